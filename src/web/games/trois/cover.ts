import type { CoverFacts, QuickTable } from '../cover-facts.ts';

const COMPANY = ['athos', 'porthos', 'aramis'] as const;

const against = (bots: number): QuickTable => ({
  id: `against-${bots}`,
  players: bots + 1,
  me: 0,
  level: 'steady',
  options: {},
  faces: COMPANY.slice(0, bots),
});

export const cover: CoverFacts = {
  title: ['Les trois', 'Mousquetaires'],
  lang: 'fr',
  glyph: 'horse-head',
  cloth: 'green',
  players: [2, 4],
  minutes: [30, 30],
  quick: [against(1), against(2), against(3)],
  now: 'against-2',
  levels: ['random', 'steady', 'thinker'],
  rules: 'TRO',
  lessons: true,
};
