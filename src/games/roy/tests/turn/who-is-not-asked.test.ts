import { expect, test } from 'vitest';
import type { Choice } from '../../choices.ts';
import { COMMIT, DUEL } from '../../choices.ts';
import { roy } from '../../game.ts';
import { clone } from '../../state.ts';
import { type By, type Position, position } from '../../testing.ts';
import { ROAD } from '../cards/road.testing.ts';

/** The questions right after a choice, before anybody has said that he is done. */
const askedAfter = (table: Position, by: By, choice: Choice) => {
  const draft = clone(table.state);
  roy.apply(draft, table.seat(by), choice, null);
  return roy.decisions(draft).map(({ seat, prompt }) => [seat, prompt]);
};

/** Aramis may fight the Henchman. */
const aramis = (hand: readonly ('panache' | 'single')[], used = false) =>
  position({
    acting: 'aramis',
    men: { aramis: { place: 'louvre', used } },
    louvre: { card: 'ball', foes: ['henchman', 'vitray'] },
    hands: { aramis: hand },
  });

const TURN = [[3, 'man-turn']];
const HIS_CARDS = [[3, 'commit']];

test('ROY.ARAMIS.1 without a card he has nothing to add, and is not asked', () => {
  expect(askedAfter(aramis([]), 'aramis', DUEL.henchman)).toEqual(TURN);
  expect(askedAfter(aramis(['panache']), 'aramis', DUEL.henchman)).toEqual(HIS_CARDS);
});

test('ROY.HID.15 whoever holds any card is asked, so that the question shows nothing of it', () => {
  expect(askedAfter(aramis(['panache'], true), 'aramis', DUEL.henchman)).toEqual(HIS_CARDS);
});

test('ROY.CARD.14 against Laffemas nobody is asked for Combat cards', () => {
  const table = position({
    acting: 'athos',
    men: { athos: { place: 'louvre' } },
    louvre: { card: 'ball', foes: ['laffemas', 'vitray'] },
    hands: { athos: ['single'] },
  });
  expect(askedAfter(table, 'athos', DUEL.laffemas)).toEqual([[2, 'man-turn']]);
});

/** Athos may commit his last card on the road. */
const onRoad = (state: { epics?: number; oneForAll?: number }, cards: number) => {
  const hand = new Array<'single'>(cards).fill('single');
  const table = position({
    acting: 'athos',
    men: { athos: { place: 'quest' } },
    quest: ROAD,
    hands: { athos: hand },
    state,
  }).play('athos', DUEL.road);
  for (let i = 1; i < cards; i++) table.play('athos', COMMIT.single);
  return askedAfter(table, 'athos', COMMIT.single);
};

test('ROY.DEC.26 he is asked for Epic tokens where there are any, or a One-for-all card, and room for a die', () => {
  expect(onRoad({ epics: 1 }, 2)).toEqual([[2, 'epic']]);
  expect(onRoad({ oneForAll: 1 }, 2)[0]).toEqual([2, 'epic']);
  expect(onRoad({}, 2)).toEqual([[2, 'man-turn']]);
  expect(onRoad({ epics: 1 }, 3)).toEqual([[2, 'man-turn']]);
});

test('ROY.ONE.14 a card without any effect is offered to nobody', () => {
  const idle = position({
    acting: 'athos',
    quest: { board: 2, won: [] },
    state: { oneForAll: 1, timeStop: true, epics: 7 },
  });
  expect(roy.decisions(idle.state).map(({ seat }) => seat)).toEqual([2]);
  const useful = position({ acting: 'athos', state: { oneForAll: 1 } });
  expect(roy.decisions(useful.state).map(({ seat, optional }) => [seat, optional === true])).toEqual([
    [2, false],
    [1, true],
    [3, true],
    [4, true],
  ]);
});

test('ROY.DEC.36 where nothing is to be paid nobody but him who acts is asked', () => {
  const { state } = position({ acting: 'athos' });
  expect(roy.decisions(state).map(({ seat, prompt }) => [seat, prompt])).toEqual([[2, 'man-turn']]);
});

test('ROY.DEC.36 Beggars are offered to every seat beside the turn', () => {
  const { state } = position({ acting: 'athos', paris: { card: 'abduction', foes: ['henchman'], trap: 'beggars' } });
  expect(roy.decisions(state).map(({ seat, prompt, optional }) => [seat, prompt, optional === true])).toEqual([
    [2, 'man-turn', false],
    [1, 'free', true],
    [3, 'free', true],
    [4, 'free', true],
  ]);
});
