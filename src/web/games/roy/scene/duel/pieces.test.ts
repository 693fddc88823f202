import { expect, test } from 'vitest';
import { ADVERSARIES } from '#games/roy/cards/adversaries.ts';
import { FOES } from '#games/roy/cards/foes.ts';
import { TOKENS } from '#games/roy/cards/tokens.ts';
import { kitOf } from '#games/roy/facts.ts';
import { rungsOf } from '../challenge/rungs.ts';
import type { DuelFrame } from './duel-frame.ts';
import { asItLies, asTheyMeet, countOf, inHand, piecesOf, thrustsOf } from './pieces.ts';
import { readOff } from './thrust.ts';

const frame = (change: Partial<DuelFrame>): DuelFrame => ({
  kind: 'duel',
  who: 'athos',
  place: 'louvre',
  kit: kitOf({ who: 'athos', gear: ['pistol', 'armour'], improved: false }),
  blade: false,
  life: 3,
  foe: 'boisrenard',
  token: null,
  fighter: ADVERSARIES.boisrenard,
  foeLife: 1,
  dice: 3,
  red: 3,
  round: 1,
  cards: [],
  blue: ['sword', 'shield', 'lily'],
  reds: ['sword', 'sword', 'shield'],
  throws: 1,
  again: null,
  clash: null,
  end: null,
  ...change,
});

test('a pistol counts as a Sword in the first roll only, armour as a Shield in every one', () => {
  expect(countOf(piecesOf(frame({})), 'blue')).toEqual({ swords: 2, shields: 2 });
  expect(countOf(piecesOf(frame({ round: 2 })), 'blue')).toEqual({ swords: 1, shields: 2 });
  expect(countOf(piecesOf(frame({ fighter: FOES.vitray })), 'red')).toEqual({ swords: 2, shields: 2 });
});

test('nothing lies in the tray before the first roll; the dice wait on their sides', () => {
  expect(piecesOf(frame({ blue: [], reds: [] }))).toEqual([]);
  const waiting = inHand(frame({ dice: 6, red: 4 }));
  expect(waiting.filter(({ side }) => side === 'blue')).toHaveLength(6);
  expect(waiting.every(({ side, x }) => (side === 'blue' ? x < 0.5 : x > 0.5))).toBe(true);
});

test('what a token has printed is no die', () => {
  const printed = frame({ fighter: TOKENS.parry.fighter, reds: ['sword', 'shield'] });
  expect(
    piecesOf(printed)
      .filter(({ side }) => side === 'red')
      .map(({ from }) => from),
  ).toEqual(['print', 'print']);
});

test('however many lie there, all stay inside the tray and on their own side', () => {
  const faces = (count: number) => new Array<'sword'>(count).fill('sword');
  for (let blue = 1; blue <= 6; blue++)
    for (let red = 0; red <= 4; red++) {
      const many = frame({ blue: faces(blue), reds: faces(red) });
      for (const placed of [asItLies(piecesOf(many)), asTheyMeet(many, piecesOf(many))])
        for (const { x, y, side } of placed) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
          expect(Math.max(x, y)).toBeLessThanOrEqual(1);
          expect(side === 'blue' ? x < 0.5 : x > 0.5).toBe(true);
        }
    }
});

test('swords meet shields one by one, and what is left of them goes through', () => {
  const met = asTheyMeet(frame({}), piecesOf(frame({})));
  const fates = (side: string, face: string) =>
    met.filter(piece => piece.side === side && piece.face === face).map(({ fate }) => fate);
  // Two Swords of his, one Shield against them; two of the other, two Shields.
  expect(fates('blue', 'sword')).toEqual(['parried', 'hits']);
  expect(fates('red', 'sword')).toEqual(['parried', 'parried']);
  expect(fates('blue', 'shield')).toEqual(['parries', 'parries']);
  expect(fates('blue', 'lily')).toEqual(['idle']);
});

test('a manoeuvre lights its own dice and stills all others; things do not make one', () => {
  const thrust = frame({ blue: ['sword', 'lily', 'lily', 'lily', 'lily'] });
  const pieces = piecesOf(thrust);
  expect([...thrustsOf(thrust, pieces)]).toEqual(['blue1', 'blue2', 'blue3']);
  expect(asTheyMeet(thrust, pieces).filter(({ fate }) => fate === 'thrust')).toHaveLength(3);
  const armoured = frame({ fighter: { ...FOES.bernajoux, armour: true }, reds: ['shield', 'shield', 'sword'] });
  expect(thrustsOf(armoured, piecesOf(armoured)).size).toBe(0);
});

test('a manoeuvre tells which of its faces lie there and how many are missing', () => {
  const pattern = { swords: 1, shields: 0, lilies: 2 };
  expect(readOff(pattern, ['lily', 'lily', 'lily'])).toEqual({
    slots: [
      { face: 'lily', lit: true },
      { face: 'lily', lit: true },
      { face: 'sword', lit: false },
    ],
    missing: 1,
  });
  expect(readOff(pattern, [])).toMatchObject({ missing: 3 });
});

test('the scale of a challenge is filled from his sheet, by cards, by his ability and by Epic courage', () => {
  const challenge = {
    kind: 'challenge',
    who: 'aramis',
    place: 'quest',
    skill: 'panache',
    value: 6,
    base: 1,
    cards: ['panache'],
    ability: 'single',
    epic: 1,
    score: 4,
    end: null,
  } as const;
  expect(rungsOf(challenge)).toEqual(['skill', 'card', 'ability', 'epic', 'empty', 'empty']);
  expect(rungsOf({ ...challenge, value: 3 })).toHaveLength(4);
});
