import { expect, test } from 'vitest';
import { SHEETS } from '../../cards/musketeers.ts';
import { PARIS } from '../../cards/paris.ts';
import type { Musketeer } from '../../names.ts';
import { blue, type Given, position, red } from '../../testing.ts';
import { FOUR } from '../shared/last-to-play.testing.ts';
import { trapped } from './trapped.testing.ts';

const TRY = { kind: 'challenge', skill: 'panache' } as const;

test('ROY.CARD.17 the Beggars keep everybody off the mission till they get two pistoles', () => {
  const table = trapped({ trap: 'beggars' });
  expect(table.offers('porthos', TRY)).toBe(false);
  expect(table.offers('porthos', { kind: 'duel', foe: 'henchman' })).toBe(false);
  table.play('porthos', { kind: 'beggars', place: 'paris' });
  expect(table.state).toMatchObject({ purse: 3, actions: 3, paris: { trap: null } });
  expect(table.offers('porthos', TRY)).toBe(true);
  expect(trapped({ trap: 'beggars' }, { state: { purse: 1 } }).kinds('porthos')).not.toContain('beggars');
});

/** The Abduction's challenge and the cards with which Porthos meets it. */
const ABDUCTION = PARIS.abduction.challenge?.value ?? 0;

const cards = (more = 0) => new Array<'panache'>(ABDUCTION - SHEETS.porthos.skills.panache + more).fill('panache');

const adds = (more = 0) => cards(more).map(card => ({ kind: 'add', card }) as const);

test('ROY.CARD.18 the Harlot adds 1 to the challenge and leaves when it is won', () => {
  expect(trapped({ trap: 'harlot' }, { options: { hopelessChallenges: 'off' } }).offers('porthos', TRY)).toBe(false);
  const table = trapped({ trap: 'harlot' }, { hands: { porthos: cards(1) } });
  table.play('porthos', TRY, ...adds(1));
  expect(table.told('challenged')[0]).toMatchObject({ value: ABDUCTION + 1, won: true });
  expect(table.state.paris).toMatchObject({ won: true, trap: null });
});

test('ROY.CARD.19 Milady names any musketeer of the game as she places Nemesis', () => {
  const table = position({ at: 'paris-card', parisHand: ['disappearance'], men: { athos: { life: 0 } } });
  table.play('milady', { kind: 'paris', card: 'disappearance' }, { kind: 'place', card: 'nemesis' });
  table.play('milady', { kind: 'place', card: 'lubin' });
  expect(table.choices('milady')).toEqual(FOUR.map(who => ({ kind: 'man', who })));
  table.play('milady', { kind: 'man', who: 'athos' });
  expect(table.state.paris).toMatchObject({ trap: 'nemesis', nemesis: 'athos' });
});

test('ROY.CARD.19 only the one it names may attempt anything there', () => {
  const kinds = (nemesis: Musketeer) => trapped({ trap: 'nemesis', nemesis }).kinds('porthos');
  expect(kinds('athos')).not.toContain('challenge');
  expect(kinds('athos')).not.toContain('duel');
  expect(kinds('porthos')).toEqual(expect.arrayContaining(['challenge', 'duel']));
});

test('ROY.CARD.19 it leaves when he has won a challenge, a duel or the stipulation, not after a failure', () => {
  const named = { trap: 'nemesis', nemesis: 'porthos' } as const;
  const challenge = trapped(named).play('porthos', TRY, ...adds());
  expect(challenge.state.paris?.trap).toBeNull();
  const fight = { kind: 'duel', foe: 'henchman' } as const;
  const won = trapped(named)
    .dice(blue(0, 0, 3), red(2, 0))
    .play('porthos', fight);
  expect(won.state.paris?.trap).toBeNull();
  const lost = trapped(named)
    .dice(blue(0, 1, 2), red(2, 0))
    .play('porthos', fight);
  expect(lost.state.paris?.trap).toBe('nemesis');
  const search = trapped({ ...named, card: 'disappearance' }, { state: { constance: 5 } });
  expect(search.dice(blue(1, 2, 0)).play('porthos', { kind: 'search' }).state.paris?.trap).toBeNull();
});

const entering = (trap: 'thief' | 'assassin', swords: 0 | 1, given: Given = {}) =>
  position({ ...given, acting: 'porthos', paris: { card: 'abduction', foes: ['henchman'], trap } })
    .dice(red(swords, 1 - swords))
    .play('porthos', { kind: 'move', to: 'paris' });

test('ROY.CARD.20 the Thief: a Sword on one red die costs a pistole, if there is one', () => {
  expect(entering('thief', 1).state.purse).toBe(4);
  expect(entering('thief', 0).state.purse).toBe(5);
  expect(entering('thief', 1, { state: { purse: 0 } }).state.purse).toBe(0);
});

test('ROY.CARD.21 the Assassin: a Sword on one red die wounds that musketeer', () => {
  expect(entering('assassin', 1).man('porthos').life).toBe(4);
  expect(entering('assassin', 1).man('dartagnan').life).toBe(3);
  expect(entering('assassin', 0).man('porthos').life).toBe(5);
});
