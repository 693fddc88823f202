import { blue, diceFor, type Given, position, red } from '../../testing.ts';
import { acting, fighting, JUSSAC, type Row, refuses, treville } from './refusals.testing.ts';

const AT_QUEST = { men: { athos: { place: 'quest' } } } as const;
const AT_SIEGE = { men: { athos: { place: 'la-rochelle' } } } as const;
const ROAD = { board: 3, tokens: ['three', 'two', 'two'], beaten: 0, up: false } as const;
const onRoad = (given: Given = {}) =>
  acting({ ...AT_QUEST, quest: ROAD, hands: { athos: ['single'] }, ...given }).play('athos', {
    kind: 'duel',
    foe: 'road',
  });
/** Porthos may fight Jussac at the Louvre, and Rochefort may be there. */
const intercepted = (state: NonNullable<Given['state']>) =>
  position({ acting: 'porthos', louvre: JUSSAC, men: { porthos: { place: 'louvre' } }, state });
const besieged = (given: Given = {}) =>
  position({ at: 'siege', state: { time: 1, rng: diceFor([red(1, 0)]) }, ...AT_SIEGE, ...given });

const ROWS: readonly Row[] = [
  [
    'ROY.CHALL.5 the skill is another',
    () =>
      position({
        acting: 'aramis',
        men: { aramis: { place: 'louvre' } },
        louvre: { card: 'letter' },
        hands: { aramis: ['erudition', 'erudition', 'panache'] },
      }).play('aramis', { kind: 'challenge', skill: 'erudition' }),
    'aramis',
    ['wrong-skill erudition'],
  ],
  [
    'ROY.CALAIS.4 Epic tokens do not help at the Louvre',
    () =>
      position({
        acting: 'aramis',
        men: { aramis: { place: 'louvre' } },
        louvre: { card: 'letter' },
        hands: { aramis: ['erudition', 'erudition'] },
        state: { epics: 1 },
      }).play('aramis', { kind: 'challenge', skill: 'erudition' }),
    'aramis',
    ['epics-not-here'],
  ],
  [
    'ROY.CALAIS.4 at Calais there are none',
    () =>
      acting({ ...AT_QUEST, quest: { board: 2, won: [] }, hands: { athos: ['nobility', 'nobility'] } }).play('athos', {
        kind: 'challenge',
        skill: 'nobility',
      }),
    'athos',
    ['no-epics'],
  ],
  [
    'ROY.CALAIS.4 at Calais there is one',
    () =>
      acting({
        ...AT_QUEST,
        quest: { board: 2, won: [] },
        hands: { athos: ['nobility', 'nobility'] },
        state: { epics: 1 },
      }).play('athos', { kind: 'challenge', skill: 'nobility' }),
    'athos',
    [],
  ],
  [
    'ROY.ARAMIS.2 he has used his ability',
    () =>
      position({
        acting: 'aramis',
        men: { aramis: { place: 'louvre', used: true } },
        louvre: JUSSAC,
        hands: { aramis: ['single'] },
      }).play('aramis', { kind: 'duel', foe: 'jussac' }),
    'aramis',
    ['ability-used'],
  ],
  [
    'ROY.ARAMIS.2 he has not',
    () =>
      position({
        acting: 'aramis',
        men: { aramis: { place: 'louvre' } },
        louvre: JUSSAC,
        hands: { aramis: ['single'] },
      }).play('aramis', { kind: 'duel', foe: 'jussac' }),
    'aramis',
    [],
  ],
  [
    'ROY.DUEL.3 he has no Combat card',
    () =>
      position({
        acting: 'aramis',
        men: { aramis: { place: 'louvre' } },
        louvre: JUSSAC,
        hands: { aramis: ['panache'] },
      }).play('aramis', { kind: 'duel', foe: 'jussac' }),
    'aramis',
    ['no-combat-card'],
  ],
  [
    'ROY.DUEL.5 six dice are the most',
    () =>
      fighting({
        men: { athos: { place: 'louvre', gear: ['blade'] } },
        hands: { athos: ['single', 'single', 'double'] },
      })
        .dice(blue(0, 6, 0), red(0, 3))
        .play('athos', { kind: 'commit', card: 'single' }, { kind: 'commit', card: 'double' }),
    'athos',
    ['six-dice 6'],
  ],
  [
    'ROY.CARD.14 Laffemas',
    () =>
      position({
        acting: 'aramis',
        men: { aramis: { place: 'louvre' } },
        louvre: { card: 'ball', foes: ['laffemas'] },
        hands: { aramis: ['single', 'panache'] },
      }).play('aramis', { kind: 'duel', foe: 'laffemas' }),
    'aramis',
    ['no-combat-against laffemas'],
  ],
  ['ROY.CARD.14 not Jussac', () => fighting(), 'athos', []],
  ['ROY.RETURN.4 Epic tokens help elsewhere', () => fighting({ state: { epics: 1 } }), 'athos', ['epics-not-here']],
  ['ROY.RETURN.4 without any nobody misses them', () => fighting(), 'athos', []],
  ['ROY.RETURN.4 they help later', () => onRoad({ state: { epics: 1 } }), 'athos', ['epics-later']],
  ['ROY.RETURN.4 they help now', () => onRoad({ state: { epics: 1 } }).play('athos', { kind: 'done' }), 'athos', []],
  [
    'ROY.RETURN.4 there are none',
    () => onRoad({ state: { oneForAll: 1 } }).play('athos', { kind: 'done' }),
    'athos',
    ['no-epics'],
  ],
  [
    'ROY.RETURN.3 the token is up',
    () => onRoad({ state: { epics: 1 } }).play('athos', { kind: 'done' }),
    'athos',
    ['token-up'],
  ],
  [
    'ROY.CALAIS.6 they do not help against de Wardes',
    () =>
      acting({
        ...AT_QUEST,
        quest: { board: 2, won: ['panache', 'nobility', 'gallantry', 'erudition'] },
        hands: { athos: ['single'] },
        state: { epics: 1 },
      }).play('athos', { kind: 'duel', foe: 'wardes' }),
    'athos',
    ['epics-wardes'],
  ],
  [
    'ROY.ROCH.18 nor against Rochefort',
    () =>
      intercepted({ location: 'louvre', standing: 'always', epics: 1, hands: [[], [], [], [], ['single']] }).play(
        'porthos',
        { kind: 'duel', foe: 'jussac' },
      ),
    'porthos',
    ['epics-rochefort'],
  ],
  ['ROY.TREV.4 one order is all', () => treville({ men: { treville: { used: true } } }), 'treville', ['order-used']],
  ['ROY.TREV.4 it is still to be given', () => treville(), 'treville', []],
  ['ROY.TREV.7 he lies down', () => treville({ men: { athos: { life: 0 } } }), 'treville', ['order-down athos']],
  ['ROY.TREV.7 all stand', () => treville(), 'treville', []],
  ['ROY.ONE.1 they have no card', () => acting(), 'porthos', ['no-one-for-all']],
  ['ROY.ONE.1 they have one', () => acting({ state: { oneForAll: 1 } }), 'porthos', []],
  [
    'ROY.ONE.14 nothing would change',
    () => acting({ state: { oneForAll: 1, timeStop: true, epics: 7 } }),
    'porthos',
    ['effect-idle epic', 'effect-idle honour', 'effect-idle time'],
  ],
  ['ROY.ONE.14 everything would', () => acting({ state: { oneForAll: 1, honour: 2 } }), 'porthos', []],
  [
    'ROY.RULING.39 it was outvoted',
    () => acting({ options: { oneForAllVote: 'on' }, state: { oneForAll: 1, vetoed: ['time'] } }),
    'porthos',
    ['outvoted time'],
  ],
  [
    'ROY.RULING.39 they vote on it',
    () =>
      acting({ options: { oneForAllVote: 'on' }, state: { oneForAll: 2 } }).play('porthos', {
        kind: 'one-for-all',
        effect: 'time',
      }),
    'athos',
    ['vote-on'],
  ],
  [
    'ROY.SIEGE.8 he is not there',
    () => besieged({ players: 2 }),
    1,
    ['not-at-siege dartagnan', 'not-at-siege porthos'],
  ],
];

refuses(ROWS);
