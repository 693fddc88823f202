import { expect, test } from 'vitest';
import { DRAW, END, GO, MOVE, PASS, PLOT, SPARE, START } from '../../choices.ts';
import type { Event } from '../../events.ts';
import { roy } from '../../game.ts';
import { blue, position, red } from '../../testing.ts';
import { lastMan } from '../shared/last-man.testing.ts';

const kinds = (events: readonly Event[], wanted: readonly string[]) =>
  events.map(({ kind }) => kind).filter(kind => wanted.includes(kind));

test('ROY.TURN.1 the phases are Milady, the musketeers, La Rochelle and the end of the turn, in this order', () => {
  const table = position({ at: 'turn', state: { oneForAll: 1 } });
  const phases = [table.state.phase];
  const note = () => phases.push(table.state.phase);
  table.play('milady', GO.paris, PASS);
  note();
  for (const who of ['dartagnan', 'athos', 'aramis'] as const) table.play(who, START[who], END);
  table.play('porthos', START.porthos).dice(red(1, 0)).play('porthos', END);
  note();
  table.play('aramis', SPARE.aramis);
  note();
  for (const seat of [1, 2, 3, 4]) table.play(seat, PASS);
  note();
  expect(phases).toEqual(['milady', 'musketeers', 'siege', 'end', 'milady']);
});

test('ROY.TURN.2 Milady chooses her destination, then a Paris card, then Treachery', () => {
  const table = position({ at: 'turn', parisHand: ['duels', 'message'] });
  const prompts = [table.asked('milady')?.prompt];
  table.play('milady', GO.paris);
  prompts.push(table.asked('milady')?.prompt);
  table.play('milady', { kind: 'paris', card: 'duels' });
  prompts.push(table.asked('milady')?.prompt);
  expect(prompts).toEqual(['destination', 'paris-card', 'treachery']);
});

test('ROY.TURN.3 as soon as the Treachery step is over the musketeers begin', () => {
  for (const choice of [PASS, PLOT, { kind: 'betray', card: 'conscripts' } as const]) {
    const table = position({ at: 'treachery', plotHand: ['conscripts'] });
    expect(table.asked('athos')).toBeUndefined();
    table.play('milady', choice);
    expect(table.state.phase).toBe('musketeers');
    expect(table.offers('athos', START.athos)).toBe(true);
  }
});

test('ROY.TURN.4 each fit musketeer has one turn of three actions', () => {
  const table = position({});
  for (const who of ['dartagnan', 'athos', 'aramis', 'porthos'] as const) {
    table.play(who, START[who]);
    expect(table.told('started')).toEqual([{ kind: 'started', who, actions: 3 }]);
    table.play(who, DRAW, DRAW);
    expect(table.asked(who)?.prompt).toBe('man-turn');
    if (who !== 'porthos') table.play(who, DRAW);
  }
  expect(table.state.actions).toBe(1);
});

test('ROY.TURN.5 the musketeers play in whatever order they like, another one each turn', () => {
  for (const order of [
    ['porthos', 'aramis', 'athos', 'dartagnan'],
    ['athos', 'porthos', 'dartagnan', 'aramis'],
  ] as const) {
    const table = position({});
    for (const [i, who] of order.slice(0, 3).entries()) {
      for (const waiting of order.slice(i)) expect(table.offers(waiting, START[waiting])).toBe(true);
      table.play(who, START[who], END);
    }
    table.play(order[3], START[order[3]]);
    expect(table.asked(order[3])?.prompt).toBe('man-turn');
  }
  const next = lastMan().dice(red(0, 1)).play('athos', END).play('milady', GO.paris, PASS);
  for (const who of ['dartagnan', 'athos', 'aramis', 'porthos'] as const)
    expect(next.choices(who)).toEqual([START[who]]);
});

test('ROY.TURN.6 nobody else begins before the one who has begun is through', () => {
  const table = position({});
  table.play('athos', START.athos, DRAW);
  for (const who of ['dartagnan', 'aramis', 'porthos'] as const) expect(table.choices(who)).toEqual([]);
  table.play('athos', END);
  for (const who of ['dartagnan', 'aramis', 'porthos'] as const) expect(table.choices(who)).toEqual([START[who]]);
});

test('ROY.TURN.7 a musketeer who has had his turn, or has recovered instead, does not play again this turn', () => {
  const table = position({ men: { porthos: { place: 'vieux-colombier', life: 0 } } });
  table.play('athos', START.athos, END);
  table.play('porthos', START.porthos);
  expect(table.told('recovered')).toHaveLength(1);
  expect(table.choices('athos')).toEqual([]);
  expect(table.choices('porthos')).toEqual([]);
  expect(table.choices('aramis')).toEqual([START.aramis]);
});

test('ROY.TURN.8 the same action may be taken again and again', () => {
  const draws = position({ acting: 'athos' }).play('athos', DRAW, DRAW, DRAW);
  expect(draws.hand('athos')).toHaveLength(3);
  const moves = position({ acting: 'athos' }).play('athos', MOVE.paris, MOVE.louvre, MOVE.quest);
  expect(moves.man('athos').place).toBe('quest');
});

test('ROY.TURN.9 he may stop early, and the actions he has left are lost', () => {
  const table = position({ acting: 'athos' });
  expect(table.offers('athos', END)).toBe(true);
  table.play('athos', DRAW);
  expect(table.offers('athos', END)).toBe(true);
  table.play('athos', END);
  expect(table.told('ended')).toEqual([{ kind: 'ended', who: 'athos', left: 2 }]);
  table.play('porthos', START.porthos);
  expect(table.state.actions).toBe(3);
});

test('ROY.TURN.10 the phase is over when the last musketeer has played or recovered, and not before', () => {
  const table = lastMan({ men: { porthos: { place: 'vieux-colombier', life: 0, turn: 'waiting' } } });
  table.play('athos', END);
  expect(table.told('siege')).toEqual([]);
  expect(table.state.phase).toBe('musketeers');
  table.dice(red(0, 1)).play('porthos', START.porthos);
  expect(kinds(table.events, ['recovered', 'exposed', 'siege'])).toEqual(['recovered', 'exposed', 'siege']);
});

test('ROY.TURN.11 at the end of the phase a hidden Milady is turned up and does what her place gives', () => {
  const quarters = lastMan({ state: { location: 'quarters' } }).play('athos', END);
  expect(quarters.told('exposed')).toEqual([{ kind: 'exposed', location: 'quarters', by: null, reveals: true }]);
  expect(quarters.asked('milady')?.prompt).toBe('quarters');
  const richelieu = lastMan({ state: { location: 'richelieu' } }).play('athos', END);
  expect(richelieu.told('exposed')).toHaveLength(1);
  expect(richelieu.asked('milady')?.prompt).toBe('richelieu');
  const known = lastMan({ state: { location: 'paris', presence: 'exposed', shown: true } }).dice(red(0, 1));
  known.play('athos', END);
  expect(known.told('exposed')).toEqual([]);
  const elsewhere = lastMan().dice(red(0, 1)).play('athos', END);
  expect(elsewhere.told('exposed')).toEqual([{ kind: 'exposed', location: 'paris', by: null, reveals: true }]);
  expect(elsewhere.asked('milady')?.prompt).toBe('destination');
});

test('ROY.TURN.12 the siege is tested in every turn', () => {
  const table = lastMan().dice(red(0, 1)).play('athos', END);
  expect(table.told('siege')).toHaveLength(1);
  for (const turn of [2, 3]) {
    table.play('milady', GO.paris, PASS);
    for (const who of ['dartagnan', 'athos', 'aramis'] as const) table.play(who, START[who], END);
    table.play('porthos', START.porthos).dice(red(0, 1)).play('porthos', END);
    expect(table.told('siege')).toHaveLength(1);
    expect(table.state.turn).toBe(turn + 1);
  }
});

test('ROY.TURN.13 the turn ends with the time, then the Louvre, then the effect of the Paris card', () => {
  const table = position({
    at: 'turn',
    louvre: { card: 'debts', foes: ['henchman'] },
    paris: { card: 'abduction', foes: ['cavois'] },
  });
  table.play('milady', GO.paris, PASS);
  for (const who of ['dartagnan', 'athos', 'aramis'] as const) table.play(who, START[who], END);
  table.play('porthos', START.porthos).dice(red(0, 1), red(1, 3)).play('porthos', END);
  expect(kinds(table.events, ['siege', 'time', 'ladder', 'abduction'])).toEqual([
    'siege',
    'time',
    'ladder',
    'abduction',
  ]);
});

test('ROY.TURN.14 as long as nobody has won, another turn begins with Milady’s destination', () => {
  const table = lastMan({ paris: { card: 'abduction', foes: ['cavois'] } }).dice(red(0, 1), red(4, 0));
  table.play('athos', END);
  expect(table.told('turn')).toEqual([{ kind: 'turn', turn: 2 }]);
  expect(table.events.at(-1)?.kind).toBe('turn');
  expect(roy.decisions(table.state).map(({ prompt }) => prompt)).toEqual(['destination']);
});

test('ROY.TURN.15 everybody sees who has had his turn', () => {
  const table = position({});
  table.play('athos', START.athos, END).play('porthos', START.porthos);
  for (const seat of [0, 1, 3, null])
    expect(roy.view(table.state, seat).men.map(({ who, turn }) => [who, turn])).toEqual([
      ['dartagnan', 'waiting'],
      ['athos', 'done'],
      ['aramis', 'waiting'],
      ['porthos', 'acting'],
    ]);
});

test('ROY.TURN.16 each turn Milady has all six Locations again, and where she was no longer matters', () => {
  const table = lastMan({
    men: { athos: { place: 'paris' } },
    paris: { card: 'abduction', foes: ['henchman'] },
    state: { presence: 'exposed', shown: true, standing: 'always' },
  }).dice(red(0, 1), red(0, 4));
  table.play('athos', END);
  expect(table.choices('milady').filter(({ kind }) => kind === 'go')).toHaveLength(6);
  expect(roy.view(table.state, 1)).toMatchObject({ location: null, presence: 'none', shown: false });
  table.play('milady', GO.quarters, PASS);
  table.play('dartagnan', START.dartagnan).dice(blue(3, 0, 0), red(0, 2));
  table.play('dartagnan', { kind: 'duel', foe: 'henchman' });
  expect(table.told('intercepted')).toEqual([]);
});
