import { expect, test } from 'vitest';
import { trois } from '../entry.ts';
import { newsOf, type Table } from '../testing.ts';

type Event = Table['events'][number];

const seat = 0;
const gazette = { kind: 'gazette', gazette: 'GZ01', news: newsOf('GZ01'), seat, reveals: true } as const;
const stopped = { kind: 'stopped', seat, at: 'CAL', lost: 1 } as const;
const studs = { kind: 'studs', seat, loser: null } as const;
const rode = { kind: 'rode', seat, path: ['FR3', 'FR4'] } as const;
const vain = { kind: 'in-vain', seat, card: 'RO01' } as const;
const secret = { to: [seat], botte: 'BS01' } as const;

/** Each line of the chronicle leads to a rule; here are all those where it depends on what happened, and some others. */
const ROWS: readonly (readonly [name: string, event: Event])[] = [
  ['TRO.8 turns up the first gazette', { ...gazette, why: 'first' }],
  ['TRO.14 turns up one that is read', { ...gazette, why: 'read' }],
  ['TRO.15 turns up one of the printer’s', { ...gazette, why: 'printer' }],
  ['TRO.RULING.34 turns up one where all are stuck', { ...gazette, why: 'stuck' }],
  ['TRO.RULING.6 stops at the gate', { ...stopped, why: 'gate' }],
  ['TRO.RULING.4 stops where no boat goes', { ...stopped, why: 'boat' }],
  ['TRO.20 stops at the castle', { ...stopped, why: 'castle' }],
  ['TRO.RULING.24 stops at the Queen’s', { ...stopped, why: 'queen' }],
  ['TRO.22 takes the studs from Buckingham', { ...studs, from: 'buckingham' }],
  ['TRO.24 takes them up from the ground', { ...studs, from: 'ground' }],
  ['TRO.25 takes them out of the trap', { ...studs, from: 'trap' }],
  ['TRO.23 takes them from one overtaken', { ...studs, from: 'overtaken', loser: 1 }],
  ['TRO.10 rides by dice', { ...rode, by: 'dice', back: false }],
  ['TRO.16 rides one square', { ...rode, by: 'one', back: false }],
  ['TRO.RULING.18 rides by a card', { ...rode, by: 'card', back: false }],
  ['TRO.RULING.18 rides back by a card', { ...rode, by: 'card', back: true }],
  ['TRO.13 rides to a companion', { ...rode, by: 'companion', back: false }],
  ['TRO.25 rides back for the studs', { ...rode, by: 'dice', back: true }],
  ['TRO.15 draws a Botte', { kind: 'drew', seat, pile: 'sword', card: null, secret, reveals: true }],
  ['TRO.13 draws an order', { kind: 'drew', seat, pile: 'milady', card: 'ML01', reveals: true }],
  ['TRO.15 gives a Botte too many', { kind: 'gave', seat, why: 'limit', secret }],
  ['TRO.13 loses a Botte to a card', { kind: 'gave', seat, why: 'lost', secret }],
  ['TRO.RULING.13 spares him where no spies are about', { ...vain, missing: 'spies' }],
  ['TRO.13 spares him without a Botte', { ...vain, missing: 'bottes' }],
  ['TRO.25 drops the studs in the trap', { kind: 'dropped', seat, at: 'FR14', trap: true }],
  ['TRO.24 drops them on the road', { kind: 'dropped', seat, at: 'FR8', trap: false }],
  ['TRO.26 begins a leg at Calais', { kind: 'leg', seat, leg: 5, at: 'CAL' }],
  ['TRO.27 begins one by the shortcut', { kind: 'leg', seat, leg: 5, at: 'EO4' }],
  ['TRO.2 begins one anywhere else', { kind: 'leg', seat, leg: 3, at: 'QUEEN' }],
  ['TRO.4 deals a Botte', { kind: 'dealt', seat, secret, reveals: true }],
  ['TRO.6 takes a musketeer', { kind: 'taken', seat, rider: 'athos' }],
  ['TRO.11 gives way', { kind: 'gave-way', seat, path: ['FR4', 'FR3'] }],
  ['TRO.RULING.33 is held up', { kind: 'blocked', seat, at: 'CAL' }],
  ['TRO.28 wins', { kind: 'won', seat, round: 9 }],
];

test.each(ROWS)('%s', (name, event) => {
  expect(trois.ruleOf(event)).toBe(name.split(' ')[0]);
});
