import { INN_SPACES } from '#games/roy/cards/board.ts';
import type { Man } from '#games/roy/state.ts';
import type { QuestView } from '#games/roy/view.ts';
import type { Point } from '#web/art/engraving.ts';
import { CALAIS_MEN, galleryMen, INN_COMMON_ROOM, innSpace, roadMen } from '../../art/quest/plan.ts';

/** In the picture's own measure: figures stand side by side, closer only where a room is too small for them. */
const APART = 56;
const ROOM = 116;

const spotOf = (quest: QuestView, man: Man): string =>
  quest.board === 1 && man.path >= 0 ? `${man.path}:${man.space}` : 'together';

const middleOf = (quest: QuestView, man: Man): Point => {
  switch (quest.board) {
    case 1:
      return man.path < 0 ? INN_COMMON_ROOM : innSpace(man.path * INN_SPACES + man.space);
    case 2:
      return CALAIS_MEN;
    case 3:
      return roadMen(quest.beaten);
    case 4:
      return galleryMen(quest.at);
  }
};

/** Where a musketeer's figure stands in the picture; those at one spot stand side by side, none over another. */
export const standOf = (quest: QuestView, man: Man, there: readonly Man[]): Point => {
  const together = there.filter(other => spotOf(quest, other) === spotOf(quest, man));
  const at = together.indexOf(man);
  const [x, y] = middleOf(quest, man);
  const step = quest.board === 1 ? Math.min(APART, ROOM / Math.max(1, together.length - 1)) : APART;
  if (quest.board === 2) return [x + step * at, y];
  return [x + step * (at - (together.length - 1) / 2), y];
};
