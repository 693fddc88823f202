import { readOptions } from '#kernel/game.ts';
import type { Rng } from '#kernel/rng.ts';
import { type Card, sortedHand } from '../../cards/adventure.ts';
import { ADVERSARIES, isAdversary } from '../../cards/adversaries.ts';
import { BLUE_DICE, ROCHEFORT } from '../../cards/board.ts';
import { SHEETS } from '../../cards/musketeers.ts';
import type { FightToken } from '../../cards/tokens.ts';
import { ABILITY, type Choice, COMMIT, DONE, EPIC, PASS, REROLL, TOLL } from '../../choices.ts';
import type { Event } from '../../events.ts';
import { roy } from '../../game.ts';
import { type Place, SKILLS } from '../../names.ts';
import { settle } from '../../questions/index.ts';
import { startManAt } from '../../questions/setup/cast.ts';
import { clone, MILADY, type Quest, type State } from '../../state.ts';
import type { DuelTask, Task } from '../../tasks.ts';
import { beginDuel } from '../begin.ts';
import { type Bout, bladeAdvice, boutOf, foeRerollAdvice, odds } from '../odds.ts';
import { FIGURES, type Odds } from './figures.ts';
import type { Pairing } from './pairings.ts';

// The odds held against duels that the engine plays, each side as the odds suppose.

const SEAT = 1;
/** Given up for Aramis' ability and as a toll. */
const SPARE: Card = 'erudition';

const handOf = ({ singles, doubles, ability, foe }: Pairing): readonly Card[] => [
  ...new Array<Card>(singles).fill('single'),
  ...new Array<Card>(doubles).fill('double'),
  ...new Array<Card>((ability ? 1 : 0) + (isAdversary(foe) && ADVERSARIES[foe].toll ? 1 : 0)).fill(SPARE),
];

const placeOf = ({ foe }: Pairing): Place => {
  if (foe === 'jailer') return 'bastille';
  return isAdversary(foe) || foe === 'guard' || foe === 'rochefort' ? 'paris' : 'quest';
};

const questOf = ({ foe }: Pairing, token: FightToken): Quest => {
  switch (foe) {
    case 'wardes':
      return { board: 2, won: SKILLS };
    case 'road':
      return { board: 3, tokens: [token, 'two', 'two'], beaten: 0, up: false };
    case 'first':
    case 'second': {
      const fighters = Array.from({ length: 8 }, (): FightToken => token);
      return { board: 4, challenges: SKILLS, fighters, at: 0, beaten: [false, false] };
    }
    default:
      return { board: 1, spaces: Array.from({ length: 12 }, () => ({ token, up: true })) };
  }
};

/** Milady is asked this for ever: nothing goes on behind the duel, nor behind an action that Rochefort takes away. */
const WAITS: Task = { kind: 'destination', told: false };

/** A match in which nothing but this duel is about to happen. */
export const stageFor = (pairing: Pairing, rng: Rng): State => {
  const { who, foe, token, gear, improved, life, foeLife, epics } = pairing;
  const { options, wrong } = readOptions(roy.options, pairing.options);
  if (options === null) throw new Error(`no such option or value: ${wrong}`);
  const state = roy.setup(5, options, rng, null);
  const man = { ...startManAt(who, SEAT), place: placeOf(pairing), gear, improved, life: life ?? SHEETS[who].life };
  state.phase = 'musketeers';
  state.men = [{ ...man, turn: 'acting' }];
  state.hands[SEAT] = sortedHand(handOf(pairing));
  state.epics = epics;
  state.quest = questOf(pairing, token ?? 'two');
  const foes = isAdversary(foe) ? [{ id: foe, life: foeLife ?? ADVERSARIES[foe].life }] : [];
  state.paris = { card: foe === 'guard' ? 'duels' : 'abduction', won: false, foes, trap: null, nemesis: null };
  state.rochefort = foeLife ?? ROCHEFORT.life;
  state.todo = [WAITS, WAITS];
  beginDuel(state, 0, foe, foe === 'inn' ? 0 : -1, false);
  return state;
};

/** What the seat at hand does: all cards go in, the blade and the reroll as advised. */
export const choiceIn = (state: State, duel: DuelTask, bout: Bout): Choice => {
  const hand = state.hands[SEAT];
  switch (duel.stage) {
    case 'toll':
      return TOLL[SPARE];
    case 'commit':
      if (hand.includes('single')) return COMMIT.single;
      if (hand.includes(SPARE)) return ABILITY[SPARE];
      return hand.includes('double') ? COMMIT.double : DONE;
    case 'epic':
      return EPIC;
    case 'foe-reroll': {
      const face = foeRerollAdvice(bout, duel);
      return face === null ? PASS : REROLL[face];
    }
    default: {
      const face = bladeAdvice(bout, duel);
      return face === null ? PASS : REROLL[face];
    }
  }
};

/** The duel at hand; null once it is over. */
export const duelAtHand = (state: State): DuelTask | null => {
  const task = state.todo[state.todo.length - 1];
  return task.kind === 'duel' ? task : null;
};

/** The bout of the duel at hand. */
export const boutOn = (state: State): Bout => {
  const duel = duelAtHand(state);
  if (duel === null) throw new Error('nobody fights');
  return boutOf(state, state.men[duel.man], duel);
};

type Sums = Record<keyof Odds, number>;
const noSums = (): Sums => ({ beats: 0, hits: 0, wounded: 0, nothing: 0, meanWounds: 0, felled: 0 });

/** What so many duels came to: sums, and the sum of the squares of the wounds. */
interface Tally {
  duels: number;
  squares: number;
  readonly sums: Sums;
}

/** One figure of a pairing beside its simulation. */
export interface Comparison {
  readonly figure: keyof Odds;
  readonly exact: number;
  readonly simulated: number;
  /** How far apart, in standard errors. */
  readonly errors: number;
}

/** Reckoning errors, far below anything a sample can show. */
const NOTHING = 1e-9;

/** The error of a share is the binomial one, of the wounds the sample's; never less than one duel's worth. */
const compare = (reckoned: Odds, { duels, squares, sums }: Tally): readonly Comparison[] =>
  FIGURES.map(figure => {
    const exact = reckoned[figure];
    const simulated = sums[figure] / duels;
    const variance = figure === 'meanWounds' ? squares / duels - simulated ** 2 : exact * (1 - exact);
    const error = Math.max(Math.sqrt(Math.max(0, variance) / duels), 1 / duels);
    const apart = Math.abs(simulated - exact);
    return { figure, exact, simulated, errors: apart < NOTHING ? 0 : apart / error };
  });

/** A pairing to be played again and again with the dice given. */
export interface Rehearsal {
  readonly play: (duels: number) => void;
  /** All duels played so far beside the odds. */
  readonly compare: () => readonly Comparison[];
}

export const rehearse = (pairing: Pairing, rng: Rng): Rehearsal => {
  const stage = stageFor(pairing, rng);
  const bout = boutOn(stage);
  const tally: Tally = { duels: 0, squares: 0, sums: noSums() };
  let [lost, fell, foeLife] = [0, false, bout.foeLife];
  const listen = (event: Event) => {
    if (event.kind === 'wounded') lost += event.wounds;
    else if (event.kind === 'fell') fell = true;
    else if (event.kind === 'duel-over') foeLife = event.life;
  };
  const playOne = () => {
    const state = clone(stage);
    state.rng = rng; // the same dice go on from duel to duel
    [lost, fell, foeLife] = [0, false, bout.foeLife];
    settle(state, listen);
    for (let duel = duelAtHand(state); duel !== null; duel = duelAtHand(state))
      roy.apply(state, duel.stage === 'foe-reroll' ? MILADY : SEAT, choiceIn(state, duel, bout), listen);
    const { sums } = tally;
    tally.duels++;
    tally.squares += lost * lost;
    sums.meanWounds += lost;
    if (foeLife === 0) sums.beats++;
    if (foeLife < bout.foeLife) sums.hits++;
    if (lost > 0) sums.wounded++;
    if (lost === 0 && foeLife === bout.foeLife) sums.nothing++;
    if (fell) sums.felled++;
  };
  return {
    play: duels => {
      for (let i = 0; i < duels; i++) playOne();
    },
    compare: () => compare(odds(bout, diceOf(pairing)), tally),
  };
};

/** The dice a pairing's cards and tokens make. */
const diceOf = ({ who, singles, doubles, ability, epics }: Pairing): number =>
  Math.min(BLUE_DICE, SHEETS[who].dice + singles + 2 * doubles + (ability ? 1 : 0) + epics);

/** Of so many right figures all stay within this many standard errors, 19 times out of 20 at least (Bonferroni). */
export const boundFor = (figures: number): number => Math.sqrt(2 * Math.log(20 * figures));
