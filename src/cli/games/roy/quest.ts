import { CALAIS_VALUE, INN_PATHS, INN_SPACES, WARDES } from '#games/roy/cards/board.ts';
import { type FightToken, TOKEN_CHALLENGE, type Token } from '#games/roy/cards/tokens.ts';
import { SKILLS } from '#games/roy/names.ts';
import { ANTECHAMBERS } from '#games/roy/quest/galleries.ts';
import type { QuestView, View } from '#games/roy/view.ts';
import { below, dotted } from '../lines.ts';
import type { RoyWords } from './words.ts';

const SIGNS: Readonly<Record<Token, string>> = {
  snare: '!!',
  shields: '##',
  parry: '†#',
  swords: '††',
  two: '2d',
  three: '3d',
  four: '4d',
  decoy: '--',
};
const HIDDEN = '??';

/** Who stands on a path of the Inn. */
const onPath = (view: View, path: number, words: RoyWords): string => {
  const men = view.men.filter(man => man.place === 'quest' && man.path === path);
  return dotted(
    ...men.map(man => {
      const { name } = words.names.musketeers[man.who];
      return path < 0 ? name : words.onSpace(name, man.space + 1);
    }),
  );
};

type Slot = Extract<QuestView, { board: 1 }>['spaces'][number];

/** Brackets round what lies open, round ones where only Milady may see it. */
const slot = (at: Slot | undefined): string => {
  if (at === undefined) return '[  ]';
  if (at === null) return ' ·  ';
  const sign = at.token === null ? HIDDEN : SIGNS[at.token];
  return at.up || at.token === null ? `[${sign}]` : `(${sign})`;
};

const inn = (view: View, quest: Extract<QuestView, { board: 1 }>, words: RoyWords): string[] => {
  const width = Math.max(...words.names.paths.map(path => path.length), words.commonRoom.length) + 1;
  const paths = Array.from({ length: INN_PATHS }, (_, path) => {
    const row = Array.from({ length: INN_SPACES }, (_, i) => slot(quest.spaces[path * INN_SPACES + i])).join(' ');
    return `${words.names.paths[path].padEnd(width)} ${row}  ${onPath(view, path, words)}`;
  });
  const waiting = onPath(view, -1, words);
  return [
    ...paths.flatMap(line => below(line.trimEnd())),
    ...(waiting === '' ? [] : below(`${words.commonRoom.padEnd(width)} ${waiting}`)),
    ...below(words.legend),
  ];
};

const calais = (won: readonly string[], words: RoyWords): string[] => {
  const challenges = SKILLS.map(skill => {
    const text = words.challenge(words.names.skills[skill], CALAIS_VALUE[skill]);
    return won.includes(skill) ? `[x] ${text}` : `[ ] ${text}`;
  });
  return [...below(challenges.join('  ')), ...below(`† ${words.names.foes.wardes.name} (${words.dice(WARDES.dice)})`)];
};

const token = (id: FightToken | null, words: RoyWords): string =>
  id === null ? words.faceDown : words.names.tokens[id].name;

const road = ({ tokens, beaten, up }: Extract<QuestView, { board: 3 }>, words: RoyWords): string[] =>
  words.road.flatMap((space, i) => {
    if (i < beaten) return below(`${space}  ${words.beaten}`);
    const known = tokens[i] ?? null;
    const hidden = known !== null && !(i === beaten && up);
    const name = hidden ? `(${token(known, words)})` : token(known, words);
    return below(dotted(`${space}  ${name}`, i === beaten ? words.nextToBeat : null));
  });

const galleries = (quest: Extract<QuestView, { board: 4 }>, words: RoyWords): string[] =>
  Array.from({ length: ANTECHAMBERS }, (_, at) => at).flatMap(at => {
    const title = words.antechamber(at + 1);
    if (at < quest.at) return below(`${title}  ${words.passed}`);
    const skill = quest.challenges[at] ?? null;
    const fighters = [0, 1].map(which => {
      const name = token(quest.fighters[2 * at + which] ?? null, words);
      return at === quest.at && quest.beaten[which] ? words.isBeaten(name) : name;
    });
    const challenge = skill === null ? words.faceDown : words.challenge(words.names.skills[skill], TOKEN_CHALLENGE);
    return below(dotted(`${title}  ${challenge}`, ...fighters, at === quest.at ? `« ${words.here}` : null));
  });

/** The Quest board in play, in letters. */
export const drawQuest = (view: View, words: RoyWords): string[] => {
  const { quest } = view;
  switch (quest.board) {
    case 1:
      return inn(view, quest, words);
    case 2:
      return calais(quest.won, words);
    case 3:
      return road(quest, words);
    case 4:
      return galleries(quest, words);
  }
};
