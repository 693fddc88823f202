import type { Choice } from '#games/musketiere/choices.ts';
import { same } from '#kernel/journal.ts';
import type { Standing } from '#web/learn/lesson.ts';
import { selectChoice } from '#web/learn/pointing.ts';
import { PAGES, type PageId } from './pages.ts';

const SEAL = '[data-act="confirm"]';
const ACTION = '[data-action]';
const HAND = '[data-hand]';

/** In a full hand the next card covers all but the index. */
const cardInHand = (card: number): string => `[data-card="${card}"][aria-pressed="false"] [data-index]`;

/**
 * Where the guide points, the best place first: the card until it is chosen, then the seal; or the verb itself. Where the
 * pupil is to find it himself, he points at all there is to choose from.
 */
export const placesFor = (standing: Standing, offered: readonly unknown[]): readonly string[] => {
  if (standing.kind === 'says') return PAGES[standing.page as PageId].points ?? [];
  if (standing.kind !== 'asks') return [];
  const choice = (offered.find(each => same(each, standing.choice)) ?? standing.choice) as Choice;
  if (standing.own) return 'card' in choice ? [HAND] : [ACTION];
  return 'card' in choice ? [cardInHand(choice.card), SEAL, ACTION] : [selectChoice(choice), ACTION];
};
