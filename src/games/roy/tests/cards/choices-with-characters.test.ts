import { expect, test } from 'vitest';
import { HEAL, HELP, PASS, PLAY, RIDE } from '../../choices.ts';
import { position } from '../../testing.ts';
import { ALL, asked, choicesOf, learn } from '../shared/choices.testing.ts';
import { meetingInParis } from '../shared/meetings.testing.ts';

test('ROY.DEC.20 a Character card is one in hand that would change something', () => {
  const table = meetingInParis({
    hands: { athos: ['essarts', 'laporte', 'buckingham', 'single'], porthos: ['captain'] },
  });
  expect(new Set(choicesOf(table, 'athos', 'play', 'heal', 'help'))).toEqual(new Set([PLAY.essarts, PLAY.buckingham]));
  table.play('athos', PLAY.essarts);
  expect(table.told('declared')).toMatchObject([{ action: { kind: 'play', card: 'essarts' } }]);
  expect(learn(table, 'essarts')).toEqual(ALL);
  const choosy = meetingInParis({ hands: { athos: ['planchet'] }, men: { athos: { life: 2 } } });
  expect(choosy.kinds('athos')).toEqual(expect.arrayContaining(['heal', 'help']));
});

test('ROY.DEC.54 Planchet heals the one who plays him, or helps another fit musketeer', () => {
  const choices = (life: number) =>
    choicesOf(
      position({
        acting: 'athos',
        men: { athos: { life }, aramis: { life: 0, place: 'vieux-colombier' } },
        hands: { athos: ['planchet'] },
      }),
      'athos',
      'heal',
      'help',
    );
  expect(choices(2)).toEqual([HEAL, HELP.dartagnan, HELP.porthos]);
  expect(choices(3)).toEqual([HELP.dartagnan, HELP.porthos]);
});

test('ROY.DEC.54 the seat of the one helped chooses a place, or to stay, and all see it', () => {
  const helped = () => position({ acting: 'athos', hands: { athos: ['planchet'] } }).play('athos', HELP.porthos);
  const table = helped();
  expect(table.told('declared')).toMatchObject([{ action: { kind: 'help', who: 'porthos' } }]);
  expect(asked(table)).toEqual([4]);
  const places = ['richelieu', 'vieux-colombier', 'paris', 'la-rochelle', 'quest'] as const;
  expect(table.choices('porthos')).toEqual([...places.map(to => ({ kind: 'ride', to })), PASS]);
  table.play('porthos', RIDE.paris);
  expect(table.told('moved')).toMatchObject([{ who: 'porthos', to: 'paris', how: 'planchet' }]);
  expect(asked(table)).toEqual([2]);
  expect(helped().play('porthos', PASS).told('stayed')).toEqual([{ kind: 'stayed', who: 'porthos' }]);
});
