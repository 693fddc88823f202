import { expect, test } from 'vitest';
import type { Choice } from '../../choices.ts';
import { blue, type Given, position, red } from '../../testing.ts';

const GALLERIES = {
  board: 4,
  challenges: ['erudition', 'nobility', 'gallantry', 'panache'],
  fighters: ['two', 'two', 'three', 'three', 'three', 'four', 'four', 'parry'],
  at: 0,
  beaten: [false, false],
} as const;
const DONE = { kind: 'done' } as const;
const at = (place: 'paris' | 'louvre' | 'quest' | 'bastille' | 'la-rochelle' | 'vieux-colombier'): Given => ({
  acting: 'athos',
  men: { athos: { place } },
});

test('ROY.ACT.1 draw, move, trade, Character, reinforcement, challenge, duel and purchase are the ordinary actions', () => {
  const siege = position({
    acting: 'athos',
    men: { athos: { place: 'la-rochelle' }, aramis: { place: 'la-rochelle' } },
    hands: { athos: ['single', 'essarts'] },
  });
  expect(siege.kinds('athos').toSorted()).toEqual(['buy', 'draw', 'end', 'move', 'play', 'reinforce', 'trade']);
  const paris = position({
    ...at('paris'),
    men: { athos: { place: 'paris' }, dartagnan: { place: 'louvre' } },
    hands: { athos: ['nobility', 'nobility'] },
    paris: { card: 'smuggler', foes: ['vitray'] },
    state: { constance: 2 },
  });
  expect(paris.kinds('athos').toSorted()).toEqual(['buy', 'challenge', 'draw', 'duel', 'end', 'move']);
});

test('ROY.ACT.2 prison, Inn, Galleries and Paris stipulations each bring actions of their own, found nowhere else', () => {
  const extra = ['bribe', 'break-out', 'advance', 'passage', 'search', 'hand-over'];
  const found = (given: Given) =>
    position(given)
      .kinds('athos')
      .filter(kind => extra.includes(kind));
  const kit: Given = { hands: { athos: ['single'] }, state: { epics: 3 } };
  expect(found({ ...kit, ...at('bastille') })).toEqual(['bribe', 'break-out']);
  expect(found({ ...kit, ...at('quest') })).toEqual(['advance']);
  expect(found({ ...kit, ...at('quest'), quest: GALLERIES })).toEqual(['passage']);
  expect(found({ ...kit, ...at('paris'), paris: { card: 'disappearance' } })).toEqual(['search']);
  expect(found({ ...kit, ...at('paris'), paris: { card: 'smuggler' } })).toEqual(['hand-over']);
  expect(position({ ...kit, ...at('paris'), paris: { card: 'duels' } }).choices('athos')).toContainEqual({
    kind: 'duel',
    foe: 'guard',
  });
  const away: Given = { ...kit, ...at('vieux-colombier'), paris: { card: 'disappearance' }, quest: GALLERIES };
  expect(found(away)).toEqual([]);
});

test('ROY.ACT.3 whatever he does with an action, it costs him one of his three', () => {
  const left = (given: Given, ...choices: Choice[]) =>
    position(given)
      .dice(blue(1, 2, 0), red(0, 3))
      .play('athos', ...choices).state.actions;
  expect(left(at('paris'), { kind: 'draw' })).toBe(2);
  expect(left(at('paris'), { kind: 'move', to: 'louvre' })).toBe(2);
  expect(left({ ...at('paris'), hands: { athos: ['essarts'] } }, { kind: 'play', card: 'essarts' })).toBe(2);
  expect(left({ ...at('paris'), state: { purse: 2 } }, { kind: 'buy', item: 'pistol' })).toBe(2);
  const reinforcing: Given = { ...at('la-rochelle'), hands: { athos: ['single'] } };
  expect(left(reinforcing, { kind: 'reinforce', card: 'single' })).toBe(2);
  const challenging: Given = { ...at('louvre'), hands: { athos: ['nobility', 'nobility'] }, louvre: { card: 'debts' } };
  expect(left(challenging, { kind: 'challenge', skill: 'nobility' }, DONE)).toBe(2);
  const fighting: Given = { ...at('paris'), paris: { card: 'abduction', foes: ['boisrenard'] } };
  expect(left(fighting, { kind: 'duel', foe: 'boisrenard' })).toBe(2);
  expect(left(at('bastille'), { kind: 'bribe' })).toBe(2);
  expect(left(at('bastille'), { kind: 'break-out' })).toBe(2);
  expect(left(at('quest'), { kind: 'advance', path: 2 })).toBe(2);
  expect(left({ ...at('paris'), paris: { card: 'disappearance' } }, { kind: 'search' })).toBe(2);
  const smuggling: Given = { ...at('paris'), hands: { athos: ['single'] }, paris: { card: 'smuggler' } };
  expect(left(smuggling, { kind: 'hand-over', card: 'single' })).toBe(2);
});

test('ROY.ACT.4 the top Adventure card goes into the hand of whoever draws', () => {
  const table = position({
    acting: 'aramis',
    hands: { aramis: ['panache'], porthos: ['single'] },
    deck: ['ketty', 'double'],
  });
  table.play('aramis', { kind: 'draw' });
  expect(table.hand('aramis')).toEqual(['panache', 'ketty']);
  expect(table.hand('porthos')).toEqual(['single']);
  expect(table.state.deck.at(-1)).toBe('double');
});

test('ROY.ACT.5 an empty Adventure deck is made anew from the whole discard pile', () => {
  const table = position({ acting: 'aramis', wholeDeck: [], discard: ['single', 'ketty', 'panache'] });
  table.play('aramis', { kind: 'draw' });
  expect(table.told('reshuffled')).toEqual([{ kind: 'reshuffled', deck: 'adventure' }]);
  expect(table.state.discard).toEqual([]);
  expect([...table.hand('aramis'), ...table.state.deck].toSorted()).toEqual(['ketty', 'panache', 'single']);
  expect(table.hand('aramis')).toHaveLength(1);
});

test('ROY.ACT.5 the discard pile stays as it is while the deck has a card', () => {
  const table = position({ acting: 'aramis', wholeDeck: ['double'], discard: ['single', 'ketty'] });
  table.play('aramis', { kind: 'draw' });
  expect(table.hand('aramis')).toEqual(['double']);
  expect(table.state.discard).toEqual(['single', 'ketty']);
});

test('ROY.ACT.6 with neither deck nor discard pile the draw action is not offered', () => {
  expect(position({ acting: 'aramis', wholeDeck: [], discard: [] }).kinds('aramis')).not.toContain('draw');
  expect(position({ acting: 'aramis', wholeDeck: ['single'], discard: [] }).kinds('aramis')).toContain('draw');
  expect(position({ acting: 'aramis', wholeDeck: [], discard: ['single'] }).kinds('aramis')).toContain('draw');
});

test('ROY.ACT.6 a recovery without any card left gives back life and no card', () => {
  const table = position({ men: { athos: { life: 0, place: 'vieux-colombier' } }, wholeDeck: [], discard: [] });
  table.play('athos', { kind: 'start', who: 'athos' });
  expect(table.man('athos').life).toBe(3);
  expect(table.hand('athos')).toEqual([]);
});

test('ROY.ACT.7 thirty cards in hand, and a thirty-first may still be drawn and kept', () => {
  const thirty = ['erudition', 'nobility', 'gallantry', 'panache', 'single'].flatMap(card => Array(6).fill(card));
  const table = position({ acting: 'aramis', hands: { aramis: thirty }, deck: ['ketty'] });
  table.play('aramis', { kind: 'draw' }, { kind: 'end' });
  expect(table.hand('aramis')).toHaveLength(31);
  expect(table.state.discard).toEqual([]);
});

test('ROY.ACT.8 cards played, paid or committed go to the discard pile', () => {
  const discard = (given: Given, ...choices: Choice[]) =>
    position(given)
      .dice(blue(1, 3, 0), red(0, 3))
      .play('athos', ...choices).state.discard;
  const play: Given = { ...at('paris'), hands: { athos: ['essarts'] } };
  expect(discard(play, { kind: 'play', card: 'essarts' })).toEqual(['essarts']);
  const pay: Given = { ...at('paris'), hands: { athos: ['panache'] } };
  expect(discard(pay, { kind: 'buy', item: 'erudition' }, { kind: 'pay', card: 'panache' })).toEqual(['panache']);
  const duel: Given = {
    ...at('paris'),
    hands: { athos: ['single'] },
    paris: { card: 'abduction', foes: ['boisrenard'] },
  };
  const commit = { kind: 'commit', card: 'single' } as const;
  expect(discard(duel, { kind: 'duel', foe: 'boisrenard' }, commit)).toEqual(['single']);
  const toll: Given = {
    ...at('paris'),
    hands: { athos: ['ketty'] },
    paris: { card: 'abduction', foes: ['houdiniere'] },
  };
  expect(discard(toll, { kind: 'duel', foe: 'houdiniere' }, { kind: 'toll', card: 'ketty' })).toEqual(['ketty']);
});

test('ROY.ACT.8 a card laid at La Rochelle stays out of the discard pile until Milady discards it', () => {
  const table = position({
    acting: 'athos',
    men: {
      athos: { place: 'la-rochelle' },
      dartagnan: { turn: 'done' },
      aramis: { turn: 'done' },
      porthos: { turn: 'done' },
    },
    hands: { athos: ['double'] },
    state: { location: 'la-rochelle' },
  });
  table.play('athos', { kind: 'reinforce', card: 'double' }, { kind: 'end' });
  expect(table.state.discard).toEqual([]);
  table.play('milady', { kind: 'raze', card: 'double' });
  expect(table.state.discard).toEqual(['double']);
});

test('ROY.ACT.9 drawing, moving, a Character card and buying need no place; the rest is bound to one', () => {
  const places = ['richelieu', 'vieux-colombier', 'paris', 'louvre', 'la-rochelle', 'quest'] as const;
  for (const place of places) {
    const table = position({
      acting: 'athos',
      men: { athos: { place }, dartagnan: { place: 'louvre' }, aramis: { place: 'bastille' } },
      hands: { athos: ['single', 'essarts', 'nobility', 'nobility', 'nobility'] },
      paris: { card: 'message', foes: ['lubin'] },
    });
    expect(table.kinds('athos')).toEqual(expect.arrayContaining(['draw', 'move', 'play', 'buy']));
    expect([place, table.offers('athos', { kind: 'trade', who: 'dartagnan' })]).toEqual([place, place === 'louvre']);
    expect([place, table.kinds('athos').includes('reinforce')]).toEqual([place, place === 'la-rochelle']);
    expect([place, table.kinds('athos').includes('challenge')]).toEqual([place, place === 'paris']);
    expect([place, table.kinds('athos').includes('duel')]).toEqual([place, place === 'paris']);
  }
});

test('ROY.ACT.10 a duel forced by Rochefort costs no action: only the resumed one counts', () => {
  const table = position({
    acting: 'porthos',
    men: { porthos: { place: 'paris' } },
    paris: { card: 'abduction', foes: ['boisrenard'] },
    state: { location: 'paris', standing: 'always' },
  }).dice(blue(3, 0, 0), red(2, 2), blue(3, 0, 0), red(0, 3));
  table.play('porthos', { kind: 'duel', foe: 'boisrenard' });
  expect(table.told('rolled').map(({ foe }) => foe)).toContain('rochefort');
  expect(table.state.actions).toBe(2);
});

test('ROY.ACT.10 paying the Beggars and a thoroughbred’s move cost no action', () => {
  const table = position({
    ...at('vieux-colombier'),
    men: { athos: { gear: ['horse'] } },
    paris: { card: 'abduction', trap: 'beggars' },
  });
  table.play('athos', { kind: 'beggars', place: 'paris' }, { kind: 'horse', to: 'paris' });
  expect(table.state.paris?.trap).toBeNull();
  expect(table.man('athos').place).toBe('paris');
  expect(table.state.actions).toBe(3);
});

test('ROY.ACT.10 spending Epic tokens and One-for-all cards costs no action, a secret passage does', () => {
  const inn = position({ ...at('quest'), state: { epics: 1, oneForAll: 1 } });
  inn.play('athos', { kind: 'reveal', pay: 'token' }, { kind: 'name', space: 0 }, { kind: 'name', space: 1 });
  inn.play('athos', { kind: 'name', space: 2 }, { kind: 'one-for-all', effect: 'time' });
  expect(inn.state.epics).toBe(0);
  expect(inn.state.oneForAll).toBe(0);
  expect(inn.state.actions).toBe(3);
  const passage = position({ ...at('quest'), quest: GALLERIES, state: { epics: 3 } });
  passage.play('athos', { kind: 'passage', pay: 'tokens' });
  expect(passage.state.actions).toBe(2);
});

test('ROY.ACT.10 being a trade partner costs nothing: he still has his three actions', () => {
  const table = position({
    acting: 'athos',
    men: { athos: { place: 'paris' }, dartagnan: { place: 'paris' } },
    hands: { athos: ['panache'] },
  });
  table.play('athos', { kind: 'trade', who: 'dartagnan' }, { kind: 'give', card: 'panache' }, DONE);
  table.play('dartagnan', DONE, { kind: 'accept' }).play('athos', { kind: 'accept' }, { kind: 'end' });
  table.play('dartagnan', { kind: 'start', who: 'dartagnan' });
  expect(table.state.actions).toBe(3);
});
