import { END, MOVE, PASS } from '../../choices.ts';
import { blue, type Given, position, red } from '../../testing.ts';
import { athosAt, type Row, tells } from './told.testing.ts';

const DECK = { deck: ['single', 'panache', 'nobility'] } as const;
const character = (
  card: 'essarts' | 'buckingham' | 'laporte' | 'captain' | 'bassompierre',
  state: Given['state'] = {},
) => position({ acting: 'athos', hands: { athos: [card] }, ...DECK, state }).play('athos', { kind: 'play', card });
const planchet = (given: Given = {}) =>
  position({ acting: 'athos', hands: { athos: ['planchet'] }, ...DECK, ...given });

const CHARACTERS: readonly Row[] = [
  [
    'ROY.CARD.45 the purse tells what went in, not what was lost',
    () => character('essarts', { purse: 8 }),
    [{ kind: 'purse', change: 2, purse: 10 }],
  ],
  [
    'ROY.CARD.34 Buckingham’s token is told',
    () => character('buckingham', { epics: 2 }),
    [{ kind: 'epics', change: 1, epics: 3 }],
  ],
  [
    'ROY.CARD.37 M. de La Porte gives a point of honour back',
    () => character('laporte', { honour: 3 }),
    [{ kind: 'honour', change: 1, honour: 2 }],
  ],
  [
    'ROY.CARD.35 the Captain’s three cards are told to him who drew them',
    () => character('captain'),
    [
      {
        kind: 'drew',
        seat: 2,
        who: 'athos',
        count: 3,
        why: 'captain',
        secret: { to: [2], cards: ['single', 'panache', 'nobility'] },
        reveals: true,
      },
    ],
  ],
  [
    'ROY.CHAR.4 M. de Bassompierre is laid at La Rochelle',
    () => character('bassompierre'),
    [{ kind: 'reinforced', who: 'athos', card: 'bassompierre' }],
  ],
  [
    'ROY.CARD.38 Planchet heals a point',
    () => planchet({ men: { athos: { life: 1 } } }).play('athos', { kind: 'heal' }),
    [{ kind: 'healed', who: 'athos', life: 2, by: 'planchet' }],
  ],
  [
    'ROY.CARD.38 Planchet brings another a card and a move',
    () => planchet().play('athos', { kind: 'help', who: 'porthos' }).play('porthos', { kind: 'ride', to: 'quest' }),
    [{ kind: 'moved', who: 'porthos', from: 'louvre', to: 'quest', how: 'planchet' }],
  ],
  [
    'ROY.DEC.54 or he stays',
    () => planchet().play('athos', { kind: 'help', who: 'porthos' }).play('porthos', PASS),
    [{ kind: 'stayed', who: 'porthos' }],
  ],
];

const TURNS: readonly Row[] = [
  [
    'ROY.TURN.4 a turn begins with its actions',
    () => position().play('athos', { kind: 'start', who: 'athos' }),
    [{ kind: 'started', who: 'athos', actions: 3 }],
  ],
  [
    'ROY.TURN.9 and ends with those given up',
    () => position({ acting: 'athos', actions: 2 }).play('athos', END),
    [{ kind: 'ended', who: 'athos', left: 2 }],
  ],
  [
    'ROY.MOVE.1 a move is told with where it came from',
    () => position({ acting: 'athos' }).play('athos', MOVE.quest),
    [{ kind: 'moved', who: 'athos', from: 'vieux-colombier', to: 'quest', how: 'action' }],
  ],
  [
    'ROY.EQUIP.8 a ride is told as one',
    () =>
      position({ acting: 'athos', men: { athos: { gear: ['horse'] } } }).play('athos', { kind: 'horse', to: 'quest' }),
    [{ kind: 'moved', who: 'athos', from: 'vieux-colombier', to: 'quest', how: 'horse' }],
  ],
  [
    'ROY.OUT.3 whoever lies down stands up and draws a card',
    () =>
      position({ ...DECK, men: { porthos: { life: 0, place: 'vieux-colombier' } } }).play('porthos', {
        kind: 'start',
        who: 'porthos',
      }),
    [
      { kind: 'recovered', who: 'porthos', life: 5 },
      {
        kind: 'drew',
        seat: 4,
        who: 'porthos',
        count: 1,
        why: 'recovery',
        secret: { to: [4], cards: ['single'] },
        reveals: true,
      },
    ],
  ],
  [
    'ROY.ACT.4 a card drawn is told to him who drew it',
    () => position({ acting: 'athos', ...DECK }).play('athos', { kind: 'draw' }),
    [
      {
        kind: 'drew',
        seat: 2,
        who: 'athos',
        count: 1,
        why: 'action',
        secret: { to: [2], cards: ['single'] },
        reveals: true,
      },
    ],
  ],
  [
    'ROY.REINF.1 a card laid at La Rochelle is told',
    () => athosAt('la-rochelle', { hands: { athos: ['double'] } }).play('athos', { kind: 'reinforce', card: 'double' }),
    [{ kind: 'reinforced', who: 'athos', card: 'double' }],
  ],
  [
    'ROY.BAST.4 a bribe takes him out of the Bastille',
    () => position({ acting: 'athos', men: { athos: { place: 'bastille' } } }).play('athos', { kind: 'bribe' }),
    [
      { kind: 'purse', change: -1, purse: 4 },
      { kind: 'bribed', who: 'athos' },
    ],
  ],
];

const inParis = (card: 'disappearance' | 'smuggler' | 'duels', constance: number, given: Given = {}) =>
  athosAt('paris', {
    paris: card === 'duels' ? { card } : { card, foes: ['henchman'] },
    state: { constance },
    ...given,
  });

const PARIS: readonly Row[] = [
  [
    'ROY.CARD.27 a search is told with its roll and how far it brings them',
    () =>
      inParis('disappearance', 1)
        .dice(blue(2, 1, 0))
        .play('athos', { kind: 'search' }),
    [{ kind: 'searched', who: 'athos', roll: { swords: 2, shields: 1, lilies: 0 }, total: 3 }],
  ],
  [
    'ROY.PARIS.12 more than six successes are six',
    () =>
      inParis('disappearance', 5)
        .dice(blue(2, 1, 0))
        .play('athos', { kind: 'search' }),
    [{ kind: 'searched', who: 'athos', roll: { swords: 2, shields: 1, lilies: 0 }, total: 6 }],
  ],
  [
    'ROY.CARD.29 a card handed over is told with how many there are',
    () => inParis('smuggler', 1, { hands: { athos: ['double'] } }).play('athos', { kind: 'hand-over', card: 'double' }),
    [{ kind: 'handed-over', who: 'athos', card: 'double', total: 2 }],
  ],
  [
    'ROY.CARD.31 a guard beaten is told with how many there are',
    () =>
      inParis('duels', 1)
        .dice(blue(3, 0, 0), red(1, 2))
        .play('athos', { kind: 'duel', foe: 'guard' }),
    [
      { kind: 'duel', who: 'athos', foe: 'guard', token: null },
      {
        kind: 'rolled',
        who: 'athos',
        foe: 'guard',
        round: 1,
        blue: { swords: 3, shields: 0, lilies: 0 },
        red: { swords: 1, shields: 2 },
      },
      { kind: 'clash', who: 'athos', foe: 'guard', manoeuvre: false, foeManoeuvre: false, hits: 1, wounds: 1 },
      { kind: 'wounded', who: 'athos', wounds: 1, life: 2, by: 'duel' },
      { kind: 'duel-over', who: 'athos', foe: 'guard', won: true, life: 0 },
      { kind: 'guard-beaten', total: 2 },
    ],
  ],
];

tells([...CHARACTERS, ...TURNS, ...PARIS]);
