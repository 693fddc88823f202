import { beforeEach, expect, test } from 'vitest';
import { remember } from '#web/storage.ts';
import type { First } from './first.ts';
import { told } from './first.ts';
import { Firsts } from './firsts.svelte.ts';
import { HintMemory } from './hint-memory.svelte.ts';

interface Happened {
  readonly kind: 'snare' | 'traded';
}
type Row = First<unknown, Happened, { readonly seat: number | null }>;
const row = (id: Happened['kind']): Row => ({ id, rule: '', when: told<Happened, Happened['kind']>(id), points: [] });
const ROWS = [row('snare'), row('traded')];
const PART = { ROWS, sentences: () => ({}), Card: () => ({}) };
const withMemory = async (memory = new HintMemory('roy')) => {
  const firsts = new Firsts(async () => PART, memory);
  await firsts.fetch();
  return firsts;
};
const begin = () => withMemory();
const moment = (kinds: readonly Happened['kind'][], seat: number | null = 1) => ({
  view: { seat },
  events: kinds.map(kind => ({ kind })),
  choices: [],
});

beforeEach(() => remember('panache.hints.roy', '{}'));

test('the most pressing comes first, the other with the next question, and neither ever again', async () => {
  const firsts = await begin();
  firsts.meet(moment(['traded', 'snare']));
  expect(firsts.card).toBeNull();
  firsts.ask('one');
  expect(firsts.card?.id).toBe('snare');
  firsts.ask('two');
  expect(firsts.card?.id).toBe('traded');
  firsts.meet(moment(['traded', 'snare']));
  firsts.ask('three');
  expect(firsts.card).toBeNull();
  const later = await begin();
  later.meet(moment(['traded', 'snare']));
  later.ask('one');
  expect(later.card).toBeNull();
});

test('somebody else’s step does not take the card away', async () => {
  const firsts = await begin();
  firsts.meet(moment(['snare']));
  firsts.ask({ prompt: 'pick' });
  firsts.pointing = true;
  firsts.ask({ prompt: 'pick' });
  expect([firsts.card?.id, firsts.pointing]).toEqual(['snare', true]);
});

test('who knows the game, who watches and who takes a lesson is told nothing', async () => {
  const silenced = await begin();
  silenced.meet(moment(['snare', 'traded']));
  silenced.ask('one');
  silenced.silence();
  silenced.ask('two');
  expect(silenced.card).toBeNull();

  remember('panache.hints.roy', '{}');
  const watching = await begin();
  watching.meet(moment(['snare'], null));
  watching.ask('one');
  expect(watching.card).toBeNull();

  const memory = new HintMemory('roy');
  memory.quiet = true;
  const taught = await withMemory(memory);
  taught.meet(moment(['snare']));
  taught.ask('one');
  expect(taught.card).toBeNull();
});

test('what comes up before the card has come is explained with the first question after it', async () => {
  const firsts = new Firsts(async () => PART, new HintMemory('roy'));
  firsts.meet(moment(['snare']));
  firsts.ask('one');
  expect(firsts.card).toBeNull();
  await firsts.fetch();
  firsts.ask('one');
  expect(firsts.card?.id).toBe('snare');
});

test('it is fetched once, and never for who knows the game', async () => {
  let fetched = 0;
  const counted = async () => {
    fetched++;
    return PART;
  };
  const memory = new HintMemory('roy');
  const firsts = new Firsts(counted, memory);
  await Promise.all([firsts.fetch(), firsts.fetch()]);
  await firsts.fetch();
  expect(fetched).toBe(1);
  memory.turnOff();
  await new Firsts(counted, memory).fetch();
  expect(fetched).toBe(1);
});
