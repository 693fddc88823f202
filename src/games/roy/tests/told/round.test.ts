import { END, PASS, SACRIFICE, SPARE } from '../../choices.ts';
import type { Event } from '../../events.ts';
import { blue, diceFor, type Given, position, red, type Wanted } from '../../testing.ts';
import { ASIDE } from '../milady/evening.testing.ts';
import { type Row, tells } from './told.testing.ts';

/** Athos is the last to act, and ends his turn. */
const evening = (given: Given = {}, ...dice: readonly Wanted[]) =>
  position({ acting: 'athos', men: ASIDE, ...given })
    .dice(...dice)
    .play('athos', END);

const ENDED: Event = { kind: 'ended', who: 'athos', left: 3 };
const exposed = (location: 'paris' | 'la-rochelle'): Event => ({ kind: 'exposed', location, by: null, reveals: true });
const NO_BLUE = { swords: 0, shields: 0, lilies: 0 };
/** Nobody has a Sword. */
const QUIET: readonly Event[] = [
  { kind: 'siege', red: { swords: 0, shields: 1 }, blue: NO_BLUE, smuggler: false },
  { kind: 'siege-moved', milady: 0, team: 0, from: 0, to: 0 },
];
const NEXT: readonly Event[] = [
  { kind: 'time', time: 2, cause: 'turn' },
  { kind: 'turn', turn: 2 },
];

const EVENINGS: readonly Row[] = [
  [
    'ROY.TURN.13 the siege, Time, the Louvre and the next round are told in their order',
    () => evening({ louvre: { card: 'debts' }, state: { location: 'paris' } }, red(0, 1)),
    [ENDED, exposed('paris'), ...QUIET, NEXT[0], { kind: 'ladder', space: 2 }, NEXT[1]],
  ],
  [
    'ROY.SIEGE.3 that nothing can be discarded is told',
    () => evening({ state: { location: 'la-rochelle' } }, red(0, 1)),
    [ENDED, exposed('la-rochelle'), { kind: 'razed', card: null }, ...QUIET, ...NEXT],
  ],
  [
    'ROY.SIEGE.2 what she discards is told',
    () =>
      evening({ garrison: ['single'], state: { location: 'la-rochelle' } }, red(0, 1)).play('milady', {
        kind: 'raze',
        card: 'single',
      }),
    [{ kind: 'razed', card: 'single' }, ...QUIET, ...NEXT],
  ],
  [
    'ROY.MILQ.2 that a Paris card was taken is told to all, which one to Milady',
    () => evening({}, red(0, 1)).play('milady', { kind: 'paris', card: 'duels' }),
    [{ kind: 'took-paris', took: true, secret: { to: [0], card: 'duels' } }, ...QUIET, ...NEXT],
  ],
  [
    'ROY.DEC.43 that none was taken is told as well',
    () => evening({}, red(0, 1)).play('milady', PASS),
    [{ kind: 'took-paris', took: false, secret: { to: [0], card: null } }, ...QUIET, ...NEXT],
  ],
  [
    'ROY.RICH.2 a refill is told with how many she drew',
    () =>
      evening(
        { plotHand: ['isolation'], plots: ['balm', 'ambush', 'jailed'], state: { location: 'richelieu' } },
        red(0, 1),
      ).play('milady', { kind: 'refill' }),
    [
      { kind: 'plotted', count: 2, why: 'richelieu', secret: { to: [0], cards: ['balm', 'ambush'] }, reveals: true },
      ...QUIET,
      ...NEXT,
    ],
  ],
  [
    'ROY.DEC.44 that she searches is told before she has found anything',
    () => evening({ state: { location: 'richelieu' } }, red(0, 1)).play('milady', { kind: 'search-plots' }),
    [{ kind: 'searching' }],
  ],
  [
    'ROY.LOUVRE.8 the third space of the Louvre costs a point of honour',
    () => evening({ louvre: { card: 'debts' }, state: { location: 'paris', ladder: 2, honour: 4 } }, red(0, 1)),
    [
      ENDED,
      exposed('paris'),
      ...QUIET,
      NEXT[0],
      { kind: 'ladder', space: 3 },
      { kind: 'honour', change: -1, honour: 5 },
      NEXT[1],
    ],
  ],
  [
    'ROY.CARD.26 the Abduction is told with its dice and how far it has come',
    () =>
      evening(
        { paris: { card: 'abduction', foes: ['henchman'] }, state: { location: 'louvre', constance: 1 } },
        red(0, 1),
        red(2, 2),
      ),
    [
      ENDED,
      { kind: 'exposed', location: 'louvre', by: null, reveals: true },
      ...QUIET,
      NEXT[0],
      { kind: 'abduction', red: { swords: 2, shields: 2 }, total: 3 },
      NEXT[1],
    ],
  ],
];

const BESIEGED = {
  men: { aramis: { place: 'la-rochelle' }, athos: { place: 'la-rochelle', life: 1 } },
  garrison: ['single'],
} as const;
/** Four red dice and reinforcements, one of the dice a Shield. */
const reinforced = () =>
  position({
    at: 'siege',
    ...BESIEGED,
    state: { time: 12, reinforcements: true, rng: diceFor([red(3, 1), blue(1, 0, 0)]) },
  });

const SIEGES: readonly Row[] = [
  [
    'ROY.TREACH.13 the Shield thrown again is told with what it shows',
    () => reinforced().dice(red(1, 0)).play('milady', { kind: 'reroll', face: 'shield' }),
    [{ kind: 'siege-reroll', face: 'sword' }],
  ],
  [
    'ROY.DEC.46 that it was left alone is told too',
    () => reinforced().play('milady', PASS),
    [{ kind: 'siege-reroll', face: null }],
  ],
  [
    'ROY.SIEGE.10 the wounds of those who gave their blood come after the token has moved',
    () => reinforced().play('milady', PASS).play('athos', SACRIFICE.athos).play('aramis', SPARE.aramis),
    [
      { kind: 'spared', who: 'aramis' },
      { kind: 'siege-moved', milady: 2, team: 1, from: 0, to: -1 },
      { kind: 'wounded', who: 'athos', wounds: 1, life: 0, by: 'sacrifice' },
      { kind: 'fell', who: 'athos', by: 'sacrifice', at: 'la-rochelle' },
      { kind: 'time', time: 13, cause: 'turn' },
      { kind: 'turn', turn: 2 },
    ],
  ],
  [
    'ROY.SIEGE.8 a sacrifice is told at once',
    () => reinforced().play('milady', PASS).play('athos', SACRIFICE.athos),
    [{ kind: 'sacrificed', who: 'athos' }],
  ],
  [
    'ROY.SIEGE.19 each bonus on the way is told, and the Smuggler’s Sword is counted',
    () =>
      evening(
        {
          garrison: ['double', 'double', 'single'],
          paris: { card: 'smuggler', foes: ['henchman'] },
          state: { location: 'paris', siege: 3 },
        },
        red(0, 1),
        blue(5, 0, 0),
      ),
    [
      ENDED,
      exposed('paris'),
      {
        kind: 'siege',
        red: { swords: 0, shields: 1 },
        blue: { swords: 5, shields: 0, lilies: 0 },
        smuggler: true,
      },
      { kind: 'siege-moved', milady: 1, team: 5, from: 3, to: 5 },
      { kind: 'epics', change: 1, epics: 1 },
      { kind: 'earned' },
    ],
  ],
  [
    'ROY.SIEGE.16 the last space but one on the left brings Milady a card',
    () => evening({ plots: ['balm'], state: { location: 'paris', siege: -3 } }, red(1, 0)),
    [
      ENDED,
      exposed('paris'),
      { kind: 'siege', red: { swords: 1, shields: 0 }, blue: NO_BLUE, smuggler: false },
      { kind: 'siege-moved', milady: 1, team: 0, from: -3, to: -4 },
      { kind: 'plotted', count: 1, why: 'siege', secret: { to: [0], cards: ['balm'] }, reveals: true },
      ...NEXT,
    ],
  ],
  [
    'ROY.SIEGE.15 the leftmost space ends it, and nothing more is told',
    () => evening({ state: { location: 'paris', siege: -4 } }, red(1, 0)),
    [
      ENDED,
      exposed('paris'),
      { kind: 'siege', red: { swords: 1, shields: 0 }, blue: NO_BLUE, smuggler: false },
      { kind: 'siege-moved', milady: 1, team: 0, from: -4, to: -5 },
      { kind: 'over', winner: 'milady', ending: 'siege' },
    ],
  ],
];

tells([...EVENINGS, ...SIEGES]);
