import { commitmentOf, seedFrom } from './fairness.ts';
import type { Decision, Game, Seat } from './game.ts';
import type { MatchRecord, Move } from './journal.ts';
import { below, cloneRng, fork, type Rng } from './rng.ts';

/**
 * A toy for the kernel's own tests: each seat holds a secret number; in turn each one says whether to keep it or to
 * roll another, then all are shown and the highest wins.
 */
interface State {
  rng: Rng;
  secrets: number[];
  rolled: boolean[];
  turn: Seat;
}
interface Choice {
  readonly kind: 'keep' | 'roll';
}
type Event =
  | { readonly kind: 'kept'; readonly seat: Seat }
  | {
      readonly kind: 'rolled';
      readonly seat: Seat;
      readonly secret: { readonly to: readonly Seat[]; readonly number: number };
    }
  | { readonly kind: 'shown'; readonly numbers: readonly number[]; readonly reveals: true };
interface View {
  readonly seat: Seat | null;
  readonly turn: Seat;
  readonly rolled: readonly boolean[];
  readonly secrets: readonly (number | null)[];
}

const isOver = (state: { turn: Seat; secrets: readonly unknown[] }) => state.turn === state.secrets.length;

export const toy: Game<State, Choice, Event, View> = {
  id: 'toy',
  rules: 1,
  seats: [2, 3],
  options: [{ id: 'dice', values: ['six', 'ten'] }],
  sides: null,
  setup: (seats, _options, rng) => ({
    rng,
    secrets: Array.from({ length: seats }, () => below(rng, 6)),
    rolled: Array.from({ length: seats }, () => false),
    turn: 0,
  }),
  decisions: (state): Decision<Choice>[] =>
    isOver(state) ? [] : [{ seat: state.turn, prompt: 'keep', choices: [{ kind: 'keep' }, { kind: 'roll' }] }],
  apply(draft, seat, { kind }, tell) {
    if (kind === 'keep') tell?.({ kind: 'kept', seat });
    else {
      draft.secrets[seat] = below(draft.rng, 6);
      draft.rolled[seat] = true;
      tell?.({ kind: 'rolled', seat, secret: { to: [seat], number: draft.secrets[seat] } });
    }
    draft.turn++;
    if (isOver(draft)) tell?.({ kind: 'shown', numbers: draft.secrets.slice(), reveals: true });
  },
  outcome(state) {
    if (!isOver(state)) return null;
    const most = Math.max(...state.secrets);
    const winners = state.secrets.flatMap((number, seat) => (number === most ? [seat] : []));
    return { ending: 'shown', winners, scores: state.secrets, turns: state.turn };
  },
  view: (state, seat) => ({
    seat,
    turn: state.turn,
    rolled: state.rolled.slice(),
    secrets: state.secrets.map((number, owner) => (owner === seat || isOver(state) ? number : null)),
  }),
  imagine: (view, rng) => ({
    rng: fork(rng),
    secrets: view.secrets.map(number => number ?? below(rng, 6)),
    rolled: view.rolled.slice(),
    turn: view.turn,
  }),
  barred: () => [],
  clone: state => ({
    rng: cloneRng(state.rng),
    secrets: state.secrets.slice(),
    rolled: state.rolled.slice(),
    turn: state.turn,
  }),
  rng: state => state.rng,
};

const seed = seedFrom(new Uint8Array(32).fill(7));

/** A match of it between two, with these entries. */
export const toyMatch = (entries: readonly Move[] = [], changes: Partial<MatchRecord> = {}): MatchRecord => ({
  format: 'panache-match-1',
  game: 'toy',
  rules: 1,
  table: 'lily',
  options: { dice: 'six' },
  seats: [
    { name: 'Aline', bot: null, words: 'salt' },
    { name: 'Bastien', bot: 'random', words: '' },
  ],
  commitment: commitmentOf(seed, 'lily'),
  seed,
  entries,
  ...changes,
});
