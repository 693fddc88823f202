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
  /** Of the die: what a rule that was mended looks at. */
  faces: number;
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
  readonly faces: number;
}

const isOver = (state: { turn: Seat; secrets: readonly unknown[] }) => state.turn === state.secrets.length;

const dealt = (seats: number, faces: number, rng: Rng): State => ({
  rng,
  secrets: Array.from({ length: seats }, () => below(rng, faces)),
  rolled: Array.from({ length: seats }, () => false),
  turn: 0,
  faces,
});

export const toy: Game<State, Choice, Event, View> = {
  id: 'toy',
  rules: 1,
  seats: [2, 3],
  options: [{ id: 'dice', values: ['six', 'ten'] }],
  sides: null,
  setup: (seats, _options, rng) => dealt(seats, 6, rng),
  decisions: (state): Decision<Choice>[] =>
    isOver(state) ? [] : [{ seat: state.turn, prompt: 'keep', choices: [{ kind: 'keep' }, { kind: 'roll' }] }],
  apply(draft, seat, { kind }, tell) {
    if (kind === 'keep') tell?.({ kind: 'kept', seat });
    else {
      draft.secrets[seat] = below(draft.rng, draft.faces);
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
    faces: state.faces,
    secrets: state.secrets.map((number, owner) => (owner === seat || isOver(state) ? number : null)),
  }),
  imagine: (view, rng) => ({
    rng: fork(rng),
    secrets: view.secrets.map(number => number ?? below(rng, view.faces)),
    rolled: view.rolled.slice(),
    turn: view.turn,
    faces: view.faces,
  }),
  barred: () => [],
  clone: state => ({
    rng: cloneRng(state.rng),
    secrets: state.secrets.slice(),
    rolled: state.rolled.slice(),
    turn: state.turn,
    faces: state.faces,
  }),
  rng: state => state.rng,
};

/**
 * The same game after a rule was mended: by rules 1 the option for a die of ten changed nothing. Only `setup` looks at the
 * number; all that follows asks the state.
 */
export const mendedToy: typeof toy = {
  ...toy,
  rules: 2,
  oldest: 1,
  setup: (seats, { dice }, rng, _tell, rules = 2) => dealt(seats, rules >= 2 && dice === 'ten' ? 10 : 6, rng),
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
