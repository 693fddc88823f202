import { BLUE_DICE } from '#games/roy/cards/board.ts';
import type { Choice } from '#games/roy/choices.ts';
import type { Turn } from '#games/roy/duel/chances.ts';
import type { Odds } from '#games/roy/duel/odds/figures.ts';
import { diceAdded } from '#games/roy/facts.ts';
import type { Musketeer } from '#games/roy/names.ts';
import type { DuelTask } from '#games/roy/tasks.ts';
import { names, royWords } from '../../text/words.ts';

/** One bar: what may happen, how likely, and for whom it is good. */
export interface Row {
  readonly label: string;
  readonly chance: number;
  readonly tone: 'good' | 'even' | 'bad';
}

/** The chance that both lose blood: it is counted in the chances of either. */
export const bothOf = ({ hits, wounded, nothing }: Odds): number => Math.max(0, hits + wounded + nothing - 1);

/** Less than this would be written as nothing. */
export const SEEN = 0.005;

/** The bars of a duel; a foe with more than one life point can be hit without being beaten. */
export const rowsOf = (odds: Odds, musketeer: Musketeer, lives: number): readonly Row[] => {
  const words = royWords().scenes.odds;
  const who = names().musketeers[musketeer].name;
  return [
    ...(lives > 1 && odds.beats === 0 ? [] : [{ label: words.beats(who), chance: odds.beats, tone: 'good' } as const]),
    ...(lives > 1 ? [{ label: words.hits(who), chance: odds.hits, tone: 'good' } as const] : []),
    { label: words.wounded(who), chance: odds.wounded, tone: 'bad' },
    ...(odds.felled > 0 ? [{ label: words.felled(who), chance: odds.felled, tone: 'bad' } as const] : []),
    ...(bothOf(odds) < SEEN ? [] : [{ label: words.both, chance: bothOf(odds), tone: 'even' } as const]),
    { label: words.nothing, chance: odds.nothing, tone: 'even' },
  ];
};

/** The bars of a die rolled again, face by face. */
export const rowOfTurn = ({ face, chance, clash }: Turn): Row => {
  const words = royWords().scenes.odds.turns;
  const name = names().faces[face].name;
  const { manoeuvre, foeManoeuvre, hits, wounds } = clash;
  if (hits > 0 && wounds > 0) return { label: words.both(name), chance, tone: 'even' };
  if (manoeuvre) return { label: words.thrust(name), chance, tone: 'good' };
  if (foeManoeuvre) return { label: words.foeThrust(name), chance, tone: 'bad' };
  if (hits > 0) return { label: words.hits(name), chance, tone: 'good' };
  return wounds > 0
    ? { label: words.wounds(name), chance, tone: 'bad' }
    : { label: words.draw(name), chance, tone: 'even' };
};

/** What the odds are of: the dice in hand, the dice on the table, or one of them rolled again. */
export const titleOf = (task: DuelTask, aim: Choice): string => {
  const words = royWords().scenes.odds;
  switch (aim.kind) {
    case 'reroll':
      return words.again(names().faces[aim.face].a);
    case 'pass':
      return words.stands;
    default:
      return words.dice(royWords().man.blueDice(Math.min(BLUE_DICE, task.blue + diceAdded(aim))));
  }
};

export const inPercent = (language: string, chance: number): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(chance);
