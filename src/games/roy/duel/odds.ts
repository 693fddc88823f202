import { BLUE_DICE, type BlueFace, type RedFace } from '../cards/board.ts';
import type { Fighter } from '../cards/fighter.ts';
import type { FightToken } from '../cards/tokens.ts';
import type { BlueRoll, RedRoll } from '../events.ts';
import { agreed } from '../options.ts';
import type { Man, State } from '../state.ts';
import type { DuelTask } from '../tasks.ts';
import { absorbsSting, afterDraw, type Clash, clash, countsEven, type Kit, settledBy, stingArmour } from './clash.ts';
import { type Field, fighterOf, kitOf, lifeOf } from './fighters.ts';
import { addOdds, isBetter, noOdds, type Odds } from './odds/figures.ts';
import { BLUE_FACES, BLUE_ROLLS, RED_FACES, RED_ROLLS, rerolled, rerolledRed } from './odds/rolls.ts';

// A duel (ROY.DUEL.8, ROY.DUEL.10, ROY.DUEL.13) reckoned instead of rolled: every roll by its chance, every round after a
// draw by what it comes to. Nothing is sampled. The blade and Cahusac's reroll are used by whoever has them as well as can be.

/** Who meets whom, apart from the number of dice. */
export interface Bout {
  readonly kit: Kit;
  /** He has a Toledo blade. */
  readonly blade: boolean;
  /** What he has left; Infinity counts every wound, also those he could not take any more. */
  readonly life: number;
  readonly foe: Fighter;
  /** What it has left. */
  readonly foeLife: number;
  /** Two hits count one each: Rochefort, unless the table counts every Sword (ROY.RULING.3). */
  readonly even: boolean;
  /** The table option jussacArmourOnce (ROY.RULING.19). */
  readonly armourOnce: boolean;
}

/** The meeting of a musketeer with a foe, as far as can be seen; `unknown` as in `fighterOf`. */
export const boutOf = (
  field: Field & Pick<State, 'options'>,
  man: Man,
  { foe, space }: Pick<DuelTask, 'foe' | 'space'>,
  unknown?: FightToken,
): Bout => ({
  kit: kitOf(man),
  blade: man.gear.includes('blade'),
  life: man.life,
  foe: fighterOf(field, foe, space, unknown),
  foeLife: lifeOf(field, foe),
  even: countsEven(field, foe),
  armourOnce: agreed(field, 'jussacArmourOnce'),
});

/** A duel before one of its rolls. */
interface Position {
  readonly blue: number;
  readonly red: number;
  readonly round: number; // 1, or 2 for all that follow
  readonly blade: boolean; // still unused
  readonly foeRerolls: boolean; // it still may
}

/** A bout with the positions reckoned so far. */
interface Book {
  readonly bout: Bout;
  readonly known: Map<number, Odds>;
}

/** ROY.DUEL.8 to ROY.DUEL.13, from the throw on. */
const oddsAt = (book: Book, at: Position): Odds => {
  const key = (at.blue * 8 + at.red) * 8 + (at.round === 1 ? 4 : 0) + (at.blade ? 2 : 0) + (at.foeRerolls ? 1 : 0);
  const known = book.known.get(key);
  if (known !== undefined) return known;
  const { fixed } = book.bout.foe;
  const reds = fixed === null ? RED_ROLLS[at.red] : [{ shows: fixed, chance: 1 }];
  const sum = noOdds();
  for (const blue of BLUE_ROLLS[at.blue])
    for (const red of reds) addOdds(sum, foeReroll(book, at, blue.shows, red.shows).odds, blue.chance * red.chance);
  book.known.set(key, sum);
  return sum;
};

interface Reroll<Face> {
  readonly face: Face | null; // null: the roll is left as it is
  readonly odds: Odds;
}

/** ROY.CARD.10: Milady leaves the roll, or rerolls the face that is worst for the musketeer. */
const foeReroll = (book: Book, at: Position, blue: BlueRoll, red: RedRoll): Reroll<RedFace> => {
  let worst: Reroll<RedFace> = { face: null, odds: bladeReroll(book, at, blue, red).odds };
  if (!at.foeRerolls || at.red === 0) return worst;
  const then = { ...at, foeRerolls: false };
  for (const { shows: face } of RED_FACES) {
    if ((face === 'sword' ? red.swords : red.shields) === 0) continue;
    const odds = noOdds();
    for (const { shows, chance } of RED_FACES)
      addOdds(odds, bladeReroll(book, then, blue, rerolledRed(red, face, shows)).odds, chance);
    if (isBetter(worst.odds, odds)) worst = { face, odds };
  }
  return worst;
};

const COUNTED = { sword: 'swords', shield: 'shields', lily: 'lilies' } as const;

/** ROY.EQUIP.12: the musketeer keeps his blade for later, or rerolls the face that is best for him. */
const bladeReroll = (book: Book, at: Position, blue: BlueRoll, red: RedRoll): Reroll<BlueFace> => {
  let best: Reroll<BlueFace> = { face: null, odds: judged(book, at, blue, red) };
  if (!at.blade || at.blue === 0) return best;
  const then = { ...at, blade: false };
  for (const { shows: face } of BLUE_FACES) {
    if (blue[COUNTED[face]] === 0) continue;
    const odds = noOdds();
    for (const { shows, chance } of BLUE_FACES)
      addOdds(odds, judged(book, then, rerolled(blue, face, shows), red), chance);
    if (isBetter(odds, best.odds)) best = { face, odds };
  }
  return best;
};

/** ROY.DUEL.9 to ROY.DUEL.16: blood, an end without any, or a draw. */
const judged = (book: Book, at: Position, blue: BlueRoll, red: RedRoll): Odds => {
  const { kit, foe, even } = book.bout;
  const result = clash(blue, red, at.round, kit, foe, even);
  if (result.hits > 0 || result.wounds > 0) return ended(book.bout, result, blue, red);
  const left = afterDraw(at, foe.fixed);
  if (left === null) return ended(book.bout, result, blue, red);
  return oddsAt(book, { ...at, ...left, round: 2 });
};

/** ROY.DUEL.25, ROY.GEN.8: what the end of a duel comes to. */
export const ended = (bout: Bout, result: Clash, blue: BlueRoll, red: RedRoll): Odds => {
  const { foe, foeLife, life } = bout;
  const { hits, wounds } = result;
  const stung = foe.stings && !absorbsSting(stingArmour(bout), settledBy(result), blue, red);
  const lost = Math.min(life, wounds + (stung ? 1 : 0));
  return {
    beats: hits >= foeLife ? 1 : 0,
    hits: hits > 0 ? 1 : 0,
    wounded: lost > 0 ? 1 : 0,
    nothing: hits === 0 && lost === 0 ? 1 : 0,
    meanWounds: lost,
    felled: lost === life ? 1 : 0,
  };
};

/** More bouts than a match meets; beyond them the memory starts anew. */
const REMEMBERED = 4096;
const books = new Map<string, Book>();

const bits = (...flags: readonly boolean[]): number => flags.reduce((sum, flag) => 2 * sum + (flag ? 1 : 0), 1);

const faces = (pattern: Partial<BlueRoll> | null): string =>
  pattern === null ? '' : `${pattern.swords}${pattern.shields}${pattern.lilies ?? ''}`;

const keyOf = ({ kit, blade, life, foe, foeLife, even, armourOnce }: Bout): string => {
  const his = bits(kit.pistol, kit.armour, blade, even, armourOnce);
  const its = bits(foe.armour, foe.pistol, foe.brutal, foe.rerolls, foe.stings);
  return `${kit.manoeuvres.map(faces).join('+')},${his},${life},${foe.dice},${faces(foe.fixed)},${faces(foe.manoeuvre)},${its},${foeLife}`;
};

// A memory of a pure function: it changes how fast an answer comes, never which.
const bookOf = (bout: Bout): Book => {
  const key = keyOf(bout);
  const found = books.get(key);
  if (found !== undefined) return found;
  if (books.size >= REMEMBERED) books.clear();
  const book: Book = { bout, known: new Map() };
  books.set(key, book);
  return book;
};

/** The odds of a duel begun with so many blue dice, cards included. */
export const odds = (bout: Bout, dice: number): Odds =>
  oddsAt(bookOf(bout), {
    blue: dice,
    red: bout.foe.dice,
    round: 1,
    blade: bout.blade,
    foeRerolls: bout.foe.rerolls,
  });

/** The odds with one more die; null once there are six (ROY.DUEL.4). */
export const withOneMore = (bout: Bout, dice: number): Odds | null => (dice >= BLUE_DICE ? null : odds(bout, dice + 1));

/** A duel with a roll on the table. */
export type Rolled = Pick<
  DuelTask,
  'blue' | 'red' | 'round' | 'bladeUsed' | 'foeRerolled' | 'swords' | 'shields' | 'lilies' | 'redSwords' | 'redShields'
>;

const positionOf = ({ blade, foe }: Bout, { blue, red, round, bladeUsed, foeRerolled }: Rolled): Position => ({
  blue,
  red,
  round: Math.min(2, round),
  blade: blade && !bladeUsed,
  foeRerolls: foe.rerolls && !foeRerolled,
});

/** Which of his dice to reroll with the blade now; null: none. */
export const bladeAdvice = (bout: Bout, at: Rolled): BlueFace | null => {
  const { swords, shields, lilies, redSwords, redShields } = at;
  const red = { swords: redSwords, shields: redShields };
  return bladeReroll(bookOf(bout), positionOf(bout, at), { swords, shields, lilies }, red).face;
};

/** Which die Milady rerolls for an adversary that may; null: none. */
export const foeRerollAdvice = (bout: Bout, at: Rolled): RedFace | null => {
  const { swords, shields, lilies, redSwords, redShields } = at;
  const red = { swords: redSwords, shields: redShields };
  return foeReroll(bookOf(bout), positionOf(bout, at), { swords, shields, lilies }, red).face;
};
