import type { Barred } from '#kernel/game.ts';
import { INN_PATHS, PASSAGE_PRICE } from '../cards/board.ts';
import { SKILLS } from '../names.ts';
import { canPay } from '../quest/galleries.ts';
import type { Man, State } from '../state.ts';
import { skillWhy } from './missions.ts';
import { because } from './reasons.ts';

const PATHS = Array.from({ length: INN_PATHS }, (_, path) => path);

/** What a board has to offer, seen from elsewhere. */
const things = ({ quest }: State): readonly string[] => {
  switch (quest.board) {
    case 1:
      return PATHS.map(path => `advance:${path}`);
    case 2:
      return ['challenge:quest', 'duel:wardes'];
    case 3:
      return ['duel:road'];
    case 4:
      return ['challenge:quest', 'duel:first', 'duel:second', 'passage:tokens'];
  }
};

const innWhy = ({ who, path }: Man): Barred[] =>
  path < 0
    ? [because('withdraw', 'ROY.RULING.32', 'common-room', { who })]
    : PATHS.filter(other => other !== path).map(other =>
        because(`advance:${other}`, 'ROY.RULING.32', 'other-path', { who }),
      );

const galleriesWhy = (state: State, man: Man): Barred[] => {
  const { quest, epics, oneForAll } = state;
  if (quest.board !== 4) return [];
  const barred = skillWhy(state, man, quest.challenges[quest.at]);
  for (const [i, foe] of (['first', 'second'] as const).entries())
    if (quest.beaten[i]) barred.push(because(`duel:${foe}`, 'ROY.GALL.7', 'already-beaten', { foe }));
  if (!canPay(state, 'tokens'))
    barred.push(
      because('passage:tokens', 'ROY.GALL.6', 'passage-dear', { have: epics + 2 * oneForAll, need: PASSAGE_PRICE }),
    );
  return barred;
};

/** The board in play, for the musketeer who acts. */
export const questWhy = (state: State, man: Man): Barred[] => {
  const { quest } = state;
  if (man.place !== 'quest')
    return things(state).map(thing => because(thing, 'ROY.QUEST.2', 'not-at-quest', { who: man.who }));
  switch (quest.board) {
    case 1:
      return innWhy(man);
    case 2: {
      const barred = SKILLS.flatMap(skill => skillWhy(state, man, skill));
      const won = quest.won.length;
      return won === SKILLS.length
        ? barred
        : [...barred, because('duel:wardes', 'ROY.CALAIS.5', 'wardes-waits', { won })];
    }
    case 3:
      return [];
    case 4:
      return galleriesWhy(state, man);
  }
};
