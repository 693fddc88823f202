import { expect, test } from 'vitest';
import { ROCHEFORT } from '../cards/board.ts';
import {
  ABILITY,
  ADVANCE,
  BEGGARS,
  BETRAY,
  BREAK_OUT,
  CHALLENGE,
  COMMIT,
  DONE,
  DRAW,
  DUEL,
  END,
  GO,
  HORSE,
  INTERCEPT,
  MOVE,
  PASS,
  REROLL,
  START,
} from '../choices.ts';
import type { Musketeer } from '../names.ts';
import type { Man } from '../state.ts';
import { blue, type Given, type Position, position, red } from '../testing.ts';

// Rochefort, Athos, Richelieu; duels.

const FOUR: readonly Musketeer[] = ['dartagnan', 'athos', 'aramis', 'porthos'];

/** The others have played and are out of the way. */
const last = (acting: Musketeer, given: Given = {}): Position => {
  const men = FOUR.map(who => [who, { turn: 'done', place: 'vieux-colombier', ...given.men?.[who] }]);
  return position({ ...given, acting, men: Object.fromEntries(men) });
};
const kindsTold = (table: Position) => table.events.map(({ kind }) => kind);

test('ROY.EDGE.28 a Balm heals Rochefort for the next destination, not for this one', () => {
  const table = position({
    at: 'destination',
    men: Object.fromEntries(FOUR.map(who => [who, { turn: 'done', place: 'vieux-colombier' }])),
    plotHand: ['balm'],
    state: { rochefort: 0, confined: true },
  });
  const places = () => table.choices('milady').flatMap(choice => (choice.kind === 'go' ? [choice.to] : []));
  expect(places()).toEqual(['quarters', 'richelieu', 'la-rochelle']);
  table.play('milady', GO.quarters, BETRAY.balm);
  expect(table.state).toMatchObject({ rochefort: 2, location: 'quarters', turn: 1 });
  expect(table.asked('milady')?.prompt).toBe('quarters');
  table.play('milady', PASS);
  expect(table.state.turn).toBe(2);
  expect(places()).toEqual(['quarters', 'richelieu', 'paris', 'louvre', 'la-rochelle', 'quest']);
});

/** Rochefort stands exposed in Paris and intercepts whatever Porthos tries. */
const rochefort = (given: Given = {}): Position =>
  last('porthos', {
    paris: { card: 'abduction', foes: ['henchman'] },
    ...given,
    men: { porthos: { place: 'paris', ...given.men?.porthos } },
    state: { location: 'paris', presence: 'exposed', shown: true, standing: 'always', ...given.state },
  });
const FLEES = [blue(0, 0, 3), red(ROCHEFORT.dice, 0)];

test('ROY.EDGE.29 Rochefort knocked out twice brings one One-for-all card in all', () => {
  const table = rochefort({ state: { rochefort: 1 } })
    .dice(...FLEES, blue(0, 1, 2), red(1, 1), blue(0, 1, 1), red(0, 1), blue(0, 0, 1))
    .play('porthos', DUEL.henchman);
  expect(table.told('rochefort-down')).toHaveLength(1);
  expect(table.state.oneForAll).toBe(1);
  table.state = { ...table.state, rochefort: 1, presence: 'exposed' };
  table.dice(...FLEES, blue(0, 0, 3)).play('porthos', DUEL.henchman);
  expect(table.told('rochefort-down')).toHaveLength(1);
  expect(table.state.oneForAll).toBe(1);
});

test('ROY.EDGE.30 Rochefort’s last life point and the musketeer’s in one roll: a card for the team, no action', () => {
  const table = rochefort({ men: { porthos: { life: 1 } }, state: { rochefort: 1 } });
  table.dice(blue(3, 0, 0), red(ROCHEFORT.dice, 0)).play('porthos', DUEL.henchman);
  expect(table.state).toMatchObject({ rochefort: 0, oneForAll: 1 });
  expect(table.man('porthos').life).toBe(0);
  expect(table.told('duel').map(({ foe }) => foe)).toEqual(['rochefort']);
  expect(table.state.paris?.foes).toEqual([{ id: 'henchman', life: 1 }]);
});

test('ROY.EDGE.31 Aramis’ card spent against Rochefort is missing in the challenge: spent without effect', () => {
  const table = position({
    acting: 'aramis',
    men: { aramis: { place: 'louvre' } },
    hands: { aramis: ['erudition', 'ketty'] },
    louvre: { card: 'letter', foes: ['henchman'] },
    state: { location: 'louvre', standing: 'always' },
  }).play('aramis', CHALLENGE.erudition);
  table.dice(blue(1, 0, 3), red(ROCHEFORT.dice, 0)).play('aramis', ABILITY.ketty);
  expect(table.told('fled')).toHaveLength(1);
  expect(table.told('fizzled')).toHaveLength(1);
  expect(table.state.louvre?.won).toBe(false);
  expect(table.state.actions).toBe(2);
  expect(table.hand('aramis')).toEqual(['erudition']);
});

test('ROY.EDGE.32 on board 3 Rochefort is fought first, without Epic tokens; blind cards and tokens come after', () => {
  const table = position({
    acting: 'porthos',
    men: { porthos: { place: 'quest' } },
    hands: { porthos: ['single'] },
    quest: { board: 3, tokens: ['two', 'three', 'four'], beaten: 0, up: false },
    state: { location: 'quest', standing: 'ask', epics: 2 },
  }).play('porthos', DUEL.road);
  table.play('milady', INTERCEPT);
  expect(table.choices('porthos')).toEqual([COMMIT.single, DONE]);
  expect(table.hand('porthos')).toEqual(['single']);
  table.dice(...FLEES).play('porthos', DONE);
  expect(table.told('rolled')).toMatchObject([{ foe: 'rochefort' }]);
  expect(table.choices('porthos')).toEqual([COMMIT.single, DONE]);
  expect(table.told('turned-up')).toEqual([]);
  table.play('porthos', DONE);
  expect(table.told('turned-up')).toHaveLength(1);
  expect(table.kinds('porthos')).toEqual(['epic', 'done']);
});

test('ROY.EDGE.33 Athos finishes a mission under Milady’s eyes: she stays hidden till the end of the phase', () => {
  const table = last('athos', {
    men: { athos: { place: 'louvre' } },
    louvre: { card: 'debts', won: true, foes: ['boisrenard'] },
    foes: [],
    traps: [],
    state: { location: 'louvre', standing: 'ask' },
  });
  table.dice(blue(0, 0, 3), red(3, 0)).play('athos', DUEL.boisrenard);
  expect(table.told('completed')).toHaveLength(1);
  expect(table.state).toMatchObject({ presence: 'hidden', shown: false });
  expect(table.play('athos', END).told('exposed')).toMatchObject([{ location: 'louvre', by: null }]);
});

test('ROY.EDGE.34 having let one attempt pass, Milady may intercept the next one', () => {
  const table = position({
    acting: 'aramis',
    men: { aramis: { place: 'paris' } },
    paris: { card: 'abduction', foes: ['henchman'] },
    state: { location: 'paris', standing: 'ask' },
  }).play('aramis', DUEL.henchman);
  table.dice(blue(0, 1, 2), red(2, 0)).play('milady', PASS);
  expect(table.told('duel')).toMatchObject([{ foe: 'henchman' }]);
  table.play('aramis', DUEL.henchman);
  expect(table.offers('milady', INTERCEPT)).toBe(true);
});

test('ROY.EDGE.35 walking up to Rochefort and drawing a card there leads to no duel', () => {
  const table = rochefort({ men: { porthos: { place: 'quest' } } }).play('porthos', MOVE.paris, DRAW);
  expect(kindsTold(table)).toEqual(['declared', 'moved', 'declared', 'drew']);
  expect(table.state.actions).toBe(1);
});

test('ROY.EDGE.36 paying the Beggars where Rochefort stands cannot be intercepted', () => {
  const table = rochefort({ paris: { card: 'abduction', foes: ['henchman'], trap: 'beggars' } });
  table.play('porthos', BEGGARS.paris);
  expect(table.told('intercepted')).toEqual([]);
  expect(table.state.paris?.trap).toBeNull();
});

/** D'Artagnan, the last to play, begins his turn at Richelieu, where Milady is hidden. */
const visitor = (dartagnan: Partial<Man> = {}, given: Given = {}): Position => {
  const men = FOUR.map(who => [who, { turn: 'done', place: 'vieux-colombier' }]);
  const table = position({
    ...given,
    men: { ...Object.fromEntries(men), ...given.men, dartagnan: { place: 'richelieu', ...dartagnan } },
    state: { location: 'richelieu', ...given.state },
  });
  return table.play('dartagnan', START.dartagnan);
};

test('ROY.EDGE.37 leaving Richelieu is not visiting it: Milady has her benefit', () => {
  const table = visitor().play('dartagnan', MOVE.paris);
  expect(table.told('exposed')).toEqual([]);
  table.play('dartagnan', END);
  expect(table.told('exposed')).toMatchObject([{ by: null }]);
  expect(table.asked('milady')?.prompt).toBe('richelieu');
});

test('ROY.EDGE.38 leaving and coming back is a visit: she is exposed and has no benefit', () => {
  const table = visitor().play('dartagnan', MOVE.paris, MOVE.richelieu);
  expect(table.told('exposed')).toMatchObject([{ location: 'richelieu', by: 'dartagnan' }]);
  expect(table.man('dartagnan').place).toBe('richelieu');
  expect(table.play('dartagnan', END).asked('milady')?.prompt).toBe('destination');
});

test('ROY.EDGE.39 once Milady is found at Richelieu, whoever else comes is not jailed', () => {
  const table = position({ state: { location: 'richelieu' } });
  table.play('athos', START.athos, MOVE.richelieu, END).play('porthos', START.porthos, MOVE.richelieu);
  expect(table.told('jailed')).toEqual([]);
  expect(table.man('porthos')).toMatchObject({ place: 'richelieu', turn: 'acting' });
});

test('ROY.EDGE.40 with his last action, having begun at Richelieu, he can only move', () => {
  const table = visitor().play('dartagnan', DRAW);
  expect(table.kinds('dartagnan')).toContain('draw');
  table.play('dartagnan', DRAW);
  expect(table.choices('dartagnan')).toEqual(
    ['vieux-colombier', 'paris', 'louvre', 'la-rochelle', 'quest'].map(to => ({ kind: 'move', to })),
  );
});

test('ROY.EDGE.41 riding into Richelieu while Milady is elsewhere: the Bastille, all actions lost', () => {
  const table = last('athos', { men: { athos: { gear: ['horse'] } }, state: { location: 'paris' } });
  table.play('athos', HORSE.richelieu);
  expect(table.told('ended')).toEqual([{ kind: 'ended', who: 'athos', left: 3 }]);
  expect(table.man('athos').place).toBe('bastille');
});

test('ROY.EDGE.42 Milady at La Rochelle with M. de Bassompierre alone: exposed, and nothing is discarded', () => {
  const table = last('athos', { garrison: ['bassompierre'], state: { location: 'la-rochelle' } }).play('athos', END);
  expect(table.told('exposed')).toMatchObject([{ location: 'la-rochelle' }]);
  expect(table.told('razed')).toEqual([{ kind: 'razed', card: null }]);
  expect(table.state.garrison).toEqual(['bassompierre']);
});

/** Athos in Paris against one adversary, or two. */
const duel = (
  foe: 'henchman' | 'boisrenard' | 'cavois' | 'biscarat' | 'jussac',
  athos: Partial<Man>,
  given: Given = {},
) =>
  position({
    acting: 'athos',
    paris: { card: 'abduction', foes: [foe] },
    ...given,
    men: { athos: { place: 'paris', ...athos } },
  });

test('ROY.EDGE.43 the pistol’s Sword completes no manoeuvre, but counts in the comparison', () => {
  const table = duel('boisrenard', { improved: true, gear: ['pistol'] });
  table.dice(blue(1, 1, 1), red(2, 1)).play('athos', DUEL.boisrenard);
  expect(table.told('clash')).toMatchObject([{ manoeuvre: false, hits: 1, wounds: 1 }]);
});

test('ROY.EDGE.44 a manoeuvre costs Cavois one life point, pistol or not', () => {
  const table = duel('cavois', { gear: ['pistol'] })
    .dice(blue(0, 0, 3), red(4, 0))
    .play('athos', DUEL.cavois);
  expect(table.state.paris?.foes).toEqual([{ id: 'cavois', life: 1 }]);
});

test('ROY.EDGE.45 the adversary’s manoeuvre stands when the Toledo reroll fails: one wound, no Sword counts', () => {
  const table = duel('biscarat', { gear: ['blade'] }).dice(blue(1, 0, 2), red(3, 0), blue(1, 0, 0));
  table.play('athos', DUEL.biscarat, REROLL.sword);
  expect(table.told('clash')).toMatchObject([{ manoeuvre: false, foeManoeuvre: true, hits: 0, wounds: 1 }]);
  expect(table.man('athos').life).toBe(2);
  expect(table.state.paris?.foes).toEqual([{ id: 'biscarat', life: 1 }]);
});

test('ROY.EDGE.46 a Toledo blade used in the first roll is of no use when the enemy’s manoeuvre comes in the second', () => {
  const rolled = () => {
    const table = rochefort({ men: { porthos: { gear: ['blade'] } } })
      .dice(blue(0, 2, 1), red(ROCHEFORT.dice - 2, 2))
      .play('porthos', DUEL.henchman);
    // A fourth die, should he have fewer: after a draw a manoeuvre takes the three that are left.
    const todo = table.state.todo.map(task => (task.kind === 'duel' ? { ...task, red: 4 } : task));
    table.state = { ...table.state, todo };
    return table;
  };
  const used = rolled()
    .dice(blue(0, 1, 0), blue(1, 0, 1), red(0, 3))
    .play('porthos', REROLL.shield);
  expect(used.told('rolled')).toMatchObject([{ round: 2 }]);
  expect(used.told('clash').at(-1)).toMatchObject({ foeManoeuvre: true, wounds: 1 });
  expect(used.man('porthos').life).toBe(4);
  const saved = rolled()
    .dice(blue(1, 0, 1), red(0, 3))
    .play('porthos', PASS);
  expect(saved.asked('porthos')?.prompt).toBe('blade');
  expect(saved.told('rolled')).toMatchObject([{ round: 2 }]);
});

const DOWN_TO_NOTHING = [blue(0, 1, 2), red(0, 3), blue(0, 1, 1), red(0, 2), blue(0, 0, 1), red(0, 1)];

test('ROY.EDGE.47 Jussac and draws to the last die: a wound at the end, none through armour, a failure both times', () => {
  const after = (gear: Man['gear']) =>
    duel('jussac', { gear })
      .dice(...DOWN_TO_NOTHING)
      .play('athos', DUEL.jussac);
  const [bare, clad] = [after([]), after(['armour'])];
  expect([bare.man('athos').life, clad.man('athos').life]).toEqual([2, 3]);
  for (const table of [bare, clad]) {
    expect(table.told('duel-over')).toMatchObject([{ won: false, life: 1 }]);
    expect(table.state.paris?.foes).toEqual([{ id: 'jussac', life: 1 }]);
  }
});

test('ROY.EDGE.48 Jussac’s wound fells the one who beats him, and he is beaten, paid for and the mission done', () => {
  const table = position({
    acting: 'athos',
    men: { athos: { place: 'louvre', life: 1 } },
    louvre: { card: 'debts', won: true, foes: ['jussac'] },
  });
  table.dice(blue(0, 0, 3), red(3, 0)).play('athos', DUEL.jussac);
  const order = kindsTold(table).filter(kind => ['fell', 'beaten', 'completed'].includes(kind));
  expect(order).toEqual(['fell', 'beaten', 'completed']);
  expect(table.man('athos').life).toBe(0);
  expect(table.told('beaten')).toMatchObject([{ foe: 'jussac', pistoles: 1, epics: 1 }]);
  expect(table.state).toMatchObject({ purse: 6, epics: 3 });
});

test('ROY.EDGE.49 without dice armour still stops the adversary’s last Sword; then nobody has dice: a failure', () => {
  const table = duel('cavois', { gear: ['armour'] });
  const draws = [blue(0, 1, 2), red(1, 3), blue(0, 1, 1), red(1, 2), blue(0, 0, 1), red(0, 2), red(1, 0)];
  table.dice(...draws).play('athos', DUEL.cavois);
  expect(table.told('rolled').at(-1)).toMatchObject({
    round: 4,
    blue: { swords: 0, shields: 0, lilies: 0 },
    red: { swords: 1, shields: 0 },
  });
  expect(table.told('duel-over')).toMatchObject([{ won: false, life: 2 }]);
  expect(table.man('athos').life).toBe(3);
});

/** Athos faces this token of the Inn. */
const token = (kind: 'swords' | 'shields', gear: Man['gear']): Position =>
  position({
    acting: 'athos',
    men: { athos: { place: 'quest', gear } },
    inn: [
      [kind, 'two', 'two', 'two'],
      ['three', 'three', 'three', 'parry'],
      ['decoy', 'decoy', 'decoy', 'decoy'],
    ],
  });
const diceOf = (table: Position) => table.told('rolled').map(({ blue: b }) => b.swords + b.shields + b.lilies);

test('ROY.EDGE.50 two fixed Swords against armour alone: one last comparison, one wound, a failure', () => {
  const table = token('swords', ['armour']).dice(blue(0, 1, 2), blue(0, 1, 1), blue(0, 1, 0));
  table.play('athos', ADVANCE[0]);
  expect(diceOf(table)).toEqual([3, 2, 1, 0]);
  expect(table.told('clash').map(({ wounds }) => wounds)).toEqual([0, 0, 0, 1]);
  expect(table.told('duel-over')).toMatchObject([{ won: false }]);
  expect(table.man('athos')).toMatchObject({ life: 2, path: -1 });
});

test('ROY.EDGE.51 two fixed Shields and never three Swords: a die less each time, then a failure', () => {
  const table = token('shields', []).dice(blue(2, 1, 0), blue(2, 0, 0), blue(1, 0, 0));
  table.play('athos', ADVANCE[0]);
  expect(diceOf(table)).toEqual([3, 2, 1, 0]);
  expect(table.told('duel-over')).toMatchObject([{ won: false }]);
  expect(table.man('athos').life).toBe(3);
});

test('ROY.EDGE.52 a double at five dice makes six, and at six no card is accepted', () => {
  const table = duel('henchman', {}, { hands: { athos: ['single', 'double', 'double'] } });
  table.play('athos', DUEL.henchman, COMMIT.double);
  expect(table.choices('athos')).toEqual([COMMIT.single, COMMIT.double, DONE]);
  table.dice(blue(3, 0, 3), red(2, 0)).play('athos', COMMIT.double);
  expect(diceOf(table)).toEqual([6]);
  expect(table.hand('athos')).toEqual(['single']);
});

test('ROY.EDGE.53 Swords too many for one adversary do nothing to another', () => {
  const table = duel('henchman', {}, { paris: { card: 'message', foes: ['henchman', 'cavois', 'boisrenard'] } });
  table.dice(blue(3, 0, 0), red(2, 0)).play('athos', DUEL.henchman);
  expect(table.told('clash')).toMatchObject([{ hits: 3 }]);
  expect(table.told('beaten')).toMatchObject([{ foe: 'henchman' }]);
  expect(table.state.paris?.foes).toEqual([
    { id: 'cavois', life: 2 },
    { id: 'boisrenard', life: 1 },
  ]);
});

test('ROY.EDGE.54 both hit in a break-out: free with his actions left if he stands, recovered and done if he falls', () => {
  const after = (life: number) =>
    position({ acting: 'athos', men: { athos: { place: 'bastille', life } } })
      .dice(blue(2, 1, 0), red(2, 1))
      .play('athos', BREAK_OUT);
  const fit = after(2);
  expect(fit.man('athos')).toMatchObject({ place: 'vieux-colombier', life: 1, turn: 'acting' });
  expect(fit.state.actions).toBe(2);
  const felled = after(1);
  expect(felled.man('athos')).toMatchObject({ place: 'vieux-colombier', life: 3, turn: 'done' });
  expect(felled.hand('athos')).toHaveLength(1);
});

test('ROY.EDGE.55 with an empty purse no bribe is offered', () => {
  const kinds = (purse: number) =>
    position({ acting: 'athos', men: { athos: { place: 'bastille' } }, state: { purse } }).kinds('athos');
  expect(kinds(0)).not.toContain('bribe');
  expect(kinds(0)).toContain('break-out');
  expect(kinds(1)).toContain('bribe');
});
