import { expect, test } from 'vitest';
import { redact } from '#kernel/game.ts';
import { TIME_DICE } from '../cards/board.ts';
import {
  BETRAY,
  type Choice,
  DUEL,
  END,
  HEAL,
  HELP,
  MAN,
  ONE_FOR_ALL,
  PARIS_CARD,
  PASS,
  RAZE,
  REFILL,
  REROLL,
  RIDE,
  SACRIFICE,
  SEARCH_PLOTS,
  SPARE,
  TAKE,
  TOLL,
} from '../choices.ts';
import { roy } from '../game.ts';
import type { Musketeer } from '../names.ts';
import { at, blue, diceFor, type Given, type Position, position, red, type Wanted } from '../testing.ts';

const ALL = [0, 1, 2, 3, 4, null];
const MILADY_ONLY = [0];
const FOUR: readonly Musketeer[] = ['dartagnan', 'athos', 'aramis', 'porthos'];
const AUTOMA = { automa: 'on' };
const KEYS = Array.from({ length: 60 }, (_, key) => key);
/** The first space of the Time track with four red dice. */
const AT_FOUR_DICE = TIME_DICE.indexOf(4) + 1;
/** The first space of the Time track with three red dice. */
const AT_THREE_DICE = TIME_DICE.indexOf(3) + 1;
const rng = (key: number) => ({ key: [key, 4, 4, 4, 4, 4, 4, 4], at: 0 });

/** Who reads this word in what the last choice led to. An event without a secret part reaches them all. */
const learn = (table: Position, text: string) =>
  ALL.filter(seat => JSON.stringify(table.events.map(event => redact(event, seat))).includes(text));
/** The seats that are asked now. */
const asked = (table: Position) => roy.decisions(table.state).map(({ seat }) => seat);
const of = (table: Position, by: Musketeer, ...kinds: readonly Choice['kind'][]) =>
  table.choices(by).filter(({ kind }) => kinds.includes(kind));

/** Athos, the last to play, is about to end his turn; nobody is at La Rochelle. */
const last = (given: Given = {}): Position => {
  const men = FOUR.map(who => [who, { turn: 'done', place: 'vieux-colombier', ...given.men?.[who] }]);
  return position({ acting: 'athos', ...given, men: Object.fromEntries(men) });
};
/** The siege with these dice on the table. */
const siege = (given: Given, ...dice: Wanted[]): Position =>
  position({ ...given, at: 'siege', state: { ...given.state, rng: diceFor(dice) } });

test('ROY.DEC.43 at her Quarters Milady takes one of the Paris cards left, or none', () => {
  const given: Given = { state: { location: 'quarters', parisPile: ['smuggler', 'duels'] } };
  const table = last(given).play('athos', END);
  expect(asked(table)).toEqual([0]);
  expect(table.choices('milady')).toEqual([PARIS_CARD.smuggler, PARIS_CARD.duels, PASS]);
  table.play('milady', PARIS_CARD.duels);
  expect(learn(table, '"took":true')).toEqual(ALL);
  expect(learn(table, 'duels')).toEqual(MILADY_ONLY);
  expect(table.state.parisHand).toEqual(['duels']);
  const none = last(given).play('athos', END).play('milady', PASS);
  expect(learn(none, '"took":false')).toEqual(ALL);
  expect(none.state.parisHand).toEqual([]);
});

test('ROY.DEC.44 at Richelieu Milady searches the Treachery deck or refills her hand to three', () => {
  const given: Given = {
    plotHand: ['jailed'],
    state: { location: 'richelieu', plots: ['balm', 'ambush', 'balm', 'conscripts'] },
  };
  const table = last(given).play('athos', END);
  expect(asked(table)).toEqual([0]);
  expect(table.choices('milady')).toEqual([SEARCH_PLOTS, REFILL]);
  table.play('milady', SEARCH_PLOTS);
  expect(learn(table, 'searching')).toEqual(ALL);
  expect(new Set(table.choices('milady'))).toEqual(new Set([TAKE.ambush, TAKE.balm, TAKE.conscripts]));
  expect(table.choices('milady')).toHaveLength(3);
  table.play('milady', TAKE.ambush);
  expect(learn(table, 'ambush')).toEqual(MILADY_ONLY);
  expect(table.state.plotHand).toEqual(['jailed', 'ambush']);
  const refill = last(given).play('athos', END).play('milady', REFILL);
  expect(learn(refill, '"plotted","count":2')).toEqual(ALL);
  expect(learn(refill, 'conscripts')).toEqual(MILADY_ONLY);
});

test('ROY.DEC.45 Milady discards a single or a double Combat card lying at La Rochelle, and all see which', () => {
  const given: Given = { garrison: ['single', 'double', 'single'], state: { location: 'la-rochelle' } };
  const table = last(given).play('athos', END);
  expect(asked(table)).toEqual([0]);
  expect(table.choices('milady')).toEqual([RAZE.single, RAZE.double]);
  table.play('milady', RAZE.double);
  expect(table.told('razed')).toEqual([{ kind: 'razed', card: 'double' }]);
  expect(table.state.garrison).toEqual(['single', 'single']);
});

test('ROY.DEC.45 the automa discards one at random', () => {
  const { state } = last({
    options: AUTOMA,
    garrison: ['single', 'double'],
    state: { location: 'la-rochelle', presence: 'exposed', shown: true },
  });
  const razed = KEYS.map(
    key =>
      at({ ...state, rng: rng(key) })
        .play('athos', END)
        .told('razed')[0].card,
  );
  expect(new Set(razed)).toEqual(new Set(['single', 'double']));
});

test('ROY.DEC.46 Reinforcements at four dice: Milady rerolls a Shield or keeps it', () => {
  const given: Given = { men: { aramis: { place: 'paris' } }, state: { time: AT_FOUR_DICE, reinforcements: true } };
  const dice = [red(2, 2), red(1, 0)];
  const table = siege(given, ...dice);
  expect(asked(table)).toEqual([0]);
  expect(table.choices('milady')).toEqual([PASS, REROLL.shield]);
  table.play('milady', REROLL.shield);
  expect(table.told('siege-reroll')).toEqual([{ kind: 'siege-reroll', face: 'sword' }]);
  expect(table.told('siege-moved')).toMatchObject([{ milady: 3 }]);
  const kept = siege(given, ...dice).play('milady', PASS);
  expect(kept.told('siege-moved')).toMatchObject([{ milady: 2 }]);
  expect(learn(kept, 'siege-reroll')).toEqual(ALL);
});

test('ROY.DEC.46 the automa always rerolls', () => {
  const table = last({
    options: AUTOMA,
    state: { time: AT_FOUR_DICE, reinforcements: true, location: 'paris', presence: 'exposed', shown: true },
  });
  table.dice(red(2, 2), red(1, 0)).play('athos', END);
  expect(table.told('siege-moved')).toMatchObject([{ milady: 3 }]);
});

const besieged: Given = {
  players: 3,
  men: { dartagnan: { place: 'la-rochelle' }, athos: { place: 'paris' }, porthos: { place: 'la-rochelle' } },
  state: { time: AT_THREE_DICE },
};

test('ROY.DEC.47 whoever controls a musketeer at La Rochelle gives a life point for a Sword, or does not', () => {
  const table = siege(besieged, red(3, 0));
  expect(asked(table)).toEqual([1, 2]);
  expect(table.choices(1)).toEqual([SACRIFICE.dartagnan, SPARE.dartagnan]);
  expect(table.choices(2)).toEqual([SACRIFICE.aramis, SPARE.aramis, SACRIFICE.porthos, SPARE.porthos]);
  table.play(2, SACRIFICE.porthos);
  expect(table.told('sacrificed')).toEqual([{ kind: 'sacrificed', who: 'porthos' }]);
  expect(table.choices(2)).toEqual([SACRIFICE.aramis, SPARE.aramis]);
  table.play(1, SPARE.dartagnan);
  expect(table.told('spared')).toEqual([{ kind: 'spared', who: 'dartagnan' }]);
  expect(asked(table)).toEqual([2]);
  table.play(2, SPARE.aramis);
  expect(table.told('siege-moved')).toMatchObject([{ milady: 2 }]);
});

test('ROY.DEC.48 in a reply window every musketeer seat may pass or play a card: time stop, honour, Epic tokens', () => {
  const given: Given = { at: 'treachery', plotHand: ['dead-end'], state: { oneForAll: 1, honour: 3 } };
  const table = position(given).play('milady', BETRAY['dead-end']);
  expect(asked(table)).toEqual([1, 2, 3, 4]);
  const all = [PASS, ONE_FOR_ALL.time, ONE_FOR_ALL.honour, ONE_FOR_ALL.epic];
  for (const seat of [1, 2, 3, 4]) expect(table.choices(seat)).toEqual(all);
  table.play(3, ONE_FOR_ALL.time);
  expect(table.told('one-for-all')).toEqual([{ kind: 'one-for-all', seat: 3, effect: 'time' }]);
  expect(table.asked(1)?.prompt).toBe('select');
  const passed = position(given).play('milady', BETRAY['dead-end']);
  for (const seat of [1, 2, 3, 4]) passed.play(seat, PASS);
  expect(passed.told('declined')).toEqual([{ kind: 'declined', seat: 4 }]);
  expect(passed.state.time).toBe(2);
});

test('ROY.DEC.48 outside a window the card is an offer to every musketeer seat, which nobody need take', () => {
  const table = position({ at: 'treachery', state: { oneForAll: 1 } });
  expect(asked(table)).toEqual([0, 1, 2, 3, 4]);
  for (const seat of [1, 2, 3, 4]) {
    expect(table.asked(seat)).toMatchObject({ optional: true });
    expect(table.choices(seat)).toEqual([ONE_FOR_ALL.time, ONE_FOR_ALL.epic]);
  }
  expect(table.kinds('milady')).not.toContain('one-for-all');
  expect(position({ at: 'treachery' }).asked('athos')).toBeUndefined();
});

test('ROY.DEC.49 a musketeer seat talks, and shows cards it holds, at any moment; everybody is told', () => {
  for (const moment of ['destination', 'treachery', 'select'] as const) {
    const { state } = position({ at: moment, hands: { athos: ['ketty'], porthos: ['single', 'single'] } });
    expect(roy.showable?.(roy.view(state, 2))).toEqual(['ketty']);
    expect(roy.showable?.(roy.view(state, 4))).toEqual(['single', 'single']);
    for (const seat of [1, 2, 3, 4]) expect(roy.hearers?.(seat, 5, state.options)).toEqual([0, 1, 2, 3, 4]);
    expect(roy.decisions(state).flatMap(({ choices }) => choices.map(({ kind }) => kind))).not.toContain('show');
  }
});

test('ROY.DEC.50 nobody chooses the order of trap rolls: it is that of the seats', () => {
  const { state } = position({
    at: 'paris-card',
    parisHand: ['captive'],
    men: { athos: { place: 'paris' }, porthos: { place: 'paris' } },
  });
  const men = state.men.map((man, i) => ({ ...man, seat: 4 - i }));
  const table = at({ ...state, men }).play('milady', PARIS_CARD.captive, { kind: 'place', card: 'thief' });
  table.play('milady', { kind: 'place', card: 'vitray' });
  expect(table.told('bite').map(({ who }) => who)).toEqual(['porthos', 'athos', 'dartagnan']);
  expect(table.asked('milady')?.prompt).toBe('treachery');
});

test('ROY.DEC.50 nor the order of sacrifices: they count as they are answered', () => {
  for (const order of [
    [1, 2],
    [2, 1],
  ] as const) {
    const table = siege({ ...besieged, men: { ...besieged.men, porthos: { place: 'paris' } } }, red(3, 0));
    for (const seat of order) table.play(seat, seat === 1 ? SACRIFICE.dartagnan : SACRIFICE.aramis);
    const names = order.map(seat => (seat === 1 ? 'dartagnan' : 'aramis'));
    expect(table.told('wounded').map(({ who }) => who)).toEqual(names);
  }
});

const cahusac = (more: Given = {}): Position =>
  position({
    acting: 'athos',
    ...more,
    men: { athos: { place: 'paris' } },
    paris: { card: 'abduction', foes: ['cahusac'] },
  });

test('ROY.DEC.51 Milady rerolls one of Cahusac’s dice, named by its face, or none', () => {
  const dice = [blue(0, 1, 2), red(1, 2), red(1, 0)];
  const table = cahusac()
    .dice(...dice)
    .play('athos', DUEL.cahusac);
  expect(asked(table)).toEqual([0]);
  expect(table.choices('milady')).toEqual([PASS, REROLL.sword, REROLL.shield]);
  table.play('milady', REROLL.shield);
  expect(table.told('rerolled')).toEqual([{ kind: 'rerolled', by: 'cahusac', from: 'shield', to: 'sword' }]);
  expect(table.told('clash')).toMatchObject([{ wounds: 1 }]);
  const same = cahusac()
    .dice(blue(0, 0, 3), red(3, 0))
    .play('athos', DUEL.cahusac);
  expect(same.choices('milady')).toEqual([PASS, REROLL.sword]);
  expect(same.play('milady', PASS).told('rerolled')).toEqual([]);
});

test('ROY.DEC.51 the automa rerolls a Shield, and nothing else', () => {
  const automa = () => cahusac({ options: AUTOMA, state: { location: 'louvre', presence: 'exposed', shown: true } });
  const shield = automa()
    .dice(blue(0, 1, 2), red(1, 2), red(1, 0))
    .play('athos', DUEL.cahusac);
  expect(shield.told('rerolled')).toEqual([{ kind: 'rerolled', by: 'cahusac', from: 'shield', to: 'sword' }]);
  expect(
    automa()
      .dice(blue(0, 0, 3), red(3, 0))
      .play('athos', DUEL.cahusac)
      .told('rerolled'),
  ).toEqual([]);
});

test('ROY.DEC.52 Milady names the victim of Duels in Paris among those who stand there', () => {
  const given: Given = {
    paris: { card: 'duels' },
    men: { athos: { place: 'paris' }, porthos: { place: 'paris' } },
    state: { location: 'louvre' },
  };
  const table = last(given).play('athos', END);
  expect(asked(table)).toEqual([0]);
  expect(table.choices('milady')).toEqual([MAN.athos, MAN.porthos]);
  table.play('milady', MAN.porthos);
  expect(table.told('wounded')).toEqual([{ kind: 'wounded', who: 'porthos', wounds: 1, life: 4, by: 'paris' }]);
  const nobody = last({ ...given, men: {} }).play('athos', END);
  expect(nobody.asked('milady')?.prompt).toBe('destination');
  expect(nobody.told('wounded')).toEqual([]);
});

test('ROY.DEC.52 the automa picks one at random', () => {
  const { state } = last({
    options: AUTOMA,
    paris: { card: 'duels' },
    men: { athos: { place: 'paris' }, porthos: { place: 'paris' } },
    plots: ['conscripts'],
    state: { location: 'louvre', presence: 'exposed', shown: true },
  });
  const hurt = KEYS.map(
    key =>
      at({ ...state, rng: rng(key) })
        .play('athos', END)
        .told('wounded')[0].who,
  );
  expect(new Set(hurt)).toEqual(new Set(['athos', 'porthos']));
});

test('ROY.DEC.53 before a duel with La Houdinière the acting seat discards a card of its choice', () => {
  const given = (...hand: readonly ('nobility' | 'single' | 'ketty')[]): Given => ({
    acting: 'athos',
    men: { athos: { place: 'paris' } },
    hands: { athos: hand, porthos: ['panache'] },
    paris: { card: 'abduction', foes: ['houdiniere'] },
  });
  const table = position(given('nobility', 'nobility', 'single', 'ketty')).play('athos', DUEL.houdiniere);
  expect(asked(table)).toEqual([2]);
  expect(table.choices('athos')).toEqual([TOLL.nobility, TOLL.single, TOLL.ketty]);
  table.play('athos', TOLL.ketty);
  expect(table.told('toll')).toEqual([{ kind: 'toll', who: 'athos', card: 'ketty' }]);
  expect(table.asked('athos')?.prompt).toBe('commit');
  const empty = position(given())
    .dice(blue(0, 0, 3), red(3, 0))
    .play('athos', DUEL.houdiniere);
  expect(empty.told('beaten')).toHaveLength(1);
});

test('ROY.DEC.54 Planchet heals the one who plays him, or helps another fit musketeer', () => {
  const choices = (life: number) =>
    of(
      position({
        acting: 'athos',
        men: { athos: { life }, aramis: { life: 0, place: 'vieux-colombier' } },
        hands: { athos: ['planchet'] },
      }),
      'athos',
      'heal',
      'help',
    );
  expect(choices(2)).toEqual([HEAL, HELP.dartagnan, HELP.porthos]);
  expect(choices(3)).toEqual([HELP.dartagnan, HELP.porthos]);
});

test('ROY.DEC.54 the seat of the one helped chooses a place, or to stay, and all see it', () => {
  const helped = () => position({ acting: 'athos', hands: { athos: ['planchet'] } }).play('athos', HELP.porthos);
  const table = helped();
  expect(table.told('declared')).toMatchObject([{ action: { kind: 'help', who: 'porthos' } }]);
  expect(asked(table)).toEqual([4]);
  const places = ['richelieu', 'vieux-colombier', 'paris', 'la-rochelle', 'quest'] as const;
  expect(table.choices('porthos')).toEqual([...places.map(to => ({ kind: 'ride', to })), PASS]);
  table.play('porthos', RIDE.paris);
  expect(table.told('moved')).toMatchObject([{ who: 'porthos', to: 'paris', how: 'planchet' }]);
  expect(asked(table)).toEqual([2]);
  expect(helped().play('porthos', PASS).told('stayed')).toEqual([{ kind: 'stayed', who: 'porthos' }]);
});
