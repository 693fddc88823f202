import { expect, test } from 'vitest';
import { BEGGARS, DUEL, END, HAND_OVER, MAN, PARIS_CARD, SEARCH } from '../../choices.ts';
import { at, type Given, type Position, position } from '../../testing.ts';
import { asked, athosEnds, choicesOf } from '../shared/choices.testing.ts';

/** Athos acts, seat 2. */
const athos = (place: 'paris' | 'louvre' | 'quest' | 'bastille', more: Given = {}): Position =>
  position({ acting: 'athos', ...more, men: { athos: { place }, ...more.men } });

test('ROY.DEC.35 what a Paris card asks for: a search, a Combat card, a guard to beat', () => {
  const asks = (card: 'disappearance' | 'smuggler' | 'duels' | 'captive') =>
    choicesOf(
      athos('paris', { paris: { card }, hands: { athos: ['single', 'double', 'ketty'] } }),
      'athos',
      'search',
      'hand-over',
      'duel',
    );
  expect(asks('disappearance')).toEqual([SEARCH]);
  expect(asks('smuggler')).toEqual([HAND_OVER.single, HAND_OVER.double]);
  expect(asks('duels')).toEqual([DUEL.guard]);
  expect(asks('captive')).toEqual([]);
  const table = athos('paris', { paris: { card: 'smuggler' }, hands: { athos: ['double'] } });
  table.play('athos', HAND_OVER.double);
  expect(table.told('handed-over')).toEqual([{ kind: 'handed-over', who: 'athos', card: 'double', total: 1 }]);
});

test('ROY.DEC.36 any musketeer seat pays the Beggars, wherever they are', () => {
  const paris = athos('quest', { paris: { card: 'captive', trap: 'beggars' }, louvre: { card: 'debts' } });
  const louvre = athos('quest', { paris: { card: 'captive' }, louvre: { card: 'debts', trap: 'beggars' } });
  for (const who of ['dartagnan', 'athos', 'aramis', 'porthos'] as const) {
    expect(choicesOf(paris, who, 'beggars')).toEqual([BEGGARS.paris]);
    expect(choicesOf(louvre, who, 'beggars')).toEqual([BEGGARS.louvre]);
  }
  expect(paris.kinds('milady')).not.toContain('beggars');
  louvre.play('porthos', BEGGARS.louvre);
  expect(louvre.told('beggars-paid')).toEqual([{ kind: 'beggars-paid', seat: 4, place: 'louvre' }]);
  expect(louvre.asked('athos')?.prompt).toBe('man-turn');
});

test('ROY.DEC.50 nobody chooses the order of trap rolls: it is that of the seats', () => {
  const { state } = position({
    at: 'paris-card',
    parisHand: ['captive'],
    men: { athos: { place: 'paris' }, porthos: { place: 'paris' } },
  });
  const men = state.men.map((man, i) => ({ ...man, seat: 4 - i }));
  const table = at({ ...state, men }).play('milady', PARIS_CARD.captive, { kind: 'place', card: 'thief' });
  table.play('milady', { kind: 'place', card: 'vitray' });
  expect(table.told('bite').map(({ who }) => who)).toEqual(['porthos', 'athos', 'dartagnan']);
  expect(table.asked('milady')?.prompt).toBe('treachery');
});

test('ROY.DEC.52 Milady names the victim of Duels in Paris among those who stand there', () => {
  const given: Given = {
    paris: { card: 'duels' },
    men: { athos: { place: 'paris' }, porthos: { place: 'paris' } },
    state: { location: 'louvre' },
  };
  const table = athosEnds(given).play('athos', END);
  expect(asked(table)).toEqual([0]);
  expect(table.choices('milady')).toEqual([MAN.athos, MAN.porthos]);
  table.play('milady', MAN.porthos);
  expect(table.told('wounded')).toEqual([{ kind: 'wounded', who: 'porthos', wounds: 1, life: 4, by: 'paris' }]);
  const nobody = athosEnds({ ...given, men: {} }).play('athos', END);
  expect(nobody.asked('milady')?.prompt).toBe('destination');
  expect(nobody.told('wounded')).toEqual([]);
});

const AUTOMA = { automa: 'on' };

const KEYS = Array.from({ length: 60 }, (_, key) => key);

const rng = (key: number) => ({ key: [key, 4, 4, 4, 4, 4, 4, 4], at: 0 });

test('ROY.DEC.52 the automa picks one at random', () => {
  const { state } = athosEnds({
    options: AUTOMA,
    paris: { card: 'duels' },
    men: { athos: { place: 'paris' }, porthos: { place: 'paris' } },
    plots: ['conscripts'],
    state: { location: 'louvre', presence: 'exposed', shown: true },
  });
  const hurt = KEYS.map(
    key =>
      at({ ...state, rng: rng(key) })
        .play('athos', END)
        .told('wounded')[0].who,
  );
  expect(new Set(hurt)).toEqual(new Set(['athos', 'porthos']));
});
