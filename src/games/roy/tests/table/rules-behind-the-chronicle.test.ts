import { expect, test } from 'vitest';
import { roy } from '../../entry.ts';
import type { Position } from '../../testing.ts';

type Event = Position['events'][number];

const who = 'athos';
const roll = { swords: 0, shields: 0, lilies: 0 };
const clash = {
  kind: 'clash',
  who,
  foe: 'cahusac',
  manoeuvre: false,
  foeManoeuvre: false,
  hits: 0,
  wounds: 0,
} as const;
const rolled = { kind: 'rolled', who, foe: 'lubin', blue: roll, red: roll } as const;
const moved = { kind: 'siege-moved', milady: 1, team: 1, from: 0 } as const;
const beaten = { kind: 'beaten', foe: 'henchman', pistoles: 1, epics: 0 } as const;
const over = { kind: 'duel-over', who, foe: 'lubin' } as const;

/** Each line of the chronicle leads to a rule; here are those where it depends on what happened. */
const ROWS: readonly (readonly [name: string, event: Event])[] = [
  ['ROY.CARD.20 is what a Thief does', { kind: 'bite', trap: 'thief', place: 'paris', who, face: 'sword' }],
  ['ROY.CARD.21 is what an Assassin does', { kind: 'bite', trap: 'assassin', place: 'paris', who, face: 'sword' }],
  ['ROY.PARIS.9 ends a mission in Paris', { kind: 'completed', place: 'paris', card: 'captive' }],
  ['ROY.LOUVRE.4 ends a mission at the Louvre', { kind: 'completed', place: 'louvre', card: 'debts' }],
  ['ROY.CARD.36 turns her card up by Ketty', { kind: 'shown', location: 'paris', by: 'ketty', reveals: true }],
  ['ROY.AUTO.3 turns it up where nobody plays her', { kind: 'shown', location: 'paris', by: 'automa', reveals: true }],
  ['ROY.AUTO.7 replaces a card without effect', { kind: 'idle', card: 'balm', replaced: true }],
  ['ROY.AUTO.14 lets a card go without effect', { kind: 'idle', card: 'jailed', replaced: false }],
  ['ROY.GLASS.1 starts the sand', { kind: 'hourglass', now: 'started', refills: true }],
  ['ROY.GLASS.2 ends with the sand', { kind: 'hourglass', now: 'expired' }],
  ['ROY.UPGR.1 heals by balm', { kind: 'healed', who, life: 3, by: 'balm' }],
  ['ROY.CARD.38 heals by Planchet', { kind: 'healed', who, life: 3, by: 'planchet' }],
  ['ROY.RICH.4 jails at Richelieu’s', { kind: 'jailed', who, by: 'richelieu' }],
  ['ROY.TREACH.18 jails by treachery', { kind: 'jailed', who, by: 'treachery' }],
  ['ROY.CHAR.4 lays Bassompierre', { kind: 'reinforced', who, card: 'bassompierre' }],
  ['ROY.REINF.1 lays a Combat card', { kind: 'reinforced', who, card: 'single' }],
  ['ROY.ARAMIS.1 adds any card to a challenge', { kind: 'added', who, card: 'single', ability: true }],
  ['ROY.CHALL.3 adds a card of the skill', { kind: 'added', who, card: 'panache', ability: false }],
  [
    'ROY.CHALL.12 spends an attempt that has become hopeless',
    { kind: 'fizzled', who, action: { kind: 'challenge', skill: 'panache' }, reveals: true },
  ],
  ['ROY.RULING.63 spends any other action', { kind: 'fizzled', who, action: { kind: 'search' }, reveals: true }],
  ['ROY.ARAMIS.1 commits any card to a duel', { kind: 'committed', who, card: 'panache', ability: true }],
  ['ROY.DUEL.3 commits Combat cards', { kind: 'committed', who, card: 'single', ability: false }],
  ['ROY.DUEL.8 is the first roll', { ...rolled, round: 1 }],
  ['ROY.DUEL.13 is every later roll', { ...rolled, round: 2 }],
  ['ROY.CARD.10 rerolls for Cahusac', { kind: 'rerolled', by: 'cahusac', from: 'shield', to: 'sword' }],
  ['ROY.EQUIP.12 rerolls with a Toledo blade', { kind: 'rerolled', by: who, from: 'shield', to: 'sword' }],
  ['ROY.MANO.4 judges two manoeuvres', { ...clash, manoeuvre: true, foeManoeuvre: true, hits: 1, wounds: 1 }],
  ['ROY.MANO.2 judges the musketeer’s own', { ...clash, manoeuvre: true, hits: 1 }],
  ['ROY.MANO.3 judges the adversary’s', { ...clash, foeManoeuvre: true, wounds: 1 }],
  ['ROY.DUEL.13 judges a draw', clash],
  ['ROY.DUEL.11 judges Swords that hit the adversary', { ...clash, hits: 1 }],
  ['ROY.DUEL.11 judges Swords that hit the musketeer', { ...clash, wounds: 1 }],
  ['ROY.DUEL.17 ends a duel that was won', { ...over, won: true, life: 0 }],
  ['ROY.DUEL.20 ends one that was not', { ...over, won: false, life: 1 }],
  ['ROY.DUEL.23 sends the Henchman back', { ...beaten, returned: true }],
  ['ROY.DUEL.30 pays for the others', { ...beaten, returned: false }],
  ['ROY.TURN.11 exposes her at the end of the phase', { kind: 'exposed', location: 'paris', by: null, reveals: true }],
  ['ROY.RICH.3 exposes her to a visitor', { kind: 'exposed', location: 'richelieu', by: who, reveals: true }],
  ['ROY.SIEGE.3 finds nothing to discard', { kind: 'razed', card: null }],
  ['ROY.SIEGE.2 discards a Combat card', { kind: 'razed', card: 'single' }],
  ['ROY.RULING.32 walks back to the common room', { kind: 'walked', who, path: -1, space: -1 }],
  ['ROY.INN.6 walks on along the first path', { kind: 'walked', who, path: 0, space: 1 }],
  ['ROY.RETURN.3 turns up a token of the road', { kind: 'turned-up', space: -1, token: 'two', reveals: true }],
  ['ROY.INN.4 turns up the first space of the Inn', { kind: 'turned-up', space: 0, token: 'two', reveals: true }],
  ['ROY.GALL.6 passes by a secret passage', { kind: 'passed', at: 0, by: 'passage', who }],
  ['ROY.GALL.3 passes by a challenge', { kind: 'passed', at: 0, by: 'challenge', who }],
  ['ROY.LOUVRE.12 costs honour', { kind: 'honour', change: -1, honour: 1 }],
  ['ROY.RULING.41 gives honour back', { kind: 'honour', change: 1, honour: 0 }],
  ['ROY.SIEGE.11 leaves the token where it is', { ...moved, to: 0 }],
  ['ROY.SIEGE.12 moves it for Milady', { ...moved, milady: 2, to: -1 }],
  ['ROY.SIEGE.13 moves it for the team', { ...moved, team: 2, to: 1 }],
];

test.each(ROWS)('%s', (name, event) => {
  expect(roy.ruleOf(event)).toBe(name.split(' ')[0]);
});
