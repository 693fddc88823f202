import { expect, test } from 'vitest';
import { readOptions } from '#kernel/game.ts';
import type { Card, Character } from '../cards/adventure.ts';
import { ROCHEFORT, TIME_DICE } from '../cards/board.ts';
import type { Choice } from '../choices.ts';
import type { Event } from '../events.ts';
import { roy } from '../game.ts';
import type { Musketeer } from '../names.ts';
import { at, blue, diceFor, type Given, position, red } from '../testing.ts';

const FOUR: readonly Musketeer[] = ['dartagnan', 'athos', 'aramis', 'porthos'];
const END = { kind: 'end' } as const;
const DRAW = { kind: 'draw' } as const;
const DONE = { kind: 'done' } as const;
const PASS = { kind: 'pass' } as const;
const start = (who: Musketeer) => ({ kind: 'start', who }) as const;

/** The last musketeer of the round acts; La Rochelle is empty, Milady is where nothing is asked. */
const last = (acting: Musketeer, given: Given = {}) => {
  const men = FOUR.map(who => [who, { turn: 'done', place: 'vieux-colombier', ...given.men?.[who] }]);
  return position({ ...given, acting, men: Object.fromEntries(men), state: { location: 'louvre', ...given.state } });
};

/** The set-up to the first turn: Milady places a Thief where she can, else everybody takes the first thing on offer. */
const opened = (players: number, given: Required<Given>['options'] = {}) => {
  const { options } = readOptions(roy.options, given);
  const table = at(roy.setup(players, options ?? {}, diceFor([]), null));
  const events: Event[] = [];
  const thief = { kind: 'place', card: 'thief' } as const;
  while (table.state.turn === 0) {
    const [{ seat, choices }] = roy.decisions(table.state);
    table.play(seat, table.offers('milady', thief) ? thief : choices[0]);
    events.push(...table.events);
  }
  return { state: table.state, events };
};

test('ROY.RULING.56 as the French book has it: 9, 9, 7, 5 and 5 cards with 2 to 6 players', () => {
  const dealt = [2, 3, 4, 5, 6].map(players =>
    opened(players)
      .events.filter(event => event.kind === 'drew' && event.why === 'deal')
      .map(event => (event.kind === 'drew' ? event.count : 0)),
  );
  expect(dealt).toEqual([[9], [9, 9], [7, 7, 7], [5, 5, 5, 5], [5, 5, 5, 5, 5]]);
});

test('ROY.RULING.56 with three players the order of the turns is free', () => {
  const table = position({ players: 3 });
  table.play('athos', start('athos'), END).play('porthos', start('porthos'), END);
  expect(table.offers('dartagnan', start('dartagnan'))).toBe(true);
  expect(table.offers('aramis', start('aramis'))).toBe(true);
});

test('ROY.RULING.56 once Rochefort has fled the action declared goes on', () => {
  const table = position({
    acting: 'porthos',
    men: { porthos: { place: 'paris' } },
    paris: { card: 'abduction', foes: ['henchman'] },
    state: { location: 'paris', standing: 'always' },
  }).dice(blue(0, 0, 3), red(2, ROCHEFORT.dice - 2), blue(0, 0, 3), red(2, 0));
  table.play('porthos', { kind: 'duel', foe: 'henchman' });
  expect(table.told('duel').map(({ foe }) => foe)).toEqual(['rochefort', 'henchman']);
});

test('ROY.RULING.56 cards stay at La Rochelle, and the team’s Swords move the token to the right', () => {
  const table = last('porthos', { garrison: ['single', 'double'] }).dice(red(0, 1), blue(2, 1, 0));
  table.play('porthos', END);
  expect(table.state).toMatchObject({ siege: 2, garrison: ['single', 'double'], turn: 2 });
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

test('ROY.RULING.56 the automa’s next Paris card comes as the next turn begins, not before', () => {
  const table = last('porthos', {
    men: { porthos: { place: 'paris' } },
    actions: 2,
    paris: { card: 'abduction', won: true, foes: ['henchman'] },
    plots: ['conscripts'],
    options: { automa: 'on' },
  });
  table.dice(blue(0, 0, 3), red(2, 0)).play('porthos', { kind: 'duel', foe: 'henchman' });
  expect(table.state.paris).toBeNull();
  table.play('porthos', END);
  expect(table.state.turn).toBe(2);
  expect(table.state.paris).not.toBeNull();
});

test('ROY.RULING.57 felled by the last token of a board he completes it and draws his two cards', () => {
  const table = position({
    acting: 'porthos',
    men: { porthos: { place: 'quest', path: 0, space: 2, life: 1 } },
    inn: [[null, null, null, 'snare'], ['two'], ['decoy']],
    deck: ['ketty', 'panache'],
  }).play('porthos', { kind: 'advance', path: 0 });
  expect(table.man('porthos').life).toBe(0);
  expect(table.hand('porthos')).toEqual(['panache', 'ketty']);
  expect(table.state.quest).toEqual({ board: 2, won: [] });
});

/** Porthos beats Jussac, the last of a Louvre mission, and is felled by his sting. */
const lastDuel = (foe: 'jussac' | 'henchman') =>
  position({
    acting: 'porthos',
    men: { porthos: { place: 'louvre', life: 1 } },
    louvre: { card: 'poisons', won: true, foes: [foe] },
    louvreStack: ['debts'],
    foes: foe === 'jussac' ? ['boisrenard'] : ['lubin'],
    traps: ['assassin'],
  })
    .dice(blue(0, 0, 3), foe === 'jussac' ? red(3, 0) : red(2, 0))
    .play('porthos', { kind: 'duel', foe });

test('ROY.RULING.57 the mission he completes as he falls is completed', () => {
  const table = lastDuel('jussac');
  expect(table.man('porthos').life).toBe(0);
  expect(table.told('completed')).toEqual([{ kind: 'completed', place: 'louvre', card: 'poisons' }]);
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

test('ROY.RULING.59 Ambush strikes somebody fit, Jailed somebody fit and at large', () => {
  const men: Required<Given>['men'] = { athos: { life: 0 }, aramis: { place: 'bastille' } };
  const targets = (card: 'ambush' | 'jailed') =>
    position({ at: 'treachery', plotHand: [card], men })
      .play('milady', { kind: 'betray', card })
      .choices('milady');
  const man = (who: Musketeer) => ({ kind: 'man', who });
  expect(targets('ambush')).toEqual([man('dartagnan'), man('aramis'), man('porthos')]);
  expect(targets('jailed')).toEqual([man('dartagnan'), man('porthos')]);
});

test('ROY.RULING.59 with nobody to strike the card cannot be played', () => {
  const all = (man: { life?: number; place?: 'bastille' }) => Object.fromEntries(FOUR.map(who => [who, man]));
  const plays = (men: Required<Given>['men']) =>
    position({ at: 'treachery', plotHand: ['ambush', 'jailed', 'balm'], men })
      .choices('milady')
      .flatMap(choice => (choice.kind === 'betray' ? [choice.card] : []));
  expect(plays(all({ life: 0 }))).toEqual(['balm']);
  expect(plays(all({ place: 'bastille' }))).toEqual(['ambush', 'balm']);
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
  opened(5, options).events.flatMap(each => (each.kind === 'bite' ? [each.who] : []));

test('ROY.RULING.60 at the set-up too', () => {
  expect(bites({})).toEqual(['dartagnan']);
});

test('ROY.RULING.60 with setupTrapsAsleep no Trap rolls at the set-up', () => {
  expect(bites({ setupTrapsAsleep: 'on' })).toEqual([]);
});

test('ROY.RULING.61 any seat with a musketeer waiting may start; the first to do so does', () => {
  const table = position({ players: 3, men: { athos: { turn: 'done' } } });
  expect(table.choices(1)).toEqual([start('dartagnan')]);
  expect(table.choices(2)).toEqual([start('aramis'), start('porthos')]);
  table.play(2, start('porthos'));
  expect(table.choices(1)).toEqual([]);
});

test('ROY.RULING.62 the acting seat spends the purse, nobody is asked for leave', () => {
  const table = position({ acting: 'athos' }).play('athos', { kind: 'buy', item: 'armour' });
  expect(table.state.purse).toBe(3);
  for (const who of ['dartagnan', 'aramis', 'porthos'] as const) expect(table.asked(who)).toBeUndefined();
});

test('ROY.RULING.62 the Beggars and a reveal at the Inn any seat may pay for', () => {
  const table = position({ acting: 'athos', louvre: { card: 'poisons', trap: 'beggars' }, state: { epics: 1 } });
  for (const who of FOUR) expect(table.kinds(who)).toEqual(expect.arrayContaining(['beggars', 'reveal']));
  table.play('aramis', { kind: 'beggars', place: 'louvre' });
  expect(table.state.purse).toBe(3);
});

test('ROY.RULING.63 a challenge out of reach after Rochefort is spent without effect', () => {
  const table = position({
    acting: 'aramis', // Erudition 4 against 6
    men: { aramis: { place: 'louvre' } },
    hands: { aramis: ['erudition', 'ketty'] },
    louvre: { card: 'letter', foes: ['vitray'] },
    state: { location: 'louvre', standing: 'always' },
  });
  table.play('aramis', { kind: 'challenge', skill: 'erudition' }).dice(blue(0, 1, 3), red(2, ROCHEFORT.dice - 2));
  table.play('aramis', { kind: 'ability', card: 'ketty' });
  expect(table.state.presence).toBe('fled');
  expect(table.state.actions).toBe(2);
  expect(table.state.louvre?.won).toBe(false);
  expect(table.hand('aramis')).toEqual(['erudition']);
});

test('ROY.RULING.63 and so is a card no longer there to be handed over', () => {
  const table = position({
    acting: 'porthos',
    men: { porthos: { place: 'paris' } },
    hands: { porthos: ['single'] },
    paris: { card: 'smuggler', foes: ['vitray'] },
    state: { location: 'paris', standing: 'always' },
  });
  table.play('porthos', { kind: 'hand-over', card: 'single' }).dice(blue(0, 1, 3), red(2, ROCHEFORT.dice - 2));
  table.play('porthos', { kind: 'commit', card: 'single' });
  expect(table.state).toMatchObject({ presence: 'fled', constance: 0, actions: 2 });
});

test('ROY.RULING.64 on board 3 blind Combat cards may be committed, or none', () => {
  const table = position({
    acting: 'porthos',
    men: { porthos: { place: 'quest' } },
    hands: { porthos: ['single'] },
    quest: { board: 3, tokens: ['two', 'two', 'two'], beaten: 0, up: false },
  }).play('porthos', { kind: 'duel', foe: 'road' });
  expect(table.choices('porthos')).toEqual([{ kind: 'commit', card: 'single' }, DONE]);
  table.dice(blue(0, 0, 3), red(2, 0)).play('porthos', DONE);
  expect(table.state.quest).toMatchObject({ beaten: 1 });
  expect(table.hand('porthos')).toEqual(['single']);
});

const trading = () =>
  position({
    acting: 'athos',
    men: { porthos: { place: 'vieux-colombier' }, aramis: { place: 'vieux-colombier' } },
    hands: { athos: ['single'], porthos: ['panache'], aramis: ['nobility'] },
  }).play('athos', { kind: 'trade', who: 'porthos' });
const GIVE = { kind: 'give', card: 'single' } as const;

test('ROY.RULING.65 a trade is an offer, a counter-offer and the consent of both', () => {
  const table = trading().play('athos', GIVE, DONE).play('porthos', { kind: 'give', card: 'panache' }, DONE);
  for (const who of ['athos', 'porthos'] as const) expect(table.kinds(who)).toEqual(['accept', 'cancel']);
  table.play('athos', { kind: 'accept' });
  expect(table.hand('athos')).toEqual(['single']);
  table.play('porthos', { kind: 'accept' });
  expect(table.hand('athos')).toEqual(['panache']);
  expect(table.hand('porthos')).toEqual(['single']);
});

test('ROY.RULING.65 a refusal costs nothing; the same partner is not asked again before another action', () => {
  const table = trading().play('athos', GIVE, DONE).play('porthos', { kind: 'cancel' });
  const trade = (who: Musketeer) => ({ kind: 'trade', who }) as const;
  expect(table.state.actions).toBe(3);
  expect(table.offers('athos', trade('porthos'))).toBe(false);
  expect(table.offers('athos', trade('aramis'))).toBe(true);
  expect(table.play('athos', DRAW).offers('athos', trade('porthos'))).toBe(true);
});

test('ROY.RULING.65 an empty trade is refused', () => {
  const table = trading().play('athos', DONE);
  expect(table.offers('porthos', DONE)).toBe(false);
  expect(table.play('porthos', { kind: 'give', card: 'panache' }).offers('porthos', DONE)).toBe(true);
});

test('ROY.RULING.66 a Character card that would change nothing cannot be played', () => {
  const playable = (card: Exclude<Character, 'planchet'>, given: Given = {}) =>
    position({ acting: 'athos', hands: { athos: [card] }, ...given }).offers('athos', { kind: 'play', card });
  const rows = [
    ['buckingham', { epics: 7 }, { epics: 6 }],
    ['essarts', { purse: 10 }, { purse: 9 }],
    ['laporte', { honour: 0 }, { honour: 1 }],
    ['ketty', { shown: true }, { shown: false }],
  ] as const;
  for (const [card, idle, useful] of rows) {
    expect([card, playable(card, { state: idle })]).toEqual([card, false]);
    expect([card, playable(card, { state: useful })]).toEqual([card, true]);
  }
  expect(playable('captain', { wholeDeck: [] })).toBe(false);
  expect(playable('captain', { wholeDeck: [], discard: ['panache'] })).toBe(true);
});

const planchet = (men: Required<Given>['men'], given: Given = {}) =>
  position({ acting: 'athos', hands: { athos: ['planchet'] }, men, ...given }).kinds('athos');

test('ROY.RULING.66 Planchet with nobody to help cannot be played', () => {
  const down = { life: 0, place: 'vieux-colombier' } as const;
  const alone = { dartagnan: down, aramis: down, porthos: down };
  expect(planchet(alone)).not.toContain('help');
  expect(planchet(alone)).not.toContain('heal');
  expect(planchet({ ...alone, athos: { life: 2 } })).toContain('heal');
  expect(planchet({ ...alone, porthos: {} })).toContain('help');
});

test('ROY.RULING.66 a prisoner is nobody to help when there is no card to draw', () => {
  const prison = { place: 'bastille' } as const;
  const men = { dartagnan: prison, aramis: prison, porthos: prison };
  expect(planchet(men)).toContain('help');
  expect(planchet(men, { wholeDeck: [] })).not.toContain('help');
});

test('ROY.RULING.67 whoever stops short of the value has lost the action and the cards', () => {
  const table = position({
    acting: 'athos', // Nobility 4 against 6
    men: { athos: { place: 'louvre' } },
    hands: { athos: ['nobility', 'nobility'] },
    louvre: { card: 'debts', foes: ['vitray'] },
  }).play('athos', { kind: 'challenge', skill: 'nobility' }, { kind: 'add', card: 'nobility' }, DONE);
  expect(table.state).toMatchObject({ actions: 2, discard: ['nobility'], louvre: { won: false } });
});

test('ROY.RULING.68 with two to four players Tréville stands in for one musketeer in play', () => {
  for (const [players, men] of [
    [2, 4],
    [3, 4],
    [4, 3],
  ]) {
    const state = opened(players, { treville: 'stands-in' }).state;
    expect(state.men).toHaveLength(men);
    expect(state.men.map(man => man.who)).toContain('treville');
  }
});

test('ROY.RULING.68 his order has no range and is for one action, never for a horse’s free move', () => {
  const table = position({
    cast: ['athos', 'aramis', 'porthos', 'treville'],
    acting: 'treville',
    men: { treville: { place: 'bastille' }, porthos: { gear: ['horse'] } },
  }).play('treville', { kind: 'order', who: 'porthos' });
  expect(table.kinds('porthos')).toEqual(expect.arrayContaining(['draw', 'move']));
  expect(table.kinds('porthos')).not.toContain('horse');
  expect(table.kinds('porthos')).not.toContain('end');
  table.play('porthos', DRAW);
  expect(table.choices('porthos')).toEqual([]);
});

test('ROY.RULING.69 the answer that counts for a silent seat is always on offer', () => {
  const deal = (hand: readonly Card[]) => ({ athos: hand });
  const time = position({ at: 'time', state: { oneForAll: 1 } });
  for (const who of FOUR) expect(time.offers(who, PASS)).toBe(true);
  const siege = position({ at: 'siege', state: { time: TIME_DICE.indexOf(4) + 1, rng: diceFor([red(4, 0)]) } });
  expect(siege.offers('aramis', { kind: 'spare', who: 'aramis' })).toBe(true);
  const attempt = position({
    acting: 'dartagnan',
    paris: { card: 'abduction', foes: ['henchman'] },
    state: { location: 'paris', standing: 'ask' },
  }).play('dartagnan', { kind: 'duel', foe: 'henchman' });
  expect(attempt.offers('milady', PASS)).toBe(true);
  expect(position({ at: 'treachery' }).offers('milady', PASS)).toBe(true);
  const trade = position({ acting: 'athos', hands: deal(['single']), men: { aramis: { place: 'vieux-colombier' } } });
  trade.play('athos', { kind: 'trade', who: 'aramis' });
  expect(trade.offers('athos', { kind: 'cancel' })).toBe(true);
  expect(trade.play('athos', GIVE, DONE).offers('aramis', { kind: 'cancel' })).toBe(true);
  expect(position().offers('dartagnan', start('dartagnan'))).toBe(true);
  expect(position({ acting: 'athos' }).offers('athos', END)).toBe(true);
  const bound = position({ men: { athos: { place: 'richelieu' } } }).play('athos', start('athos'));
  expect(bound.offers('athos', { kind: 'move', to: 'vieux-colombier' })).toBe(true);
});
