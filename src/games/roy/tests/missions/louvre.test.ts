import { expect, test } from 'vitest';
import { HONOUR_LAST } from '../../cards/board.ts';
import { ADD, CHALLENGE, DRAW, DUEL, END, GO, ONE_FOR_ALL, PASS, PLACE } from '../../choices.ts';
import { roy } from '../../game.ts';
import { blue, type Given, type Position, position, red } from '../../testing.ts';

const PANACHE = new Array<'panache'>(4).fill('panache');
const WON = [blue(3, 0, 0), red(0, 2)] as const;
const NO_SIEGE = red(0, 1);

/** Porthos is the last to act this turn, nobody is at La Rochelle and Milady is nowhere. */
const porthos = (given: Given = {}) =>
  position({
    acting: 'porthos',
    men: {
      dartagnan: { turn: 'done' },
      athos: { turn: 'done' },
      aramis: { turn: 'done', place: 'vieux-colombier' },
    },
    ...given,
    state: { location: null, presence: 'none', ...given.state },
  });
const evening = (given: Given = {}) => porthos(given).dice(NO_SIEGE).play('porthos', END);

const challenge = (table: Position) =>
  table.play('porthos', CHALLENGE.panache, ADD.panache, ADD.panache, ADD.panache, ADD.panache);
const duel = (table: Position) => table.dice(...WON).play('porthos', DUEL.henchman);
/** The last adversary of the mission is beaten. */
const completed = (given: Given = {}) =>
  duel(
    porthos({ louvre: { card: 'poisons', won: true, foes: ['henchman'] }, louvreStack: ['ball', 'letter'], ...given }),
  );

const placeable = (table: Position) =>
  table.choices('milady').flatMap(choice => (choice.kind === 'place' ? [choice.card] : []));

test('ROY.LOUVRE.1 one mission at a time: the top card of the stack, flipped', () => {
  const table = completed();
  expect(table.state.louvre?.card).toBe('ball');
  expect(table.state.louvreStack).toEqual(['letter']);
  expect(table.told('louvre').map(({ card }) => card)).toEqual(['ball']);
});

test('ROY.LOUVRE.2 Milady fills it to its exact strength, with one Trap at most, face up', () => {
  const table = completed(); // strength 3
  expect(placeable(table)).toContain('jussac');
  table.play('milady', PLACE.harlot);
  expect(placeable(table)).not.toContain('thief');
  expect(placeable(table)).not.toContain('jussac');
  table.play('milady', PLACE.lubin);
  expect(placeable(table)).not.toContain('vitray');
  table.play('milady', PLACE.boisrenard);
  expect(table.asked('milady')).toBeUndefined();
  expect(roy.view(table.state, 1).louvre).toMatchObject({
    trap: 'harlot',
    foes: [
      { id: 'lubin', life: 1 },
      { id: 'boisrenard', life: 1 },
    ],
  });
});

test('ROY.LOUVRE.2 where no exact total can be made she places the highest below it', () => {
  const table = completed({
    louvre: { card: 'poisons', won: true, foes: ['henchman'], trap: 'thief' },
    louvreStack: ['letter'], // strength 2
    foes: ['jussac'],
    traps: [],
  });
  expect(placeable(table)).toEqual(['henchman']);
  expect(table.play('milady', PLACE.henchman).asked('milady')).toBeUndefined();
});

test('ROY.LOUVRE.3 the reward is paid as soon as the challenge alone is won', () => {
  const table = porthos({ hands: { porthos: PANACHE }, louvre: { card: 'poisons', foes: ['jussac'] } });
  challenge(table);
  expect(table.told('completed')).toEqual([]);
  expect(table.state.purse).toBe(8);
});

test('ROY.LOUVRE.3 it is not paid for the duels', () => {
  const table = duel(porthos({ louvre: { card: 'poisons', foes: ['henchman'] } }));
  expect(table.state.purse).toBe(6); // the Henchman’s own pistole
});

test.each([
  ['challenge', [challenge, duel]],
  ['duel', [duel, challenge]],
] as const)(
  'ROY.LOUVRE.4 the %s alone does not complete the mission, with the other one it is done',
  (_, [first, last]) => {
    const table = porthos({ hands: { porthos: PANACHE }, louvre: { card: 'poisons', foes: ['henchman'] } });
    expect(first(table).told('completed')).toEqual([]);
    expect(last(table).told('completed')).toEqual([{ kind: 'completed', place: 'louvre', card: 'poisons' }]);
  },
);

test('ROY.LOUVRE.4 every duel counts, and a Trap that has to be overcome', () => {
  const two = duel(porthos({ louvre: { card: 'poisons', won: true, foes: ['henchman', 'lubin'] } }));
  expect(two.told('completed')).toEqual([]);
  const trap = duel(porthos({ louvre: { card: 'poisons', won: true, foes: ['henchman'], trap: 'harlot' } }));
  expect(trap.told('completed')).toEqual([]);
});

test.each([
  [1, 2],
  [2, 2],
  [3, 0],
])('ROY.LOUVRE.5 completed on space %i the mission brings %i Epic tokens', (ladder, epics) => {
  expect(completed({ state: { ladder } }).state.epics).toBe(epics);
});

test('ROY.LOUVRE.6 mission and Thief leave, the token goes to space 1 and the next mission is installed at once', () => {
  const table = completed({
    louvre: { card: 'poisons', won: true, foes: ['henchman'], trap: 'thief' },
    state: { ladder: 3 },
  });
  const told = table.events.map(event => event.kind);
  expect(told.slice(told.indexOf('trap-gone'))).toEqual(['trap-gone', 'completed', 'louvre']);
  expect([table.state.ladder, table.state.louvreGone]).toEqual([1, ['poisons']]);
  expect(table.asked('milady')?.prompt).toBe('install');
  table.play('milady', PLACE.jussac);
  expect(table.state.actions).toBe(2); // in the middle of his turn
  expect([table.offers('porthos', DRAW), table.offers('porthos', DUEL.jussac)]).toEqual([true, true]);
});

test('ROY.LOUVRE.7 in step IV.2 the token goes down a space', () => {
  expect(evening({ louvre: { card: 'poisons' } }).state.ladder).toBe(2);
});

test('ROY.LOUVRE.7 also when the mission was installed this turn', () => {
  const table = completed({ state: { ladder: 2 } }).play('milady', PLACE.jussac);
  expect(table.state.ladder).toBe(1);
  table.dice(NO_SIEGE).play('porthos', END);
  expect([table.state.phase, table.state.ladder]).toEqual(['milady', 2]);
});

test('ROY.LOUVRE.8 on reaching space 3 the Queen loses one honour, on space 2 none', () => {
  const lost = (ladder: number) => evening({ louvre: { card: 'poisons' }, state: { ladder } }).state.honour;
  expect([lost(1), lost(2)]).toEqual([0, 1]);
});

test('ROY.LOUVRE.9 on space 4 the Queen loses two, Milady draws a Treachery card and the mission fails', () => {
  const table = evening({ louvre: { card: 'poisons' }, state: { ladder: 3 }, plots: ['balm'] });
  const told = table.events.filter(({ kind }) => ['honour', 'plotted', 'louvre-failed'].includes(kind));
  expect(told.map(({ kind }) => kind)).toEqual(['honour', 'plotted', 'louvre-failed']);
  expect([table.state.honour, table.state.plotHand]).toEqual([2, ['balm']]);
});

test('ROY.LOUVRE.10 a failed mission is gone, its adversaries return to her hand and its Trap does not', () => {
  const table = evening({
    louvre: { card: 'poisons', foes: ['cavois', 'lubin'], trap: 'harlot', life: { cavois: 1 } },
    louvreStack: ['ball'],
    foes: [],
    traps: [],
    state: { ladder: 3 },
  });
  expect(table.state.louvreGone).toEqual(['poisons']);
  expect(placeable(table)).toEqual(['cavois']); // three of Lubin and the Harlot could not be made
  expect(table.state.foes).toEqual(['cavois', 'lubin']);
  expect(table.state.traps).toEqual([]);
  table.play('milady', PLACE.cavois);
  expect(table.state.louvre?.foes).toEqual([{ id: 'cavois', life: 2 }]);
});

test('ROY.LOUVRE.11 after a failure the next mission comes at once, on space 1, and stays there this turn', () => {
  const table = evening({ louvre: { card: 'poisons' }, louvreStack: ['ball', 'letter'], state: { ladder: 3 } });
  expect([table.state.phase, table.state.louvre?.card, table.state.ladder]).toEqual(['end', 'ball', 1]);
  table.play('milady', PLACE.jussac);
  expect([table.state.turn, table.state.phase, table.state.ladder]).toEqual([2, 'milady', 1]);
});

test('ROY.LOUVRE.12 the Queen goes a space for each point, and stops at Richelieu', () => {
  const honour = (from: number) =>
    evening({ louvre: { card: 'poisons' }, state: { ladder: 3, honour: from } }).state.honour;
  expect([0, 4, HONOUR_LAST - 2, HONOUR_LAST - 1].map(honour)).toEqual([2, 6, HONOUR_LAST, HONOUR_LAST]);
});

const lastChance = (oneForAll: number) =>
  evening({ louvre: { card: 'poisons' }, state: { ladder: 2, honour: HONOUR_LAST - 1, oneForAll, timeStop: true } });

test('ROY.LOUVRE.13 the Queen at Richelieu and no One-for-all card: Milady wins', () => {
  expect(lastChance(0).state.over).toEqual({ winner: 'milady', ending: 'honour' });
});

test('ROY.LOUVRE.13 brought back by a One-for-all card the Queen is saved, otherwise Milady wins', () => {
  const saved = lastChance(1);
  expect(saved.state.over).toBeNull();
  saved.play('athos', ONE_FOR_ALL.honour);
  expect([saved.state.honour, saved.state.over]).toEqual([HONOUR_LAST - 2, null]);
  expect(saved.asked('milady')?.prompt).toBe('destination');
  const lost = lastChance(1);
  for (const who of ['dartagnan', 'athos', 'aramis', 'porthos'] as const) lost.play(who, PASS);
  expect(lost.state.over).toEqual({ winner: 'milady', ending: 'honour' });
});

test('ROY.LOUVRE.14 a reward received for the challenge is kept when the mission fails', () => {
  const table = challenge(
    porthos({ hands: { porthos: PANACHE }, louvre: { card: 'poisons', foes: ['jussac'] }, state: { ladder: 3 } }),
  );
  expect(table.state.purse).toBe(8);
  table.dice(NO_SIEGE).play('porthos', END);
  expect(table.told('louvre-failed')).toHaveLength(1);
  expect(table.state.purse).toBe(8);
});

test('ROY.LOUVRE.15 with the stack used up the Louvre offers nothing and its token stays on space 1', () => {
  const table = completed({
    louvreStack: [],
    hands: { porthos: PANACHE },
    state: { ladder: 2, louvreGone: ['ball', 'letter'] },
  });
  expect(table.state.louvre).toBeNull();
  expect(table.kinds('porthos').filter(kind => kind === 'challenge' || kind === 'duel')).toEqual([]);
  table.dice(NO_SIEGE).play('porthos', END);
  expect([table.state.turn, table.state.ladder, table.state.honour]).toEqual([2, 1, 0]);
  expect(table.offers('milady', GO.louvre)).toBe(true);
});

test('ROY.LOUVRE.15 table option: the cards that are gone form a new stack', () => {
  const table = completed({
    louvreStack: [],
    options: { louvreReshuffle: 'on' },
    state: { louvreGone: ['ball', 'letter'] },
  });
  expect(table.told('reshuffled')).toEqual([{ kind: 'reshuffled', deck: 'louvre' }]);
  const { louvre, louvreStack } = table.state;
  expect([louvre?.card, ...louvreStack].sort()).toEqual(['ball', 'letter', 'poisons']);
});
