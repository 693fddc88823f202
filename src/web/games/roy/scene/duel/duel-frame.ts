import { type Card, combatDice } from '#games/roy/cards/adventure.ts';
import { BLUE_DICE, type BlueFace, type RedFace } from '#games/roy/cards/board.ts';
import type { Fighter } from '#games/roy/cards/fighter.ts';
import { SHEETS } from '#games/roy/cards/musketeers.ts';
import { type FightToken, TOKENS } from '#games/roy/cards/tokens.ts';
import type { FoeId } from '#games/roy/choices.ts';
import type { Clash, Kit } from '#games/roy/duel/clash.ts';
import type { BlueRoll, Event, RedRoll } from '#games/roy/events.ts';
import { diceLie, fighterBehind, isFaceDown, kitOf, lifeOf, tokenOf } from '#games/roy/facts.ts';
import { MUSKETEERS, type Musketeer, type Place } from '#games/roy/names.ts';
import type { Man } from '#games/roy/state.ts';
import type { DuelTask } from '#games/roy/tasks.ts';
import type { View } from '#games/roy/view.ts';
import { blueDice, redDice } from '../dice/rolls.ts';

/** A duel as it is before the eyes: a picture of it is drawn from this alone. */
export interface DuelFrame {
  readonly kind: 'duel';
  readonly who: Musketeer;
  readonly place: Place;
  readonly kit: Kit;
  readonly blade: boolean;
  readonly life: number;
  readonly foe: FoeId;
  readonly token: FightToken | null;
  /** Null while its token lies face down. */
  readonly fighter: Fighter | null;
  readonly foeLife: number;
  /** Blue dice of the coming roll, or of the one on the table. */
  readonly dice: number;
  /** Red dice; what a printed result shows counts as none. */
  readonly red: number;
  /** Which roll it is, from 1. */
  readonly round: number;
  /** The cards that gave dice; null where only their dice are known any more. */
  readonly cards: readonly Card[] | null;
  /** The dice on the table; none before the first roll. */
  readonly blue: readonly BlueFace[];
  readonly reds: readonly RedFace[];
  /** Grows with every roll that was seen: dice of another roll tumble anew. */
  readonly throws: number;
  /** The die that was last rolled again. */
  readonly again: { readonly side: 'blue' | 'red'; readonly at: number } | null;
  /** What the roll has come to, once it is judged. */
  readonly clash: Clash | null;
  /** How it ended: the sentences that tell it. */
  readonly end: readonly Event[] | null;
}

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;

/** Life points a fighter has when he is unhurt. */
export const mostOf = ({ fighter }: Pick<DuelFrame, 'fighter'>): number => fighter?.life ?? 1;

const facesOf = (roll: BlueRoll): readonly BlueFace[] => blueDice(roll).faces;
const redFacesOf = (roll: RedRoll): readonly RedFace[] => redDice(roll).faces as readonly RedFace[];

/**
 * The cards of this duel lie last on the discard pile, as many as make up his dice. On the road Epic tokens may have
 * given some of them, and nobody can tell which any more.
 */
const cardsOf = (view: View, { who }: Man, task: DuelTask): readonly Card[] | null => {
  let added = task.blue + task.round - 1 - SHEETS[who].dice;
  if (task.foe === 'road' && task.stage !== 'commit' && added > 0) return null;
  const cards: Card[] = [];
  for (let at = view.discard.length - 1; at >= 0 && added > 0; at--) {
    cards.unshift(view.discard[at]);
    added -= combatDice(view.discard[at]);
  }
  return cards;
};

const opened = (view: View, man: Man, foe: FoeId, token: FightToken | null): DuelFrame => {
  const fighter = fighterBehind(foe, token);
  return {
    kind: 'duel',
    who: man.who,
    place: man.place,
    kit: kitOf(man),
    blade: man.gear.includes('blade'),
    life: man.life,
    foe,
    token,
    fighter,
    foeLife: lifeOf(view, foe),
    dice: SHEETS[man.who].dice,
    red: fighter?.dice ?? 0,
    round: 1,
    cards: [],
    blue: [],
    reds: [],
    throws: 0,
    again: null,
    clash: null,
    end: null,
  };
};

/** A duel under way, by the view alone. */
export const duelUnderWay = (view: View, task: DuelTask): DuelFrame => {
  const man = view.men[task.man];
  const frame = opened(view, man, task.foe, isFaceDown(view, task) ? null : tokenOf(view, task.foe, task.space));
  const lies = diceLie(task);
  return {
    ...frame,
    dice: task.blue,
    red: task.round > 1 || lies ? task.red : frame.red,
    round: task.round,
    cards: cardsOf(view, man, task),
    blue: lies ? facesOf(task) : [],
    reds: lies ? redFacesOf({ swords: task.redSwords, shields: task.redShields }) : [],
  };
};

/** A duel that begins before the eyes. */
export const duelBegins = (view: View, { who, foe, token }: Of<'duel'>): DuelFrame | null => {
  const man = view.men.find(each => each.who === who);
  return man === undefined ? null : opened(view, man, foe, token);
};

const rolled = (frame: DuelFrame, { blue, red, round }: Of<'rolled'>): DuelFrame => {
  const [blues, reds] = [facesOf(blue), redFacesOf(red)];
  return {
    ...frame,
    round,
    blue: blues,
    reds,
    dice: blues.length,
    red: frame.fighter?.fixed ? 0 : reds.length,
    throws: frame.throws + 1,
    again: null,
    clash: null,
  };
};

const replaced = <Face>(faces: readonly Face[], at: number, face: Face): readonly Face[] =>
  faces.map((each, i) => (i === at ? face : each));

/** Among equal red dice the one is taken that leaves them in order: the same picture is then drawn by the view alone. */
const rerolled = (frame: DuelFrame, { by, from, to }: Of<'rerolled'>): DuelFrame => {
  if ((MUSKETEERS as readonly string[]).includes(by)) {
    const at = frame.blue.lastIndexOf(from);
    return { ...frame, blue: replaced(frame.blue, at, to), again: { side: 'blue', at }, throws: frame.throws + 1 };
  }
  const at = from === 'sword' ? frame.reds.lastIndexOf('sword') : frame.reds.indexOf('shield');
  const reds = replaced(frame.reds, at, to as RedFace);
  return { ...frame, reds, again: { side: 'red', at }, throws: frame.throws + 1 };
};

/** A duel after one more event of it. */
export const duelAfter = (frame: DuelFrame, event: Event): DuelFrame => {
  if (frame.end !== null) return { ...frame, end: [...frame.end, event], ...hurt(frame, event) };
  switch (event.kind) {
    case 'committed': {
      const dice = frame.dice + (event.ability ? 1 : combatDice(event.card));
      return { ...frame, cards: [...(frame.cards ?? []), event.card], dice: Math.min(BLUE_DICE, dice) };
    }
    case 'epic-die':
      return { ...frame, dice: Math.min(BLUE_DICE, frame.dice + event.epics) };
    case 'turned-up': {
      if (event.space >= 0 || event.token === 'decoy') return frame;
      const fighter = TOKENS[event.token].fighter;
      return { ...frame, token: event.token, fighter, red: fighter.dice };
    }
    case 'rolled':
      return rolled(frame, event);
    case 'rerolled':
      return rerolled(frame, event);
    case 'clash': {
      const { manoeuvre, foeManoeuvre, hits, wounds } = event;
      return { ...frame, clash: { manoeuvre, foeManoeuvre, hits, wounds } };
    }
    case 'wounded':
      return { ...frame, ...hurt(frame, event) };
    case 'duel-over':
      return { ...frame, foeLife: event.life, end: [event] };
    case 'snare':
      return { ...frame, end: [event] };
    default:
      return frame;
  }
};

const hurt = (frame: DuelFrame, event: Event): Partial<DuelFrame> =>
  event.kind === 'wounded' && event.who === frame.who ? { life: event.life } : {};
