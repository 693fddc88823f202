import { expect, test } from 'vitest';
import {
  BEGGARS,
  BETRAY,
  DUEL,
  GO,
  INTERCEPT,
  LAY,
  MAN,
  ONE_FOR_ALL,
  ORDER,
  PARIS_CARD,
  REINFORCE,
  REVEAL,
  START,
} from '../../choices.ts';
import { LOCATIONS } from '../../names.ts';
import { diceFor, position, red } from '../../testing.ts';
import { ROAD } from '../cards/road.testing.ts';
import { acting, type Kinds, type List, lists, refused, treville } from './refusals.testing.ts';

const ROWS: readonly List[] = [
  [
    'ROY.REINF.3 each kind of Combat card is refused where three lie',
    () =>
      acting({
        men: { athos: { place: 'la-rochelle' } },
        garrison: ['single', 'single', 'double'],
        hands: { athos: ['single', 'double'] },
      }),
    'athos',
    ['reinforce'],
    [
      [REINFORCE.single, 'garrison-full'],
      [REINFORCE.double, 'garrison-full'],
    ],
  ],
  [
    'ROY.REINF.1 and each in hand, elsewhere',
    () => acting({ hands: { athos: ['double'] } }),
    'athos',
    ['reinforce'],
    [[REINFORCE.double, 'not-at-la-rochelle']],
  ],
  [
    'ROY.TREV.4 an order given refuses each of the others',
    () => treville({ men: { treville: { used: true } } }),
    'treville',
    ['order'],
    (['dartagnan', 'athos', 'aramis', 'porthos'] as const).map(who => [ORDER[who], 'order-used'] as const),
  ],
  [
    'ROY.TREV.7 who lies down is refused, and he alone',
    () => treville({ men: { athos: { life: 0 } } }),
    'treville',
    ['order'],
    [[ORDER.athos, 'order-down']],
  ],
  ['ROY.TREV.4 nobody else is refused an order', () => acting({ players: 6 }), 'athos', ['order'], []],
  [
    'ROY.TURN.6 while another acts one may not begin, nor pay, nor look, in the middle of an action',
    () =>
      acting({
        men: { athos: { place: 'louvre' } },
        louvre: { card: 'ball', foes: ['jussac'] },
        paris: { card: 'abduction', trap: 'beggars' },
        hands: { athos: ['single'] },
        state: { epics: 1, oneForAll: 1 },
      }).play('athos', DUEL.jussac),
    'porthos',
    ['start', 'beggars', 'reveal', 'one-for-all'],
    [
      [START.porthos, 'another-acts'],
      [BEGGARS.paris, 'between-actions'],
      [REVEAL.token, 'between-actions'],
      [REVEAL.card, 'between-actions'],
      [ONE_FOR_ALL.honour, 'effect-idle'],
    ],
  ],
  [
    'ROY.TURN.6 nothing is missed of oneself by him who acts',
    () => acting({ players: 2 }),
    'athos',
    ['start'],
    (['dartagnan', 'aramis', 'porthos'] as const).map(who => [START[who], 'another-acts'] as const),
  ],
  [
    'ROY.ONE.1 without a card each effect is refused once',
    () => acting(),
    'porthos',
    ['one-for-all'],
    [
      [ONE_FOR_ALL.time, 'no-one-for-all'],
      [ONE_FOR_ALL.honour, 'no-one-for-all'],
      [ONE_FOR_ALL.epic, 'no-one-for-all'],
    ],
  ],
  [
    'ROY.INN.8 without tokens and cards the one is missed, and not the other',
    () => acting(),
    'porthos',
    ['reveal'],
    [[REVEAL.token, 'no-epics']],
  ],
  ['ROY.INN.8 beyond the Inn nothing is turned up', () => acting({ quest: ROAD }), 'porthos', ['reveal'], []],
];

const LAID = LOCATIONS.map(to => [GO[to], 'destination-laid'] as const);
const HELD = { plotHand: ['ambush'], parisHand: ['duels'] } as const;
const ITS_OVER = [PARIS_CARD.duels, 'paris-step-over'] as const;
const OVER = [BETRAY.ambush, 'treachery-over'] as const;
const HERS: Kinds = ['go', 'paris', 'betray', 'intercept'];

const MILADY: readonly List[] = [
  [
    'ROY.DEST.1 in her first step nothing of the later ones',
    () => position({ at: 'destination', ...HELD }),
    'milady',
    HERS,
    [],
  ],
  [
    'ROY.PARIS.1 in her second step the cards of the pile, and her destination',
    () => position({ at: 'paris-card', ...HELD }),
    'milady',
    HERS,
    [
      ...(['abduction', 'disappearance', 'captive', 'smuggler', 'message'] as const).map(
        card => [PARIS_CARD[card], 'paris-in-pile'] as const,
      ),
      ...LAID,
    ],
  ],
  [
    'ROY.TREACH.1 in her third step what is behind her',
    () => position({ at: 'treachery', ...HELD }),
    'milady',
    HERS,
    [...LAID, ITS_OVER],
  ],
  [
    'ROY.ROCH.6 in the musketeers’ phase all of it, and an interception of nothing',
    () => position({ acting: 'athos', ...HELD }),
    'milady',
    HERS,
    [...LAID, ITS_OVER, OVER, [INTERCEPT, 'rochefort-elsewhere']],
  ],
  [
    'ROY.MILQ.1 at the Quarters the card she has already',
    () => position({ at: 'end-of-phase', ...HELD }),
    'milady',
    HERS,
    [[PARIS_CARD.duels, 'paris-in-hand'], ...LAID, OVER],
  ],
  [
    'ROY.TURN.12 in the siege there is nothing to intercept',
    () =>
      position({
        at: 'siege',
        men: { aramis: { place: 'la-rochelle' } },
        ...HELD,
        state: { time: 12, rng: diceFor([red(4, 0)]) },
      }),
    'milady',
    HERS,
    [...LAID, ITS_OVER, OVER],
  ],
];

lists([...ROWS, ...MILADY]);

/** Milady lays the Inn. */
const laying = (...tokens: readonly (keyof typeof LAY)[]) => {
  const table = position({ quest: { board: 1, spaces: [] } });
  table.state = { ...table.state, phase: 'setup', todo: [{ kind: 'lay-inn' }] };
  return table.play('milady', ...tokens.map(token => LAY[token]));
};

test('ROY.COMP.9 a kind of token of which none is left is refused', () => {
  expect(refused(laying('snare', 'snare'), 'milady', 'lay')).toEqual([[LAY.snare, 'ROY.COMP.9', 'none-left']]);
});

test('ROY.INN.1 a fifth Decoy is refused, and once only they fit all others are', () => {
  const decoys = laying('decoy', 'decoy', 'decoy', 'decoy');
  expect(refused(decoys, 'milady', 'lay')).toEqual([[LAY.decoy, 'ROY.INN.1', 'none-left']]);
  const fighters = laying('two', 'two', 'three', 'three', 'three', 'four', 'parry', 'swords');
  expect(refused(fighters, 'milady', 'lay')).toEqual(
    (['snare', 'shields', 'parry', 'swords', 'two', 'three', 'four'] as const).map(token => [
      LAY[token],
      'ROY.INN.1',
      'decoys-needed',
    ]),
  );
});

/** The seats choose their musketeers; the first has Athos. */
const casting = () => {
  const table = position();
  const free = ['dartagnan', 'athos', 'aramis', 'porthos'] as const;
  table.state = { ...table.state, phase: 'setup', men: [], todo: [{ kind: 'deal' }, { kind: 'cast', free }] };
  return table.play(1, MAN.athos);
};

test('ROY.SETUP.10 whoever has his musketeer is refused the others, and his own is taken', () => {
  const table = casting();
  expect(refused(table, 1, 'man')).toEqual([
    [MAN.dartagnan, 'ROY.SETUP.10', 'has-his-men'],
    [MAN.aramis, 'ROY.SETUP.10', 'has-his-men'],
    [MAN.porthos, 'ROY.SETUP.10', 'has-his-men'],
    [MAN.athos, 'ROY.SETUP.10', 'taken'],
  ]);
  expect(refused(table, 2, 'man')).toEqual([[MAN.athos, 'ROY.SETUP.10', 'taken']]);
  expect(refused(table, 'milady', 'man')).toEqual([]);
});
