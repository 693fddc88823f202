import { expect, test } from 'vitest';
import { END, PARIS_CARD, PASS, REFILL, SEARCH_PLOTS, TAKE } from '../../choices.ts';
import type { Given } from '../../testing.ts';
import { ALL, asked, athosEnds, learn } from '../shared/choices.testing.ts';

const MILADY_ONLY = [0];

test('ROY.DEC.43 at her Quarters Milady takes one of the Paris cards left, or none', () => {
  const given: Given = { state: { location: 'quarters', parisPile: ['smuggler', 'duels'] } };
  const table = athosEnds(given).play('athos', END);
  expect(asked(table)).toEqual([0]);
  expect(table.choices('milady')).toEqual([PARIS_CARD.smuggler, PARIS_CARD.duels, PASS]);
  table.play('milady', PARIS_CARD.duels);
  expect(learn(table, '"took":true')).toEqual(ALL);
  expect(learn(table, 'duels')).toEqual(MILADY_ONLY);
  expect(table.state.parisHand).toEqual(['duels']);
  const none = athosEnds(given).play('athos', END).play('milady', PASS);
  expect(learn(none, '"took":false')).toEqual(ALL);
  expect(none.state.parisHand).toEqual([]);
});

test('ROY.DEC.44 at Richelieu Milady searches the Treachery deck or refills her hand to three', () => {
  const given: Given = {
    plotHand: ['jailed'],
    state: { location: 'richelieu', plots: ['balm', 'ambush', 'balm', 'conscripts'] },
  };
  const table = athosEnds(given).play('athos', END);
  expect(asked(table)).toEqual([0]);
  expect(table.choices('milady')).toEqual([SEARCH_PLOTS, REFILL]);
  table.play('milady', SEARCH_PLOTS);
  expect(learn(table, 'searching')).toEqual(ALL);
  expect(new Set(table.choices('milady'))).toEqual(new Set([TAKE.ambush, TAKE.balm, TAKE.conscripts]));
  expect(table.choices('milady')).toHaveLength(3);
  table.play('milady', TAKE.ambush);
  expect(learn(table, 'ambush')).toEqual(MILADY_ONLY);
  expect(table.state.plotHand).toEqual(['jailed', 'ambush']);
  const refill = athosEnds(given).play('athos', END).play('milady', REFILL);
  expect(learn(refill, '"plotted","count":2')).toEqual(ALL);
  expect(learn(refill, 'conscripts')).toEqual(MILADY_ONLY);
});
