import { expect, test } from 'vitest';
import { readOptions, redact } from '#kernel/game.ts';
import type { ParisId } from '../cards/paris.ts';
import { BETRAY, type Choice, DUEL, END, GO, LAY, MAN, PARIS_CARD, PASS, PLACE, PLOT, START } from '../choices.ts';
import { roy } from '../game.ts';
import type { Musketeer } from '../names.ts';
import { at, blue, type Given, type Position, position, red } from '../testing.ts';

const ALL = [0, 1, 2, 3, 4, null];
const MILADY_ONLY = [0];
const PARIS: readonly ParisId[] = ['abduction', 'disappearance', 'captive', 'smuggler', 'message', 'duels'];
const FOUR: readonly Musketeer[] = ['dartagnan', 'athos', 'aramis', 'porthos'];
const KEYS = Array.from({ length: 60 }, (_, key) => key);
const rng = (key: number) => ({ key: [key, 4, 4, 4, 4, 4, 4, 4], at: 0 });

/** Who reads this word in what the last choice led to. An event without a secret part reaches them all. */
const learn = (table: Position, text: string) =>
  ALL.filter(seat => JSON.stringify(table.events.map(event => redact(event, seat))).includes(text));
/** The seats that are asked now. */
const asked = (table: Position) => roy.decisions(table.state).map(({ seat }) => seat);
const of = (table: Position, by: Musketeer | 'milady' | number, ...kinds: readonly Choice['kind'][]) =>
  table.choices(by).filter(({ kind }) => kinds.includes(kind));

const open = (players: number, given: Readonly<Record<string, string>> = {}): Position =>
  at(roy.setup(players, readOptions(roy.options, given).options ?? {}, rng(1), null));
const DECOYS_FIRST: readonly Choice[] = [
  ...new Array<Choice>(4).fill(LAY.decoy),
  ...new Array<Choice>(3).fill(LAY.two),
  ...new Array<Choice>(5).fill(LAY.three),
];

test('ROY.DEC.1 one seat plays Milady, every other one a musketeer, with two to six players; all know who', () => {
  expect(roy.seats).toEqual([2, 6]);
  for (const seats of [2, 3, 4, 5, 6]) {
    const sides = Array.from({ length: seats }, (_, seat) => roy.sides?.(seat, seats, {}));
    expect(sides).toEqual(['milady', ...new Array(seats - 1).fill('musketeers')]);
    const table = open(seats);
    expect(asked(table)).toEqual([0]);
    for (const seat of [0, 1, null]) expect(roy.view(table.state, seat).seats).toBe(seats);
  }
});

test('ROY.DEC.2 Milady picks the first Paris card among all six; the others see it when it is placed', () => {
  const table = open(5);
  expect(asked(table)).toEqual([0]);
  expect(table.choices('milady')).toEqual(PARIS.map(card => ({ kind: 'paris', card })));
  table.play('milady', PARIS_CARD.message);
  expect(table.asked('milady')?.prompt).not.toBe('first-paris');
  expect(learn(table, 'message')).toEqual(MILADY_ONLY);
  table.play('milady', ...DECOYS_FIRST);
  for (const [i, who] of FOUR.slice(0, 3).entries()) table.play(i + 1, MAN[who]);
  expect(learn(table, 'message')).toEqual(ALL);
  expect(table.state.paris?.card).toBe('message');
});

test('ROY.DEC.3 Milady lays the Inn in twelve steps, each time a kind of token that is left', () => {
  const table = open(5).play('milady', PARIS_CARD.abduction);
  const kinds = () => table.choices('milady').map(choice => (choice.kind === 'lay' ? choice.token : choice.kind));
  expect(asked(table)).toEqual([0]);
  expect(kinds()).toEqual(['snare', 'shields', 'parry', 'swords', 'two', 'three', 'four', 'decoy']);
  table.play('milady', LAY.snare, LAY.snare);
  expect(kinds()).toEqual(['shields', 'parry', 'swords', 'two', 'three', 'four', 'decoy']);
  table.play('milady', LAY.decoy, LAY.decoy, LAY.decoy, LAY.decoy);
  expect(kinds()).toEqual(['shields', 'parry', 'swords', 'two', 'three', 'four']);
  table.play('milady', LAY.two, LAY.two, LAY.two, LAY.four, LAY.four);
  expect(table.asked('milady')?.prompt).toBe('lay-inn');
  table.play('milady', LAY.parry);
  expect(asked(table)).not.toContain(0);
  const { quest } = table.state;
  expect(quest.board === 1 && quest.spaces.map(slot => slot?.token)).toEqual(
    'snare snare decoy decoy decoy decoy two two two four four parry'.split(' '),
  );
});

test('ROY.DEC.3 Decoys are forced where only they fit any more, and only Milady knows what lies where', () => {
  const table = open(5).play('milady', PARIS_CARD.abduction).play('milady', LAY.parry);
  expect(learn(table, 'parry')).toEqual(MILADY_ONLY);
  table.play('milady', ...new Array<Choice>(5).fill(LAY.three), LAY.four, LAY.four);
  for (let left = 4; left > 0; left--) {
    expect(table.choices('milady')).toEqual([{ kind: 'lay', token: 'decoy' }]);
    table.play('milady', LAY.decoy);
  }
  for (const seat of [1, 4, null]) expect(JSON.stringify(roy.view(table.state, seat).quest)).not.toMatch(/parry|decoy/);
});

test('ROY.DEC.4 Milady adds card by card what keeps the total in reach, and the placement ends by itself', () => {
  const table = position({
    at: 'paris-card',
    parisHand: ['captive'],
    foes: ['vitray', 'cahusac', 'boisrenard', 'cavois'],
    traps: ['harlot'],
  }).play('milady', PARIS_CARD.captive);
  expect(asked(table)).toEqual([0]);
  const names = ['vitray', 'cahusac', 'boisrenard', 'cavois', 'harlot'];
  expect(table.choices('milady')).toEqual(names.map(card => ({ kind: 'place', card })));
  table.play('milady', PLACE.boisrenard);
  expect(learn(table, 'boisrenard')).toEqual(MILADY_ONLY);
  expect(table.choices('milady')).toEqual([PLACE.vitray, PLACE.cahusac]);
  table.play('milady', PLACE.cahusac);
  expect(table.asked('milady')?.prompt).toBe('treachery');
  expect(learn(table, 'boisrenard')).toEqual(ALL);
  expect(learn(table, 'cahusac')).toEqual(ALL);
});

test('ROY.DEC.4 she is asked in the middle of a musketeer’s turn too, and in the last phase', () => {
  const middle = position({
    acting: 'athos',
    men: { athos: { place: 'louvre' } },
    louvre: { card: 'debts', won: true, foes: ['henchman'] },
  }).dice(blue(0, 0, 3), red(2, 0));
  middle.play('athos', DUEL.henchman);
  expect(middle.asked('milady')?.prompt).toBe('install');
  expect(middle.state.phase).toBe('musketeers');
  const late = position({ at: 'ladder', louvre: { card: 'debts' }, state: { ladder: 3 } });
  expect(late.asked('milady')?.prompt).toBe('install');
  expect(late.state.phase).toBe('end');
});

test('ROY.DEC.5 with six players Milady picks two Paris cards for her hand, unseen, among five and then four', () => {
  const table = open(6).play('milady', PARIS_CARD.duels);
  const without = (...gone: readonly ParisId[]) =>
    PARIS.filter(card => !gone.includes(card)).map(card => ({ kind: 'paris', card }));
  expect(asked(table)).toEqual([0]);
  expect(table.choices('milady')).toEqual(without('duels'));
  table.play('milady', PARIS_CARD.smuggler);
  expect(learn(table, 'smuggler')).toEqual(MILADY_ONLY);
  expect(table.choices('milady')).toEqual(without('duels', 'smuggler'));
  table.play('milady', PARIS_CARD.captive);
  expect(learn(table, 'captive')).toEqual(MILADY_ONLY);
  expect(table.asked('milady')?.prompt).toBe('lay-inn');
  for (const players of [2, 3, 4, 5]) {
    expect(open(players).play('milady', PARIS_CARD.duels).asked('milady')?.prompt).toBe('lay-inn');
  }
});

test('ROY.DEC.6 each musketeer seat picks among the musketeers left, and all see it', () => {
  const table = open(5).play('milady', PARIS_CARD.duels, ...DECOYS_FIRST);
  const men = (...who: readonly Musketeer[]) => who.map(each => ({ kind: 'man', who: each }));
  expect(asked(table)).toEqual([1, 2, 3, 4]);
  for (const seat of [1, 2, 3, 4]) expect(table.choices(seat)).toEqual(men(...FOUR));
  table.play(3, MAN.athos);
  expect(table.told('cast')).toEqual([{ kind: 'cast', seat: 3, who: 'athos' }]);
  expect(asked(table)).toEqual([1, 2, 4]);
  for (const seat of [1, 2, 4]) expect(table.choices(seat)).toEqual(men('dartagnan', 'aramis', 'porthos'));
  table.play(1, MAN.porthos).play(4, MAN.aramis);
  expect(table.state.men.map(({ who, seat }) => [who, seat])).toEqual([
    ['dartagnan', 2],
    ['athos', 3],
    ['aramis', 4],
    ['porthos', 1],
  ]);
  expect(
    open(6)
      .play('milady', ...PARIS.slice(0, 3).map(card => PARIS_CARD[card]), ...DECOYS_FIRST)
      .choices(5),
  ).toEqual(men(...FOUR, 'treville'));
});

test('ROY.DEC.7 with four players the team names the one of four who stays at home', () => {
  const table = open(4).play('milady', PARIS_CARD.duels, ...DECOYS_FIRST);
  expect(asked(table)).toEqual([1, 2, 3]);
  for (const seat of [1, 2, 3]) expect(table.choices(seat)).toEqual(FOUR.map(who => ({ kind: 'man', who })));
  table.play(2, MAN.aramis);
  expect(table.told('left-out')).toEqual([{ kind: 'left-out', who: 'aramis' }]);
  expect(table.asked(1)?.prompt).toBe('cast');
  expect(table.choices(1)).toEqual([MAN.dartagnan, MAN.athos, MAN.porthos]);
});

test('ROY.DEC.7 the team names whose place Tréville takes', () => {
  const table = open(5, { treville: 'stands-in' }).play('milady', PARIS_CARD.duels, ...DECOYS_FIRST);
  expect(asked(table)).toEqual([1, 2, 3, 4]);
  for (const seat of [1, 4]) expect(table.choices(seat)).toEqual(FOUR.map(who => ({ kind: 'man', who })));
  table.play(4, MAN.porthos);
  expect(table.told('stands-in')).toEqual([{ kind: 'stands-in', who: 'porthos' }]);
  expect(table.choices(1)).toEqual([MAN.dartagnan, MAN.athos, MAN.aramis, MAN.treville]);
});

test('ROY.DEC.8 Milady picks one of six destinations, of three while Rochefort is out, and keeps it to herself', () => {
  const table = position({ at: 'destination' });
  const places = (...to: readonly string[]) => to.map(each => ({ kind: 'go', to: each }));
  expect(asked(table)).toEqual([0]);
  expect(of(table, 'milady', 'go')).toEqual(places('quarters', 'richelieu', 'paris', 'louvre', 'la-rochelle', 'quest'));
  const out = position({ at: 'destination', state: { rochefort: 0 } });
  expect(of(out, 'milady', 'go')).toEqual(places('quarters', 'richelieu', 'la-rochelle'));
  table.play('milady', GO.richelieu);
  expect(table.asked('milady')?.prompt).toBe('treachery');
  expect(learn(table, 'richelieu')).toEqual(MILADY_ONLY);
  for (const seat of [1, 2, 3, 4, null]) expect(roy.view(table.state, seat).location).toBeNull();
});

test('ROY.DEC.9 Milady puts one Paris card of her hand into play, or none, for all to see', () => {
  const given: Given = { at: 'paris-card', parisHand: ['duels', 'captive'] };
  const table = position(given);
  expect(asked(table)).toEqual([0]);
  expect(table.choices('milady')).toEqual([PARIS_CARD.duels, PARIS_CARD.captive, PASS]);
  expect(learn(table.play('milady', PARIS_CARD.duels), 'duels')).toEqual(ALL);
  expect(table.asked('milady')?.prompt).toBe('treachery');
  const none = position(given).play('milady', PASS);
  expect(learn(none, 'no-paris')).toEqual(ALL);
  expect(none.state.paris).toBeNull();
  expect(position({ at: 'paris-card' }).asked('milady')?.prompt).toBe('treachery');
});

test('ROY.DEC.10 Milady draws, plays one of the faces she holds, or passes', () => {
  const given: Given = { at: 'treachery', plotHand: ['balm', 'conscripts', 'balm'], plots: ['isolation'] };
  const start = position(given);
  expect(asked(start)).toEqual([0]);
  expect(start.choices('milady')).toEqual([PLOT, BETRAY.balm, BETRAY.conscripts, PASS]);
  const draw = position(given).play('milady', PLOT);
  expect([learn(draw, 'plotted'), learn(draw, 'isolation')]).toEqual([ALL, MILADY_ONLY]);
  const play = position(given).play('milady', BETRAY.conscripts);
  expect(learn(play, 'conscripts')).toEqual(ALL);
  const pass = position(given).play('milady', PASS);
  expect(learn(pass, 'no-treachery')).toEqual(ALL);
  for (const table of [draw, play, pass]) expect(table.asked('athos')?.prompt).toBe('select');
});

test('ROY.DEC.11 Milady names the victim among those the card can strike, and all hear it', () => {
  const ambush = position({ at: 'treachery', plotHand: ['ambush'], men: { aramis: { life: 0 } } });
  ambush.play('milady', BETRAY.ambush);
  expect(asked(ambush)).toEqual([0]);
  expect(ambush.choices('milady')).toEqual([MAN.dartagnan, MAN.athos, MAN.porthos]);
  const jailed = position({ at: 'treachery', plotHand: ['jailed'], men: { dartagnan: { place: 'bastille' } } });
  jailed.play('milady', BETRAY.jailed);
  expect(jailed.choices('milady')).toEqual([MAN.athos, MAN.aramis, MAN.porthos]);
  jailed.play('milady', MAN.porthos);
  expect(jailed.told('aimed')).toEqual([{ kind: 'aimed', card: 'jailed', who: 'porthos' }]);
  expect(jailed.asked('athos')?.prompt).toBe('select');
});

test('ROY.DEC.11 the automa strikes at random', () => {
  const struck = KEYS.map(key => {
    const { state } = position({
      at: 'treachery',
      options: { automa: 'on' },
      plots: ['ambush'],
      state: { rng: rng(key) },
    });
    expect(roy.decisions(state).some(({ seat }) => seat === 0)).toBe(false);
    return state.men.filter(({ who, life }) => life < (who === 'porthos' ? 5 : 3)).map(({ who }) => who)[0];
  });
  expect(new Set(struck)).toEqual(new Set(FOUR));
});

test('ROY.DEC.12 Milady says whom Nemesis names, any musketeer of the game, and all see it', () => {
  const table = position({
    at: 'paris-card',
    parisHand: ['captive'],
    men: { athos: { life: 0, place: 'vieux-colombier' } },
  }).play('milady', PARIS_CARD.captive, PLACE.nemesis, PLACE.vitray);
  expect(asked(table)).toEqual([0]);
  expect(table.choices('milady')).toEqual([MAN.dartagnan, MAN.athos, MAN.aramis, MAN.porthos]);
  table.play('milady', MAN.athos);
  expect(table.told('placed')).toMatchObject([{ nemesis: 'athos' }]);
  expect(learn(table, 'placed')).toEqual(ALL);
  expect(table.state.paris?.nemesis).toBe('athos');
  expect(table.asked('milady')?.prompt).toBe('treachery');
});

test('ROY.DEC.12 the automa lets Nemesis name somebody at random', () => {
  const named = KEYS.map(key => {
    const table = position({
      acting: 'athos',
      options: { automa: 'on' },
      men: { athos: { place: 'louvre' } },
      hands: { athos: ['nobility', 'nobility'] },
      louvre: { card: 'debts' },
      foes: ['boisrenard'],
      traps: ['nemesis'],
      state: { location: 'paris', presence: 'exposed', shown: true, rng: rng(key) },
    });
    const add: Choice = { kind: 'add', card: 'nobility' };
    return table.play('athos', { kind: 'challenge', skill: 'nobility' }, add, add).state.louvre?.nemesis;
  });
  expect(new Set(named)).toEqual(new Set(FOUR));
});

test('ROY.DEC.13 any seat names one of its own musketeers who has not played; the first to answer goes', () => {
  const table = position({ players: 3, men: { aramis: { turn: 'done' } } });
  expect(asked(table)).toEqual([1, 2]);
  expect(table.choices(1)).toEqual([START.dartagnan, START.athos]);
  expect(table.choices(2)).toEqual([START.porthos]);
  table.play(1, START.athos);
  expect(table.told('started')).toEqual([{ kind: 'started', who: 'athos', actions: 3 }]);
  expect(asked(table)).toEqual([1]);
  table.play(1, END);
  expect([table.choices(1), table.choices(2)]).toEqual([[START.dartagnan], [START.porthos]]);
});

const busy: Given = {
  acting: 'dartagnan',
  men: { dartagnan: { gear: ['horse'] }, athos: { place: 'paris' } },
  hands: { dartagnan: ['panache', 'panache', 'panache', 'panache', 'panache', 'essarts', 'single'] },
  paris: { card: 'abduction', foes: ['henchman'] },
  louvre: { card: 'debts', trap: 'beggars' },
  state: { epics: 1, oneForAll: 1 },
};

test('ROY.DEC.14 the acting seat is offered every kind of action there is to take, the free ones, and the end', () => {
  const table = position(busy);
  expect(table.asked('dartagnan')?.optional).toBeUndefined();
  expect(new Set(table.kinds('dartagnan'))).toEqual(
    new Set(
      'draw move trade play buy challenge duel horse beggars reveal one-for-all end'.split(' ') as Choice['kind'][],
    ),
  );
  for (const other of ['athos', 'aramis', 'porthos'] as const) expect(table.asked(other)?.optional).toBe(true);
  expect(table.asked('milady')).toBeUndefined();
  expect(learn(table.play('dartagnan', { kind: 'draw' }), 'declared')).toEqual(ALL);
});

test('ROY.DEC.14 what cannot be done where he stands, or with what he holds, is no kind of action', () => {
  const table = position({ acting: 'athos', men: { athos: { place: 'quest' } }, state: { purse: 0 } });
  expect(new Set(table.kinds('athos'))).toEqual(new Set(['draw', 'move', 'advance', 'end']));
  const camp = position({
    acting: 'athos',
    men: { athos: { place: 'la-rochelle' }, aramis: { place: 'paris' } },
    hands: { athos: ['double'] },
    state: { purse: 0 },
  });
  expect(new Set(camp.kinds('athos'))).toEqual(new Set(['draw', 'move', 'buy', 'reinforce', 'end']));
});
