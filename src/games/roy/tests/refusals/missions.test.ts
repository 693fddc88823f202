import { PANACHE_FIRST as GALLERIES } from '../shared/galleries.testing.ts';
import { acting, fighting, JUSSAC, type Row, refuses } from './refusals.testing.ts';

const WITHIN_REACH = { hopelessChallenges: 'off' };
const IN_PARIS = { men: { athos: { place: 'paris' } } } as const;
const AT_LOUVRE = { men: { athos: { place: 'louvre' } } } as const;
const AT_QUEST = { men: { athos: { place: 'quest' } } } as const;
const ROWS: readonly Row[] = [
  [
    'ROY.CHALL.2 the mission is elsewhere',
    () => acting({ paris: { card: 'abduction' } }),
    'athos',
    ['mission-elsewhere paris'],
  ],
  ['ROY.CHALL.2 the mission is here', () => acting({ ...IN_PARIS, paris: { card: 'abduction' } }), 'athos', []],
  ['ROY.DUEL.2 the adversary is elsewhere', () => acting({ louvre: JUSSAC }), 'athos', ['foe-elsewhere jussac louvre']],
  [
    'ROY.DUEL.2 the guards are elsewhere',
    () => acting({ paris: { card: 'duels' } }),
    'athos',
    ['foe-elsewhere guard paris'],
  ],
  [
    'ROY.DUEL.2 the guards are beaten',
    () => acting({ paris: { card: 'duels' }, state: { constance: 3 } }),
    'athos',
    [],
  ],
  [
    'ROY.TRAP.14 the Beggars keep him off',
    () => acting({ ...IN_PARIS, paris: { card: 'message', foes: ['lubin'], trap: 'beggars' } }),
    'athos',
    ['beggars paris 2'],
  ],
  [
    'ROY.CARD.19 the Nemesis keeps him off',
    () => acting({ ...IN_PARIS, paris: { card: 'message', foes: ['lubin'], trap: 'nemesis', nemesis: 'porthos' } }),
    'athos',
    ['nemesis paris porthos'],
  ],
  [
    'ROY.CARD.19 it is his own',
    () => acting({ ...IN_PARIS, paris: { card: 'message', foes: ['lubin'], trap: 'nemesis', nemesis: 'athos' } }),
    'athos',
    [],
  ],
  [
    'ROY.CHALL.11 the value is out of reach',
    () => acting({ ...IN_PARIS, paris: { card: 'abduction' }, hands: { athos: ['panache'] }, options: WITHIN_REACH }),
    'athos',
    ['out-of-reach panache 3 6'],
  ],
  [
    'ROY.CHALL.11 a Harlot counts',
    () => acting({ ...IN_PARIS, paris: { card: 'abduction', trap: 'harlot' }, options: WITHIN_REACH }),
    'athos',
    ['out-of-reach panache 2 7'],
  ],
  ['ROY.CHALL.11 he may try in vain', () => acting({ ...IN_PARIS, paris: { card: 'abduction' } }), 'athos', []],
  [
    'ROY.CHALL.7 it is won',
    () => acting({ ...IN_PARIS, paris: { card: 'message', won: true, foes: ['lubin'] } }),
    'athos',
    ['challenge-won nobility'],
  ],
  [
    'ROY.CARD.31 there is no challenge',
    () => acting({ ...IN_PARIS, paris: { card: 'duels' } }),
    'athos',
    ['no-challenge'],
  ],
  ['ROY.PARIS.11 Paris is empty', () => acting(IN_PARIS), 'athos', ['no-mission paris']],
  ['ROY.LOUVRE.15 the Louvre is empty', () => acting(AT_LOUVRE), 'athos', ['no-mission louvre']],
  [
    'ROY.CARD.27 nothing is left to find',
    () => acting({ ...IN_PARIS, paris: { card: 'disappearance' }, state: { constance: 6 } }),
    'athos',
    ['asked-done'],
  ],
  [
    'ROY.CARD.27 something is',
    () => acting({ ...IN_PARIS, paris: { card: 'disappearance' }, state: { constance: 5 } }),
    'athos',
    [],
  ],
  [
    'ROY.CARD.29 he has nothing to hand over',
    () => acting({ ...IN_PARIS, paris: { card: 'smuggler', foes: ['cahusac'] } }),
    'athos',
    ['no-combat-card'],
  ],
  [
    'ROY.CARD.29 nothing more is asked',
    () => acting({ ...IN_PARIS, paris: { card: 'smuggler', foes: ['cahusac'] }, state: { constance: 2 } }),
    'athos',
    ['asked-done'],
  ],
  [
    'ROY.TRAP.15 the purse is too light',
    () => acting({ paris: { card: 'message', trap: 'beggars' }, state: { purse: 1 } }),
    'porthos',
    ['beggars-poor 1 2'],
  ],
  [
    'ROY.TRAP.15 the purse will do',
    () => acting({ paris: { card: 'message', trap: 'beggars' }, state: { purse: 2 } }),
    'porthos',
    [],
  ],
  [
    'ROY.TRAP.18 not in the middle of an action',
    () => fighting({ paris: { card: 'message', trap: 'beggars' } }),
    'porthos',
    ['between-actions'],
  ],
  ['ROY.TRAP.18 between two actions', () => acting({ paris: { card: 'message', trap: 'beggars' } }), 'porthos', []],
  ['ROY.QUEST.2 the Quest is elsewhere', () => acting(), 'athos', ['not-at-quest athos']],
  ['ROY.QUEST.2 he is there', () => acting(AT_QUEST), 'athos', []],
  ['ROY.QUEST.2 he is at Calais', () => acting({ ...AT_QUEST, quest: { board: 2, won: [] } }), 'athos', []],
  ['ROY.QUEST.2 he is in the galleries', () => acting({ ...AT_QUEST, quest: GALLERIES }), 'athos', []],
  ['ROY.RULING.32 he is in the common room', () => acting(AT_QUEST), 'athos', ['common-room athos']],
  [
    'ROY.RULING.32 he is on another path',
    () => acting({ men: { athos: { place: 'quest', path: 0, space: 0 } } }),
    'athos',
    ['other-path athos'],
  ],
  ['ROY.INN.8 there are no Epic tokens', () => acting(), 'porthos', ['no-epics']],
  [
    'ROY.INN.8 nothing is hidden',
    () => acting({ up: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], state: { epics: 2 } }),
    'porthos',
    ['nothing-hidden'],
  ],
  ['ROY.INN.8 there is one', () => acting({ state: { epics: 1 } }), 'porthos', []],
  [
    'ROY.RULING.34 not in the middle of an action',
    () => fighting({ state: { epics: 1 } }),
    'porthos',
    ['between-actions'],
  ],
  [
    'ROY.CALAIS.5 de Wardes waits',
    () => acting({ ...AT_QUEST, quest: { board: 2, won: ['panache'] } }),
    'athos',
    ['wardes-waits 1'],
  ],
  [
    'ROY.CALAIS.5 de Wardes waits no longer',
    () => acting({ ...AT_QUEST, quest: { board: 2, won: ['panache', 'nobility', 'gallantry', 'erudition'] } }),
    'athos',
    [],
  ],
  [
    'ROY.CHALL.7 one challenge is won at Calais',
    () => acting({ ...AT_QUEST, quest: { board: 2, won: ['panache'] } }),
    'athos',
    ['challenge-won panache'],
  ],
  [
    'ROY.CHALL.11 the others are out of reach there',
    () => acting({ ...AT_QUEST, quest: { board: 2, won: ['panache'] }, options: WITHIN_REACH }),
    'athos',
    ['out-of-reach erudition 3 6', 'out-of-reach gallantry 1 6', 'out-of-reach nobility 4 6'],
  ],
  [
    'ROY.GALL.6 the passage is too dear',
    () => acting({ ...AT_QUEST, quest: GALLERIES, state: { epics: 2 } }),
    'athos',
    ['passage-dear 2 3'],
  ],
  ['ROY.GALL.6 it can be paid', () => acting({ ...AT_QUEST, quest: GALLERIES, state: { epics: 3 } }), 'athos', []],
  [
    'ROY.GALL.7 the first is beaten',
    () => acting({ ...AT_QUEST, quest: { ...GALLERIES, beaten: [true, false] } }),
    'athos',
    ['already-beaten first'],
  ],
  [
    'ROY.GALL.7 the second is beaten',
    () => acting({ ...AT_QUEST, quest: { ...GALLERIES, beaten: [false, true] } }),
    'athos',
    ['already-beaten second'],
  ],
];

refuses(ROWS);
