import { expect, test } from 'vitest';
import { readOptions } from '#kernel/game.ts';
import { ADVERSARIES } from '../cards/adversaries.ts';
import { ROCHEFORT, TIME_DICE } from '../cards/board.ts';
import { LOUVRE } from '../cards/louvre.ts';
import { PARIS } from '../cards/paris.ts';
import { END, START } from '../choices.ts';
import { roy } from '../game.ts';
import type { Mission, Quest, State } from '../state.ts';
import { at, blue, type Given, type Position, position, red } from '../testing.ts';

const AUTOMA = { automa: 'on' };
const HAS_PLAYED = { turn: 'done' } as const;
const KEYS = Array.from({ length: 80 }, (_, key) => key);
/** The first space of the Time track with four red dice. */
const AT_FOUR_DICE = TIME_DICE.indexOf(4) + 1;
const rng = (key: number) => ({ key: [key, 9, 9, 9, 9, 9, 9, 9], at: 0 });

/** A match set up without Milady, the musketeers as they come. */
const open = (players: number, key = 1, given: Readonly<Record<string, string>> = {}): Position => {
  const { options } = readOptions(roy.options, { ...AUTOMA, ...given });
  const table = at(roy.setup(players, options ?? {}, rng(key), null));
  for (;;) {
    const [decision] = roy.decisions(table.state);
    if (decision.prompt === 'select') return table;
    table.play(decision.seat, decision.choices[0]);
  }
};

/** Athos is the last to play, nobody is at La Rochelle; when he ends his turn the next one begins. */
const lastMan = (given: Given = {}): Position =>
  position({
    acting: 'athos',
    options: AUTOMA,
    ...given,
    men: { dartagnan: HAS_PLAYED, aramis: { ...HAS_PLAYED, place: 'quest' }, porthos: HAS_PLAYED, ...given.men },
    state: { location: 'paris', presence: 'exposed', shown: true, ...given.state },
  });

/** The turn after, with dice of every kind. */
const nextTurns = (given: Given = {}): Position[] => {
  const { state } = lastMan(given);
  return KEYS.map(key => at({ ...state, rng: rng(key) }).play('athos', END));
};

const seen = <T>(items: readonly T[]) => [...new Set(items)].sort();
const locations = (given: Given) => seen(nextTurns(given).map(({ state }) => state.location));

const ROOM: Quest = {
  board: 4,
  challenges: ['erudition', 'nobility', 'gallantry', 'panache'],
  fighters: ['two', 'two', 'two', 'three', 'three', 'three', 'three', 'three'],
  at: 0,
  beaten: [false, false],
};

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

const strength = (mission: Mission<string> | null) =>
  (mission?.foes ?? []).reduce((sum, { id }) => sum + ADVERSARIES[id].strength, mission?.trap ? 1 : 0);

test('ROY.AUTO.10 missions are manned from one shuffled deck to their exact strength, and the rest goes back', () => {
  const tables = KEYS.map(key => open(5, key).state);
  for (const { paris, louvre, foes, traps } of tables) {
    if (paris !== null) expect(strength(paris)).toBe(PARIS[paris.card].strength);
    // The deck may run out first: then a Trap lies there and every adversary left is too strong.
    const missing = louvre === null ? 0 : LOUVRE[louvre.card].strength - strength(louvre);
    expect(missing).toBeGreaterThanOrEqual(0);
    if (missing > 0) expect(louvre?.trap).not.toBeNull();
    if (missing > 0) expect(foes.every(id => ADVERSARIES[id].strength > missing)).toBe(true);
    const placed = [...(paris?.foes ?? []), ...(louvre?.foes ?? [])].map(({ id }) => id);
    expect(new Set([...foes, ...placed]).size).toBe(12);
    expect(foes.length + placed.length).toBe(12);
    expect(traps.length + [paris?.trap, louvre?.trap].filter(trap => trap).length).toBe(5);
  }
  expect(seen(tables.map(({ louvre }) => louvre?.trap ?? 'none'))).toHaveLength(6);
  expect(seen(tables.flatMap(({ louvre }) => louvre?.foes.map(({ id }) => id) ?? []))).toHaveLength(12);
});

test('ROY.AUTO.11 the tokens of every Quest board are laid at random by the rules of that board', () => {
  const inns = KEYS.map(key => open(5, key).state.quest).map(quest => (quest.board === 1 ? quest.spaces : []));
  for (const spaces of inns) {
    expect(spaces).toHaveLength(12);
    expect(spaces.filter(slot => slot?.token === 'decoy')).toHaveLength(4);
    expect(spaces.every(slot => slot?.up === false)).toBe(true);
  }
  expect(seen(inns.map(spaces => spaces[0]?.token))).toHaveLength(8);
  const duel = (quest: Quest, foe: 'wardes' | 'road', stock: State['stock'], red_: ReturnType<typeof red>) =>
    position({ options: AUTOMA, acting: 'athos', men: { athos: { place: 'quest' } }, quest, state: { stock } })
      .dice(blue(3, 0, 0), red_)
      .play('athos', { kind: 'duel', foe }).state.quest;
  const calais: Quest = { board: 2, won: ['erudition', 'nobility', 'gallantry', 'panache'] };
  const eleven = { snare: 2, shields: 1, parry: 1, swords: 2, two: 1, three: 2, four: 2 };
  const road = duel(calais, 'wardes', eleven, red(2, 2));
  expect(road.board === 3 && road.tokens).toHaveLength(3);
  const last: Quest = { board: 3, tokens: ['two', 'two', 'two'], beaten: 2, up: false };
  const eight = { snare: 2, shields: 1, parry: 1, swords: 2, two: 0, three: 1, four: 1 };
  const rooms = duel(last, 'road', eight, red(0, 2));
  if (rooms.board !== 4) expect.fail('the galleries are not open');
  expect([...rooms.challenges].sort()).toEqual(['erudition', 'gallantry', 'nobility', 'panache']);
  expect([...rooms.fighters].sort()).toEqual(
    ['snare', 'snare', 'shields', 'parry', 'swords', 'swords', 'three', 'four'].sort(),
  );
});

test('ROY.AUTO.12 where Milady would choose a musketeer one is picked at random', () => {
  const four = ['aramis', 'athos', 'dartagnan', 'porthos'];
  const ambushed = nextTurns({ plots: ['ambush'] }).flatMap(table => table.told('aimed').map(({ who }) => who));
  expect(ambushed).toHaveLength(80);
  expect(seen(ambushed)).toEqual(four);
  const named = nextTurns({
    traps: ['nemesis'],
    foes: ['lubin'],
    plots: ['conscripts'],
    state: { parisPile: ['smuggler'] },
  });
  expect(seen(named.map(({ state }) => state.paris?.nemesis))).toEqual(four);
  const struck = nextTurns({
    paris: { card: 'duels' },
    plots: ['conscripts'],
    men: { athos: { place: 'paris' }, porthos: { ...HAS_PLAYED, place: 'paris' } },
  }).flatMap(table => table.told('wounded').map(({ who }) => who));
  expect(struck).toHaveLength(80);
  expect(seen(struck)).toEqual(['athos', 'dartagnan', 'porthos']);
});

test('ROY.AUTO.13 the automa always intercepts', () => {
  for (const standing of ['ask', 'never'] as const) {
    const table = position({
      options: AUTOMA,
      acting: 'porthos',
      louvre: { card: 'debts', foes: ['henchman'] },
      state: { location: 'louvre', presence: 'exposed', shown: true, standing },
    }).dice(blue(0, 0, 3), red(ROCHEFORT.dice, 0), blue(0, 0, 3), red(2, 0));
    table.play('porthos', { kind: 'duel', foe: 'henchman' });
    expect(table.told('intercepted')).toHaveLength(1);
  }
});

test('ROY.AUTO.13 all other choices of Milady’s are settled at random, but Shields are always rolled again', () => {
  const razed = (garrison: Given['garrison'] & object, options: Given['options']) =>
    seen(
      nextTurns({ garrison, options: { ...AUTOMA, ...options }, state: { location: 'la-rochelle' } }).flatMap(table =>
        table.told('razed').map(({ card }) => card),
      ),
    );
  expect(razed(['single', 'double', 'bassompierre'], {})).toEqual(['double', 'single']);
  expect(razed(['single', 'double', 'bassompierre'], { automaSharp: 'on' })).toEqual(['double']);
  const siege = lastMan({ state: { time: AT_FOUR_DICE, reinforcements: true } }).dice(red(2, 2), red(1, 0));
  siege.play('athos', END);
  expect(siege.told('siege-reroll')).toEqual([{ kind: 'siege-reroll', face: 'sword' }]);
  const cahusac = position({
    options: AUTOMA,
    acting: 'porthos',
    louvre: { card: 'debts', foes: ['cahusac'] },
    state: { location: null, presence: 'none' },
  }).dice(blue(2, 1, 0), red(1, 2), red(1, 0));
  cahusac.play('porthos', { kind: 'duel', foe: 'cahusac' });
  expect(cahusac.told('rerolled')).toEqual([{ kind: 'rerolled', by: 'cahusac', from: 'shield', to: 'sword' }]);
});

test('ROY.AUTO.14 a card that can strike nobody is discarded without effect and not replaced', () => {
  const bastille = { ...HAS_PLAYED, place: 'bastille' } as const;
  const table = lastMan({
    men: { dartagnan: bastille, athos: { place: 'bastille' }, aramis: bastille, porthos: bastille },
    plots: ['jailed', 'intrigue'],
  }).dice(red(0, 1));
  table.play('athos', END);
  expect(table.told('idle')).toEqual([{ kind: 'idle', card: 'jailed', replaced: false }]);
  expect(table.state).toMatchObject({ honour: 0, plotDiscard: ['jailed'] });
});

test('ROY.AUTO.15 when all Paris cards are used up Paris stays empty', () => {
  for (const table of nextTurns({ state: { parisPile: [] } })) expect(table.state.paris).toBeNull();
});

test('ROY.AUTO.16 the seats play four, two or one musketeers with 9, 9, 7, 5 or 5 cards; Time starts on 1, with five on 3', () => {
  const table = (seats: number) => {
    const { state } = open(seats + 1);
    const men = state.men.filter(({ seat }) => seat === 1).length;
    return [state.men.length, men, state.hands.slice(1).map(hand => hand.length), state.men.at(-1)?.who === 'treville'];
  };
  expect(table(1)).toEqual([4, 4, [9 + 1], false]);
  expect(table(2)).toEqual([4, 2, [9, 9], false]);
  expect(table(3)).toEqual([3, 1, [7, 7, 7], false]);
  expect(table(4)).toEqual([4, 1, [5, 5, 5, 5], false]);
  expect(table(5)).toEqual([5, 1, [5, 5, 5, 5, 5], true]);
  const { options } = readOptions(roy.options, AUTOMA);
  expect([2, 3, 4, 5, 6].map(players => roy.setup(players, options ?? {}, rng(1), null).time)).toEqual([1, 1, 1, 1, 3]);
  expect(position({ players: 4, options: AUTOMA }).play(1, START.dartagnan).state.actions).toBe(4);
});
