import { expect, test } from 'vitest';
import { LOUVRE } from '../../cards/louvre.ts';
import { SHEETS } from '../../cards/musketeers.ts';
import { PARIS } from '../../cards/paris.ts';
import { CHALLENGE, DUEL, END, SPARE } from '../../choices.ts';
import { position, red } from '../../testing.ts';

const PANACHE = new Array<'panache'>(4).fill('panache');

test('ROY.QUEST.12 Epic tokens serve neither in challenges nor in duels of Paris and the Louvre', () => {
  for (const place of ['paris', 'louvre'] as const) {
    const table = (hand: readonly ('panache' | 'single')[]) =>
      position({
        acting: 'porthos',
        men: { porthos: { place } },
        hands: { porthos: hand },
        paris: { card: 'abduction', foes: ['lubin'] },
        louvre: { card: 'poisons', foes: ['henchman'] },
        state: { epics: 7 },
        options: { hopelessChallenges: 'off' },
      });
    const asks = place === 'paris' ? (PARIS.abduction.challenge?.value ?? 0) : LOUVRE.poisons.value;
    const short = asks - SHEETS.porthos.skills.panache - 1; // one card too few
    expect(table(PANACHE.slice(0, short)).offers('porthos', CHALLENGE.panache)).toBe(false);
    expect(table(PANACHE).play('porthos', CHALLENGE.panache).kinds('porthos')).toEqual(['add', 'done']);
    const foe = place === 'paris' ? DUEL.lubin : DUEL.henchman;
    expect(table(['single']).play('porthos', foe).kinds('porthos')).toEqual(['commit', 'done']);
  }
});

test('ROY.QUEST.12 nor at La Rochelle: they are no reinforcement and stop no Sword', () => {
  const table = position({
    acting: 'aramis',
    men: { dartagnan: { turn: 'done' }, athos: { turn: 'done' }, porthos: { turn: 'done' } },
    quest: { board: 2, won: [] },
    state: { epics: 7, location: null, presence: 'none' },
  });
  expect(table.kinds('aramis')).not.toContain('reinforce');
  table.dice(red(1, 0)).play('aramis', END);
  expect(table.kinds('aramis')).toEqual(['sacrifice', 'spare']);
  table.play('aramis', SPARE.aramis);
  expect(table.state.epics).toBe(7);
});
