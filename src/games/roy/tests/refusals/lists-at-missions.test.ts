import { ADVANCE, CHALLENGE, CHALLENGE_AT, DUEL, HAND_OVER, PASSAGE, SEARCH, WITHDRAW } from '../../choices.ts';
import type { Given } from '../../testing.ts';
import { ROAD } from '../cards/road.testing.ts';
import { ROOM } from '../shared/galleries.testing.ts';
import { acting, type Kinds, type List, lists } from './refusals.testing.ts';

const AT_QUEST = { men: { athos: { place: 'quest' } } } as const;
const IN_PARIS = { men: { athos: { place: 'paris' } } } as const;
const MISSIONS: Given = {
  paris: { card: 'smuggler', foes: ['henchman', 'lubin'] },
  louvre: { card: 'letter', foes: ['cavois'] },
  hands: { athos: ['single', 'double'] },
};

const CONTESTS: Kinds = ['challenge', 'challenge-at', 'duel', 'search', 'hand-over'];
const QUEST: Kinds = ['challenge', 'challenge-at', 'duel', 'advance', 'withdraw', 'passage'];

const ROWS: readonly List[] = [
  [
    'ROY.DUEL.2 the adversaries of both missions are elsewhere',
    () => acting(MISSIONS),
    'athos',
    ['duel'],
    [
      [DUEL.henchman, 'foe-elsewhere'],
      [DUEL.lubin, 'foe-elsewhere'],
      [DUEL.cavois, 'foe-elsewhere'],
    ],
  ],
  [
    'ROY.CHALL.2 so are their challenges, and what is to be handed over',
    () => acting(MISSIONS),
    'athos',
    ['challenge', 'challenge-at', 'hand-over'],
    [
      [CHALLENGE_AT.paris, 'mission-elsewhere'],
      [CHALLENGE_AT.louvre, 'mission-elsewhere'],
      [HAND_OVER.single, 'mission-elsewhere'],
      [HAND_OVER.double, 'mission-elsewhere'],
    ],
  ],
  ['ROY.TURN.6 of all this nothing is refused to those who wait', () => acting(MISSIONS), 'porthos', CONTESTS, []],
  [
    'ROY.TRAP.14 Beggars keep him off everything there',
    () => acting({ ...IN_PARIS, paris: { card: 'disappearance', foes: ['henchman'], trap: 'beggars' } }),
    'athos',
    CONTESTS,
    [
      [CHALLENGE.erudition, 'beggars'],
      [DUEL.henchman, 'beggars'],
      [SEARCH, 'beggars'],
    ],
  ],
  [
    'ROY.CHALL.7 a challenge won is refused by its place, also from elsewhere',
    () => acting({ louvre: { card: 'letter', won: true, foes: ['cavois'] } }),
    'athos',
    ['challenge', 'challenge-at'],
    [[CHALLENGE_AT.louvre, 'challenge-won']],
  ],
  [
    'ROY.PARIS.11 an empty Paris is only missed there',
    () => acting(IN_PARIS),
    'athos',
    CONTESTS,
    [[CHALLENGE_AT.paris, 'no-mission']],
  ],
  ['ROY.PARIS.11 and by nobody who is elsewhere', () => acting(), 'athos', CONTESTS, []],
  [
    'ROY.CARD.29 once everything is handed over one card is refused',
    () =>
      acting({
        ...IN_PARIS,
        paris: { card: 'smuggler', foes: ['henchman'] },
        hands: { athos: ['single', 'double'] },
        state: { constance: 2 },
      }),
    'athos',
    ['hand-over'],
    [[HAND_OVER.single, 'asked-done']],
  ],
  [
    'ROY.CARD.27 a search is refused from elsewhere, as the mission is',
    () => acting({ paris: { card: 'disappearance', foes: ['henchman'] } }),
    'athos',
    ['search'],
    [[SEARCH, 'mission-elsewhere']],
  ],
  [
    'ROY.QUEST.2 from elsewhere every path of the Inn is refused',
    () => acting(),
    'athos',
    QUEST,
    ADVANCE.map(choice => [choice, 'not-at-quest'] as const),
  ],
  [
    'ROY.QUEST.2 from elsewhere Calais is refused with de Wardes',
    () => acting({ quest: { board: 2, won: ['panache'] } }),
    'athos',
    QUEST,
    [
      [CHALLENGE_AT.quest, 'not-at-quest'],
      [DUEL.wardes, 'not-at-quest'],
    ],
  ],
  [
    'ROY.QUEST.2 from elsewhere the next one of the road is refused',
    () => acting({ quest: ROAD }),
    'athos',
    QUEST,
    [[DUEL.road, 'not-at-quest']],
  ],
  [
    'ROY.QUEST.2 from elsewhere all three ways through the galleries are refused',
    () => acting({ quest: ROOM }),
    'athos',
    QUEST,
    [
      [CHALLENGE_AT.quest, 'not-at-quest'],
      [DUEL.first, 'not-at-quest'],
      [DUEL.second, 'not-at-quest'],
      [PASSAGE.tokens, 'not-at-quest'],
    ],
  ],
  [
    'ROY.CALAIS.5 at Calais de Wardes waits, and what is won is won',
    () => acting({ ...AT_QUEST, quest: { board: 2, won: ['panache', 'nobility'] } }),
    'athos',
    QUEST,
    [
      [DUEL.wardes, 'wardes-waits'],
      [CHALLENGE.panache, 'challenge-won'],
      [CHALLENGE.nobility, 'challenge-won'],
    ],
  ],
  ['ROY.RETURN.2 on the road nothing is refused', () => acting({ ...AT_QUEST, quest: ROAD }), 'athos', QUEST, []],
  [
    'ROY.GALL.6 in the galleries a passage is refused as it would be paid',
    () => acting({ ...AT_QUEST, quest: ROOM, state: { oneForAll: 2 } }),
    'athos',
    QUEST,
    [
      [PASSAGE.tokens, 'passage-dear'],
      [PASSAGE.card, 'passage-dear'],
    ],
  ],
  [
    'ROY.GALL.6 cards that nobody has, or that are voted on, pay for none',
    () => acting({ ...AT_QUEST, quest: ROOM, state: { oneForAll: 2 }, options: { oneForAllVote: 'on' } }),
    'athos',
    QUEST,
    [[PASSAGE.tokens, 'passage-dear']],
  ],
  [
    'ROY.RULING.32 on a path the two others are refused',
    () => acting({ men: { athos: { place: 'quest', path: 1, space: 0 } } }),
    'athos',
    QUEST,
    [
      [ADVANCE[0], 'other-path'],
      [ADVANCE[2], 'other-path'],
    ],
  ],
  [
    'ROY.RULING.32 in the Common room it is the way back',
    () => acting(AT_QUEST),
    'athos',
    QUEST,
    [[WITHDRAW, 'common-room']],
  ],
];

lists(ROWS);
