import { expect, test } from 'vitest';
import { redact } from '#kernel/game.ts';
import { LOCATIONS, type Location, type Musketeer } from '../../names.ts';
import { type Given, position } from '../../testing.ts';
import { ALL, alike, declared, heard, MILADY, TEAM, text, unlike, view } from './look.testing.ts';

test('ROY.HID.1 this round’s Location card is Milady’s secret', () => {
  const tables = (['quarters', 'richelieu', 'paris', 'louvre', 'la-rochelle', 'quest'] as const).map(to =>
    position({ at: 'destination' }).play('milady', { kind: 'go', to }),
  );
  alike(TEAM, ...tables);
  unlike([MILADY], ...tables);
  expect(view(tables[2], MILADY).location).toBe('paris');
});

const attempt = (state: Required<Given>['state'], who: Musketeer = 'porthos') =>
  position({
    acting: who,
    men: { [who]: { place: 'paris' } },
    paris: { card: 'abduction', foes: ['henchman'] },
    state: { standing: 'ask', ...state },
  });

const DUEL = { kind: 'duel', foe: 'henchman' } as const;

test('ROY.HID.1 it is public once she is exposed: by an interception, by a visit, at the end of phase II', () => {
  const done = { turn: 'done', place: 'vieux-colombier' } as const;
  const alone = (location: Location) =>
    position({ acting: 'athos', men: { dartagnan: done, aramis: done, porthos: done }, state: { location } });
  const met = attempt({ location: 'paris' }).play('porthos', DUEL).play('milady', { kind: 'intercept' });
  const visited = alone('richelieu').play('athos', { kind: 'move', to: 'richelieu' });
  const ended = alone('quarters').play('athos', { kind: 'end' });
  for (const reader of ALL) {
    expect(view(met, reader).location).toBe('paris');
    expect(view(visited, reader).location).toBe('richelieu');
    expect(view(ended, reader).location).toBe('quarters');
  }
});

test('ROY.HID.1 and when Ketty turns it up or the automa draws it', () => {
  const ketty = position({ acting: 'athos', hands: { athos: ['ketty'] }, state: { location: 'quest' } });
  ketty.play('athos', { kind: 'play', card: 'ketty' });
  const automa = position({ at: 'destination', plots: ['conscripts'], options: { automa: 'on' } });
  for (const reader of ALL) {
    expect(view(ketty, reader).location).toBe('quest');
    expect(['paris', 'louvre', 'quest']).toContain(view(automa, reader).location);
  }
});

test('ROY.HID.2 that she could have intercepted and did not, the team never learns', () => {
  const here = attempt({ location: 'paris' }).play('porthos', DUEL);
  const away = attempt({ location: 'richelieu' }).play('porthos', DUEL);
  unlike([MILADY], here, away);
  alike(TEAM, here.play('milady', { kind: 'pass' }), away.play('milady', { kind: 'pass' }));
});

test('ROY.HID.2 nor when a standing order answers for her', () => {
  for (const standing of ['never', 'always'] as const) {
    const places = standing === 'never' ? (['paris', 'louvre'] as const) : (['quarters', 'louvre'] as const);
    alike(TEAM, ...places.map(location => attempt({ location, standing }).play('porthos', DUEL)));
  }
});

test('ROY.HID.3 the faces of her Treachery hand are Milady’s secret till played', () => {
  const tables = (['ambush', 'jailed', 'balm'] as const).map(card =>
    position({ at: 'treachery', plotHand: [card, 'conscripts'] }),
  );
  alike(TEAM, ...tables);
  unlike([MILADY], ...tables);
  for (const reader of TEAM) expect(text(tables[0], reader)).not.toContain('ambush');
  expect(view(tables[0], MILADY).screen?.plotHand).toEqual(['ambush', 'conscripts']);
  tables[2].play('milady', { kind: 'betray', card: 'balm' });
  for (const reader of ALL) expect(view(tables[2], reader).plotDiscard).toEqual(['balm']);
});

test('ROY.HID.3 so is the face of a card she draws', () => {
  const tables = (['ambush', 'jailed'] as const).map(card =>
    position({ at: 'treachery', plots: [card] }).play('milady', { kind: 'plot' }),
  );
  alike(TEAM, ...tables);
  expect(heard(tables[0], MILADY)).toContain('ambush');
  for (const reader of TEAM)
    expect(tables.map(table => redact(table.told('plotted')[0], reader))).toMatchObject([{ count: 1 }, { count: 1 }]);
});

test('ROY.HID.4 everybody knows how many Treachery cards are where, and the faces in the discard', () => {
  const table = position({ at: 'treachery', plotHand: ['ambush', 'jailed'], plotDiscard: ['balm', 'conscripts'] });
  for (const reader of ALL) {
    const { plotHand, plots, plotDiscard } = view(table, reader);
    expect({ plotHand, plots, plotDiscard }).toEqual({ plotHand: 2, plots: 11, plotDiscard: ['balm', 'conscripts'] });
  }
});

const searching = (n = 0) =>
  position({
    at: 'end-of-phase',
    state: { location: 'richelieu', rng: { key: [n, 0, 0, 0, 0, 0, 0, 0], at: 0 } },
  }).play('milady', { kind: 'search-plots' });

test('ROY.HID.5 the order of the Treachery deck nobody knows, not even Milady while she searches it', () => {
  const orders = [searching(), searching()];
  orders[1].state.plots = orders[1].state.plots.toReversed();
  expect(orders[0].state.plots).not.toEqual(orders[1].state.plots);
  alike(ALL, ...orders);
  const quiet = [position({ at: 'treachery' }), position({ at: 'treachery' })];
  quiet[1].state.plots = quiet[1].state.plots.toReversed();
  alike(ALL, ...quiet);
});

test('ROY.HID.5 what is in it she sees while she searches; then it is shuffled', () => {
  const table = searching();
  expect(view(table, MILADY).screen?.search?.toSorted()).toEqual(table.state.plots.toSorted());
  for (const reader of TEAM) expect(text(table, reader)).not.toMatch(/ambush|intrigue|dead-end/);
  const orders = Array.from({ length: 8 }, (_, n) => searching(n).play('milady', { kind: 'take', card: 'balm' }));
  expect(new Set(orders.map(({ state }) => state.plots.join())).size).toBe(8);
  expect(view(orders[0], MILADY).screen?.search).toBeNull();
});

test('ROY.HID.6 the card she took from the deck is Milady’s secret till played', () => {
  const taken = (['balm', 'jailed', 'emergency'] as const).map(card =>
    searching().play('milady', { kind: 'take', card }),
  );
  alike(TEAM, ...taken);
  for (const reader of TEAM) expect(heard(taken[1], reader)).not.toContain('jailed');
  expect(heard(taken[1], MILADY)).toContain('jailed');
  expect(view(taken[1], MILADY).screen?.plotHand).toEqual(['jailed']);
});

test('ROY.HID.28 whether Milady has anything to think about is hers alone', () => {
  const tables = LOCATIONS.map(location => declared({ location }));
  alike(TEAM, ...tables);
  expect(tables.filter(table => table.offers('milady', { kind: 'intercept' }))).toHaveLength(1);
});

test('ROY.HID.28 and so is what her standing order says', () => {
  const ordered = (order: 'always' | 'never') =>
    position({ at: 'destination', state: { standing: 'ask' } }).play('milady', { kind: 'standing', order });
  alike(TEAM, ordered('always'), ordered('never'));
  unlike([MILADY], ordered('always'), ordered('never'));
});
