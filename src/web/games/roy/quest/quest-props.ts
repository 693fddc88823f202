import type { QuestView } from '#games/roy/view.ts';

/** What each picture of a board is given, small or large: the Quest while that board lies there. */
export interface QuestProps<Board extends QuestView['board']> {
  quest: Extract<QuestView, { board: Board }>;
}

/** An unfolded board shows no step as the present one while Milady still lays its tokens. */
export interface LaidQuestProps<Board extends QuestView['board']> extends QuestProps<Board> {
  laying: boolean;
}
