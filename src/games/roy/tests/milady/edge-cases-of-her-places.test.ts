import { expect, test } from 'vitest';
import { ROCHEFORT } from '../../cards/board.ts';
import {
  type Choice,
  DONE,
  DRAW,
  DUEL,
  END,
  HAND,
  HELP,
  HORSE,
  INTERCEPT,
  MOVE,
  PLAY,
  RIDE,
  START,
  TRADE,
} from '../../choices.ts';
import type { Man } from '../../state.ts';
import { blue, type Given, type Position, position, red } from '../../testing.ts';
import { athosLast, FOUR, last } from '../shared/last-to-play.testing.ts';

test('ROY.EDGE.19 at her Quarters with no Paris card left she is exposed and takes nothing', () => {
  const table = last('athos', { state: { location: 'quarters', parisPile: [] } }).play('athos', END);
  expect(table.told('exposed')).toMatchObject([{ location: 'quarters' }]);
  expect(table.told('took-paris')).toEqual([]);
  expect(table.asked('milady')?.prompt).toBe('destination');
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

test('ROY.EDGE.92 hidden at her Quarters Milady takes a Paris card; driven there by a wound she does not', () => {
  expect(
    athosLast({ state: { location: 'quarters' } })
      .play('athos', END)
      .asked('milady')?.prompt,
  ).toBe('quarters');
  const table = athosLast({
    men: { porthos: { place: 'paris', turn: 'acting' } },
    acting: 'porthos',
    paris: { card: 'captive', foes: ['henchman'] },
    state: { location: 'paris', standing: 'always' },
  });
  table.dice(blue(0, 0, 3), red(ROCHEFORT.dice, 0), blue(0, 0, 3)).play('porthos', DUEL.henchman);
  expect(table.told('fled')).toHaveLength(1);
  table.play('porthos', END);
  expect(table.told('took-paris')).toEqual([]);
  expect(table.asked('milady')?.prompt).toBe('destination');
});

/** Athos begins his turn at Richelieu with a horse; Porthos is there too. */
const rider = (): Position =>
  position({
    men: { athos: { place: 'richelieu', gear: ['horse'] }, porthos: { place: 'richelieu' } },
  }).play('athos', START.athos, DRAW);

test('ROY.EDGE.93 bound to leave Richelieu with one action and a horse: on foot or by horse, and the action is kept', () => {
  const table = rider().play('athos', DRAW);
  expect(table.kinds('athos')).toEqual(['move', 'horse']);
  table.play('athos', HORSE.paris);
  expect(table.state.actions).toBe(1);
  expect(table.offers('athos', DRAW)).toBe(true);
});

const ACCEPT: Choice = { kind: 'accept' };

test('ROY.EDGE.94 he may give the horse away with his last action but one; then he walks', () => {
  const table = rider().play('athos', TRADE.porthos, HAND.horse, DONE).play('porthos', DONE, ACCEPT);
  table.play('athos', ACCEPT);
  expect(table.man('porthos').gear).toEqual(['horse']);
  expect(table.state.actions).toBe(1);
  expect(table.kinds('athos')).toEqual(['move']);
});

test('ROY.EDGE.111 Ketty shows Richelieu and nobody goes there: Milady has her benefit', () => {
  const table = last('athos', { hands: { athos: ['ketty'] }, state: { location: 'richelieu' } });
  table.play('athos', PLAY.ketty);
  expect(table.told('shown')).toMatchObject([{ location: 'richelieu', by: 'ketty' }]);
  expect(table.play('athos', END).asked('milady')?.prompt).toBe('richelieu');
});

test('ROY.EDGE.111 Ketty shows Paris: Milady may still intercept there', () => {
  const table = last('porthos', {
    men: { porthos: { place: 'paris' } },
    hands: { porthos: ['ketty'] },
    paris: { card: 'captive', foes: ['henchman'] },
    state: { location: 'paris', standing: 'ask' },
  }).play('porthos', PLAY.ketty, DUEL.henchman);
  expect(table.offers('milady', INTERCEPT)).toBe(true);
});

test('ROY.EDGE.114 Planchet brings him to Richelieu while Milady is elsewhere: the Bastille, and no turn', () => {
  const table = position({ acting: 'athos', hands: { athos: ['planchet'] }, state: { location: 'paris' } });
  table.play('athos', HELP.porthos).play('porthos', RIDE.richelieu);
  expect(table.man('porthos')).toMatchObject({ place: 'bastille', turn: 'done' });
  expect(table.play('athos', END).asked('porthos')).toBeUndefined();
});
