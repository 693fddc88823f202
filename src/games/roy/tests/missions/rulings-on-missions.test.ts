import { expect, test } from 'vitest';
import type { Choice } from '../../choices.ts';
import { roy } from '../../game.ts';
import { blue, type Given, position, red } from '../../testing.ts';
import { lastAndMiladyIdle } from '../shared/last-to-play.testing.ts';
import { lastDuel } from '../shared/missions.testing.ts';
import { openedWithThief } from '../shared/openings.testing.ts';

/** Porthos ends the mission with three Lilies, and the round with it. */
const completing = (louvreStack: Required<Given>['louvreStack']) =>
  lastAndMiladyIdle('porthos', {
    actions: 1,
    men: { porthos: { place: 'louvre' } },
    louvre: { card: 'debts', won: true, foes: ['boisrenard'] },
    louvreStack,
    foes: [],
    traps: [],
    state: { ladder: 2 },
  })
    .dice(blue(0, 0, 3), red(3, 0))
    .play('porthos', { kind: 'duel', foe: 'boisrenard' });

test('ROY.RULING.7 the Louvre token goes down although a mission was completed this round', () => {
  const table = completing(['letter']);
  expect(table.state.louvre?.card).toBe('letter');
  expect(table.told('ladder')).toEqual([{ kind: 'ladder', space: 2 }]);
});

test('ROY.RULING.7 unless the stack is exhausted', () => {
  const table = completing([]);
  expect(table.told('louvre-empty')).toHaveLength(1);
  expect(table.told('ladder')).toEqual([]);
  expect(table.state.ladder).toBe(1);
});

test('ROY.RULING.8 one Trap for each place: another at the Louvre does not count, a second in Paris does', () => {
  const table = position({
    at: 'paris-card',
    parisHand: ['abduction'],
    louvre: { card: 'poisons', foes: ['henchman'], trap: 'thief' },
  }).play('milady', { kind: 'paris', card: 'abduction' });
  table.play('milady', { kind: 'place', card: 'assassin' });
  const traps = ['beggars', 'harlot', 'nemesis'] as const;
  for (const card of traps) expect(table.offers('milady', { kind: 'place', card })).toBe(false);
  expect(table.offers('milady', { kind: 'place', card: 'vitray' })).toBe(true);
});

test('ROY.RULING.9 a Trap makes up strength 1', () => {
  const table = position({ at: 'paris-card', parisHand: ['disappearance'] });
  table.play('milady', { kind: 'paris', card: 'disappearance' }, { kind: 'place', card: 'beggars' });
  expect(table.offers('milady', { kind: 'place', card: 'vitray' })).toBe(false);
  table.play('milady', { kind: 'place', card: 'boisrenard' });
  expect(table.state.paris).toMatchObject({ foes: [{ id: 'boisrenard', life: 1 }], trap: 'beggars' });
});

const placing = (card: 'abduction' | 'disappearance', foes: Required<Given>['foes'], traps: Required<Given>['traps']) =>
  position({ at: 'paris-card', parisHand: [card], foes, traps }).play('milady', { kind: 'paris', card });

test('ROY.RULING.10 short of the exact strength she places the highest total below it, whichever way she likes', () => {
  const table = placing('abduction', ['bernajoux', 'cahusac'], []);
  expect(table.choices('milady')).toEqual([
    { kind: 'place', card: 'bernajoux' },
    { kind: 'place', card: 'cahusac' },
  ]);
  table.play('milady', { kind: 'place', card: 'cahusac' });
  expect(table.told('placed')).toHaveLength(1);
  expect(table.state.paris?.foes.map(foe => foe.id)).toEqual(['cahusac']);
});

test('ROY.RULING.10 with nothing suitable she places nothing', () => {
  const table = placing('disappearance', ['jussac'], []);
  expect(table.kinds('milady')).not.toContain('place');
  expect(table.state.paris).toMatchObject({ card: 'disappearance', foes: [], trap: null });
});

test('ROY.RULING.11 what is placed lies face up for everybody', () => {
  const table = placing('abduction', ['vitray'], ['beggars']);
  table.play('milady', { kind: 'place', card: 'vitray' }, { kind: 'place', card: 'beggars' });
  for (const seat of [1, 4, null])
    expect(roy.view(table.state, seat).paris).toMatchObject({ foes: [{ id: 'vitray', life: 1 }], trap: 'beggars' });
});

const lastMission = (options: Required<Given>['options']) =>
  position({
    at: 'ladder',
    louvre: { card: 'poisons', foes: [] },
    louvreStack: [],
    foes: [],
    traps: [],
    options,
    state: { ladder: 3, louvreGone: ['debts', 'letter'] },
  });

test('ROY.RULING.42 no mission is left: the token stays on space 1 and the Queen loses nothing more there', () => {
  const table = lastMission({});
  expect(table.state).toMatchObject({ louvre: null, ladder: 1, honour: 2 });
  const round = position({ at: 'ladder', louvreStack: [], state: { ladder: 1 } });
  expect(round.state).toMatchObject({ ladder: 1, honour: 0, turn: 2 });
});

test('ROY.RULING.42 with louvreReshuffle the cards removed make a new stack', () => {
  const { louvre, louvreStack, louvreGone } = lastMission({ louvreReshuffle: 'on' }).state;
  expect([louvre?.card, ...louvreStack].toSorted()).toEqual(['debts', 'letter', 'poisons']);
  expect(louvreGone).toEqual([]);
});

test('ROY.RULING.56 the Trap of a Paris card that is replaced is discarded', () => {
  const table = position({
    at: 'paris-card',
    paris: { card: 'abduction', foes: ['henchman'], trap: 'thief' },
    parisHand: ['duels'],
  }).play('milady', { kind: 'paris', card: 'duels' });
  expect(table.state.paris?.trap).toBeNull();
  expect(table.state.traps).not.toContain('thief');
});

test('ROY.RULING.58 whoever fell in the last duel is gone before the Assassin of the next mission rolls', () => {
  const table = lastDuel('jussac');
  table.play('milady', { kind: 'place', card: 'boisrenard' }, { kind: 'place', card: 'assassin' });
  expect(table.state.louvre?.trap).toBe('assassin');
  expect(table.told('bite')).toEqual([]);
});

test('ROY.RULING.58 a Henchman just beaten is in her hand again for it', () => {
  expect(lastDuel('henchman').offers('milady', { kind: 'place', card: 'henchman' })).toBe(true);
});

test('ROY.RULING.60 an Assassin rolls once for each musketeer there, seat by seat', () => {
  const table = position({
    at: 'paris-card',
    parisHand: ['disappearance'],
    men: { dartagnan: { place: 'paris' }, athos: { place: 'paris' }, porthos: { place: 'paris' } },
  });
  table.state.men = table.state.men.map((man, i) => ({ ...man, seat: [4, 1, 2, 1][i] }));
  table.play('milady', { kind: 'paris', card: 'disappearance' }, { kind: 'place', card: 'assassin' });
  table.play('milady', { kind: 'place', card: 'lubin' });
  expect(table.told('bite').map(({ who }) => who)).toEqual(['athos', 'porthos', 'dartagnan']);
});

test('ROY.RULING.60 later for everybody who enters, on foot, by horse or sent by Planchet', () => {
  const given: Given = {
    acting: 'athos',
    men: { athos: { gear: ['horse'] }, dartagnan: { place: 'louvre' } },
    hands: { athos: ['planchet'] },
    paris: { card: 'abduction', trap: 'thief' },
  };
  const bitten = (...choices: Choice[]) => position(given).play('athos', ...choices);
  expect(bitten({ kind: 'move', to: 'paris' }).told('bite')).toHaveLength(1);
  expect(bitten({ kind: 'horse', to: 'paris' }).told('bite')).toHaveLength(1);
  const sent = bitten({ kind: 'help', who: 'porthos' }).play('porthos', { kind: 'ride', to: 'paris' });
  expect(sent.told('bite').map(({ who }) => who)).toEqual(['porthos']);
});

const bites = (options: Required<Given>['options']) =>
  openedWithThief(5, options).events.flatMap(each => (each.kind === 'bite' ? [each.who] : []));

test('ROY.RULING.60 at the set-up too', () => {
  expect(bites({})).toEqual(['dartagnan']);
});

test('ROY.RULING.60 with setupTrapsAsleep no Trap rolls at the set-up', () => {
  expect(bites({ setupTrapsAsleep: 'on' })).toEqual([]);
});
