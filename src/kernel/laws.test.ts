import { expect, test } from 'vitest';
import type { Seat } from './game.ts';
import { keepsTheLaws, lawsOf } from './laws.testing.ts';
import { below, fork, type Rng } from './rng.ts';
import { toy } from './toy.testing.ts';

type ToyState = Parameters<typeof toy.clone>[0];

const lawful = {
  options: [{ dice: 'six' }],
  violations: (state: { secrets: readonly number[] }) =>
    state.secrets.every(n => n >= 0 && n < 6) ? [] : ['no such number'],
  redealHidden: (state: ToyState, seat: Seat | null, rng: Rng): ToyState => ({
    ...state,
    rng: fork(rng),
    secrets: state.secrets.map((number, owner) =>
      owner === seat || state.turn === state.secrets.length ? number : below(rng, 6),
    ),
  }),
  longest: 3,
  positions: 200,
};

keepsTheLaws(toy, lawful);

/** The names of the laws a game breaks. */
const brokenBy = (game: typeof toy, limits = lawful) =>
  lawsOf(game, limits).flatMap(({ name, hold }) => {
    try {
      hold(3);
      return [];
    } catch {
      return [name];
    }
  });

const law = (start: string) => expect.arrayContaining([expect.stringMatching(`^${start}`)]);

test('a lawful game breaks none', () => {
  expect(brokenBy(toy)).toEqual([]);
});

test("a view that shows another seat's secret is caught", () => {
  const leaky: typeof toy = { ...toy, view: (state, seat) => ({ ...toy.view(state, seat), secrets: state.secrets }) };
  const hinting: typeof toy = {
    ...toy,
    view: (state, seat) => ({ ...toy.view(state, seat), rolled: state.secrets.map(number => number > 2) }),
  };
  expect(brokenBy(hinting)).toEqual(law('an imagined world'));
  // The world imagined from the first view is the true one, so only the states made without it tell.
  expect(brokenBy(leaky)).toEqual(law('states that differ only'));
});

test('an event that names a secret to everybody is caught', () => {
  const talkative: typeof toy = {
    ...toy,
    apply(draft, seat, choice, tell) {
      tell?.({ kind: 'kept', seat: draft.secrets[seat] });
      toy.apply(draft, seat, choice, tell);
    },
  };
  expect(brokenBy(talkative)).toEqual(law('what others do in secret'));
});

test('a choice after which something hidden decides who is asked next is caught', () => {
  const telling: typeof toy = {
    ...toy,
    apply(draft, seat, choice, tell) {
      toy.apply(draft, seat, choice, tell);
      const passedOver = choice.kind === 'keep' && draft.secrets[seat] > 2 && draft.turn < draft.secrets.length - 1;
      if (passedOver) draft.turn++;
    },
  };
  expect(brokenBy(telling)).toEqual([expect.stringMatching('^the same choice')]);
});

test('showing something hidden without saying so is caught', () => {
  const silent: typeof toy = {
    ...toy,
    apply: (draft, seat, choice, tell) =>
      toy.apply(draft, seat, choice, event => {
        if (event.kind === 'shown') tell?.({ kind: 'kept', seat });
        else tell?.(event);
      }),
  };
  expect(brokenBy(silent)).toEqual(law('what a seat does'));
});

test('a step that changes its input is caught', () => {
  const careless: typeof toy = { ...toy, clone: state => ({ ...toy.clone(state), rolled: state.rolled }) };
  expect(brokenBy(careless)).toEqual(law('a step is repeatable'));
});

test('a decision without a choice, or with one twice, is caught', () => {
  const empty: typeof toy = {
    ...toy,
    decisions: state => toy.decisions(state).map(each => ({ ...each, choices: [] })),
  };
  const twice: typeof toy = {
    ...toy,
    decisions: state => toy.decisions(state).map(each => ({ ...each, choices: [{ kind: 'keep' }, { kind: 'keep' }] })),
  };
  expect(brokenBy(empty)).toEqual(law('a decision has'));
  expect(brokenBy(twice)).toEqual(law('a decision has'));
});

test('a state that JSON changes is caught', () => {
  const lossy: typeof toy = { ...toy, setup: (...args) => Object.assign(toy.setup(...args), { lost: undefined }) };
  expect(brokenBy(lossy)).toEqual(law('a state survives'));
});

test('an answer for a silent seat that is not on offer, or differs from time to time, is caught', () => {
  const bold: typeof toy = { ...toy, silence: () => ({ kind: 'raise' }) as never };
  let asked = 0;
  const fickle: typeof toy = { ...toy, silence: ({ choices }) => choices[asked++ % choices.length] };
  expect(brokenBy(bold)).toEqual(law('what counts for a silent seat'));
  expect(brokenBy(fickle)).toEqual(law('what counts for a silent seat'));
});

test('a match that ends without an outcome, lasts too long or does not add up is caught', () => {
  expect(brokenBy({ ...toy, outcome: () => null })).toEqual(law('somebody is asked'));
  expect(brokenBy(toy, { ...lawful, longest: 2 })).toEqual(law('every match ends'));
  expect(brokenBy(toy, { ...lawful, violations: () => ['a card is missing'] })).toEqual(law('everything adds up'));
});
