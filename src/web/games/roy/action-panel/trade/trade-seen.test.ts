import { expect, test } from 'vitest';
import type { Choice } from '#games/roy/choices.ts';
import type { Event } from '#games/roy/events.ts';
import { type By, type Given, position } from '#games/roy/testing.ts';
import { view } from '#games/roy/view.ts';
import { redact, type Seat } from '#kernel/game.ts';
import { type SeenTrade, tradeSeen } from './trade-seen.ts';

const TOGETHER: Given = {
  players: 4,
  acting: 'athos',
  men: { athos: { place: 'paris', gear: ['horse'] }, dartagnan: { place: 'paris' } },
  hands: { athos: ['panache', 'single'], dartagnan: ['nobility'] },
};

const STEPS: readonly (readonly [By, Choice])[] = [
  ['athos', { kind: 'trade', who: 'dartagnan' }],
  ['athos', { kind: 'give', card: 'panache' }],
  ['athos', { kind: 'hand', gear: 'horse' }],
  ['athos', { kind: 'done' }],
  ['dartagnan', { kind: 'give', card: 'nobility' }],
  ['dartagnan', { kind: 'done' }],
  ['athos', { kind: 'accept' }],
  ['dartagnan', { kind: 'accept' }],
];

/** What a seat sees after each step of the trade. */
const seenBy = (seatOf: (at: ReturnType<typeof position>) => Seat | null, given: Given = TOGETHER) => {
  const at = position(given);
  const seat = seatOf(at);
  return STEPS.map(([by, choice]): SeenTrade | null => {
    at.play(by, choice);
    const told = at.events.map(event => redact(event, seat) as Event);
    return tradeSeen(view(at.state, seat), told);
  });
};
const seatOf = (who: string) => (at: ReturnType<typeof position>) =>
  at.state.men.find(man => man.who === who)?.seat ?? null;

test('who looks on sees who trades and how far they are, but nothing of the offer', () => {
  for (const watching of [seatOf('nobody'), () => 0, seatOf('porthos')]) {
    const seen = seenBy(watching);
    expect(seen.map(each => each?.stage)).toEqual([
      ...['offer', 'offer', 'offer'],
      ...['answer', 'answer'],
      ...['agree', 'agree'],
      'made',
    ]);
    for (const each of seen.slice(0, -1)) {
      expect(each).toMatchObject({ closed: true, first: { who: 'athos', cards: null, gear: [] } });
      expect(each?.second).toMatchObject({ who: 'dartagnan', gear: [] });
    }
    expect(seen[2]?.second.cards).toEqual([]);
    expect(seen[4]?.second.cards).toBeNull();
    expect([seen[6]?.first.agreed, seen[6]?.second.agreed]).toEqual([true, false]);
  }
});

test('once it is made everybody sees how many cards passed, and the equipment', () => {
  expect(seenBy(() => null).at(-1)).toMatchObject({
    stage: 'made',
    closed: true,
    first: { who: 'athos', cards: 1, gear: ['horse'] },
    second: { who: 'dartagnan', cards: 1, gear: [] },
  });
});

test('the two see into both trays, and everybody does where trades are open', () => {
  const open: Given = { ...TOGETHER, options: { openTrades: 'on' } };
  for (const seen of [seenBy(seatOf('dartagnan')), seenBy(() => 0, open)]) {
    expect(seen[4]).toMatchObject({
      closed: false,
      first: { cards: ['panache'], gear: ['horse'] },
      second: { cards: ['nobility'], filling: true },
    });
    expect(seen.at(-1)).toMatchObject({
      closed: false,
      first: { cards: ['panache'] },
      second: { cards: ['nobility'] },
    });
  }
});

test('nothing is left of it when the next thing happens', () => {
  const at = position(TOGETHER);
  for (const [by, choice] of STEPS) at.play(by, choice);
  expect(tradeSeen(view(at.state, null), [])).toBeNull();
});
