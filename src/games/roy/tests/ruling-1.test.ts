import { expect, test } from 'vitest';
import { ROCHEFORT } from '../cards/board.ts';
import { roy } from '../game.ts';
import type { Musketeer } from '../names.ts';
import { blue, type Given, position, red, type Wanted } from '../testing.ts';

const FOUR: readonly Musketeer[] = ['dartagnan', 'athos', 'aramis', 'porthos'];

/** The last musketeer of the round acts; La Rochelle is empty, Milady is where nothing is asked. */
const last = (acting: Musketeer, given: Given = {}) => {
  const men = FOUR.map(who => [who, { turn: 'done', place: 'vieux-colombier', ...given.men?.[who] }]);
  return position({ ...given, acting, men: Object.fromEntries(men), state: { location: 'louvre', ...given.state } });
};

const END = { kind: 'end' } as const;
const INTERCEPT = { kind: 'intercept' } as const;
const PASS = { kind: 'pass' } as const;

test('ROY.RULING.1 Rochefort lets the Beggars be paid where he lies in wait', () => {
  for (const presence of ['hidden', 'exposed'] as const) {
    const table = position({
      acting: 'porthos',
      men: { porthos: { place: 'paris' } },
      paris: { card: 'abduction', foes: ['henchman'], trap: 'beggars' },
      state: { location: 'paris', presence, shown: presence === 'exposed', standing: 'always' },
    });
    table.play('porthos', { kind: 'beggars', place: 'paris' });
    expect(table.state.paris?.trap).toBeNull();
    expect(table.told('intercepted')).toEqual([]);
    expect(table.offers('porthos', { kind: 'duel', foe: 'henchman' })).toBe(true);
  }
});

test('ROY.RULING.1 nor does he come between a musketeer and a Thief', () => {
  const table = position({
    acting: 'porthos',
    paris: { card: 'abduction', foes: ['henchman'], trap: 'thief' },
    state: { location: 'paris', standing: 'always' },
  }).dice(red(1, 0));
  table.play('porthos', { kind: 'move', to: 'paris' });
  expect(table.told('bite')).toHaveLength(1);
  expect(table.told('intercepted')).toEqual([]);
  expect(table.state.presence).toBe('hidden');
});

const inParis = (options = {}) =>
  position({
    acting: 'porthos',
    men: { porthos: { place: 'paris' } },
    hands: { porthos: ['single', 'single', 'single'] },
    paris: { card: 'abduction', foes: ['henchman'] },
    options,
    state: { location: 'paris', standing: 'ask' },
  });
const FIGHT = { kind: 'duel', foe: 'henchman' } as const;

test('ROY.RULING.2 Milady may intercept or let the attempt pass, and may leave a standing order', () => {
  const table = inParis().play('porthos', FIGHT);
  expect(table.choices('milady')).toEqual(
    expect.arrayContaining([INTERCEPT, PASS, { kind: 'standing', order: 'always' }]),
  );
  table.play('milady', PASS);
  expect(table.state.presence).toBe('hidden');
  expect(table.told('duel').map(({ foe }) => foe)).toEqual(['henchman']);
  expect(inParis().play('porthos', FIGHT).play('milady', INTERCEPT).told('intercepted')).toHaveLength(1);
});

test('ROY.RULING.2 the team cannot see whether she had anything to decide', () => {
  const looks = (['paris', 'louvre', 'quarters'] as const).map(location => {
    const table = inParis();
    table.state = { ...table.state, location };
    table.play('porthos', FIGHT);
    expect(table.asked('milady')).toBeDefined();
    return JSON.stringify([roy.view(table.state, 4), roy.decisions(table.state).map(({ seat }) => seat)]);
  });
  expect(new Set(looks).size).toBe(1);
});

test('ROY.RULING.2 with rochefortMandatory he comes by himself', () => {
  const table = inParis({ rochefortMandatory: 'on' }).play('porthos', FIGHT);
  expect(table.told('intercepted')).toHaveLength(1);
  expect(table.asked('milady')).toBeUndefined();
});

/** Porthos and Rochefort cross swords. */
const meeting = (options: Required<Given>['options'], cards: number, ...dice: Wanted[]) => {
  const table = inParis(options)
    .play('porthos', FIGHT)
    .play('milady', INTERCEPT)
    .dice(...dice);
  for (let i = 0; i < cards; i++) table.play('porthos', { kind: 'commit', card: 'single' });
  if (cards < 3) table.play('porthos', { kind: 'done' });
  return table.told('clash')[0];
};

test('ROY.RULING.3 when both hit, Rochefort and the musketeer lose one life point each', () => {
  expect(meeting({}, 0, blue(2, 0, 1), red(ROCHEFORT.dice, 0))).toMatchObject({ foe: 'rochefort', hits: 1, wounds: 1 });
});

test('ROY.RULING.3 a hit of one side alone counts every Sword', () => {
  const others = ROCHEFORT.dice - 2;
  expect(meeting({}, 3, blue(4, 2, 0), red(others, 2))).toMatchObject({ foe: 'rochefort', hits: 2, wounds: 0 });
  expect(meeting({}, 0, blue(1, 0, 2), red(2, others))).toMatchObject({ foe: 'rochefort', hits: 0, wounds: 2 });
});

test('ROY.RULING.3 with rochefortDoubleHit perSword every Sword counts on both sides', () => {
  const perSword = { rochefortDoubleHit: 'perSword' };
  expect(meeting(perSword, 0, blue(2, 0, 1), red(ROCHEFORT.dice, 0))).toMatchObject({
    foe: 'rochefort',
    hits: 2,
    wounds: ROCHEFORT.dice,
  });
});

const breakOut = (options: Required<Given>['options'], ...dice: Wanted[]) =>
  position({ acting: 'athos', men: { athos: { place: 'bastille' } }, options })
    .dice(...dice)
    .play('athos', { kind: 'break-out' });

test('ROY.RULING.4 only a win opens the Bastille', () => {
  expect(breakOut({}, blue(0, 1, 2), red(2, 1)).man('athos').place).toBe('bastille');
  expect(breakOut({}, blue(3, 0, 0), red(1, 2)).man('athos').place).toBe('vieux-colombier');
});

test('ROY.RULING.4 with bastilleLoose a lost duel opens it too', () => {
  const table = breakOut({ bastilleLoose: 'on' }, blue(0, 1, 2), red(2, 1));
  expect(table.man('athos')).toMatchObject({ place: 'vieux-colombier', life: 2 });
});

test('ROY.RULING.5 the jailer rolls three red dice, has one life point, no manoeuvre and no reward', () => {
  const table = breakOut({}, blue(1, 2, 0), red(3, 0));
  expect(table.told('rolled')[0].red).toEqual({ swords: 3, shields: 0 });
  expect(table.told('clash')[0]).toMatchObject({ foeManoeuvre: false, hits: 1, wounds: 1 });
  expect(table.told('duel-over')[0]).toMatchObject({ won: true, life: 0 });
  expect(table.state).toMatchObject({ purse: 5, epics: 0 });
  expect(breakOut({}, blue(3, 0, 0), red(0, 3)).told('clash')[0]).toMatchObject({ foeManoeuvre: false, wounds: 0 });
});

test('ROY.RULING.6 felled in phase I, he stands up at once and his turn is used up', () => {
  const table = position({ at: 'treachery', plotHand: ['ambush'], men: { athos: { life: 1 } } });
  table.play('milady', { kind: 'betray', card: 'ambush' }, { kind: 'man', who: 'athos' });
  expect(table.told('recovered')).toEqual([{ kind: 'recovered', who: 'athos', life: 3 }]);
  expect(table.hand('athos')).toHaveLength(1);
  expect(table.choices('athos')).toEqual([]);
  expect(table.offers('porthos', { kind: 'start', who: 'porthos' })).toBe(true);
});

/** Porthos ends the mission with three Lilies, and the round with it. */
const completing = (louvreStack: Required<Given>['louvreStack']) =>
  last('porthos', {
    actions: 1,
    men: { porthos: { place: 'louvre' } },
    louvre: { card: 'debts', won: true, foes: ['boisrenard'] },
    louvreStack,
    foes: [],
    traps: [],
    state: { ladder: 2 },
  })
    .dice(blue(0, 0, 3), red(3, 0))
    .play('porthos', { kind: 'duel', foe: 'boisrenard' });

test('ROY.RULING.7 the Louvre token goes down although a mission was completed this round', () => {
  const table = completing(['letter']);
  expect(table.state.louvre?.card).toBe('letter');
  expect(table.told('ladder')).toEqual([{ kind: 'ladder', space: 2 }]);
});

test('ROY.RULING.7 unless the stack is exhausted', () => {
  const table = completing([]);
  expect(table.told('louvre-empty')).toHaveLength(1);
  expect(table.told('ladder')).toEqual([]);
  expect(table.state.ladder).toBe(1);
});

test('ROY.RULING.8 one Trap for each place: another at the Louvre does not count, a second in Paris does', () => {
  const table = position({
    at: 'paris-card',
    parisHand: ['abduction'],
    louvre: { card: 'poisons', foes: ['henchman'], trap: 'thief' },
  }).play('milady', { kind: 'paris', card: 'abduction' });
  table.play('milady', { kind: 'place', card: 'assassin' });
  const traps = ['beggars', 'harlot', 'nemesis'] as const;
  for (const card of traps) expect(table.offers('milady', { kind: 'place', card })).toBe(false);
  expect(table.offers('milady', { kind: 'place', card: 'vitray' })).toBe(true);
});

test('ROY.RULING.9 a Trap makes up strength 1', () => {
  const table = position({ at: 'paris-card', parisHand: ['disappearance'] });
  table.play('milady', { kind: 'paris', card: 'disappearance' }, { kind: 'place', card: 'beggars' });
  expect(table.offers('milady', { kind: 'place', card: 'vitray' })).toBe(false);
  table.play('milady', { kind: 'place', card: 'boisrenard' });
  expect(table.state.paris).toMatchObject({ foes: [{ id: 'boisrenard', life: 1 }], trap: 'beggars' });
});

const placing = (card: 'abduction' | 'disappearance', foes: Required<Given>['foes'], traps: Required<Given>['traps']) =>
  position({ at: 'paris-card', parisHand: [card], foes, traps }).play('milady', { kind: 'paris', card });

test('ROY.RULING.10 short of the exact strength she places the highest total below it, whichever way she likes', () => {
  const table = placing('abduction', ['bernajoux', 'cahusac'], []);
  expect(table.choices('milady')).toEqual([
    { kind: 'place', card: 'bernajoux' },
    { kind: 'place', card: 'cahusac' },
  ]);
  table.play('milady', { kind: 'place', card: 'cahusac' });
  expect(table.told('placed')).toHaveLength(1);
  expect(table.state.paris?.foes.map(foe => foe.id)).toEqual(['cahusac']);
});

test('ROY.RULING.10 with nothing suitable she places nothing', () => {
  const table = placing('disappearance', ['jussac'], []);
  expect(table.kinds('milady')).not.toContain('place');
  expect(table.state.paris).toMatchObject({ card: 'disappearance', foes: [], trap: null });
});

test('ROY.RULING.11 what is placed lies face up for everybody', () => {
  const table = placing('abduction', ['vitray'], ['beggars']);
  table.play('milady', { kind: 'place', card: 'vitray' }, { kind: 'place', card: 'beggars' });
  for (const seat of [1, 4, null])
    expect(roy.view(table.state, seat).paris).toMatchObject({ foes: [{ id: 'vitray', life: 1 }], trap: 'beggars' });
});

test('ROY.RULING.12 at the end of phase II she is exposed, asked or not; the Paris card she may decline', () => {
  const table = last('porthos', { state: { location: 'quarters' } }).play('porthos', END);
  expect(table.told('exposed')).toEqual([{ kind: 'exposed', location: 'quarters', by: null, reveals: true }]);
  expect(roy.view(table.state, null).location).toBe('quarters');
  expect(table.offers('milady', { kind: 'paris', card: 'message' })).toBe(true);
  table.play('milady', PASS);
  expect(table.state.parisHand).toEqual([]);
});

test('ROY.RULING.12 also where her place gives nothing', () => {
  expect(
    last('porthos', { state: { location: 'quest' } })
      .play('porthos', END)
      .told('exposed'),
  ).toHaveLength(1);
});

test('ROY.RULING.13 Milady may draw, play or do neither in the Treachery step', () => {
  const table = position({ at: 'treachery', plotHand: ['conscripts'], plots: ['balm'] });
  expect(table.choices('milady')).toEqual([{ kind: 'plot' }, { kind: 'betray', card: 'conscripts' }, PASS]);
  table.play('milady', PASS);
  expect(table.state).toMatchObject({ phase: 'musketeers', plotHand: ['conscripts'], conscripts: false });
});

const emptyDeck = (at: 'treachery' | 'end-of-phase', options: Required<Given>['options']) =>
  position({
    at,
    plotDiscard: ['balm', 'balm', 'jailed'],
    options,
    state: { plots: [], ...(at === 'end-of-phase' && { location: 'richelieu' }) },
  });

test('ROY.RULING.14 an empty Treachery deck is made anew from the discard pile, for a draw and for a search', () => {
  const table = emptyDeck('treachery', {}).play('milady', { kind: 'plot' });
  expect(table.state.plotHand).toHaveLength(1);
  expect(table.state.plots).toHaveLength(2);
  expect(table.state.plotDiscard).toEqual([]);
  const search = emptyDeck('end-of-phase', {}).play('milady', { kind: 'search-plots' });
  expect(search.choices('milady')).toEqual([
    { kind: 'take', card: 'balm' },
    { kind: 'take', card: 'jailed' },
  ]);
});

test('ROY.RULING.14 with treacheryNoReshuffle what was played is gone for good', () => {
  const table = emptyDeck('treachery', { treacheryNoReshuffle: 'on' });
  expect(table.choices('milady')).toEqual([PASS]);
  const search = emptyDeck('end-of-phase', { treacheryNoReshuffle: 'on' });
  expect(search.kinds('milady')).not.toContain('search-plots');
  const failed = position({
    at: 'ladder',
    louvre: { card: 'poisons' },
    plotDiscard: ['balm'],
    options: { treacheryNoReshuffle: 'on' },
    state: { ladder: 3, plots: [] },
  });
  expect(failed.state).toMatchObject({ plotHand: [], plotDiscard: ['balm'] });
});
