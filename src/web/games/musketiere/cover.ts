import type { CoverFacts, QuickTable } from '../cover-facts.ts';

const COMPANY = ['athos', 'porthos', 'aramis'] as const;

const against = (bots: number): QuickTable => ({
  id: `against-${bots}`,
  players: bots + 1,
  me: 0,
  level: 'greedy',
  options: {},
  faces: COMPANY.slice(0, bots),
});

export const cover: CoverFacts = {
  title: ['Musketiere'],
  lang: 'de',
  glyph: 'crossed-swords',
  cloth: 'blue',
  players: [2, 4],
  minutes: [30, 30],
  quick: [against(1), against(2), against(3)],
  now: 'against-2',
  levels: ['random', 'greedy', 'thinker'],
  rules: 'MUS',
  lessons: true,
};
