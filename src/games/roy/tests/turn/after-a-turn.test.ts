import { expect, test } from 'vitest';
import { CLOCK } from '#kernel/game.ts';
import { END, EXPIRE, MOVE } from '../../choices.ts';
import { position } from '../../testing.ts';

test('ROY.TURN.9 the actions given up are gone when the turn has ended', () => {
  const table = position({ acting: 'athos' }).play('athos', END);
  expect(table.state.actions).toBe(0);
  expect(table.man('athos')).toMatchObject({ turn: 'done', bound: false });
});

test('ROY.RULING.17 whoever the sand keeps from leaving Richelieu is bound no longer', () => {
  const table = position({
    acting: 'athos',
    men: { athos: { place: 'richelieu', bound: true } },
    state: { hourglass: 'on' },
  }).play(CLOCK, EXPIRE);
  expect(table.man('athos')).toMatchObject({ place: 'richelieu', turn: 'done', bound: false });
});

test('ROY.RICH.7 whoever has left is bound no longer', () => {
  const table = position({ acting: 'athos', men: { athos: { place: 'richelieu', bound: true } } });
  expect(table.play('athos', MOVE.quest).man('athos')).toMatchObject({ place: 'quest', bound: false });
});

test('ROY.RICH.7 whoever begins his turn there is bound, and nobody else', () => {
  const start = (place: 'richelieu' | 'paris', options = {}) =>
    position({ men: { athos: { place } }, options })
      .play('athos', { kind: 'start', who: 'athos' })
      .man('athos').bound;
  expect(start('richelieu')).toBe(true);
  expect(start('paris')).toBe(false);
  expect(start('richelieu', { richelieuMayStay: 'on' })).toBe(false);
});
