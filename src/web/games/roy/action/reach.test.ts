import { expect, test } from 'vitest';
import { canReach } from '#games/roy/questions/challenge/score.ts';
import { type Given, position } from '#games/roy/testing.ts';
import { view } from '#games/roy/view.ts';
import { actionsAtFirst, diceOf, scoreFor } from './reach.ts';

const seen = (given: Given, who: 'dartagnan' | 'aramis') => {
  const { state, man, seat } = position({ acting: who, ...given });
  return { state, man: man(who), view: view(state, seat(who)) };
};

test('every Combat card is a die, a double one two, and six are the most', () => {
  const few = seen({ hands: { dartagnan: ['single', 'panache'] } }, 'dartagnan');
  expect(diceOf(few.view, few.man)).toEqual({ least: 3, most: 4 });
  const double = seen({ hands: { dartagnan: ['double'] } }, 'dartagnan');
  expect(diceOf(double.view, double.man).most).toBe(5);
  const many = seen({ hands: { dartagnan: ['single', 'double', 'double'] } }, 'dartagnan');
  expect(diceOf(many.view, many.man)).toEqual({ least: 3, most: 6 });
});

test('Aramis adds any other card, once a round', () => {
  const hands = { aramis: ['single', 'panache'] } as const;
  const fresh = seen({ hands }, 'aramis');
  expect(diceOf(fresh.view, fresh.man).most).toBe(5);
  const used = seen({ hands, men: { aramis: { used: true } } }, 'aramis');
  expect(diceOf(used.view, used.man).most).toBe(4);
});

test('what he comes to in a challenge is what the rules let him attempt, and one more is not', () => {
  const given: Given = {
    hands: { aramis: ['gallantry', 'gallantry', 'single'] },
    men: { aramis: { place: 'quest' } },
    quest: { board: 2, won: [] },
    state: { epics: 2 },
  };
  const { state, man, view } = seen(given, 'aramis');
  const most = scoreFor(view, man, 'gallantry');
  expect(most).toBe(3 + 2 + 1 + 2);
  expect(canReach(state, man, 'gallantry', most)).toBe(true);
  expect(canReach(state, man, 'gallantry', most + 1)).toBe(false);
});

test('a turn has three actions, four with four players, one less under Conscripts', () => {
  const first = (given: Given) => actionsAtFirst(seen({ actions: 1, ...given }, 'dartagnan').view);
  expect(first({})).toBe(3);
  expect(first({ players: 4 })).toBe(4);
  expect(first({ state: { conscripts: true } })).toBe(2);
});
