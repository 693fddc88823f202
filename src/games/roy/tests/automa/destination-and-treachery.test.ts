import { expect, test } from 'vitest';
import { readOptions } from '#kernel/game.ts';
import { END, START } from '../../choices.ts';
import { roy } from '../../game.ts';
import { at, blue, type Given, type Position, position, red } from '../../testing.ts';
import { ROOM } from '../shared/galleries.testing.ts';
import { lastMan, open } from './automa.testing.ts';

const rng = (key: number) => ({ key: [key, 9, 9, 9, 9, 9, 9, 9], at: 0 });

test('ROY.AUTO.1 one to five musketeer seats play alone, with the actions and hands of one player more', () => {
  for (const players of [2, 3, 4, 5, 6]) {
    const table = open(players);
    expect(roy.decisions(table.state).every(({ seat }) => seat > 0)).toBe(true);
    const { options } = readOptions(roy.options, {});
    const normal = at(roy.setup(players, options ?? {}, rng(3), null));
    for (
      let asked = roy.decisions(normal.state);
      asked[0].prompt !== 'destination';
      asked = roy.decisions(normal.state)
    )
      normal.play(asked[0].seat, asked[0].choices[0]);
    const hands = ({ state }: Position) => state.hands.map(hand => hand.length);
    expect(hands(table)).toEqual(hands(normal));
    const { who, seat } = table.state.men[0];
    table.state = { ...table.state, conscripts: false };
    expect(table.play(seat, START[who]).state.actions).toBe(players === 4 ? 4 : 3);
  }
});

const seen = <T>(items: readonly T[]) => [...new Set(items)].sort();

const KEYS = Array.from({ length: 80 }, (_, key) => key);

/** The turn after, with dice of every kind. */
const nextTurns = (given: Given = {}): Position[] => {
  const { state } = lastMan(given);
  return KEYS.map(key => at({ ...state, rng: rng(key) }).play('athos', END));
};

const locations = (given: Given) => seen(nextTurns(given).map(({ state }) => state.location));

test('ROY.AUTO.2 Richelieu and the Quarters are never drawn', () => {
  const all = locations({ garrison: ['single', 'single'] });
  expect(all).not.toContain('richelieu');
  expect(all).not.toContain('quarters');
  expect(all).toHaveLength(4);
});

test('ROY.AUTO.3 a Location is drawn at random and lies face up: Milady is exposed there from the start', () => {
  const tables = nextTurns({});
  expect(seen(tables.map(({ state }) => state.location))).toEqual(['louvre', 'paris', 'quest']);
  for (const table of tables) {
    const { location } = table.state;
    expect(table.told('shown')).toEqual([{ kind: 'shown', location, by: 'automa', reveals: true }]);
    for (const seat of [1, null])
      expect(roy.view(table.state, seat)).toMatchObject({ location, presence: 'exposed', shown: true });
  }
});

test('ROY.AUTO.4 La Rochelle is drawn only when two cards lie there, M. de Bassompierre counted', () => {
  expect(locations({ garrison: ['double'] })).not.toContain('la-rochelle');
  expect(locations({ garrison: ['double', 'single'] })).toContain('la-rochelle');
  expect(locations({ garrison: ['bassompierre', 'single'] })).toContain('la-rochelle');
});

const AUTOMA = { automa: 'on' };

test('ROY.AUTO.5 with board 4 in play she goes to the Quest every turn, unless Rochefort is out; not before the next turn', () => {
  const garrison = ['single', 'single'] as const;
  expect(locations({ quest: ROOM, garrison })).toEqual(['quest']);
  expect(locations({ quest: ROOM, garrison, state: { rochefort: 0 } })).toEqual(['la-rochelle']);
  const opened = position({
    options: AUTOMA,
    acting: 'athos',
    men: { athos: { place: 'quest' } },
    quest: { board: 3, tokens: ['two', 'two', 'two'], beaten: 2, up: false },
    state: {
      location: 'louvre',
      presence: 'exposed',
      shown: true,
      stock: { snare: 2, shields: 1, parry: 1, swords: 2, two: 0, three: 1, four: 1 },
    },
  }).dice(blue(3, 0, 0), red(0, 2));
  opened.play('athos', { kind: 'duel', foe: 'road' });
  expect([opened.state.quest.board, opened.state.location]).toEqual([4, 'louvre']);
});

test('ROY.AUTO.6 the top Treachery card is drawn and takes effect', () => {
  for (const table of nextTurns({ plots: ['intrigue', 'conscripts'], state: { honour: 2 } })) {
    expect(table.told('betrayed')).toEqual([{ kind: 'betrayed', card: 'intrigue', reveals: true }]);
    expect(table.state).toMatchObject({ honour: 3, conscripts: false, plotDiscard: ['intrigue'] });
  }
});

test('ROY.AUTO.7 a Balm for an unwounded Rochefort is discarded and another card drawn', () => {
  const plots = ['balm', 'balm', 'intrigue', 'conscripts'] as const;
  const [idle] = nextTurns({ plots });
  expect(idle.state).toMatchObject({ honour: 1, conscripts: false, plotDiscard: ['balm', 'balm', 'intrigue'] });
  const [healed] = nextTurns({ plots, state: { rochefort: 4 } });
  expect(healed.state).toMatchObject({ rochefort: 5, honour: 0, plotDiscard: ['balm'] });
});

test('ROY.AUTO.8 there is no Treachery hand, and nothing else draws Treachery cards', () => {
  expect(open(5).state.plotHand).toEqual([]);
  const table = lastMan({
    louvre: { card: 'debts', foes: ['henchman'] },
    paris: { card: 'captive', foes: ['cavois'] },
    plots: ['conscripts', 'intrigue'],
    state: { siege: -3, ladder: 3 },
  }).dice(red(1, 0));
  const { plots } = table.state;
  table.play('athos', END);
  expect([table.state.siege, table.told('louvre-failed').length]).toEqual([-4, 1]);
  expect(table.told('plotted')).toEqual([]);
  expect(table.state.plotHand).toEqual([]);
  expect(table.state.plots).toEqual(plots.slice(0, -1));
});

test('ROY.AUTO.9 the first Paris card is drawn at random; a successor comes when the next turn begins', () => {
  const first = seen(KEYS.map(key => open(5, key).state.paris?.card));
  expect(first).toEqual(['abduction', 'captive', 'disappearance', 'duels', 'message', 'smuggler']);
  const done = lastMan({
    men: { athos: { place: 'paris' } },
    paris: { card: 'captive', foes: ['henchman'], won: true },
    state: { location: 'louvre' },
  }).dice(blue(3, 0, 0), red(0, 2));
  done.play('athos', { kind: 'duel', foe: 'henchman' });
  expect(done.state.paris).toBeNull();
  const seconds = KEYS.map(key => at({ ...done.state, rng: rng(key) }).play('athos', END));
  expect(seen(seconds.map(({ state }) => state.paris?.card))).toEqual([
    'abduction',
    'disappearance',
    'duels',
    'message',
    'smuggler',
  ]);
  for (const table of nextTurns({ paris: { card: 'captive', foes: ['cavois'] } }))
    expect(table.told('paris')).toEqual([]);
});
