import type { Page } from './pages.ts';

/** The short lessons, each in the order of its pages. */
export const EXTRA_PAGES = {
  't-why': { rule: 'ROY.CHALL.9' },
  't-go': { rule: 'ROY.TRADE.1' },
  't-trade': { rule: 'ROY.TRADE.2' },
  't-offer': { rule: 'ROY.TRADE.3' },
  't-agree': { rule: 'ROY.TRADE.12' },
  't-back': { rule: 'ROY.TRADE.11' },
  't-use': { rule: 'ROY.CHALL.3' },
  't-end': { rule: 'ROY.TRADE.5', points: 'sheet' },

  'r-jail': { rule: 'ROY.BAST.2' },
  'r-out': { rule: 'ROY.BAST.4' },
  'r-den': { rule: 'ROY.RICH.2', points: [{ kind: 'place', id: 'richelieu' }] },
  'r-go': { rule: 'ROY.RICH.4' },
  'r-found': { rule: 'ROY.RICH.3', points: [{ kind: 'place', id: 'richelieu' }] },
  'r-leave': { rule: 'ROY.RICH.7' },
  'r-wrong': { rule: 'ROY.BAST.1', points: [{ kind: 'place', id: 'bastille' }] },
  'r-end': { rule: 'ROY.BAST.7', points: [{ kind: 'place', id: 'bastille' }] },

  'p-traps': { rule: 'ROY.TRAP.2' },
  'p-beggars': { rule: 'ROY.TRAP.15' },
  'p-try': { rule: 'ROY.TRAP.14' },
  'p-harlot': { rule: 'ROY.CARD.18', points: [{ kind: 'mission', place: 'paris' }] },
  'p-go': { rule: 'ROY.TRAP.11' },
  'p-bite': { rule: 'ROY.CARD.21', points: [{ kind: 'mission', place: 'louvre' }] },
  'p-thief': { rule: 'ROY.TRAP.5', points: [{ kind: 'track', id: 'purse' }] },

  'q-calais': { rule: 'ROY.CALAIS.2' },
  'q-add': { rule: 'ROY.CALAIS.4' },
  'q-wardes': { rule: 'ROY.CALAIS.5' },
  'q-road': { rule: 'ROY.RETURN.2' },
  'q-blind': { rule: 'ROY.RETURN.3' },
  'q-later': { rule: 'ROY.QUEST.13', points: [{ kind: 'quest' }, { kind: 'place', id: 'quest' }] },
  'q-gallery': { rule: 'ROY.GALL.3' },
  'q-end': { rule: 'ROY.GALL.9', points: [{ kind: 'quest' }, { kind: 'place', id: 'quest' }] },

  's-start': { rule: 'ROY.SIEGE.4' },
  's-lay': { rule: 'ROY.SIEGE.5' },
  's-more': { rule: 'ROY.REINF.3' },
  's-draw': { rule: 'ROY.SIEGE.2' },
  's-blood': { rule: 'ROY.SIEGE.8' },
  's-track': { rule: 'ROY.SIEGE.15', points: [{ kind: 'track', id: 'siege' }] },
  's-ends': { rule: 'ROY.SIEGE.18', points: [{ kind: 'track', id: 'siege' }] },
  's-reroll': { rule: 'ROY.TREACH.13', points: [{ kind: 'track', id: 'time' }] },

  'c-first': { rule: 'ROY.TURN.5' },
  'c-start': { rule: 'ROY.TURN.6' },
  'c-purse': { rule: 'ROY.GEN.6' },
  'c-talk': { rule: 'ROY.TALK.1' },
  'c-vote': { rule: 'ROY.RULING.39' },
  'c-end': { rule: 'ROY.ONE.3', points: [{ kind: 'track', id: 'oneForAll' }] },
} as const satisfies Record<string, Page>;

export type ExtraPageId = keyof typeof EXTRA_PAGES;
/** The short lessons, for whoever wants them. */
export type ExtraLessonId = 'trade' | 'richelieu' | 'traps' | 'boards' | 'siege' | 'companions';
