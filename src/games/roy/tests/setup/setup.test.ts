import { expect, test } from 'vitest';
import { readOptions } from '#kernel/game.ts';
import type { LouvreId } from '../../cards/louvre.ts';
import type { Choice } from '../../choices.ts';
import { MAN, PARIS_CARD, PLACE } from '../../choices.ts';
import type { Event } from '../../events.ts';
import { roy } from '../../game.ts';
import { at, type Position, red } from '../../testing.ts';

const open = (players: number, given: Readonly<Record<string, string>> = {}, key = 1): Position => {
  const { options } = readOptions(roy.options, given);
  return at(roy.setup(players, options ?? {}, { key: [key, 2, 3, 4, 5, 6, 7, 8], at: 0 }, null));
};

interface Drive {
  /** Wanted choices; they are made as soon as they are on offer, the first one of a question otherwise. */
  readonly wanted?: readonly Choice[];
  readonly until?: string;
}

/** Answers the questions of the set-up, and says which were asked and what happened. */
const drive = (table: Position, { wanted = [], until = 'destination' }: Drive = {}) => {
  const prompts: string[] = [];
  const events: Event[] = [];
  for (;;) {
    const [decision] = roy.decisions(table.state);
    if (decision.prompt === until) return { prompts, events };
    const text = wanted.map(choice => JSON.stringify(choice));
    prompts.push(decision.prompt);
    const choice = decision.choices.find(each => text.includes(JSON.stringify(each))) ?? decision.choices[0];
    events.push(...table.play(decision.seat, choice).events);
  }
};

/** What was asked, without repetitions. */
const steps = (prompts: readonly string[]) => prompts.filter((prompt, i) => prompt !== prompts[i - 1]);

const CAST = ['dartagnan', 'athos', 'aramis', 'porthos'] as const;
/** Seat 1 plays d'Artagnan, and so on. */
const cast = (table: Position) => {
  drive(table, { until: 'cast' });
  for (const [i, who] of CAST.slice(0, 3).entries()) table.play(i + 1, MAN[who]);
  return table;
};

test('ROY.SETUP.1 the markers start where they are printed: time 1, purse 5, siege 0, the Queen unharmed', () => {
  expect(open(5).state).toMatchObject({ time: 1, purse: 5, constance: 0, siege: 0, ladder: 1, honour: 0 });
});

test('ROY.SETUP.2 the Arsenal is full and the four musketeers own nothing', () => {
  const table = open(5);
  drive(table);
  expect(table.state.arsenal).toEqual({
    horse: 2,
    pistol: 2,
    armour: 2,
    blade: 2,
    balm: 1,
    manoeuvre: 2,
    erudition: 2,
    nobility: 2,
    gallantry: 2,
    panache: 2,
  });
  for (const who of CAST) expect(table.man(who)).toMatchObject({ gear: [], skills: [], improved: false });
});

test('ROY.SETUP.3 Rochefort starts with five life points', () => {
  expect(open(5).state.rochefort).toBe(5);
});

test('ROY.SETUP.4 exactly one seat plays Milady and looks behind the screen', () => {
  for (const players of [2, 3, 4, 5, 6]) {
    const { state } = open(players);
    const seats = Array.from({ length: players }, (_, seat) => seat);
    expect(seats.filter(seat => roy.view(state, seat).screen !== null)).toEqual([0]);
    expect(seats.filter(seat => roy.sides?.(seat, players, {}) === 'milady')).toEqual([0]);
  }
});

test('ROY.SETUP.5 Milady starts with all 12 Adversaries, 5 Traps, 6 Locations and 27 tokens but those laid', () => {
  const table = open(5);
  expect(table.state.foes).toHaveLength(12);
  expect(table.state.traps).toHaveLength(5);
  expect(Object.values(table.state.stock).reduce((a, b) => a + b)).toBe(19);
  drive(table, { wanted: [PARIS_CARD.abduction, PLACE.cavois, PLACE.beggars] });
  const { foes, traps, stock, paris, louvre } = table.state;
  const placed = [...(paris?.foes ?? []), ...(louvre?.foes ?? [])].map(({ id }) => id);
  expect(placed).toContain('cavois');
  expect(new Set([...foes, ...placed]).size).toBe(12);
  expect(foes.length + placed.length).toBe(12);
  const trapsPlaced = [paris?.trap, louvre?.trap].filter(trap => trap !== null);
  expect(trapsPlaced).toEqual(['beggars']);
  expect(traps).toHaveLength(4);
  expect(Object.values(stock).reduce((a, b) => a + b)).toBe(11);
  expect(table.choices('milady').filter(({ kind }) => kind === 'go')).toHaveLength(6);
});

test('ROY.SETUP.6 Milady draws three shuffled Treachery cards, which the team does not see', () => {
  const { state } = open(5);
  expect(state.plotHand).toHaveLength(3);
  expect(state.plots).toHaveLength(12);
  expect(roy.view(state, 0).screen?.plotHand).toEqual(state.plotHand);
  for (const seat of [1, 4, null]) {
    const seen = roy.view(state, seat);
    expect([seen.plotHand, seen.plots, seen.screen]).toEqual([3, 12, null]);
  }
  const firsts = new Set(Array.from({ length: 100 }, (_, key) => open(5, {}, key).state.plotHand[0]));
  expect(firsts.size).toBe(9);
});

test('ROY.SETUP.7 the Louvre cards are shuffled into one stack whose order nobody sees', () => {
  const { state } = open(5);
  expect([...state.louvreStack].sort()).toEqual([
    'ball',
    'chevreuse',
    'confessor',
    'debts',
    'letter',
    'poisons',
    'portrait',
    'slander',
  ]);
  expect(roy.view(state, 0).louvreStack).toBe(8);
  const tops = new Set<LouvreId | undefined>();
  for (let key = 0; key < 100; key++) tops.add(open(5, {}, key).state.louvreStack.at(-1));
  expect(tops.size).toBe(8);
});

test('ROY.SETUP.8 Milady picks any of the six Paris cards; the others lie beside the board, not in her hand', () => {
  const table = open(5);
  const six = (['abduction', 'disappearance', 'captive', 'smuggler', 'message', 'duels'] as const).map(
    card => PARIS_CARD[card],
  );
  expect(table.choices('milady')).toEqual(six);
  drive(table, { wanted: [PARIS_CARD.captive] });
  expect(table.state.paris?.card).toBe('captive');
  expect(table.state.parisHand).toEqual([]);
  expect(table.state.parisPile).toEqual(['abduction', 'disappearance', 'smuggler', 'message', 'duels']);
});

test('ROY.SETUP.9 Milady lays Quest board 1, twelve tokens face down', () => {
  const table = open(5);
  drive(table);
  const { quest } = table.state;
  if (quest.board !== 1) expect.fail('another board is in play');
  expect(quest.spaces).toHaveLength(12);
  expect(quest.spaces.every(slot => slot?.up === false)).toBe(true);
});

test('ROY.SETUP.10 every seat picks a musketeer nobody else has, and he starts with all his life points', () => {
  const table = open(5);
  drive(table, { until: 'cast' });
  expect(table.choices(3)).toEqual(CAST.map(who => MAN[who]));
  table.play(3, MAN.porthos);
  expect(table.choices(1)).toEqual([MAN.dartagnan, MAN.athos, MAN.aramis]);
  expect(table.choices(3)).toEqual([]);
  table.play(1, MAN.aramis).play(2, MAN.dartagnan);
  expect(table.state.men.map(({ who, seat, life }) => [who, seat, life])).toEqual([
    ['dartagnan', 2, 3],
    ['athos', 4, 3],
    ['aramis', 1, 3],
    ['porthos', 3, 5],
  ]);
});

test('ROY.SETUP.11 the Adventure deck is shuffled and every musketeer seat is dealt five cards', () => {
  const table = cast(open(5));
  expect(table.state.hands.map(hand => hand.length)).toEqual([0, 5, 5, 5, 5]);
  expect(table.state.deck).toHaveLength(27);
  const orders = new Set(Array.from({ length: 20 }, (_, key) => open(5, {}, key).state.deck.slice(-5).join()));
  expect(orders.size).toBeGreaterThan(15);
});

test('ROY.SETUP.12 d’Artagnan starts in Paris, Aramis at La Rochelle, Athos at the Vieux-Colombier, Porthos at the Louvre', () => {
  const table = cast(open(5));
  expect(CAST.map(who => table.man(who).place)).toEqual(['paris', 'vieux-colombier', 'la-rochelle', 'louvre']);
});

test('ROY.SETUP.13 the team starts without One-for-all cards, Epic tokens and Validation tokens', () => {
  const table = open(5);
  drive(table);
  expect([table.state.oneForAll, table.state.epics]).toEqual([0, 0]);
  expect([table.state.paris?.won, table.state.louvre?.won]).toEqual([false, false]);
});

test('ROY.SETUP.14 Paris is announced and manned, then the Louvre, then board 1 is announced, then turn 1 begins', () => {
  const { events } = drive(open(5), { wanted: [PARIS_CARD.abduction] });
  const told = events.flatMap(event => {
    if (event.kind === 'placed') return [`placed ${event.place}`];
    return ['paris', 'louvre', 'board', 'turn'].includes(event.kind) ? [event.kind] : [];
  });
  expect(told).toEqual(['paris', 'placed paris', 'louvre', 'placed louvre', 'board', 'turn']);
  expect(events.filter(({ kind }) => kind === 'board')).toEqual([{ kind: 'board', board: 1 }]);
});

test('ROY.SETUP.15 a Thief or an Assassin placed now acts at once on whoever stands there', () => {
  const start = (given: Readonly<Record<string, string>> = {}) => {
    const table = open(5, given);
    drive(table, { wanted: [PARIS_CARD.smuggler], until: 'cast' });
    for (const [i, who] of CAST.slice(0, 3).entries()) table.play(i + 1, MAN[who]);
    return table.play('milady', PLACE.lubin);
  };
  const robbed = start().dice(red(1, 0));
  robbed.play('milady', PLACE.thief);
  expect(robbed.told('bite')).toEqual([
    { kind: 'bite', trap: 'thief', place: 'paris', who: 'dartagnan', face: 'sword' },
  ]);
  expect(robbed.state.purse).toBe(4);
  const wounded = start();
  wounded.state = { ...wounded.state, louvreStack: ['letter'] };
  wounded.play('milady', PLACE.boisrenard, PLACE.henchman).dice(red(1, 0)).play('milady', PLACE.assassin);
  expect(wounded.told('bite').map(({ who, place }) => [who, place])).toEqual([['porthos', 'louvre']]);
  expect(wounded.man('porthos').life).toBe(4);
  const asleep = start({ setupTrapsAsleep: 'on' }).dice(red(1, 0));
  asleep.play('milady', PLACE.thief);
  expect(asleep.told('bite')).toEqual([]);
});

test('ROY.SETUP.16 Paris cards, the Inn, who stays out, the musketeers, the hands, and then the opening', () => {
  const five = drive(open(5), { wanted: [PARIS_CARD.abduction] });
  expect(steps(five.prompts)).toEqual(['first-paris', 'lay-inn', 'cast', 'install']);
  const dealt = five.events.findIndex(({ kind }) => kind === 'drew');
  expect(dealt).toBeGreaterThan(five.events.findLastIndex(({ kind }) => kind === 'cast'));
  expect(dealt).toBeLessThan(five.events.findIndex(({ kind }) => kind === 'paris'));
  const six = drive(open(6), { wanted: [PARIS_CARD.abduction] });
  expect(steps(six.prompts)).toEqual(['first-paris', 'extra-paris', 'lay-inn', 'cast', 'install']);
  const four = steps(drive(open(4, { treville: 'stands-in' }), { wanted: [PARIS_CARD.abduction] }).prompts);
  expect(four.slice(0, 2)).toEqual(['first-paris', 'lay-inn']);
  expect(four.slice(2, 4).sort()).toEqual(['leave-out', 'treville']);
  expect(four.slice(4)).toEqual(['cast', 'install']);
});
