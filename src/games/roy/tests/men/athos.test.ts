import { expect, test } from 'vitest';
import { ADVANCE, CHALLENGE, DONE, DUEL, INTERCEPT, MOVE } from '../../choices.ts';
import { roy } from '../../game.ts';
import type { Musketeer } from '../../names.ts';
import { type Given, position } from '../../testing.ts';

const atLouvre = (who: Musketeer, given: Given = {}) =>
  position({
    acting: who,
    men: { athos: { place: 'louvre' } },
    hands: { [who]: ['single'] },
    louvre: { card: 'debts', foes: ['henchman'] },
    ...given,
    state: { location: 'louvre', standing: 'ask', ...given.state },
  });

test('ROY.ATHOS.1 Rochefort cannot intercept Athos, neither when asked nor by a standing order', () => {
  for (const standing of ['ask', 'always'] as const) {
    const table = atLouvre('athos', { state: { standing } }).play('athos', DUEL.henchman);
    expect([table.asked('milady'), table.told('intercepted')]).toEqual([undefined, []]);
    expect(table.told('duel').map(({ foe }) => foe)).toEqual(['henchman']);
  }
  expect(atLouvre('porthos').play('porthos', DUEL.henchman).offers('milady', INTERCEPT)).toBe(true);
});

test('ROY.ATHOS.2 an act of Athos does not expose a Milady who is hidden there', () => {
  const table = atLouvre('athos').play('athos', DUEL.henchman, DONE);
  expect(table.told('duel-over')).toHaveLength(1);
  expect([table.state.presence, roy.view(table.state, 1).location]).toEqual(['hidden', null]);
});

test('ROY.ATHOS.3 his presence does not protect another musketeer there', () => {
  const table = atLouvre('porthos');
  expect(table.man('athos').place).toBe('louvre');
  expect(table.play('porthos', DUEL.henchman).offers('milady', INTERCEPT)).toBe(true);
});

test('ROY.ATHOS.4 where Rochefort stands exposed Athos does missions and Quest actions as if he were not there', () => {
  const exposed = { presence: 'exposed', shown: true, standing: 'always' } as const;
  const mission: Given = { hands: { athos: ['nobility', 'nobility'] }, state: exposed };
  const challenge = atLouvre('athos', mission).play('athos', CHALLENGE.nobility);
  expect([challenge.told('intercepted'), challenge.kinds('athos')]).toEqual([[], ['add', 'done']]);
  const duel = atLouvre('athos', { state: exposed }).play('athos', DUEL.henchman);
  expect([duel.told('intercepted'), duel.kinds('athos')]).toEqual([[], ['commit', 'done']]);
  const quest = atLouvre('athos', { men: { athos: { place: 'quest' } }, state: { ...exposed, location: 'quest' } });
  quest.play('athos', ADVANCE[0]);
  expect([quest.told('intercepted'), quest.told('turned-up').length]).toEqual([[], 1]);
});

test('ROY.ATHOS.5 at Richelieu Athos finds Milady like anyone else', () => {
  const table = position({ acting: 'athos', state: { location: 'richelieu' } }).play('athos', MOVE.richelieu);
  expect(table.told('exposed')).toMatchObject([{ location: 'richelieu', by: 'athos' }]);
  expect(table.state.presence).toBe('visited');
});
