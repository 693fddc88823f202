import { expect, test } from 'vitest';
import { TRAP_IDS, TRAPS } from '../../cards/traps.ts';
import { BEGGARS, CHALLENGE, DUEL, END, PARIS_CARD, PLACE } from '../../choices.ts';
import { blue, type Given, position, red } from '../../testing.ts';

const ADD_PANACHE = { kind: 'add', card: 'panache' } as const;
/** A duel with somebody of two dice that is won without a scratch. */
const WON = [blue(3, 0, 0), red(0, 2)] as const;

/** Athos is the last to act, nobody is at La Rochelle and Milady is nowhere: his end leads straight to phase IV. */
const evening = (given: Given) =>
  position({
    acting: 'athos',
    men: {
      dartagnan: { turn: 'done' },
      aramis: { turn: 'done', place: 'vieux-colombier' },
      porthos: { turn: 'done', place: 'vieux-colombier' },
    },
    ...given,
    state: { location: null, presence: 'none', ...given.state },
  }).dice(red(0, 1));

const installing = (given: Given = {}) =>
  position({ at: 'paris-card', parisHand: ['message'], ...given }).play('milady', PARIS_CARD.message);

test('ROY.TRAP.1 Traps come with the adversaries of a Paris or a Louvre mission and at no other moment', () => {
  const paris = installing();
  expect(paris.offers('milady', PLACE.thief)).toBe(true);
  expect(paris.offers('milady', PLACE.henchman)).toBe(true);
  const louvre = position({
    acting: 'porthos',
    louvre: { card: 'poisons', won: true, foes: ['boisrenard'] },
  }).dice(blue(3, 0, 0), red(1, 2));
  louvre.play('porthos', DUEL.boisrenard);
  expect(louvre.offers('milady', PLACE.thief)).toBe(true);
  expect(louvre.offers('milady', PLACE.henchman)).toBe(true);

  const quest = position({
    acting: 'athos',
    men: { athos: { place: 'quest' } },
    quest: { board: 2, won: ['erudition', 'nobility', 'gallantry', 'panache'] },
  }).dice(blue(3, 0, 0), red(2, 2));
  quest.play('athos', DUEL.wardes);
  expect(quest.kinds('milady')).toEqual(['lay']);
  expect(position({ at: 'treachery' }).kinds('milady')).toEqual(['plot', 'pass']);
});

test('ROY.TRAP.2 a second Trap at the same place is not offered, one at the other place is', () => {
  const table = installing({ louvre: { card: 'poisons', trap: 'beggars' } });
  expect(table.offers('milady', PLACE.thief)).toBe(true);
  table.play('milady', PLACE.thief);
  expect(table.offers('milady', PLACE.jussac)).toBe(true);
  for (const trap of ['harlot', 'nemesis', 'assassin', 'beggars'] as const)
    expect(table.offers('milady', PLACE[trap])).toBe(false);
  table.play('milady', PLACE.jussac);
  expect(table.state.paris?.trap).toBe('thief');
  expect(table.state.louvre?.trap).toBe('beggars');
});

test('ROY.TRAP.3 a Trap binds whoever is at its place, and nobody elsewhere', () => {
  const table = (who: 'porthos' | 'athos', place: 'louvre' | 'paris') =>
    position({
      acting: who,
      men: { [who]: { place } },
      louvre: { card: 'poisons', foes: ['henchman'], trap: 'nemesis', nemesis: 'athos' },
      paris: { card: 'captive', foes: ['lubin'] },
    });
  expect(table('porthos', 'louvre').offers('porthos', DUEL.henchman)).toBe(false);
  expect(table('athos', 'louvre').offers('athos', DUEL.henchman)).toBe(true);
  expect(table('porthos', 'paris').offers('porthos', DUEL.lubin)).toBe(true);
});

test('ROY.TRAP.4 the Beggars leave when paid', () => {
  const table = position({ paris: { card: 'captive', foes: ['jussac'], trap: 'beggars' } });
  table.play('athos', BEGGARS.paris);
  expect(table.state.paris?.trap).toBeNull();
});

test('ROY.TRAP.4 the Harlot leaves when the challenge is won', () => {
  const table = position({
    acting: 'dartagnan',
    hands: { dartagnan: ['panache', 'panache', 'panache', 'panache'] },
    paris: { card: 'abduction', foes: ['jussac'], trap: 'harlot' },
  });
  table.play('dartagnan', CHALLENGE.panache, ADD_PANACHE, ADD_PANACHE, ADD_PANACHE, ADD_PANACHE);
  expect(table.state.paris).toMatchObject({ won: true, trap: null });
});

test('ROY.TRAP.4 Nemesis leaves when the one it named wins something there', () => {
  const table = position({
    acting: 'dartagnan',
    paris: { card: 'abduction', foes: ['jussac', 'henchman'], trap: 'nemesis', nemesis: 'dartagnan' },
  }).dice(...WON);
  table.play('dartagnan', DUEL.henchman);
  expect(table.state.paris).toMatchObject({ trap: null, nemesis: null });
});

test.each(['thief', 'assassin'] as const)('ROY.TRAP.5 the %s stays till the mission is completed', trap => {
  const table = position({
    acting: 'dartagnan',
    hands: { dartagnan: ['panache', 'panache', 'panache'] },
    paris: { card: 'abduction', foes: ['henchman', 'boisrenard'], trap },
  });
  expect(table.kinds('dartagnan')).not.toContain('beggars');
  table.play('dartagnan', CHALLENGE.panache, ADD_PANACHE, ADD_PANACHE, ADD_PANACHE);
  table.dice(...WON).play('dartagnan', DUEL.henchman);
  expect(table.state.paris?.trap).toBe(trap);
  table.dice(blue(3, 0, 0), red(1, 2)).play('dartagnan', DUEL.boisrenard);
  expect(table.told('trap-gone')).toEqual([{ kind: 'trap-gone', place: 'paris', trap }]);
});

test.each(['thief', 'assassin'] as const)('ROY.TRAP.5 the %s leaves with a mission that fails', trap => {
  const table = evening({ louvre: { card: 'poisons', trap }, state: { ladder: 3 } });
  table.play('athos', END);
  expect(table.told('trap-gone')).toEqual([{ kind: 'trap-gone', place: 'louvre', trap }]);
});

test.each(['thief', 'assassin'] as const)('ROY.TRAP.5 the %s leaves with a mission that is replaced', trap => {
  const table = installing({ paris: { card: 'captive', trap } });
  expect(table.told('trap-gone')).toEqual([{ kind: 'trap-gone', place: 'paris', trap }]);
  expect(table.state.paris?.trap).toBeNull();
});

test('ROY.TRAP.6 a Trap still there at the end of its mission never comes back to Milady’s hand', () => {
  const failed = evening({
    louvre: { card: 'poisons', foes: ['lubin'], trap: 'beggars' },
    state: { ladder: 3 },
  }).play('athos', END);
  expect(failed.offers('milady', PLACE.lubin)).toBe(true);
  expect(failed.offers('milady', PLACE.thief)).toBe(true);
  expect(failed.offers('milady', PLACE.beggars)).toBe(false);

  const completed = position({
    acting: 'porthos',
    louvre: { card: 'poisons', won: true, foes: ['henchman'], trap: 'thief' },
  }).dice(...WON);
  completed.play('porthos', DUEL.henchman);
  expect(completed.offers('milady', PLACE.beggars)).toBe(true);
  expect(completed.offers('milady', PLACE.thief)).toBe(false);

  const replaced = installing({ paris: { card: 'captive', trap: 'nemesis', nemesis: 'athos' } });
  expect(replaced.offers('milady', PLACE.thief)).toBe(true);
  expect(replaced.offers('milady', PLACE.nemesis)).toBe(false);
});

test.each(['thief', 'assassin'] as const)('ROY.TRAP.7 the %s does not keep a mission from being completed', trap => {
  const table = position({
    acting: 'dartagnan',
    paris: { card: 'abduction', won: true, foes: ['henchman'], trap },
  }).dice(...WON);
  table.play('dartagnan', DUEL.henchman);
  expect(table.told('completed')).toHaveLength(1);
});

test.each(['harlot', 'nemesis'] as const)(
  'ROY.TRAP.8 a %s not yet overcome keeps a mission from being completed',
  trap => {
    const table = position({
      acting: 'dartagnan',
      paris: { card: 'abduction', won: true, foes: ['henchman'], trap },
    }).dice(...WON);
    table.play('dartagnan', DUEL.henchman);
    expect(table.state.paris).toMatchObject({ card: 'abduction', foes: [] });
    expect(table.told('completed')).toEqual([]);
  },
);

test('ROY.TRAP.8 a mission under the Beggars is completed only when they have been paid', () => {
  const table = position({ paris: { card: 'abduction', won: true, trap: 'beggars' } });
  expect(table.state.paris?.card).toBe('abduction');
  table.play('athos', BEGGARS.paris);
  expect(table.told('completed')).toHaveLength(1);
});

test.each([
  ['thief', 'purse'],
  ['assassin', 'wounded'],
] as const)('ROY.TRAP.9 the %s acts at the moment it is placed', (trap, harm) => {
  const table = installing().play('milady', PLACE[trap]);
  table.dice(red(1, 0)).play('milady', PLACE.jussac);
  const after = table.events.map(event => event.kind);
  expect(after.slice(after.indexOf('placed'))).toEqual(['placed', 'bite', harm]);
});

test('ROY.TRAP.10 on placement one roll for each musketeer in the place, none for the others', () => {
  const table = installing({ men: { porthos: { place: 'paris' }, athos: { place: 'louvre' } } });
  table.play('milady', PLACE.thief).dice(red(0, 2)).play('milady', PLACE.jussac);
  expect(table.told('bite').map(({ who }) => who)).toEqual(['dartagnan', 'porthos']);
});

test('ROY.TRAP.10 nobody there, no roll', () => {
  const table = installing({ men: { dartagnan: { place: 'louvre' } } });
  table.play('milady', PLACE.assassin, PLACE.jussac);
  expect(table.told('placed')).toHaveLength(1);
  expect(table.told('bite')).toEqual([]);
});

test('ROY.TRAP.8 Beggars, Harlot and Nemesis have to be overcome, the Thief and the Assassin have not', () => {
  expect(TRAP_IDS.filter(trap => TRAPS[trap].holds).toSorted()).toEqual(['beggars', 'harlot', 'nemesis']);
});
