import { keepsTheLaws } from '#kernel/laws.testing.ts';
import { isPlace, laneOf, type Space, TRAP } from '../board/board.ts';
import { toGo } from '../board/route.ts';
import { BOTTE_IDS } from '../cards/bottes.ts';
import { HAND_LIMIT } from '../cards/hand.ts';
import { GAZETTE_IDS } from '../cards/news.ts';
import { ORDERS } from '../cards/piles.ts';
import { trois } from '../game.ts';
import { redealHidden } from '../redeal-hidden.testing.ts';
import type { State } from '../state.ts';

const cardsOf = ({ piles, musketeers, turn, gazette, gazettes }: State): string[] => {
  const cards: (string | null)[] = [gazette, turn?.card ?? null];
  for (const pile of [gazettes, ...Object.values(piles)]) for (const { card } of pile) cards.push(card);
  for (const { skipCard, hold, oneDie, bottes } of musketeers)
    cards.push(skipCard, hold?.card ?? null, oneDie, ...bottes.map(each => each.card));
  return cards.filter(card => card !== null);
};

const ALL: ReadonlySet<string> = new Set([...GAZETTE_IDS, ...Object.keys(ORDERS), ...BOTTE_IDS]);
const isWhole = (cards: readonly string[]): boolean =>
  cards.length === ALL.size && new Set(cards).size === ALL.size && cards.every(card => ALL.has(card));

/** TRO.11: squares hold one musketeer, but for the trapped rider while studs lie there and those left over from then. */
const crowded = ({ musketeers, turn }: State): Space[] => {
  const riding = turn !== null && turn.points > 0 ? turn.seat : null;
  const squares = musketeers.flatMap(({ at }, seat) => (seat === riding || isPlace(at) || at === TRAP ? [] : [at]));
  return squares.filter((at, place) => squares.indexOf(at) !== place);
};

/** Nobody rides back for studs on the ground, so he who left them there must still be behind them, or wait on them. */
const isLost = ({ studs, musketeers }: State): boolean => {
  if (studs.where !== 'square' || studs.at === TRAP) return false;
  const { at, leg, skip } = musketeers[studs.by];
  return at === studs.at ? skip === 0 : toGo(at, leg) <= toGo(studs.at, 5) || (!isPlace(at) && laneOf(at) === 'SP');
};

/** Every card is somewhere, once; nobody is where his leg does not lead; the carrier is on his way home. */
const violations = (state: State): string[] => {
  const { musketeers, studs, turn, phase } = state;
  const faults: string[] = [];
  if (!isWhole(cardsOf(state))) faults.push('a card is missing or in two places');
  for (const { at, leg, bottes, skip, skipCard } of musketeers) {
    if (!(toGo(at, leg) >= 0)) faults.push(`${at} is not on leg ${leg}`);
    if (bottes.length > HAND_LIMIT && turn?.prompt !== 'limit') faults.push('a hand is too large');
    if (skip > 0 !== (skipCard !== null)) faults.push('a wait without a card, or a card without a wait');
  }
  if (studs.where === 'rider' && musketeers[studs.seat].leg !== 5) faults.push('the carrier is not on his way home');
  if (studs.where === 'square' && isPlace(studs.at)) faults.push('the studs lie in a place');
  if (isLost(state)) faults.push('nobody can fetch the studs any more');
  if ((studs.where !== 'buckingham') !== state.given) faults.push('given away or not?');
  if ((phase === 'ride') !== (turn !== null)) faults.push('a turn is under way just while they ride');
  for (const square of crowded(state)) faults.push(`two musketeers on ${square}`);
  return faults;
};

keepsTheLaws(trois, { options: [{}], violations, redealHidden, longest: 3000 });
