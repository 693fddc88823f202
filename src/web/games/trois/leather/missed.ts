import { isPlace, laneOf, type Space } from '#games/trois/board/board.ts';
import type { View } from '#games/trois/view.ts';
import type { Barred, Seat } from '#kernel/game.ts';
import type { Words } from '../text/words.ts';

type Word = keyof Words['missed'];

interface Missed {
  readonly thing: string;
  readonly word: Word;
  /** Where a rider might reach for it. */
  readonly near: (at: Space, view: View) => boolean;
}

const isOn = (lane: string) => (at: Space) => !isPlace(at) && laneOf(at) === lane;
const atLouvre = (at: Space) => at === 'BON' || at === 'QUEEN';
const isTurning = (_: Space, { turn }: View) => turn?.prompt === 'way';

/** What stands in the way matters more than what is not yet. */
const THINGS: readonly Missed[] = [
  { thing: 'roll', word: 'roll', near: () => true },
  { thing: 'castle', word: 'castle', near: isOn('EO') },
  { thing: 'way:sea', word: 'sea', near: at => at === 'CAL' || at === 'DOV' },
  { thing: 'way:public', word: 'public', near: at => atLouvre(at) || isOn('PW')(at) },
  { thing: 'way:stairs', word: 'stairs', near: atLouvre },
  { thing: 'way:road', word: 'road', near: at => at === 'BON' },
  { thing: 'way:france', word: 'france', near: at => at === 'CAL' },
  { thing: 'way:shortcut', word: 'shortcut', near: at => at === 'DOV' || isOn('EO')(at) },
  { thing: 'stop', word: 'stop', near: isTurning },
  { thing: 'back', word: 'back', near: isOn('FR') },
  { thing: 'one', word: 'one', near: (_, { turn }) => turn?.prompt === 'start' },
];
const MOST = 3;
/** Questions about a card or a hand leave no wish to ride open. */
const RIDING: readonly string[] = ['start', 'rolled', 'way', 'gate', 'port'];

/** The refusals worth a place on the leather; the others are said where their things lie. */
export const missedOf = (view: View, seat: Seat, barred: readonly Barred[]): readonly Missed[] => {
  if (!RIDING.includes(view.turn?.prompt ?? '')) return [];
  const { at } = view.musketeers[seat];
  const found = THINGS.filter(({ thing, near }) => near(at, view) && barred.some(each => each.thing === thing));
  return found.slice(0, MOST);
};
