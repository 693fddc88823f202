import { position, red } from '../../testing.ts';
import { lastAndMiladyIdle } from '../shared/last-to-play.testing.ts';
import { acting, type Row, refuses, treville } from './refusals.testing.ts';

const JAIL = { place: 'bastille' } as const;

const ROWS: readonly Row[] = [
  ['ROY.TURN.3 Milady comes first', () => position({ at: 'treachery' }), 'athos', ['milady-first']],
  ['ROY.TURN.3 no longer in the musketeers’ phase', () => position(), 'athos', []],
  ['ROY.TURN.6 another acts', () => acting(), 'porthos', ['another-acts athos']],
  ['ROY.TURN.6 nobody acts', () => position(), 'porthos', []],
  [
    'ROY.TURN.7 he has had his turn',
    () => acting({ men: { porthos: { turn: 'done' } } }),
    'porthos',
    ['had-his-turn porthos'],
  ],
  ['ROY.TURN.7 he has not', () => acting(), 'porthos', []],
  [
    'ROY.TURN.12 the siege is being tested',
    () =>
      lastAndMiladyIdle('porthos', { men: { athos: { place: 'la-rochelle' } } })
        .dice(red(1, 0))
        .play('porthos', { kind: 'end' }),
    'athos',
    ['siege-now'],
  ],
  [
    'ROY.TURN.13 the round ends',
    () => position({ at: 'paris-effect', paris: { card: 'duels' } }),
    'athos',
    ['round-ends'],
  ],
  [
    'ROY.TURN.4 no actions are left',
    () => acting({ actions: 0, men: { athos: { gear: ['horse'] } } }),
    'athos',
    ['no-actions athos'],
  ],
  ['ROY.TURN.4 one is left', () => acting({ actions: 1 }), 'athos', []],
  [
    'ROY.RICH.7 he must leave',
    () => acting({ men: { athos: { place: 'richelieu', bound: true } } }),
    'athos',
    ['must-leave athos'],
  ],
  ['ROY.RICH.7 he need not', () => acting({ men: { athos: { place: 'richelieu' } } }), 'athos', []],
  ['ROY.MOVE.3 the Quarters are closed', () => acting(), 'athos', ['no-quarters']],
  ['ROY.MOVE.4 nobody goes to the Bastille', () => acting(), 'athos', ['no-bastille']],
  ['ROY.MOVE.1 he is there already', () => acting(), 'athos', ['already-here athos vieux-colombier']],
  [
    'ROY.HARD.1 the Quest is closed to him',
    () => acting({ men: { athos: { fateful: true } } }),
    'athos',
    ['quest-closed athos'],
  ],
  ['ROY.HARD.1 the Quest is open to him', () => acting(), 'athos', []],
  [
    'ROY.MOVE.7 one does not walk out of the Bastille',
    () => acting({ men: { athos: JAIL } }),
    'athos',
    ['in-bastille athos'],
  ],
  ['ROY.MOVE.7 elsewhere one walks', () => acting(), 'athos', []],
  ['ROY.EQUIP.8 he has no horse', () => acting(), 'athos', ['no-horse athos']],
  ['ROY.EQUIP.8 he has one', () => acting({ men: { athos: { gear: ['horse'] } } }), 'athos', []],
  [
    'ROY.RULING.31 his horse is tired',
    () => acting({ men: { athos: { gear: ['horse'], ridden: true } } }),
    'athos',
    ['horse-used athos'],
  ],
  [
    'ROY.RULING.31 it is in the Bastille with him',
    () => acting({ men: { athos: { ...JAIL, gear: ['horse'] } } }),
    'athos',
    ['in-bastille athos'],
  ],
  ['ROY.RULING.31 it is fresh', () => acting({ men: { athos: { gear: ['horse'] } } }), 'athos', []],
  [
    'ROY.TREV.11 an order does not ride',
    () => treville({ men: { athos: { gear: ['horse'] } } }).play('treville', { kind: 'order', who: 'athos' }),
    'athos',
    ['horse-not-ordered athos'],
  ],
  [
    'ROY.BAST.4 he cannot pay',
    () => acting({ men: { athos: JAIL }, state: { purse: 0 } }),
    'athos',
    ['bribe-poor 0 1'],
  ],
  ['ROY.BAST.4 he can', () => acting({ men: { athos: JAIL }, state: { purse: 1 } }), 'athos', []],
  [
    'ROY.BAST.1 he was jailed today',
    () => acting({ men: { athos: { ...JAIL, jailed: true } } }),
    'athos',
    ['jailed-today athos'],
  ],
  ['ROY.BAST.1 he was jailed before', () => acting({ men: { athos: JAIL } }), 'athos', []],
];

refuses(ROWS);
