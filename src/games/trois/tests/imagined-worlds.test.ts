import { expect, test } from 'vitest';
import { seeded } from '#kernel/fairness.ts';
import { BOTTE_IDS, isBotte } from '../cards/bottes.ts';
import { ORDERS } from '../cards/piles.ts';
import { trois } from '../game.ts';
import { EVERYBODY, type State } from '../state.ts';
import { begun, match, position, readers } from '../testing.ts';

const WORLDS = 4000;

/** In how many of the worlds that a seat imagines something is so. */
const share = (state: State, seat: number, isSo: (world: State) => boolean): number => {
  const view = trois.view(state, seat);
  let count = 0;
  for (let world = 0; world < WORLDS; world++) if (isSo(trois.imagine(view, seeded(`world ${world}`)))) count++;
  return count / WORLDS;
};
/** Within four standard deviations. */
const expectShare = (got: number, chance: number) =>
  expect(Math.abs(got - chance)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / WORLDS));

test('TRO.4 to one who has seen his own Botte only, the other’s is any of eight', () => {
  const { state } = begun(2);
  const mine = state.musketeers[0].bottes[0].card;
  const another = mine === 'BS01' ? 'BS02' : 'BS01';
  expectShare(
    share(state, 0, world => world.musketeers[1].bottes[0].card === another),
    1 / 8,
  );
});

test('TRO.5 to him the next sword is one of sixteen cards, and any card may be next in the other piles', () => {
  const { state } = begun(2);
  expectShare(
    share(state, 0, world => isBotte(world.piles.sword[0].card)),
    7 / 16,
  );
  expectShare(
    share(state, 0, world => world.piles.milady[0].card === 'ML01'),
    1 / 10,
  );
  expectShare(
    share(state, 0, world => world.gazettes[16].card === state.gazettes[0].card),
    1 / 17,
  );
});

test('TRO.15 a Botte put back unseen is a Botte in every world, and the very one to him who put it there', () => {
  const table = position({ riders: [{ at: 'AR1', bottes: ['BS03', 'BS05'] }, {}], rochefort: ['RO08'] });
  table.roll(4, 2);
  table.ride();
  table.obey();
  table.give('BS05');
  const { state } = table;
  const last = state.piles.sword.length - 1;
  expect(trois.view(state, 0).piles.sword[last]).toBe('BS05');
  expect(trois.view(state, 1).piles.sword[last]).toBeNull();
  expect(share(state, 1, world => isBotte(world.piles.sword[last].card))).toBe(1);
  expectShare(
    share(state, 1, world => world.piles.sword[last].card === 'BS05'),
    1 / 9,
  );
  expect(share(state, 0, world => world.piles.sword[last].card === 'BS05')).toBe(1);
});

test('TRO.15 whoever knew a Botte of a hand no longer knows it once one of several was put back unseen', () => {
  const table = position({ riders: [{ at: 'AR1', bottes: ['BS03', 'BS05'] }, {}], rochefort: ['RO08'] });
  const { state } = table;
  state.musketeers[0].bottes = state.musketeers[0].bottes.map(each => ({ ...each, seen: 0b11 }));
  expect(trois.view(state, 1).musketeers[0].bottes).toEqual(['BS03', 'BS05']);
  table.roll(4, 2);
  table.ride();
  table.obey();
  table.give('BS05');
  expect(trois.view(state, 1).musketeers[0].bottes).toEqual([null]);
  expect(trois.view(state, 1).piles.sword.at(-1)).toBeNull();
});

test('TRO.13 a card that lies open, or is kept for a wait or a condition, is in no pile of any world', () => {
  const table = position({
    riders: [
      { at: 'FO4', bottes: ['BS01'] },
      { skip: 1 },
      { at: 'FO16', hold: { until: 7, attempts: 2 } },
      { oneDie: true },
    ],
    milady: ['ML05'],
  });
  table.roll(1, 3);
  table.ride();
  expect([table.prompt(), table.state.turn?.card]).toEqual(['0 drawn', 'ML05']);
  const { musketeers } = table.state;
  const kept = ['ML05', musketeers[1].skipCard, musketeers[2].hold?.card, musketeers[3].oneDie];
  for (const reader of [...musketeers.keys(), null])
    for (const seed of ['first', 'second', 'third']) {
      const { piles } = trois.imagine(trois.view(table.state, reader), seeded(seed));
      const cards = Object.values(piles).flatMap(pile => pile.map(({ card }) => card));
      expect(cards.filter(card => kept.includes(card))).toEqual([]);
      expect(cards).toHaveLength(
        table.pile('milady').length + table.pile('rochefort').length + table.pile('sword').length,
      );
    }
});

test('TRO.15 a world that somebody imagines looks to him like the true one, with all Bottes he knows', () => {
  const table = position({
    riders: [{ at: 'AR1', bottes: ['BS03', 'BS05', 'BS08'] }, { bottes: ['BS06'] }],
    rochefort: ['RO08'],
    gazettes: ['GZ03'],
  });
  table.botte('BS08');
  table.roll(4, 2);
  table.ride();
  table.obey();
  table.give('BS05');
  for (const reader of readers(table.state)) {
    const view = trois.view(table.state, reader);
    expect(trois.view(trois.imagine(view, seeded('world')), reader), String(reader)).toEqual(view);
  }
});

test('TRO.6 so it does while musketeers are still being taken', () => {
  const { state } = match(3);
  for (const reader of readers(state)) {
    const view = trois.view(state, reader);
    expect(trois.view(trois.imagine(view, seeded('world')), reader), String(reader)).toEqual(view);
  }
});

test('TRO.15 whoever knew the only Botte of a hand knows it under the pile as well', () => {
  for (const [seen, knowing] of [
    [0b11, [0, 1]],
    [EVERYBODY, [0, 1, null]],
    [0b01, [0]],
  ] as const) {
    const table = position({ riders: [{ at: 'AR1', bottes: ['BS03'] }, {}], rochefort: ['RO08'] });
    const { state } = table;
    state.musketeers[0].bottes = [{ card: 'BS03', seen }];
    table.roll(4, 2);
    table.ride();
    table.obey();
    const last = state.piles.sword.length - 1;
    const views = readers(state).map(reader => trois.view(state, reader));
    expect(views.filter(({ piles }) => piles.sword[last] === 'BS03').map(({ seat }) => seat)).toEqual(knowing);
    expect(views.filter(({ returned }) => returned.includes(last))).toHaveLength(3 - knowing.length);
  }
});

test('TRO.15 what he alone knows of another’s hand, nobody else knows in a world he imagines', () => {
  const { state } = position({ riders: [{}, { bottes: ['BS03'] }, {}] });
  state.musketeers[1].bottes = [{ card: 'BS03', seen: 0b011 }];
  const world = trois.imagine(trois.view(state, 0), seeded('world'));
  const seen = readers(world).map(reader => trois.view(world, reader).musketeers[1].bottes);
  expect(seen).toEqual([['BS03'], ['BS03'], [null], [null]]);
});

test('TRO.5 in every world each card is in one place', () => {
  const later = position({ riders: [{ at: 'FO4', bottes: ['BS08'] }, {}, {}], milady: ['ML05'] });
  later.botte('BS08');
  later.roll(1, 3);
  for (const state of [begun(3).state, later.state])
    for (const reader of readers(state)) {
      const world = trois.imagine(trois.view(state, reader), seeded('world'));
      const places = [...Object.values(world.piles), ...world.musketeers.map(({ bottes }) => bottes)];
      const cards = places.flatMap(place => place.map(({ card }) => card));
      expect(cards.toSorted()).toEqual([...Object.keys(ORDERS), ...BOTTE_IDS].toSorted());
    }
});
