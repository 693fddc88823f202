import type { Seat } from '#kernel/game.ts';
import { FOES, isNamed } from '../cards/foes.ts';
import { type FightToken, TOKENS } from '../cards/tokens.ts';
import { clash, countsEven } from '../duel/clash.ts';
import { kitOf } from '../duel/fighters.ts';
import {
  BLUE_FACES,
  BLUE_ROLLS,
  type Chance,
  RED_FACES,
  RED_ROLLS,
  rerolled,
  rerolledRed,
} from '../duel/odds/rolls.ts';
import type { BlueRoll, Event, RedRoll } from '../events.ts';
import { MUSKETEERS } from '../names.ts';
import type { State } from '../state.ts';

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;

/** A duel with its latest roll on the table. */
export interface Bout {
  readonly seat: Seat;
  readonly blue: BlueRoll;
  readonly red: RedRoll;
  /** The red side is printed, not rolled (ROY.QUEST.4). */
  readonly fixed: boolean;
  /** What a roll comes to: hits less wounds. */
  readonly worth: (blue: BlueRoll, red: RedRoll) => number;
}

/** What a throw changed, against all it could have changed. */
export interface Swing {
  readonly got: number;
  readonly mean: number;
  readonly variance: number;
}

const swingOf = (got: number, values: readonly Chance<number>[]): Swing => {
  const mean = values.reduce((sum, { shows, chance }) => sum + chance * shows, 0);
  return { got, mean, variance: values.reduce((sum, { shows, chance }) => sum + chance * (shows - mean) ** 2, 0) };
};

/** ROY.DUEL.9 to ROY.DUEL.11: a roll as it fell, before anybody rerolls. `token` lies behind a foe of the Quest. */
export const boutOf = (state: State, { who, foe, round, blue, red }: Of<'rolled'>, token: FightToken | null): Bout => {
  const man = state.men.find(each => each.who === who);
  if (man === undefined) throw new Error(`${who} is not in this match`);
  const kit = kitOf(man);
  const fighter = isNamed(foe) ? FOES[foe] : TOKENS[token ?? 'snare'].fighter;
  const even = countsEven(state, foe);
  return {
    seat: man.seat,
    blue,
    red,
    fixed: fighter.fixed !== null,
    worth(his, its) {
      const { hits, wounds } = clash(his, its, round, kit, fighter, even);
      return hits - wounds;
    },
  };
};

/** The whole roll against every roll these dice could have shown. */
export const swingOfRoll = ({ blue, red, fixed, worth }: Bout): Swing => {
  const reds = fixed ? [{ shows: red, chance: 1 }] : RED_ROLLS[red.swords + red.shields];
  const values = BLUE_ROLLS[blue.swords + blue.shields + blue.lilies].flatMap(his =>
    reds.map(its => ({ shows: worth(his.shows, its.shows), chance: his.chance * its.chance })),
  );
  return swingOf(worth(blue, red), values);
};

export const isBlue = ({ by }: Of<'rerolled'>): boolean => (MUSKETEERS as readonly string[]).includes(by);

/** ROY.EQUIP.12, ROY.CARD.10: which die is rolled again is a choice, what it shows then is not. */
export const swingOfReroll = (bout: Bout, event: Of<'rerolled'>): { readonly bout: Bout; readonly swing: Swing } => {
  const { blue, red, worth } = bout;
  const before = worth(blue, red);
  const after = (to: Of<'rerolled'>['to']): Bout => {
    if (isBlue(event)) return { ...bout, blue: rerolled(blue, event.from, to) };
    // Red dice have no lilies.
    if (event.from === 'lily' || to === 'lily') return bout;
    return { ...bout, red: rerolledRed(red, event.from, to) };
  };
  const change = ({ blue: his, red: its }: Bout): number => worth(his, its) - before;
  const now = after(event.to);
  const values = (isBlue(event) ? BLUE_FACES : RED_FACES).map(({ shows, chance }) => ({
    shows: change(after(shows)),
    chance,
  }));
  return { bout: now, swing: swingOf(change(now), values) };
};
