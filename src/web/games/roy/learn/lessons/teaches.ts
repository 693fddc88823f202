import type { PageId } from '../pages.ts';

/** What a first game among the musketeers needs, each with the page that teaches it. */
export const MUSKETEERS_TEACH = {
  aim: 'm-aim',
  constance: 'm-abduction',
  actions: 'm-actions',
  rochefort: 'm-rochefort',
  mission: 'm-duel',
  duel: 'm-roll',
  manoeuvre: 'm-sheet',
  'combat cards': 'm-commit',
  challenge: 'm-challenge',
  draw: 'm-draw',
  move: 'm-move',
  athos: 'm-athos',
  siege: 'm-siege',
  sacrifice: 'm-spare',
  time: 'm-time',
  honour: 'm-honour',
  buy: 'm-buy',
  quest: 'm-inn',
  reveal: 'm-reveal',
  advance: 'm-advance',
  reroll: 'm-sword',
  'character cards': 'm-cards',
  'out of action': 'm-cards',
  'own turn': 'm-free',
} as const satisfies Readonly<Record<string, PageId>>;

/** And a first game as Milady. */
export const MILADY_TEACHES = {
  aim: 'w-aim',
  victory: 'w-wins',
  mission: 'w-mission',
  destination: 'w-paris',
  constance: 'w-abduction',
  treachery: 'w-treachery',
  interception: 'w-intercept',
  rochefort: 'w-held',
  athos: 'w-athos',
  snare: 'w-snared',
  time: 'w-hour',
  honour: 'w-intrigue',
  'standing order': 'w-standing',
  inn: 'w-inn',
  laying: 'w-laying',
} as const satisfies Readonly<Record<string, PageId>>;
