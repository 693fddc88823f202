import { expect, test } from 'vitest';
import { cardSwords, cardValue } from '#games/musketiere/cards.ts';
import { musketiere } from '#games/musketiere/game.ts';
import { guardsFor } from '#games/musketiere/guards.ts';
import { seeded } from '#kernel/fairness.ts';
import { below } from '#kernel/rng.ts';
import { countOf } from './counted.ts';

/** A match played at random for so many choices. */
const after = (choices: number, players: number) => {
  const state = musketiere.setup(players, { length: 'round' }, seeded(`count ${choices} ${players}`), null);
  const rng = seeded('choices');
  for (let i = 0; i < choices && state.phase !== 'over'; i++) {
    const asked = musketiere.decisions(state);
    const decision = asked[below(rng, asked.length)];
    musketiere.apply(state, decision.seat, decision.choices[below(rng, decision.choices.length)], null);
  }
  return state;
};

test('before the first duel only my own cards are seen, and every guard is to come', () => {
  const view = musketiere.view(after(0, 3), 1);
  const { guards, cards } = countOf(view);
  expect(guards).toEqual(guardsFor(3));
  expect(cards.flat().filter(where => where === 'mine')).toHaveLength(12);
  expect(cards.flat().filter(where => where === 'fought')).toHaveLength(0);
  for (const card of view.hand) expect(cards[cardValue(card)][cardSwords(card)]).toBe('mine');
});

test('the guards to come are as many as lie face down, at any moment', () => {
  for (let choices = 0; choices < 70; choices += 3)
    for (const players of [2, 3, 4]) {
      const view = musketiere.view(after(choices, players), null);
      if (view.phase !== 'over') expect(countOf(view).guards).toHaveLength(view.guards);
    }
});

test('what has fought is known to everybody, and nothing else of the others', () => {
  const state = after(40, 3);
  const shown = state.duels.flatMap(({ cards }) => cards.filter(card => card !== null));
  expect(shown.length).toBeGreaterThan(0);
  for (const seat of [0, 1, 2, null]) {
    const counted = countOf(musketiere.view(state, seat)).cards;
    for (const card of shown) expect(counted[cardValue(card)][cardSwords(card)]).toBe('fought');
    const own = seat === null ? 0 : state.hands[seat].length + state.rewards[seat].length + state.discards[seat].length;
    const picked = seat !== null && state.phase === 'pick' && state.picks[seat] !== null ? 1 : 0;
    expect(counted.flat().filter(where => where === 'mine')).toHaveLength(own + picked);
  }
});
