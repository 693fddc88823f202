import { expect, test } from 'vitest';
import { shuffle } from '#kernel/rng.ts';
import type { Card } from '../../cards/adventure.ts';
import type { AdversaryId } from '../../cards/adversaries.ts';
import type { TrapId } from '../../cards/traps.ts';
import { ADD, CHALLENGE, DUEL, END, START } from '../../choices.ts';
import { at, blue, type Given, position, red } from '../../testing.ts';
import { athosLast, lastAndMiladyIdle } from '../shared/last-to-play.testing.ts';
import { openWith } from '../shared/openings.testing.ts';

const AUTOMA = { automa: 'on' };

const SHOWN = { location: 'paris', presence: 'exposed', shown: true } as const;

test('ROY.EDGE.84 automa: with Rochefort out and one card at La Rochelle there is no destination', () => {
  const next = (garrison: readonly Card[]) =>
    athosLast({ options: AUTOMA, garrison, plots: ['conscripts'], state: { ...SHOWN, rochefort: 0 } }).play(
      'athos',
      END,
    );
  expect(next(['single']).state).toMatchObject({ turn: 2, location: null, presence: 'none' });
  expect(next(['single', 'single']).state).toMatchObject({ turn: 2, location: 'la-rochelle' });
});

test('ROY.EDGE.85 automa: two idle Balms in a row are discarded, the third card counts', () => {
  const { state } = position({ at: 'treachery', options: AUTOMA, plots: ['balm', 'balm', 'conscripts'] });
  expect(state.plotDiscard).toEqual(['balm', 'balm', 'conscripts']);
  expect(state.conscripts).toBe(true);
});

test('ROY.EDGE.86 automa: strength 3, drawn Trap, 3, Trap, 2: it keeps the first Trap and the 2, the rest go back', () => {
  const foes: readonly AdversaryId[] = ['jussac', 'vitray'];
  const traps: readonly TrapId[] = ['beggars', 'harlot'];
  const drawn = ['harlot', 'jussac', 'beggars', 'vitray'];
  const keys = Array.from({ length: 2000 }, (_, key) => ({ key: [key, 5, 5, 5, 5, 5, 5, 5], at: 0 }));
  const rng = keys.find(
    each =>
      shuffle({ ...each }, [...foes, ...traps])
        .toReversed()
        .join() === drawn.join(),
  );
  if (rng === undefined) throw new Error('no such order was found');
  const table = position({
    acting: 'athos',
    options: AUTOMA,
    men: { athos: { place: 'louvre' } },
    hands: { athos: ['nobility', 'nobility'] },
    louvre: { card: 'debts' },
    louvreStack: ['ball'],
    foes,
    traps,
    state: { ...SHOWN, rng },
  }).play('athos', CHALLENGE.nobility, ADD.nobility, ADD.nobility);
  expect(table.state.louvre).toMatchObject({ card: 'ball', foes: [{ id: 'vitray' }], trap: 'harlot' });
  expect([table.state.foes, table.state.traps]).toEqual([['jussac'], ['beggars']]);
});

test('ROY.EDGE.87 automa: a failed Louvre mission costs honour, and no Treachery card is drawn', () => {
  const given: Given = { louvre: { card: 'debts' }, plots: ['conscripts'], state: { ...SHOWN, ladder: 3 } };
  const table = athosLast({ ...given, options: AUTOMA }).play('athos', END);
  expect(table.told('louvre-failed')).toHaveLength(1);
  expect(table.state).toMatchObject({ honour: 2, plotHand: [] });
  expect(table.told('plotted')).toEqual([]);
  expect(athosLast(given).play('athos', END).told('plotted')).toMatchObject([{ why: 'louvre' }]);
});

const SHOWN_AT_THE_LOUVRE = { location: 'louvre', presence: 'exposed', shown: true } as const;

test('ROY.EDGE.106 automa: face up at La Rochelle since step I.1, it still discards a Combat card', () => {
  const table = lastAndMiladyIdle('athos', {
    options: AUTOMA,
    garrison: ['single', 'bassompierre'],
    state: { ...SHOWN_AT_THE_LOUVRE, location: 'la-rochelle' },
  }).play('athos', END);
  expect(table.told('razed')).toEqual([{ kind: 'razed', card: 'single' }]);
  expect(table.state.garrison).toEqual(['bassompierre']);
});

const KEYS = Array.from({ length: 40 }, (_, key) => key);

const rng = (key: number) => ({ key: [key, 6, 6, 6, 6, 6, 6, 6], at: 0 });

test('ROY.EDGE.107 automa: board 4 opened this turn leaves Rochefort where he is; then it is always the Quest', () => {
  const table = lastAndMiladyIdle('athos', {
    options: AUTOMA,
    men: { athos: { place: 'quest' }, porthos: { place: 'louvre', turn: 'waiting' } },
    quest: { board: 3, tokens: ['two', 'two', 'two'], beaten: 2, up: true },
    louvre: { card: 'debts', foes: ['henchman'] },
    state: { ...SHOWN_AT_THE_LOUVRE, stock: { snare: 2, shields: 2, parry: 2, swords: 2, two: 0, three: 0, four: 0 } },
  });
  table.dice(blue(0, 0, 3), red(2, 0)).play('athos', DUEL.road);
  expect(table.state).toMatchObject({ quest: { board: 4 }, location: 'louvre', presence: 'exposed' });
  table.play('athos', END).play('porthos', START.porthos);
  table.dice(blue(0, 1, 2), red(3, 1)).play('porthos', DUEL.henchman);
  expect(table.told('intercepted')).toMatchObject([{ who: 'porthos', location: 'louvre' }]);
  const next = KEYS.map(key => at({ ...table.state, rng: rng(key) }).play('porthos', END).state);
  expect(next.map(({ turn, location }) => `${turn} ${location}`)).toEqual(KEYS.map(() => '2 quest'));
});

test('ROY.EDGE.108 automa with three seats: three musketeers, seven cards and four actions each', () => {
  const table = openWith(4, AUTOMA);
  expect(table.state.men.map(({ seat }) => seat).toSorted()).toEqual([1, 2, 3]);
  expect(table.state.hands.map(hand => hand.length)).toEqual([0, 7, 7, 7]);
  table.state = { ...table.state, conscripts: false };
  for (const { who, seat } of table.state.men) {
    expect(table.play(seat, START[who]).state.actions).toBe(4);
    if (who !== table.state.men[2].who) table.play(seat, END);
  }
});

test('ROY.EDGE.109 automa: Constance held captive brings no Treachery card and stays in Paris', () => {
  const given: Given = {
    paris: { card: 'captive', foes: ['henchman'] },
    plots: ['conscripts'],
    state: SHOWN_AT_THE_LOUVRE,
  };
  const table = lastAndMiladyIdle('athos', { ...given, options: AUTOMA }).play('athos', END);
  expect(table.told('plotted')).toEqual([]);
  expect(table.state).toMatchObject({ turn: 2, plotHand: [], paris: { card: 'captive' } });
  expect(lastAndMiladyIdle('athos', given).play('athos', END).told('plotted')).toMatchObject([{ why: 'captive' }]);
});

test('ROY.EDGE.110 automa: Jailed with nobody to jail is discarded, without effect and without another card', () => {
  const jailed = { place: 'bastille' } as const;
  const down = { place: 'vieux-colombier', life: 0 } as const;
  const { state } = position({
    at: 'treachery',
    options: AUTOMA,
    men: { dartagnan: jailed, athos: down, aramis: down, porthos: jailed },
    plots: ['jailed', 'conscripts'],
  });
  expect(state.plotDiscard).toEqual(['jailed']);
  expect(state.conscripts).toBe(false);
  expect(state.men.map(({ place }) => place)).toEqual(['bastille', 'vieux-colombier', 'vieux-colombier', 'bastille']);
});
