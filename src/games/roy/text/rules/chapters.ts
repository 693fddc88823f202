import type { Chapter } from '#kernel/text.ts';

/** The chapters of the rulebook, in reading order. */
const CHAPTERS = [
  'GEN',
  'COMP',
  'SETUP',
  'TURN',
  'DEST',
  'TREACH',
  'ACT',
  'MOVE',
  'TRADE',
  'CHAR',
  'REINF',
  'CHALL',
  'DUEL',
  'MANO',
  'WOUND',
  'TRAP',
  'EQUIP',
  'UPGR',
  'OUT',
  'ROCH',
  'ATHOS',
  'ARAMIS',
  'DART',
  'PORTH',
  'TREV',
  'PARIS',
  'LOUVRE',
  'SIEGE',
  'MILQ',
  'RICH',
  'BAST',
  'VIEUX',
  'QUEST',
  'INN',
  'CALAIS',
  'RETURN',
  'GALL',
  'ONE',
  'TIME',
  'END',
  'GLASS',
  'P2',
  'P3',
  'P4',
  'P6',
  'EASY',
  'HARD',
  'AUTO',
  'TALK',
  'FAQ',
  'RULING',
  'CARD',
] as const;

const numberOf = (id: string): number => Number(id.split('.')[2]);

/** Every rule in its chapter, by its number. */
export const chaptersOf = (
  rules: Readonly<Record<string, string>>,
  titles: Readonly<Record<string, string>>,
): readonly Chapter[] =>
  CHAPTERS.map(key => ({
    title: titles[key],
    rules: Object.keys(rules)
      .filter(id => id.startsWith(`ROY.${key}.`))
      .sort((a, b) => numberOf(a) - numberOf(b)),
  }));
