import { CALAIS_VALUE, WARDES } from '#games/roy/cards/board.ts';
import { type FightToken, TOKEN_CHALLENGE } from '#games/roy/cards/tokens.ts';
import { SKILLS } from '#games/roy/names.ts';
import { ANTECHAMBERS } from '#games/roy/quest/galleries.ts';
import type { Names } from '#games/roy/text/shape.ts';
import type { QuestView } from '#games/roy/view.ts';
import type { Words } from './text/words.ts';

/** A line of a Quest board: what it is, what lies there, and how it stands. */
export interface QuestRow {
  readonly title: string;
  readonly parts: readonly string[];
  readonly state: 'past' | 'now' | 'ahead';
}

type Board<B extends QuestView['board']> = Extract<QuestView, { board: B }>;

const stateAt = (at: number, now: number): QuestRow['state'] => (at < now ? 'past' : at === now ? 'now' : 'ahead');

const calais = ({ won }: Board<2>, words: Words, names: Names): QuestRow[] => {
  const all = won.length === SKILLS.length;
  return [
    ...SKILLS.map(skill => {
      const done = won.includes(skill);
      return {
        title: words.challenge(names.skills[skill], CALAIS_VALUE[skill]),
        parts: [done ? words.quest.isWon : words.quest.toWin],
        state: done ? ('past' as const) : ('now' as const),
      };
    }),
    {
      title: names.foes.wardes.name,
      parts: [words.redDice(WARDES.dice), ...(all ? [] : [words.quest.after])],
      state: all ? 'now' : 'ahead',
    },
  ];
};

const tokenName = (token: FightToken | undefined | null, words: Words, names: Names): string =>
  token ? names.tokens[token].name : words.quest.hidden;

const road = ({ tokens, beaten }: Board<3>, words: Words, names: Names): QuestRow[] =>
  words.quest.road.map((title, at) => {
    const next = at === beaten ? [words.quest.next] : [];
    const parts = at < beaten ? [words.quest.beaten] : [tokenName(tokens[at], words, names), ...next];
    return { title, parts, state: stateAt(at, beaten) };
  });

const antechamber = (quest: Board<4>, at: number, words: Words, names: Names): readonly string[] => {
  if (at < quest.at) return [words.quest.passed];
  const skill = quest.challenges[at] ?? null;
  const here = at === quest.at;
  return [
    skill === null ? words.quest.hidden : words.challenge(names.skills[skill], TOKEN_CHALLENGE),
    ...[0, 1].map(which =>
      here && quest.beaten[which] ? words.quest.beaten : tokenName(quest.fighters[2 * at + which], words, names),
    ),
    ...(here ? [words.quest.teamHere] : []),
  ];
};

/** The boards after the Inn, line by line. */
export const questRows = (quest: Exclude<QuestView, Board<1>>, words: Words, names: Names): readonly QuestRow[] => {
  if (quest.board === 2) return calais(quest, words, names);
  if (quest.board === 3) return road(quest, words, names);
  return Array.from({ length: ANTECHAMBERS }, (_, at) => ({
    title: words.quest.antechamber(at + 1),
    parts: antechamber(quest, at, words, names),
    state: stateAt(at, quest.at),
  }));
};
