import { expect, test } from 'vitest';
import { linksOf } from '#kernel/chain.ts';
import { isBelied, testify } from '#kernel/witness.ts';
import { witnessOf } from '../witness/notebook.ts';
import { house, open, real, settle } from './online-table.testing.ts';
import { roomOf, seatView, stepOf, TABLE, welcomeTo } from './testing.ts';

const gathering = (promise: string | null, more: Parameters<typeof roomOf>[1] = {}) =>
  roomOf(0, {
    phase: 'gathering',
    commitment: real.record.commitment,
    seats: [seatView('Aline', { promise }), seatView('Bastien', { promise: 'b'.repeat(64) })],
    ...more,
  });

const arrived = async () => {
  const table = open();
  await settle();
  house.line.open();
  house.line.tell(welcomeTo(real, 0, { room: gathering(null), position: null, story: [] }));
  return table;
};

test('a browser shows by itself what it promised, once, as soon as nothing can change any more', async () => {
  const table = await arrived();
  const promise = table.notebook.promise(0);
  house.line.tell({ kind: 'room', room: gathering(promise) });
  table.notebook.answered('taken');
  expect(house.line.asked).toEqual([]);
  house.line.tell({ kind: 'room', room: gathering(promise, { frozen: true }) });
  house.line.tell({ kind: 'room', room: gathering(promise, { frozen: true, watching: 1 }) });
  expect(house.line.asked).toMatchObject([{ kind: 'act', act: { act: 'reveal' } }]);
});

test('what is seen of a match bears witness to its record', async () => {
  const table = await arrived();
  house.line.tell(welcomeTo(real, 0, { room: roomOf(0, { commitment: real.record.commitment }) }));
  for (let choices = 0; choices < 2; choices++) {
    const asked = real.seen(1).asked.find(each => each.seat === 1);
    real.choose(1, real.version, asked?.choices[0]);
    house.line.tell(stepOf(real, 0));
  }
  const witness = witnessOf(TABLE);
  expect(Object.values(witness?.links ?? {})).toEqual(linksOf(real.record));
  expect(testify(real.record, witness)).toMatchObject({ seal: 'proved', choices: 'proved', upTo: 2 });
  const [first, second] = real.record.entries;
  const forged = { ...real.record, entries: [[first[0], second[1]] as const, [second[0], first[1]] as const] };
  expect(isBelied(testify(forged, witness))).toBe(true);
  table.close();
});

test('what comes with the seed, when all is over, is no witness', async () => {
  const table = await arrived();
  house.line.tell(welcomeTo(real, 0, { room: roomOf(0, { phase: 'over', seed: real.record.seed }) }));
  expect(witnessOf(TABLE)?.links).toEqual({});
  table.close();
});
