import { expect, test } from 'vitest';
import { seeded } from '#kernel/fairness.ts';
import { TIME_DICE } from '../../cards/board.ts';
import { type Choice, END, PASS } from '../../choices.ts';
import { silence } from '../../silence.ts';
import { type By, diceFor, type Position, position, red } from '../../testing.ts';
import { FOUR } from '../shared/last-to-play.testing.ts';

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);

/** What counts for a silent seat, whatever the dice: each answer once. */
const silent = (table: Position, by: By): Choice[] => {
  const decision = table.asked(by);
  if (decision === undefined) throw new Error(`${by} is not asked`);
  const answers = SEEDS.map(seed => JSON.stringify(silence(decision, seeded(seed))));
  return [...new Set(answers)].map(each => JSON.parse(each) as Choice);
};

test('ROY.RULING.69 a reply window counts as declined, and no One-for-all card is played', () => {
  const table = position({ at: 'time', state: { oneForAll: 1 } });
  for (const who of FOUR) expect(silent(table, who)).toEqual([PASS]);
});

test('ROY.RULING.69 a sacrifice counts as declined', () => {
  const siege = position({ at: 'siege', state: { time: TIME_DICE.indexOf(4) + 1, rng: diceFor([red(4, 0)]) } });
  expect(silent(siege, 'aramis')).toEqual([{ kind: 'spare', who: 'aramis' }]);
});

test('ROY.RULING.69 an interception counts as declined, and no standing order is given', () => {
  const attempt = position({
    acting: 'dartagnan',
    paris: { card: 'abduction', foes: ['henchman'] },
    state: { location: 'paris', standing: 'ask' },
  }).play('dartagnan', { kind: 'duel', foe: 'henchman' });
  expect(silent(attempt, 'milady')).toEqual([PASS]);
});

test('ROY.RULING.69 Treachery counts as declined', () => {
  expect(silent(position({ at: 'treachery' }), 'milady')).toEqual([PASS]);
});

test('ROY.RULING.69 a trade counts as declined, at every stage of it', () => {
  const trade = position({
    acting: 'athos',
    hands: { athos: ['single'] },
    men: { aramis: { place: 'vieux-colombier' } },
  }).play('athos', { kind: 'trade', who: 'aramis' });
  expect(silent(trade, 'athos')).toEqual([{ kind: 'cancel' }]);
  trade.play('athos', { kind: 'give', card: 'single' }, { kind: 'done' });
  expect(silent(trade, 'aramis')).toEqual([{ kind: 'cancel' }]);
});

test('ROY.RULING.69 the next musketeer is the first unused one in the order of ROY.TRAP.19', () => {
  const choices: readonly Choice[] = (['porthos', 'treville', 'athos'] as const).map(who => ({ kind: 'start', who }));
  expect(silence({ seat: 1, prompt: 'select', choices }, seeded(1))).toEqual({ kind: 'start', who: 'athos' });
  expect(silent(position(), 'dartagnan')).toEqual([{ kind: 'start', who: 'dartagnan' }]);
});

test('ROY.RULING.69 a turn in progress ends', () => {
  expect(silent(position({ acting: 'athos' }), 'athos')).toEqual([END]);
});

test('ROY.RULING.69 whom ROY.RICH.7 binds moves to the Vieux-Colombier', () => {
  const bound = position({ men: { athos: { place: 'richelieu' } } }).play('athos', { kind: 'start', who: 'athos' });
  expect(silent(bound, 'athos')).toEqual([{ kind: 'move', to: 'vieux-colombier' }]);
});

test('ROY.RULING.69 where Milady must choose, any of her choices may be it, and nothing beside them', () => {
  const table = position({ at: 'destination' });
  const places = table.choices('milady').filter(({ kind }) => kind === 'go');
  expect(places.length).toBeGreaterThan(1);
  const chosen = silent(table, 'milady');
  expect(chosen.every(({ kind }) => kind === 'go')).toBe(true);
  expect(chosen).toHaveLength(places.length);
});
