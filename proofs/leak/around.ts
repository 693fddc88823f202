import { type AnyGame, CLOCK, type Seat } from '#kernel/game.ts';
import { below, type Rng } from '#kernel/rng.ts';
import { type Moved, nextMove } from './next-move.ts';
import type { Pair } from './pair.ts';
import type { Who, World } from './side.ts';

/** Longer than any clock runs, a moment that was asked for included, in milliseconds. */
const TOO_LONG = 160_000;
const SECOND = 1000;

/** The two worlds, and how far the match has come in both. */
export interface Around {
  readonly pair: Pair;
  readonly worlds: readonly [World, World];
  readonly states: readonly [unknown, unknown];
  readonly observer: Who;
  readonly dice: Rng;
}

/** The seats without whose answer the match does not go on. */
const owingIn = (game: AnyGame, state: unknown): readonly Seat[] =>
  game.decisions(state).flatMap(({ seat, optional }) => (optional || seat === CLOCK ? [] : [seat]));

/** Sand that runs out meanwhile would make choices of its own. */
export const isSandRunning = (game: AnyGame, state: unknown): boolean =>
  game.decisions(state).some(({ seat }) => seat === CLOCK);

const letPass = ({ pair }: Around, milliseconds: number): void => {
  for (const side of pair.sides) side.clock.skip(milliseconds);
};

/** Somebody is reminded, asks for a moment, lets a bot play and comes back; and an end is put to the table, in vain. */
export const lookAtPatience = async (around: Around): Promise<void> => {
  const { pair, worlds, states, dice } = around;
  const { game, players, clock } = worlds[0];
  const [asked] = owingIn(game, states[0]);
  if (asked === undefined) return;
  const others = Array.from({ length: players }, (_, seat) => seat).filter(seat => seat !== asked);
  const other = others[below(dice, others.length)];
  letPass(around, 1500);
  for (const id of ['a-nudge-of-his', 'one-nudge-more'])
    await pair.both('somebody is nudged', side => side.act(other, id, { act: 'nudge', seat: asked }));
  // Where the rules answer in the end, it has to be known when.
  if (clock?.runOut.by !== 'rules')
    await pair.both('he needs a moment', side => side.act(asked, 'give-me-a-moment', { act: 'moment' }));
  letPass(around, 700);
  const hand = { act: 'hand', seat: asked, level: 'random' } as const;
  await pair.both('he lets a bot play', side => side.act(asked, 'play-on-for-me', hand));
  letPass(around, 300);
  await pair.both('and plays again', side => side.act(asked, 'i-play-again', { act: 'return' }));
  pair.counts.seats += 2;
  const end = { act: 'move', about: { what: 'end' } } as const;
  await pair.both('somebody wants to end it', side => side.act(asked, 'let-us-end-it', end));
  for (const [at, seat] of others.entries())
    await pair.both(`seat ${seat} has a word about that`, side =>
      side.act(seat, `the-end-for-${seat}`, { act: 'vote', agreed: at < others.length - 1 }),
    );
};

/** Everybody who is waited for lets his time run out: a bot would play on, and he comes back. */
const untilBotsPlay = async ({ pair, worlds, states }: Around): Promise<void> => {
  const owing = owingIn(worlds[0].game, states[0]);
  await pair.both('their time runs out', side => side.clock.pass(TOO_LONG), 'bytes in time');
  for (const seat of owing)
    await pair.both(`seat ${seat} is back`, side => side.act(seat, `back-in-time-${seat}`, { act: 'return' }));
  pair.counts.clocks += owing.length;
  pair.counts.seats += 2 * owing.length;
};

/** What those who are waited for choose, one after the other; null where that would show which world it is. */
const answersOf = ({ worlds, states, observer, dice }: Around): readonly Moved[] | null => {
  const { game } = worlds[0];
  const moves: Moved[] = [];
  for (const seat of [...owingIn(game, states[0])].sort((a, b) => a - b)) {
    const now = moves.at(-1)?.states ?? states;
    // What one answers may settle it for the others.
    const move = owingIn(game, now[0]).includes(seat) ? nextMove(game, now, observer, dice, seat) : null;
    if (move === null) return null;
    moves.push(move);
  }
  return moves.length === 0 ? null : moves;
};

/** The rules answer for all who are waited for; nothing where they would show which world it is. */
const untilRulesAnswer = async (around: Around, silence: Silence): Promise<readonly Moved[]> => {
  const { pair } = around;
  const moves = answersOf(around);
  if (moves === null) return [];
  silence.answers = moves;
  const isOver = () => silence.given.size === 2 * moves.length;
  for (let waited = 0; !isOver() && waited < TOO_LONG; waited += SECOND)
    await pair.both('the rules answer', side => side.clock.pass(SECOND), 'bytes in time');
  if (!isOver()) throw new Error('not every clock has run out');
  pair.counts.clocks += moves.length;
  pair.counts.silences += moves.length;
  return moves;
};

/** What the rules of either world are to answer for those who are silent, and where they have. */
export interface Silence {
  answers: readonly Moved[];
  readonly given: Set<string>;
}

/** Worlds whose rules answer what the proof has found to be the same to its observer. */
export const silentWorlds = (worlds: readonly [World, World], silence: Silence): readonly [World, World] => {
  const silent = (world: World, which: 0 | 1): World => ({
    ...world,
    game: {
      ...world.game,
      silence({ seat }) {
        silence.given.add(`${which} ${seat}`);
        return silence.answers.find(each => each.seat === seat)?.choices[which];
      },
    },
  });
  return [silent(worlds[0], 0), silent(worlds[1], 1)];
};

/** Time passes until nobody who is waited for has any left; what was chosen for them then. */
export const lookAtClocks = async (around: Around, silence: Silence): Promise<readonly Moved[]> => {
  const { pair, worlds, states } = around;
  const { clock, game } = worlds[0];
  // Over real connections bots think in their own time.
  if (clock === undefined || isSandRunning(game, states[0]) || !pair.sides[0].timed) return [];
  if (clock.runOut.by === 'rules') return untilRulesAnswer(around, silence);
  await untilBotsPlay(around);
  return [];
};
