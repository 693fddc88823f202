import { expect, test } from 'vitest';
import { type Card, COPIES, WHOLE_DECK } from '../../cards/adventure.ts';
import { ADVERSARIES } from '../../cards/adversaries.ts';
import { BLUE_DIE, RED_DIE, ROCHEFORT, TIME_DICE } from '../../cards/board.ts';
import { LOUVRE } from '../../cards/louvre.ts';
import { SHEETS } from '../../cards/musketeers.ts';
import { PARIS } from '../../cards/paris.ts';
import { CHALLENGE_TOKENS, DECOYS, TOKENS } from '../../cards/tokens.ts';
import { TRAPS } from '../../cards/traps.ts';
import { TREACHERY } from '../../cards/treachery.ts';
import { END, PARIS_CARD, PLACE } from '../../choices.ts';
import { roy } from '../../game.ts';
import { DESTINATIONS, LOCATIONS, SKILLS } from '../../names.ts';
import { at, blue, type Position, position, red } from '../../testing.ts';

const HAS_PLAYED = { turn: 'done' } as const;
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
const cards = (kinds: readonly Card[]) => WHOLE_DECK.filter(card => kinds.includes(card)).length;

test('ROY.COMP.1 the board has the counters, the Arsenal and eight places, the Bastille and the Quarters among them', () => {
  const places = new Set<string>([...DESTINATIONS, ...LOCATIONS]);
  const jailed = position({ at: 'treachery', plotHand: ['jailed'] });
  jailed.play('milady', { kind: 'betray', card: 'jailed' }, { kind: 'man', who: 'athos' });
  places.add(jailed.man('athos').place);
  expect([...places].sort()).toEqual([
    'bastille',
    'la-rochelle',
    'louvre',
    'paris',
    'quarters',
    'quest',
    'richelieu',
    'vieux-colombier',
  ]);
  expect(jailed.state).toMatchObject({ time: 1, purse: 5, arsenal: { pistol: 2 } });
});

test('ROY.COMP.2 the Adventure deck has 24 Skill cards, 13 single and 3 double Combat cards and 7 Characters', () => {
  expect(WHOLE_DECK).toHaveLength(47);
  expect(SKILLS.map(skill => cards([skill]))).toEqual([6, 6, 6, 6]);
  expect([cards(['single']), cards(['double'])]).toEqual([13, 3]);
  const { erudition, nobility, gallantry, panache, single, double, ...characters } = COPIES;
  expect([erudition + nobility + gallantry + panache, single + double]).toEqual([24, 16]);
  expect(Object.values(characters)).toEqual([1, 1, 1, 1, 1, 1, 1]);
});

test('ROY.COMP.3 a double Combat card is one card and worth two', () => {
  const table = position({
    acting: 'athos',
    men: { athos: { place: 'paris' } },
    hands: { athos: ['double', 'nobility'] },
    paris: { card: 'abduction', foes: ['henchman'] },
  }).dice(blue(5, 0, 0), red(0, 2));
  table.play('athos', { kind: 'duel', foe: 'henchman' }, { kind: 'commit', card: 'double' });
  expect(table.told('rolled')[0].blue).toEqual({ swords: 5, shields: 0, lilies: 0 });
  expect(table.state.discard).toEqual(['double']);
});

test('ROY.COMP.4 the four skills are Erudition, Nobility, Gallantry and Panache', () => {
  expect(SKILLS).toEqual(['erudition', 'nobility', 'gallantry', 'panache']);
  const calais = position({
    acting: 'athos',
    men: { athos: { place: 'quest' } },
    quest: { board: 2, won: [] },
    state: { epics: 7 },
  });
  const skills = calais.choices('athos').flatMap(choice => (choice.kind === 'challenge' ? [choice.skill] : []));
  expect(skills).toEqual(['erudition', 'nobility', 'gallantry', 'panache']);
});

test('ROY.COMP.5 Milady has 12 Adversaries, 5 Traps, 15 Treachery, 6 Paris, 8 Louvre and 6 Location cards', () => {
  const { state } = position({ at: 'destination' });
  expect(state.foes).toHaveLength(12);
  expect(state.traps).toHaveLength(5);
  expect(state.plots).toHaveLength(15);
  expect(state.parisPile).toHaveLength(6);
  expect(state.louvreStack).toHaveLength(8);
  expect(sum(Object.values(TREACHERY).map(({ copies }) => copies))).toBe(15);
  expect(LOCATIONS).toHaveLength(6);
});

test('ROY.COMP.6 her Locations are Quarters, Richelieu, Paris, Louvre, La Rochelle and Quest', () => {
  const places = position({ at: 'destination' })
    .choices('milady')
    .flatMap(choice => (choice.kind === 'go' ? [choice.to] : []));
  expect(places.sort()).toEqual(['la-rochelle', 'louvre', 'paris', 'quarters', 'quest', 'richelieu']);
});

test('ROY.COMP.7 there is one Trap of each kind: Beggars, Harlot, Nemesis, Thief and Assassin', () => {
  expect(Object.keys(TRAPS).sort()).toEqual(['assassin', 'beggars', 'harlot', 'nemesis', 'thief']);
  const { traps } = position({ at: 'destination' }).state;
  expect([...traps].sort()).toEqual(['assassin', 'beggars', 'harlot', 'nemesis', 'thief']);
});

test('ROY.COMP.8 each Adversary has a strength from 1 to 3, up to 4 red dice and a reward; most have a power', () => {
  const all = Object.entries(ADVERSARIES);
  for (const [, { strength, dice, pistoles, epics }] of all) {
    expect([1, 2, 3]).toContain(strength);
    expect([2, 3, 4]).toContain(dice);
    expect(pistoles + epics).toBeGreaterThan(0);
  }
  const plain = all.filter(
    ([, foe]) =>
      !(foe.armour || foe.pistol || foe.brutal || foe.rerolls || foe.stings || foe.bars || foe.toll || foe.returns) &&
      foe.manoeuvre === null &&
      foe.life === 1,
  );
  expect(plain.map(([name]) => name)).toEqual(['boisrenard']);
});

test('ROY.COMP.9 the 27 tokens are 4 Decoys, one challenge per skill and 19 that fight', () => {
  const fighting = sum(Object.values(TOKENS).map(({ copies }) => copies));
  expect([DECOYS, CHALLENGE_TOKENS.length, fighting]).toEqual([4, 4, 19]);
  expect([...CHALLENGE_TOKENS].sort()).toEqual(['erudition', 'gallantry', 'nobility', 'panache']);
});

test('ROY.COMP.10 eight fighting tokens in four kinds roll no dice, the other eleven do', () => {
  const all = Object.values(TOKENS);
  const special = all.filter(token => token.fighter.dice === 0);
  expect(special.map(({ copies }) => copies)).toEqual([2, 2, 2, 2]);
  const results = special.map(({ fighter }) => fighter.fixed);
  expect(results.filter(result => result === null)).toHaveLength(1); // the Snare
  expect(results.filter(result => result !== null)).toEqual([
    { swords: 0, shields: 2 },
    { swords: 1, shields: 1 },
    { swords: 2, shields: 0 },
  ]);
  const rolling = all.filter(token => token.fighter.dice > 0);
  expect(sum(rolling.map(({ copies }) => copies))).toBe(11);
  expect(rolling.every(({ fighter }) => fighter.fixed === null)).toBe(true);
});

const stockOf = (table: Position) => sum(Object.values(table.state.stock));
const layAll = (table: Position) => {
  let laid = 0;
  for (; table.asked('milady')?.prompt.startsWith('lay'); laid++) table.play('milady', table.choices('milady')[0]);
  return laid;
};

test('ROY.COMP.11 the fighting tokens are used up exactly: 8 at the Inn, 3 on the road, 8 in the galleries', () => {
  const opening = at(roy.setup(5, {}, { key: [1, 1, 1, 1, 1, 1, 1, 1], at: 0 }, null));
  opening.play('milady', PARIS_CARD.abduction);
  expect([layAll(opening), stockOf(opening)]).toEqual([8 + 4, 11]);
  const calais = position({
    acting: 'athos',
    men: { athos: { place: 'quest' } },
    quest: { board: 2, won: ['erudition', 'nobility', 'gallantry', 'panache'] },
    state: { stock: { snare: 2, shields: 1, parry: 1, swords: 2, two: 1, three: 2, four: 2 } },
  });
  calais.dice(blue(3, 0, 0), red(2, 2)).play('athos', { kind: 'duel', foe: 'wardes' });
  expect([layAll(calais), stockOf(calais)]).toEqual([3, 8]);
  const road = position({
    acting: 'athos',
    men: { athos: { place: 'quest' } },
    quest: { board: 3, tokens: ['two', 'two', 'two'], beaten: 2, up: false },
    state: { stock: { snare: 2, shields: 1, parry: 1, swords: 2, two: 0, three: 1, four: 1 } },
  });
  road.dice(blue(3, 0, 0), red(0, 2)).play('athos', { kind: 'duel', foe: 'road' });
  expect([layAll(road), stockOf(road)]).toEqual([4 + 8, 0]);
});

test('ROY.COMP.12 six blue dice show Sword, Shield or Lily, four red ones Sword or Shield', () => {
  expect(new Set(BLUE_DIE)).toEqual(new Set(['sword', 'shield', 'lily']));
  expect(new Set(RED_DIE)).toEqual(new Set(['sword', 'shield']));
  const table = position({
    acting: 'athos',
    men: { dartagnan: HAS_PLAYED, aramis: HAS_PLAYED, porthos: HAS_PLAYED },
    garrison: ['double', 'double', 'double'],
    state: { location: 'paris', time: TIME_DICE.indexOf(4) + 1, reinforcements: true },
  }).dice(red(4, 0), blue(3, 2, 1));
  table.play('athos', END);
  const [{ red: redRoll, blue: blueRoll }] = table.told('siege');
  expect(redRoll).toEqual({ swords: 4, shields: 0 });
  expect(blueRoll).toEqual({ swords: 3, shields: 2, lilies: 1 });
});

test('ROY.COMP.13 there are only seven Epic tokens', () => {
  const table = position({
    acting: 'athos',
    hands: { athos: ['buckingham'] },
    state: { epics: 6, oneForAll: 1 },
  });
  table.play('athos', { kind: 'one-for-all', effect: 'epic' });
  expect(table.state.epics).toBe(7);
  expect(table.offers('athos', { kind: 'play', card: 'buckingham' })).toBe(false);
});

test('ROY.COMP.14 a sheet has life, four skills, combat dice and a manoeuvre; d’Artagnan has room for a second one', () => {
  for (const { life, skills, dice, manoeuvre } of Object.values(SHEETS)) {
    expect([3, 5]).toContain(life);
    expect(Object.keys(skills)).toEqual(['erudition', 'nobility', 'gallantry', 'panache']);
    expect(dice).toBe(3);
    expect(manoeuvre.swords + manoeuvre.shields + manoeuvre.lilies).toBe(3);
  }
  const two = Object.entries(SHEETS).filter(([, sheet]) => sheet.twoManoeuvres);
  expect(two.map(([who]) => who)).toEqual(['dartagnan']);
  const full = position({
    acting: 'athos',
    men: { athos: { gear: ['horse', 'pistol'], skills: ['nobility', 'panache'] } },
    hands: { athos: ['single', 'nobility'] },
  });
  full.play('athos', { kind: 'buy', item: 'armour' }, { kind: 'replace', token: 'horse' });
  expect(full.man('athos').gear).toEqual(['pistol', 'armour']);
  full.play('athos', { kind: 'buy', item: 'erudition' });
  while (full.asked('athos')?.prompt !== 'man-turn') full.play('athos', full.choices('athos')[0]);
  expect(full.man('athos').skills).toEqual(['panache', 'erudition']);
});

test('ROY.COMP.15 Rochefort has five life points, red dice and a manoeuvre, and brings a One-for-all card', () => {
  expect(ROCHEFORT.life).toBe(5);
  const { swords, shields, lilies } = ROCHEFORT.manoeuvre ?? expect.fail('he has no manoeuvre');
  expect([swords + shields, lilies]).toEqual([3, 0]);
  const table = position({
    acting: 'porthos',
    louvre: { card: 'debts', foes: ['henchman'] },
    state: { location: 'louvre', standing: 'always', rochefort: 1 },
  }).dice(blue(3, 0, 0), red(ROCHEFORT.dice - 2, 2), blue(3, 0, 0), red(0, 2));
  table.play('porthos', { kind: 'duel', foe: 'henchman' });
  expect(table.told('rolled')[0]).toMatchObject({ foe: 'rochefort', red: { swords: ROCHEFORT.dice - 2, shields: 2 } });
  expect(table.told('rochefort-down')).toHaveLength(1);
  expect(table.state.oneForAll).toBe(1);
});

test('ROY.COMP.16 every Paris card has a challenge and a strength but for the Duels, with which nothing is placed', () => {
  const bare = Object.entries(PARIS).filter(([, card]) => card.challenge === null || card.strength === 0);
  expect(bare.map(([id]) => id)).toEqual(['duels']);
  for (const [id, { challenge, strength }] of Object.entries(PARIS)) {
    if (id === 'duels') continue;
    expect([5, 6, 7, 8]).toContain(challenge?.value);
    expect([2, 3, 4]).toContain(strength);
  }
  const table = position({ at: 'paris-card', parisHand: ['duels', 'message'] });
  table.play('milady', { kind: 'paris', card: 'duels' });
  expect(table.asked('milady')?.prompt).toBe('treachery');
  expect(table.state.paris).toMatchObject({ foes: [], trap: null });
});

test('ROY.COMP.17 a Louvre card has one challenge, a strength and a reward', () => {
  expect(Object.values(LOUVRE)).toHaveLength(8);
  for (const { skill, value, strength, reward } of Object.values(LOUVRE)) {
    expect(['erudition', 'nobility', 'gallantry', 'panache']).toContain(skill);
    expect([6, 7]).toContain(value);
    expect([2, 3]).toContain(strength);
    expect([2, 3]).toContain(reward);
  }
});

test('ROY.COMP.18 a Trap fills one point of a mission’s strength', () => {
  const table = position({
    at: 'paris-card',
    parisHand: ['smuggler'],
    foes: ['lubin', 'boisrenard', 'vitray'],
    traps: ['harlot'],
  });
  table.play('milady', { kind: 'paris', card: 'smuggler' }, PLACE.harlot);
  expect(table.choices('milady')).toEqual([PLACE.lubin, PLACE.boisrenard]);
  table.play('milady', PLACE.lubin);
  expect(table.told('placed')).toMatchObject([{ foes: ['lubin'], trap: 'harlot' }]);
});
