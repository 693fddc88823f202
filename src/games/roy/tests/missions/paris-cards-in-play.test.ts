import { expect, test } from 'vitest';
import type { AdversaryId } from '../../cards/adversaries.ts';
import { SHEETS } from '../../cards/musketeers.ts';
import { PARIS, type ParisId } from '../../cards/paris.ts';
import type { TrapId } from '../../cards/traps.ts';
import { ADD, CHALLENGE, DONE, DUEL, HAND_OVER, PARIS_CARD, PASS, PLACE } from '../../choices.ts';
import { roy } from '../../game.ts';
import { blue, type Given, type Position, position, red } from '../../testing.ts';

const step = (parisHand: readonly ParisId[], given: Given = {}) => position({ at: 'paris-card', parisHand, ...given });
const placeable = (table: Position) =>
  table.choices('milady').flatMap(choice => (choice.kind === 'place' ? [choice.card] : []));

const ONES: AdversaryId[] = ['henchman', 'boisrenard', 'lubin'];
const TWOS: AdversaryId[] = ['bernajoux', 'brisemont', 'cahusac', 'biscarat', 'vitray', 'houdiniere'];
const THREES: AdversaryId[] = ['laffemas', 'jussac', 'cavois'];
const TRAPS: TrapId[] = ['beggars', 'harlot', 'nemesis', 'thief', 'assassin'];

test('ROY.PARIS.1 in step I.2 Milady may put a Paris card from her hand into play, or none', () => {
  const table = step(['captive', 'message']);
  expect(table.choices('milady')).toEqual([PARIS_CARD.captive, PARIS_CARD.message, PASS]);
  table.play('milady', PASS);
  expect(table.state.paris).toBeNull();
  expect(table.asked('milady')?.prompt).toBe('treachery');
  expect(step(['captive']).play('milady', PARIS_CARD.captive).state.paris?.card).toBe('captive');
});

test('ROY.PARIS.1 one card, not two', () => {
  const table = step(['duels', 'message']).play('milady', PARIS_CARD.duels);
  expect(table.asked('milady')?.prompt).toBe('treachery');
});

test('ROY.PARIS.2 the new card replaces the one in play, which leaves the game', () => {
  const table = step(['duels'], { paris: { card: 'captive' } }).play('milady', PARIS_CARD.duels);
  const { paris, parisGone, parisPile, parisHand } = table.state;
  expect([paris?.card, parisGone]).toEqual(['duels', ['captive']]);
  expect([...parisPile, ...parisHand]).not.toContain('captive');
});

test('ROY.PARIS.3 on replacement the undefeated go back to her hand and may be placed again at once', () => {
  const table = step(['captive'], {
    paris: { card: 'message', foes: ['jussac', 'cavois'], life: { cavois: 1 } },
    foes: [],
    traps: [],
    state: { fallen: ['henchman'] },
  });
  table.play('milady', PARIS_CARD.captive);
  expect(placeable(table)).toEqual(['jussac', 'cavois']);
  table.play('milady', PLACE.cavois);
  expect(table.state.paris?.foes).toEqual([{ id: 'cavois', life: 2 }]);
});

test('ROY.PARIS.4 on replacement a Trap is gone for good', () => {
  const table = step(['captive'], { paris: { card: 'message', trap: 'beggars' } }).play('milady', PARIS_CARD.captive);
  expect(placeable(table)).not.toContain('beggars');
  expect(placeable(table)).toContain('harlot');
  expect(table.told('trap-gone')).toEqual([{ kind: 'trap-gone', place: 'paris', trap: 'beggars' }]);
});

test('ROY.PARIS.5 a new card takes Constance back to the bottom of her scale', () => {
  const replaced = step(['disappearance'], { paris: { card: 'abduction' }, state: { constance: 4 } });
  expect(replaced.play('milady', PARIS_CARD.disappearance).state.constance).toBe(0);
  const empty = step(['disappearance'], { state: { constance: 2 } });
  expect(empty.play('milady', PARIS_CARD.disappearance).state.constance).toBe(0);
});

test.each([
  ['smuggler', 2],
  ['captive', 3],
  ['message', 4],
] as const)('ROY.PARIS.6 with %s she places cards of strength %i in all, no more and no less', (card, strength) => {
  const worth = (id: AdversaryId | TrapId) =>
    TWOS.includes(id as AdversaryId) ? 2 : THREES.includes(id as AdversaryId) ? 3 : 1;
  const table = step([card]).play('milady', PARIS_CARD[card]);
  let left: number = strength;
  while (left > 0) {
    expect(new Set(placeable(table).map(worth))).toEqual(new Set([1, 2, 3].filter(value => value <= left)));
    const next = placeable(table).at(-1);
    if (next === undefined) break;
    left -= worth(next);
    table.play('milady', PLACE[next]);
  }
  const { foes = [], trap } = table.state.paris ?? {};
  expect(foes.reduce((sum, { id }) => sum + worth(id), trap === null ? 0 : 1)).toBe(strength);
  expect(table.asked('milady')?.prompt).toBe('treachery');
});

test('ROY.PARIS.6 the whole hand is hers to choose from, but no card with which the total could not be made', () => {
  const open = step(['captive']).play('milady', PARIS_CARD.captive);
  expect(placeable(open)).toEqual([...ONES, ...TWOS, ...THREES, ...TRAPS]);
  const tight = step(['captive'], { foes: ['vitray', 'cahusac', 'jussac'], traps: [] });
  expect(placeable(tight.play('milady', PARIS_CARD.captive))).toEqual(['jussac']);
  const trapped = step(['captive'], { foes: ['vitray', 'cahusac'], traps: ['thief'] });
  trapped.play('milady', PARIS_CARD.captive, PLACE.vitray);
  expect(placeable(trapped)).toEqual(['thief']);
});

test('ROY.PARIS.7 where no exact total can be made she places the highest below it', () => {
  const laid = (card: ParisId, foes: readonly AdversaryId[], traps: readonly TrapId[]) => {
    const table = step([card], { foes, traps }).play('milady', PARIS_CARD[card]);
    while (placeable(table).length > 0) table.play('milady', table.choices('milady')[0]);
    return [table.state.paris?.foes.map(({ id }) => id), table.state.paris?.trap];
  };
  expect(laid('captive', ['vitray', 'cahusac'], [])).toEqual([['vitray'], null]);
  expect(laid('smuggler', ['jussac'], ['thief'])).toEqual([[], 'thief']);
  expect(laid('message', ['henchman', 'vitray'], [])).toEqual([['henchman', 'vitray'], null]);
  expect(laid('smuggler', ['jussac'], [])).toEqual([[], null]);
});

test('ROY.PARIS.7 what is left below the total is her choice', () => {
  const table = step(['captive'], { foes: ['vitray', 'cahusac'], traps: [] }).play('milady', PARIS_CARD.captive);
  expect(placeable(table)).toEqual(['vitray', 'cahusac']);
});

test('ROY.PARIS.8 what is placed lies face up for everybody', () => {
  const table = step(['captive']).play('milady', PARIS_CARD.captive, PLACE.harlot, PLACE.vitray);
  const seen = { card: 'captive', foes: [{ id: 'vitray', life: 1 }], trap: 'harlot' };
  expect(roy.view(table.state, 1).paris).toMatchObject(seen);
  expect(roy.view(table.state, null).paris).toMatchObject(seen);
  expect(table.told('placed')).toMatchObject([{ place: 'paris', foes: ['vitray'], trap: 'harlot' }]);
});

/** The cards with which Athos meets the Smuggler's challenge. */
const NOBILITY = new Array<'nobility'>((PARIS.smuggler.challenge?.value ?? 0) - SHEETS.athos.skills.nobility).fill(
  'nobility',
);
const COMPONENTS = {
  challenge: (table: Position) => table.play('athos', CHALLENGE.nobility, ...NOBILITY.map(card => ADD[card])),
  duel: (table: Position) => table.dice(blue(3, 0, 0), red(1, 2)).play('athos', DUEL.boisrenard, DONE),
  stipulation: (table: Position) => table.play('athos', HAND_OVER.single, HAND_OVER.single),
};

test.each([
  ['challenge', 'duel', 'stipulation'],
  ['duel', 'stipulation', 'challenge'],
  ['stipulation', 'challenge', 'duel'],
] as const)(
  'ROY.PARIS.9 challenge, duel and stipulation are all needed: %s, %s, and with the %s it is done',
  (first, second, last) => {
    const table = position({
      acting: 'athos',
      actions: 5,
      men: { athos: { place: 'paris' } },
      hands: { athos: [...NOBILITY, 'single', 'single', 'single'] },
      paris: { card: 'smuggler', foes: ['boisrenard'] },
    });
    COMPONENTS[first](table);
    expect(table.told('completed')).toEqual([]);
    COMPONENTS[second](table);
    expect(table.told('completed')).toEqual([]);
    expect(table.state.paris?.card).toBe('smuggler');
    COMPONENTS[last](table);
    expect(table.told('completed')).toEqual([{ kind: 'completed', place: 'paris', card: 'smuggler' }]);
  },
);

test('ROY.PARIS.9 a Trap that has to be overcome is needed too', () => {
  const table = position({
    acting: 'athos',
    actions: 5,
    men: { athos: { place: 'paris' } },
    hands: { athos: ['single', 'single', 'single'] },
    paris: { card: 'smuggler', won: true, trap: 'harlot' },
  });
  COMPONENTS.stipulation(table);
  expect(table.told('handed-over')).toHaveLength(2);
  expect(table.told('completed')).toEqual([]);
});
