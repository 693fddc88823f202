import { expect, test } from 'vitest';
import { redact } from '#kernel/game.ts';
import { BOTTE_IDS, type BotteId } from '../cards/bottes.ts';
import { trois } from '../game.ts';
import type { Given } from '../given/given.ts';
import { playAny, position, readers, wander } from '../testing.ts';

test('TRO.15 a Botte that is drawn goes to the hand, and nobody else sees which', () => {
  const table = position({ riders: [{ at: 'FO4' }, {}], sword: ['BS06'] });
  table.roll(1, 2);
  expect(table.hand(0)).toEqual(['BS06']);
  const [drew] = table.told('drew');
  expect(redact(drew, 0)).toMatchObject({ card: null, secret: { botte: 'BS06' } });
  expect(JSON.stringify(redact(drew, 1))).not.toContain('BS06');
  for (const reader of readers(table.state))
    expect(trois.view(table.state, reader).musketeers[0].bottes).toEqual([reader === 0 ? 'BS06' : null]);
});

test('TRO.15 a Botte that was played goes under the sword pile, where everybody saw it go', () => {
  const table = position({ riders: [{ at: 'FO4', bottes: ['BS08', 'BS01'] }, {}] });
  table.botte('BS08');
  expect([table.hand(0), table.pile('sword').at(-1)]).toEqual([['BS01'], 'BS08']);
  for (const reader of readers(table.state))
    expect(trois.view(table.state, reader).piles.sword.at(-1), `${reader}`).toBe('BS08');
});

test('TRO.15 three is the limit: with a fourth, one of his choice goes under the pile, hidden', () => {
  const table = position({ riders: [{ at: 'FO4', bottes: ['BS01', 'BS02', 'BS03'] }, {}], sword: ['BS04'] });
  table.roll(1, 2);
  table.ride();
  expect(table.prompt()).toBe('0 limit');
  expect(table.offers().toSorted()).toEqual(['give:BS01', 'give:BS02', 'give:BS03', 'give:BS04']);
  table.give('BS02');
  expect(table.hand(0).toSorted()).toEqual(['BS01', 'BS03', 'BS04']);
  expect(table.pile('sword').at(-1)).toBe('BS02');
  expect(table.told('gave').map(event => event.why)).toEqual(['limit']);
  const seen = readers(table.state).map(reader => trois.view(table.state, reader).piles.sword.at(-1));
  expect(seen).toEqual(['BS02', null, null]);
});

test('TRO.15 a third Botte is kept without a question', () => {
  const table = position({ riders: [{ at: 'FO4', bottes: ['BS01', 'BS02'] }, {}], sword: ['BS04'] });
  table.roll(1, 2);
  table.ride();
  expect([table.hand(0).length, table.prompt()]).toEqual([3, '1 start']);
});

test('TRO.15 no hand ever holds more than three once its owner has chosen', () => {
  let most = 0;
  wander(12, table => {
    const owing = table.asked()?.prompt === 'limit' ? table.asked()?.seat : null;
    for (const [seat, { bottes }] of table.state.musketeers.entries())
      if (seat !== owing) most = Math.max(most, bottes.length);
  });
  expect(most).toBe(3);
});

test('TRO.RULING.35 Bottes are played only in their owner’s own turn', () => {
  const all: readonly BotteId[] = ['BS01', 'BS02', 'BS03'];
  const table = position({
    riders: [{ at: 'FO1', bottes: ['BS06'] }, { bottes: all }, { bottes: ['BS07', 'BS08', 'BS09'] }],
  });
  let offered = 0;
  for (let choice = 0; choice < 400 && playAny(table); choice++) {
    const asked = trois.decisions(table.state);
    const players = asked.filter(({ choices }) => choices.some(each => each.kind === 'botte')).map(({ seat }) => seat);
    expect(players.filter(seat => seat !== table.state.turn?.seat)).toEqual([]);
    offered += players.length;
    expect(asked.length).toBeLessThanOrEqual(1);
  }
  expect(offered).toBeGreaterThan(0);
  expect(table.told('played').length).toBeGreaterThan(0);
});

test('TRO.15 whether he is asked, and what, does not tell which Botte he holds', () => {
  const moments: readonly [Given, readonly number[]][] = [
    [{ riders: [{ at: 'CAL' }, {}], news: { channel: 'none' } }, []],
    [{ riders: [{ at: 'PW1', leg: 2 }, {}], news: { gate: 'closed' } }, [3, 4]],
    [{ riders: [{ at: 'BON' }, {}], news: { passage: 'closed' } }, [1, 2]],
    [{ riders: [{ at: 'FO24' }, {}], news: { channel: 'none' } }, [1, 2]],
    [{ riders: [{ at: 'FR10' }, {}], studs: 0 }, [2, 3]],
    [{ riders: [{ at: 'FO4' }, {}], milady: ['ML03'] }, [1, 3]],
    [{ riders: [{ at: 'EO4' }, {}], rochefort: ['RO04'] }, [1, 2]],
  ];
  for (const [given, dice] of moments) {
    const prompts = BOTTE_IDS.map(botte => {
      const [rider, ...others] = given.riders ?? [];
      const table = position({ ...given, riders: [{ ...rider, bottes: [botte] }, ...others] });
      const asked = [table.prompt()];
      if (dice.length > 0) {
        table.roll(...dice);
        asked.push(table.prompt());
        table.ride();
        asked.push(table.prompt());
      }
      return asked.join(', ');
    });
    expect(new Set(prompts).size, prompts.join(' | ')).toBe(1);
    expect(prompts[0].endsWith('1 start')).toBe(false);
  }
});

test('TRO.15 who draws a Botte has seen a hidden card: his ride cannot be taken back', () => {
  const table = position({ riders: [{ at: 'FO4' }, {}], sword: ['BS06'] });
  table.roll(1, 2);
  expect(table.told('drew')).toEqual([
    { kind: 'drew', seat: 0, pile: 'sword', card: null, secret: { to: [0], botte: 'BS06' }, reveals: true },
  ]);
});

test('TRO.15 of a Botte put back unseen all know the place, and only he who put it there the card', () => {
  const giver = { at: 'AR1', bottes: ['BS03', 'BS05'] } as const;
  for (const turn of [0, 1]) {
    const table = position({ riders: turn === 0 ? [giver, {}] : [{}, giver], turn, rochefort: ['RO08'] });
    table.roll(4, 2);
    table.ride();
    table.obey();
    table.give('BS05');
    const last = table.pile('sword').length - 1;
    for (const reader of readers(table.state)) {
      const { piles, returned } = trois.view(table.state, reader);
      expect([piles.sword[last], returned]).toEqual(reader === turn ? ['BS05', []] : [null, [last]]);
    }
  }
});
