import { isPlace, type Lane, laneOf, type Space } from '#games/trois/board/board.ts';
import type { Choice } from '#games/trois/choices.ts';
import type { View } from '#games/trois/view.ts';
import type { Barred, Seat } from '#kernel/game.ts';
import { same } from '#kernel/journal.ts';
import type { Words } from '../text/words.ts';

interface Wish {
  readonly choice: Choice;
  readonly word: keyof Words['refused'];
  /** Where a rider might think of it. */
  readonly near: (at: Space, view: View) => boolean;
}

const isOn = (lane: Lane) => (at: Space) => !isPlace(at) && laneOf(at) === lane;
const atLouvre = (at: Space) => at === 'BON' || at === 'QUEEN';
const isTurning = (_: Space, { turn }: View) => turn?.prompt === 'way';

/** What stands in the way matters more than what is not yet. */
const WISHES: readonly Wish[] = [
  { choice: { kind: 'roll' }, word: 'roll', near: () => true },
  { choice: { kind: 'enter', place: 'BUCK' }, word: 'castle', near: isOn('EO') },
  { choice: { kind: 'way', way: 'sea' }, word: 'sea', near: at => at === 'CAL' || at === 'DOV' },
  { choice: { kind: 'way', way: 'public' }, word: 'public', near: at => atLouvre(at) || isOn('PW')(at) },
  { choice: { kind: 'way', way: 'stairs' }, word: 'stairs', near: atLouvre },
  { choice: { kind: 'way', way: 'road' }, word: 'road', near: at => at === 'BON' },
  { choice: { kind: 'way', way: 'france' }, word: 'france', near: at => at === 'CAL' },
  { choice: { kind: 'way', way: 'shortcut' }, word: 'shortcut', near: at => at === 'DOV' || isOn('EO')(at) },
  { choice: { kind: 'stop' }, word: 'stop', near: isTurning },
  { choice: { kind: 'back' }, word: 'back', near: isOn('FR') },
  { choice: { kind: 'one' }, word: 'one', near: (_, { turn }) => turn?.prompt === 'start' },
];
const MOST = 3;
/** Questions about a card or a hand leave no wish to ride open. */
const RIDING: readonly string[] = ['start', 'rolled', 'way', 'gate', 'port'];

/** The refusals worth a place on the action panel; the others are said where their things lie. */
export const nearRefusals = (view: View, seat: Seat, barred: readonly Barred[]): readonly Wish[] => {
  if (!RIDING.includes(view.turn?.prompt ?? '')) return [];
  const { at } = view.musketeers[seat];
  const found = WISHES.filter(({ choice, near }) => near(at, view) && barred.some(each => same(each.choice, choice)));
  return found.slice(0, MOST);
};
