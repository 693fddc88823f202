import type { Side } from '#games/roy/names.ts';
import type { PageId } from '../pages.ts';

/** What the guide says on one page, and where he asks for a choice what to do now. */
export interface PageText {
  readonly say: string;
  readonly now?: string;
}

export interface LessonWords {
  readonly guides: Readonly<Record<Side, string>>;
  readonly title: Readonly<Record<Side, string>>;
  /** The pupil's name at the table. */
  readonly you: string;
  /** The others', Milady first. */
  readonly names: readonly string[];
  readonly goOn: string;
  readonly goBack: string;
  readonly watch: string;
  /** What is being shown is done at once. */
  readonly skip: string;
  readonly progress: (done: number, all: number) => string;
  readonly why: string;
  /** The pupil tried something else while the guide was still speaking. */
  readonly notYet: string;
  /** The pupil tried something else; `label` is what the button of the lesson’s choice says. */
  readonly another: (label: string) => string;
  readonly doIt: string;
  readonly fold: string;
  readonly unfold: string;
  readonly pages: Readonly<Record<PageId, PageText>>;
}
