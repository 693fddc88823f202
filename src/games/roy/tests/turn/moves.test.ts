import { expect, test } from 'vitest';
import { type Given, type Position, position, red } from '../../testing.ts';

const PLACES = ['richelieu', 'vieux-colombier', 'paris', 'louvre', 'la-rochelle', 'quest'] as const;

/** Everywhere he may go now, on foot, on horseback or sent by Planchet. */
const destinations = (table: Position): readonly string[] =>
  table.choices('athos').flatMap(choice => ('to' in choice ? [choice.to] : []));
const mounted = (place: (typeof PLACES)[number] | 'bastille', more: Given = {}): Given => ({
  acting: 'athos',
  men: { athos: { place, gear: ['horse'] } },
  ...more,
});

test('ROY.MOVE.1 one move takes him from any place to any other', () => {
  for (const from of PLACES)
    for (const to of PLACES.filter(each => each !== from)) {
      const table = position({
        acting: 'athos',
        men: { athos: { place: from } },
        state: { location: 'richelieu' },
      });
      table.play('athos', { kind: 'move', to });
      expect(table.man('athos').place).toBe(to);
      expect(table.state.actions).toBe(2);
    }
});

test('ROY.MOVE.2 he may move to Richelieu, the Vieux-Colombier, Paris, the Louvre, La Rochelle and the Quest', () => {
  const reachable = new Set<string>();
  for (const place of PLACES) {
    const table = position({ acting: 'athos', men: { athos: { place } } });
    for (const choice of table.choices('athos')) if (choice.kind === 'move') reachable.add(choice.to);
    expect(table.offers('athos', { kind: 'move', to: place })).toBe(false); // another place, not the same
  }
  expect([...reachable].toSorted()).toEqual([
    'la-rochelle',
    'louvre',
    'paris',
    'quest',
    'richelieu',
    'vieux-colombier',
  ]);
});

test('ROY.MOVE.3 no way leads into the Quarters, neither on foot nor on horseback nor by Planchet', () => {
  for (const place of PLACES) {
    expect(destinations(position(mounted(place)))).not.toEqual([]);
    expect(destinations(position(mounted(place)))).not.toContain('quarters');
  }
  const sent = position({ acting: 'aramis', hands: { aramis: ['planchet'] } });
  sent.play('aramis', { kind: 'help', who: 'athos' });
  expect(destinations(sent)).not.toEqual([]);
  expect(destinations(sent)).not.toContain('quarters');
});

test('ROY.MOVE.4 nobody chooses to go to the Bastille; Richelieu and the Treachery card send there', () => {
  for (const place of PLACES) expect(destinations(position(mounted(place)))).not.toContain('bastille');
  const sent = position({ acting: 'aramis', hands: { aramis: ['planchet'] } });
  sent.play('aramis', { kind: 'help', who: 'athos' });
  expect(destinations(sent)).not.toContain('bastille');
  const caught = position(mounted('paris')).play('athos', { kind: 'move', to: 'richelieu' });
  expect(caught.man('athos').place).toBe('bastille');
  const jailed = position({ at: 'treachery', plotHand: ['jailed'] });
  jailed.play('milady', { kind: 'betray', card: 'jailed' }, { kind: 'man', who: 'athos' });
  expect(jailed.man('athos').place).toBe('bastille');
});

test('ROY.MOVE.5 the Arsenal is no place to go to: he buys where he stands, and no move leads off the six places', () => {
  const table = position(mounted('la-rochelle', { state: { purse: 2 } }));
  expect(PLACES).toEqual(expect.arrayContaining(destinations(table) as string[]));
  table.play('athos', { kind: 'buy', item: 'pistol' });
  expect(table.man('athos').place).toBe('la-rochelle');
  expect(table.man('athos').gear).toContain('pistol');
});

test('ROY.MOVE.6 at Richelieu it is settled at once whether Milady is there', () => {
  const there = position({ acting: 'athos', state: { location: 'richelieu' } });
  there.play('athos', { kind: 'move', to: 'richelieu' });
  expect(there.events.map(({ kind }) => kind)).toEqual(['declared', 'moved', 'exposed']);
  const elsewhere = position({ acting: 'athos', state: { location: 'paris' } });
  elsewhere.play('athos', { kind: 'move', to: 'richelieu' });
  expect(elsewhere.events.map(({ kind }) => kind)).toEqual(['declared', 'moved', 'jailed', 'ended']);
});

test('ROY.MOVE.6 a Thief or an Assassin rolls at once for whoever enters', () => {
  const robbed = position({ acting: 'athos', paris: { card: 'abduction', trap: 'thief' } }).dice(red(1, 0));
  robbed.play('athos', { kind: 'move', to: 'paris' });
  expect(robbed.told('bite')).toEqual([{ kind: 'bite', trap: 'thief', place: 'paris', who: 'athos', face: 'sword' }]);
  const stabbed = position({ acting: 'athos', louvre: { card: 'poisons', trap: 'assassin' } }).dice(red(1, 0));
  stabbed.play('athos', { kind: 'move', to: 'louvre' });
  expect(stabbed.man('athos').life).toBe(2);
});

test('ROY.MOVE.6 at the Inn he comes into the Common room', () => {
  const table = position({ acting: 'athos', men: { athos: { path: 1, space: 2 } } });
  table.play('athos', { kind: 'move', to: 'quest' });
  expect(table.man('athos').path).toBe(-1);
});

test('ROY.MOVE.7 out of the Bastille there is no move and no ride', () => {
  const table = position(mounted('bastille'));
  expect(destinations(table)).toEqual([]);
  expect(table.kinds('athos')).toEqual(expect.arrayContaining(['bribe', 'break-out']));
});

test('ROY.MOVE.8 walking in on Rochefort where he stands exposed starts no duel', () => {
  for (const location of ['paris', 'louvre', 'quest'] as const) {
    const table = position({
      acting: 'aramis',
      paris: { card: 'abduction', foes: ['boisrenard'] },
      louvre: { card: 'poisons', foes: ['lubin'] },
      state: { location, presence: 'exposed', shown: true, standing: 'always' },
    });
    table.play('aramis', { kind: 'move', to: location });
    expect(table.told('intercepted')).toEqual([]);
    expect(table.told('duel')).toEqual([]);
    expect(table.kinds('aramis')).toContain('draw');
  }
});
