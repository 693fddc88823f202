import { expect, test } from 'vitest';
import { ADVENTURE } from '#games/roy/cards/adventure.ts';
import { NAMED_FOES } from '#games/roy/cards/foes.ts';
import { PARIS_IDS } from '#games/roy/cards/paris.ts';
import { TOKEN_KINDS } from '#games/roy/cards/tokens.ts';
import { TRAP_IDS } from '#games/roy/cards/traps.ts';
import { TREACHERY_IDS } from '#games/roy/cards/treachery.ts';
import { EFFECTS, ITEMS, LOCATIONS, MUSKETEERS, SKILLS } from '#games/roy/names.ts';
import { type Given, position } from '#games/roy/testing.ts';
import { enCards, enNames } from '#games/roy/text/en/index.ts';
import { frCards, frNames } from '#games/roy/text/fr/index.ts';
import { itCards, itNames } from '#games/roy/text/it/index.ts';
import { rules as rulebook } from '#games/roy/text/rules/en/index.ts';
import { view } from '#games/roy/view.ts';
import type { Target, TrackId } from '../targets.ts';
import { en } from '../text/en/index.ts';
import { fr } from '../text/fr/index.ts';
import { it } from '../text/it/index.ts';
import { explained, type Writing } from './explained.ts';
import { pictureOf } from './picture.ts';
import { rulesOf } from './rules.ts';
import { factsOf } from './target-facts.ts';

const TRACKS = Object.keys(en.infoCard.tracks) as TrackId[];
const THINGS: readonly Target[] = [
  ...[...LOCATIONS, 'vieux-colombier' as const, 'bastille' as const].map((id): Target => ({ kind: 'place', id })),
  ...(['paris', 'louvre'] as const).map((place): Target => ({ kind: 'mission', place })),
  ...[...NAMED_FOES, 'inn' as const, 'road' as const].map((id): Target => ({ kind: 'foe', id })),
  ...TRAP_IDS.map((id): Target => ({ kind: 'trap', id })),
  ...MUSKETEERS.map((who): Target => ({ kind: 'man', who })),
  ...TRACKS.map((id): Target => ({ kind: 'track', id })),
  ...[...TOKEN_KINDS, 'decoy' as const].map((id): Target => ({ kind: 'token', id })),
  ...ITEMS.map((id): Target => ({ kind: 'item', id })),
  ...SKILLS.map((id): Target => ({ kind: 'skill', id })),
  ...ADVENTURE.map((id): Target => ({ kind: 'card', id })),
  ...TREACHERY_IDS.map((id): Target => ({ kind: 'treachery', id })),
  ...PARIS_IDS.map((id): Target => ({ kind: 'paris', id })),
  ...EFFECTS.map((id): Target => ({ kind: 'effect', id })),
  { kind: 'milady' },
  { kind: 'quest' },
  { kind: 'space', space: 5 },
  { kind: 'path', path: 1 },
  { kind: 'arsenal' },
  { kind: 'deck' },
  { kind: 'garrison' },
];

const GIVEN: Given = {
  acting: 'dartagnan',
  men: {
    dartagnan: { place: 'louvre', gear: ['pistol'] },
    athos: { place: 'louvre', life: 2 },
    aramis: { place: 'la-rochelle' },
  },
  hands: { dartagnan: ['panache', 'single'] },
  louvre: { card: 'ball', foes: ['cavois'], trap: 'thief', life: { cavois: 1 } },
  paris: { card: 'abduction', foes: ['henchman'] },
  garrison: ['double'],
  state: { constance: 2, time: 4 },
};
const { state, seat } = position(GIVEN);
const seen = view(state, seat('dartagnan'));
const WRITING: Readonly<Record<string, Writing>> = {
  en: { view: seen, words: en.infoCard, names: enNames, cards: enCards },
  fr: { view: seen, words: fr.infoCard, names: frNames, cards: frCards },
  it: { view: seen, words: it.infoCard, names: itNames, cards: itCards },
};
const facts = (target: Target) => factsOf(target, WRITING.en).map(({ label, value }) => `${label}: ${value}`);

test.each(['en', 'fr', 'it'])('everything one can point at is explained, in %s', language => {
  for (const target of THINGS) {
    const { title, help } = explained(target, WRITING[language]);
    expect(title).not.toBe('');
    expect(help.length).toBeGreaterThan(10);
    const facts = factsOf(target, WRITING[language]);
    for (const { label, value } of facts) expect(`${label}: ${value}`).not.toMatch(/undefined|NaN|: $|^: /);
    expect(new Set(facts.map(({ label }) => label)).size).toBe(facts.length);
  }
});

test('every target rests on rules that are in the book, and has a picture', () => {
  for (const target of THINGS) {
    const rules = rulesOf(target, seen);
    expect(rules.length).toBeGreaterThan(0);
    expect(rules.filter(rule => rulebook[rule] === undefined)).toEqual([]);
    expect(Object.values(pictureOf(target))[0]).toBeDefined();
  }
});

test('an adversary stands in the book under the rule that bears his name', () => {
  const [rule] = rulesOf({ kind: 'foe', id: 'cavois' }, seen);
  expect(rulebook[rule]).toContain('Cavois');
  const [first] = rulesOf({ kind: 'foe', id: 'henchman' }, seen);
  expect(rulebook[first]).toContain('Henchman');
});

test('the numbers of a mission are those of the moment', () => {
  expect(facts({ kind: 'mission', place: 'louvre' })).toEqual([
    'Challenge: Panache 6',
    'Reward: 3 pistoles',
    'Adversaries: Cavois',
    'Trap: Thief',
    'The Louvre track: 1 of 4',
  ]);
  expect(facts({ kind: 'mission', place: 'paris' })).toContain('Constance: 2 of 6');
});

test('who is wounded shows it, musketeer or adversary', () => {
  expect(facts({ kind: 'foe', id: 'cavois' })).toEqual(['Dice: 4 red dice', 'Life: 1', 'Where: The Louvre']);
  expect(facts({ kind: 'man', who: 'athos' })).toContain('Life: 2 of 3');
});

test('a place tells who is there, and La Rochelle what the siege will be rolled with', () => {
  expect(facts({ kind: 'place', id: 'louvre' })).toContain('Here: D’Artagnan, Athos and Porthos');
  expect(facts({ kind: 'place', id: 'la-rochelle' })).toContain('In the siege: 2 blue against 2 red');
});

test('where Milady is stays unknown until she is found', () => {
  expect(facts({ kind: 'milady' })[0]).toBe('Where: nobody knows');
  const hers = { ...WRITING.en, view: view(state, 0) };
  expect(factsOf({ kind: 'milady' }, hers)[0].value).toBe('Milady’s quarters');
});
