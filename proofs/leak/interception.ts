import { PASS } from '#games/roy/choices.ts';
import type { State } from '#games/roy/state.ts';
import type { AnyGame, Options, Seat } from '#kernel/game.ts';
import { below, type Rng } from '#kernel/rng.ts';
import type { HandClock } from '#server/hand-clock.testing.ts';
import type { TableId } from '#wire/ids.ts';
import type { Pair } from './pair.ts';
import type { Secrets } from './secrets.ts';
import type { Who, World } from './side.ts';

/** How long the bot thinks in either world, in milliseconds: both are shorter than its pause. */
const THOUGHTS = [20, 390] as const;
/** Longer than the pause of a bot. */
const LOOKED_FOR = 1500;
const MOST_TRIES = 20;
const MOST_CHOICES = 400;
const MILADY: Seat = 0;
const HAND = { act: 'hand', seat: MILADY, level: 'random' } as const;
/** What Rochefort can intercept (ROY.ROCH.2). */
const ATTEMPTS: ReadonlySet<string> = new Set(['challenge', 'duel', 'search', 'hand-over', 'advance', 'passage']);

interface Seeking {
  readonly pair: Pair;
  readonly secrets: Secrets;
  readonly players: number;
  readonly options: Options;
  readonly dice: Rng;
  readonly table: TableId;
  readonly match: number;
}

const kindOf = (choice: unknown): string => (choice as { kind: string }).kind;

/** Whether Milady could strike: at any other place she can only let it pass. */
const canStrike = (game: AnyGame, state: unknown): boolean =>
  game
    .decisions(state)
    .some(({ seat, choices }) => seat === MILADY && choices.some(choice => kindOf(choice) === 'intercept'));

/** Plays until somebody attempts something that Milady is asked about; null where nobody does for long. */
const seek = ({ secrets: { game, opening }, players, options, dice }: Seeking): unknown => {
  const state = opening(players, options, below(dice, 1_000_000));
  for (let played = 0; played < MOST_CHOICES; played++) {
    const asked = game.decisions(state);
    if ((state as State).todo.at(-1)?.kind === 'intercept') return state;
    if (asked.length === 0) return null;
    const all = asked.flatMap(({ seat, choices }) => choices.map(choice => ({ seat, choice })));
    // A standing order would settle the question for good.
    const useful = all.filter(({ choice }) => kindOf(choice) !== 'standing');
    const attempts = useful.filter(({ choice }) => ATTEMPTS.has(kindOf(choice)));
    const list = attempts.length > 0 ? attempts : useful.length > 0 ? useful : all;
    const { seat, choice } = list[below(dice, list.length)];
    game.apply(state, seat, choice, null);
  }
  return null;
};

/** The same attempt with Milady where it happens, and elsewhere. */
const bothWays = ({ secrets: { game, redealHidden }, dice }: Seeking, state: unknown, observer: Who) => {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const other = redealHidden(state, observer, dice);
    if (canStrike(game, other) !== canStrike(game, state)) return [state, other];
  }
  return null;
};

const thinking = (milliseconds: number) => (time: HandClock) =>
  new Promise<unknown>(done => time.bell(milliseconds, () => done(PASS)));

/**
 * Somebody attempts something where Milady may or may not be. She lets it pass: once as a person, once as a bot that
 * takes longer to think in one world. Whoever is not Milady must see the same, at the same moment.
 */
export const lookAtInterception = async (given: Seeking): Promise<void> => {
  const options = { ...given.options, automa: 'off', rochefortMandatory: 'off' };
  const wanted = { ...given, options };
  const { pair, secrets, players, dice, table, match } = wanted;
  const state = seek(wanted);
  if (state === null) return;
  const seat = below(dice, players);
  const who = seat === MILADY ? null : seat;
  const found = bothWays(wanted, state, who);
  if (found === null) return;
  pair.counts.positions++;
  pair.counts.interceptions++;
  for (const bot of pair.sides[0].timed ? [false, true] : [false]) {
    const [first, second] = found.map(
      (each, which): World => ({
        game: secrets.game,
        players,
        options,
        host: 1,
        table,
        state: each,
        think: thinking(THOUGHTS[which]),
      }),
    );
    const eyes = who === null ? 'a spectator' : `seat ${who}`;
    await pair.begin(
      [first, second],
      who,
      `roy, match ${match}, an attempt before ${bot ? 'a bot' : 'a person'}, ${eyes}`,
    );
    await pair.both('the welcome', side => side.enter(who, null));
    await pair.both('Milady comes', side => side.enter(MILADY, null));
    if (bot) await pair.both('a bot plays for her', side => side.act(MILADY, 'milady-hands', HAND));
    const before = pair.counts.messages;
    // What the attempt comes to is a matter of dice and hands: here it counts that something comes, and when.
    if (bot) await pair.both('Milady lets it pass', side => side.clock.pass(LOOKED_FOR), 'kinds in time');
    else await pair.both('Milady lets it pass', side => side.choose(MILADY, 'milady-passes', 0, PASS), 'kinds in time');
    if (pair.counts.messages === before) throw new Error('nothing came of the attempt');
    await pair.end();
  }
};
