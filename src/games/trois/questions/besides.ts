import type { Seat } from '#kernel/game.ts';
import { type Bar, because, DUKE_ABSENT, LEGS_FIRST, NOBODY, STUDS_ON_GROUND } from '../bars.ts';
import { TRAP } from '../board/board.ts';
import { wayBar } from '../board/setting-out.ts';
import { botteBar, PLAYS } from '../bottes/bottes.ts';
import { holds } from '../cards/hand.ts';
import { type Choice, type Vain, WAYS, type Way } from '../choices.ts';
import type { Position } from '../position.ts';
import { carrierOf } from '../state.ts';
import type { TurnView } from '../view.ts';
import { backBar } from './back.ts';
import { unasked } from './question.ts';

// What a rider might reach for whatever he is asked: the ways, his Bottes, and what no rule ever offers.

export const WAY_CHOICES: { readonly [W in Way]: Choice } = {
  public: { kind: 'way', way: 'public' },
  stairs: { kind: 'way', way: 'stairs' },
  road: { kind: 'way', way: 'road' },
  sea: { kind: 'way', way: 'sea' },
  france: { kind: 'way', way: 'france' },
  shortcut: { kind: 'way', way: 'shortcut' },
};

const VAIN: readonly Vain[] = [
  { kind: 'enter', place: 'BUCK' },
  { kind: 'grab', what: 'studs' },
  { kind: 'draw', from: 'gazettes' },
  { kind: 'draw', from: 'milady' },
  { kind: 'draw', from: 'rochefort' },
  { kind: 'draw', from: 'sword' },
];

const castleBar = ({ musketeers, news }: Position, seat: Seat): Bar | null => {
  const { leg } = musketeers[seat];
  if (leg < 4) return LEGS_FIRST;
  return leg === 4 && news.buckingham === 'absent' ? DUKE_ABSENT : null;
};

const STUDS_IN_CASTLE = because('TRO.22', 'studs-in-castle');
const OVERTAKE_CARRIER = because('TRO.23', 'overtake-carrier', position => ({ seat: carrierOf(position) ?? NOBODY }));
const STUDS_IN_TRAP = because('TRO.25', 'studs-in-trap');
const studsBar = ({ studs, musketeers }: Position, seat: Seat): Bar | null => {
  if (studs.where === 'buckingham') return STUDS_IN_CASTLE;
  if (studs.where === 'rider') return studs.seat === seat ? null : OVERTAKE_CARRIER;
  if (musketeers[seat].leg !== 5) return LEGS_FIRST;
  return studs.at === TRAP ? STUDS_IN_TRAP : STUDS_ON_GROUND;
};

/** TRO.12: a ride is cut short at places, when he gets there. */
export const PLACES_ONLY = because('TRO.12', 'places-only');
const RIDE_OVER_GAZETTE = because('TRO.14', 'ride-over-gazette');
const LAND_ON_SIGN = because('TRO.13', 'land-on-sign');

/** Why not? For what a question has no word of its own. */
export const barBesides = (position: Position, turn: TurnView | null, choice: Choice, seat: Seat): Bar | null => {
  switch (choice.kind) {
    case 'botte':
      return botteBar(position, turn, choice.botte, seat);
    case 'way':
      return wayBar(position, seat, choice.way);
    case 'stop':
      return PLACES_ONLY;
    case 'back':
      return backBar(position, seat);
    case 'enter':
      return castleBar(position, seat);
    case 'grab':
      return studsBar(position, seat);
    case 'draw':
      return choice.from === 'gazettes' ? RIDE_OVER_GAZETTE : LAND_ON_SIGN;
    default:
      throw unasked(choice);
  }
};

/** Adds a wish, if it is one in vain. */
const wish = (position: Position, turn: TurnView | null, seat: Seat, choices: Choice[], choice: Choice) => {
  if (!choices.includes(choice) && barBesides(position, turn, choice, seat) !== null) choices.push(choice);
};

/** Bottes for another moment. */
const wishBottes = (position: Position, turn: TurnView | null, seat: Seat, choices: Choice[]) => {
  for (const play of PLAYS)
    if (holds(position.musketeers[seat].bottes, play.botte)) wish(position, turn, seat, choices, play);
};

/** Before the ride: no way is to be taken yet. */
export const beforeRide = (position: Position, turn: null, seat: Seat, choices: Choice[]) => {
  for (const choice of VAIN) wish(position, turn, seat, choices, choice);
  wishBottes(position, turn, seat, choices);
};

/** Where any of his Bottes can be given up, none is for another moment. */
export const besidesGiving = (position: Position, turn: TurnView, seat: Seat, choices: Choice[]) => {
  for (const way of WAYS) wish(position, turn, seat, choices, WAY_CHOICES[way]);
  for (const choice of VAIN) wish(position, turn, seat, choices, choice);
};

/** During the ride, for who is asked and who is not. */
export const besides = (position: Position, turn: TurnView, seat: Seat, choices: Choice[]) => {
  besidesGiving(position, turn, seat, choices);
  wishBottes(position, turn, seat, choices);
};
