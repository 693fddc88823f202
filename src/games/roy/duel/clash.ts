import type { Options } from '#kernel/game.ts';
import type { Fighter, Pattern } from '../cards/fighter.ts';
import type { FoeId } from '../choices.ts';
import type { BlueRoll, RedRoll } from '../events.ts';
import { agreed } from '../options.ts';

/** What a musketeer brings to a duel besides his dice. */
export interface Kit {
  readonly manoeuvres: readonly Pattern[];
  readonly pistol: boolean;
  readonly armour: boolean;
}

/** What one roll comes to. */
export interface Clash {
  readonly manoeuvre: boolean;
  readonly foeManoeuvre: boolean;
  readonly hits: number; // on the adversary
  readonly wounds: number; // on the musketeer
}

export const settledBy = ({ manoeuvre, foeManoeuvre }: Clash): 'manoeuvre' | 'swords' =>
  manoeuvre || foeManoeuvre ? 'manoeuvre' : 'swords';

/** ROY.MANO.1: the dice show at least what a manoeuvre asks for. */
export const shows = ({ swords, shields, lilies }: Pattern, blue: BlueRoll): boolean =>
  blue.swords >= swords && blue.shields >= shields && blue.lilies >= lilies;

const showsAny = (patterns: readonly Pattern[], blue: BlueRoll): boolean => {
  for (let i = 0; i < patterns.length; i++) if (shows(patterns[i], blue)) return true;
  return false;
};

/** ROY.RULING.3: against Rochefort two hits count one each, unless the table counts every Sword. */
export const countsEven = (table: { readonly options: Options }, foe: FoeId): boolean =>
  foe === 'rochefort' && agreed(table, 'rochefortDoubleHit');

/**
 * ROY.DUEL.9 to ROY.DUEL.11: manoeuvres first, made by dice alone; else every Shield takes away a Sword. `even`: see
 * `countsEven`.
 */
export const clash = (
  blue: BlueRoll,
  red: RedRoll,
  round: number,
  kit: Kit,
  foe: Pick<Fighter, 'manoeuvre' | 'fixed' | 'armour' | 'pistol' | 'brutal'>,
  even: boolean,
): Clash => {
  const manoeuvre = showsAny(kit.manoeuvres, blue);
  const foeManoeuvre =
    foe.manoeuvre !== null && shows(foe.manoeuvre, { swords: red.swords, shields: red.shields, lilies: 0 });
  if (manoeuvre || foeManoeuvre)
    return { manoeuvre, foeManoeuvre, hits: manoeuvre ? 1 : 0, wounds: foeManoeuvre ? 1 : 0 };
  const first = round === 1;
  const hits = Math.max(0, blue.swords + (kit.pistol && first ? 1 : 0) - red.shields - (foe.armour ? 1 : 0));
  let wounds = Math.max(0, red.swords + (foe.pistol && first ? 1 : 0) - blue.shields - (kit.armour ? 1 : 0));
  if (wounds > 0 && foe.brutal) wounds++;
  const both = even && hits > 0 && wounds > 0;
  return { manoeuvre, foeManoeuvre, hits: both ? 1 : hits, wounds: both ? 1 : wounds };
};

/** The dice of both sides. */
interface Dice {
  readonly blue: number;
  readonly red: number;
}

/**
 * ROY.DUEL.13: a draw costs each side a die; null when nothing is left to roll (ROY.DUEL.16). A fixed result stays, and
 * meets a musketeer without dice once more (ROY.QUEST.5, ROY.QUEST.6).
 */
export const afterDraw = ({ blue, red }: Dice, fixed: Fighter['fixed']): Dice | null => {
  const left = { blue: Math.max(0, blue - 1), red: Math.max(0, red - 1) };
  if (fixed !== null) return blue === 0 ? null : left;
  return left.blue === 0 && left.red === 0 ? null : left;
};

/** Armour against the sting of Jussac: each time, or not where it has stopped a Sword already (ROY.RULING.19). */
export type StingArmour = 'none' | 'once' | 'always';

export const stingArmour = ({ kit, armourOnce }: { readonly kit: Kit; readonly armourOnce: boolean }): StingArmour => {
  if (!kit.armour) return 'none';
  return armourOnce ? 'once' : 'always';
};

/** ROY.DUEL.27, ROY.RULING.19: whether armour takes the sting. */
export const absorbsSting = (
  armour: StingArmour,
  settledBy: 'swords' | 'manoeuvre',
  blue: BlueRoll,
  red: RedRoll,
): boolean => {
  if (armour === 'none') return false;
  const spent = settledBy === 'swords' && red.swords > blue.shields;
  return armour === 'always' || !spent;
};
