import { type Card, type Character, COMBAT, type Combat, isCharacter } from '#games/roy/cards/adventure.ts';
import { SKILLS, type Skill } from '#games/roy/names.ts';
import type { IconName } from '#web/art/icon-names.ts';
import type { FaceId } from '#web/art/people.ts';
import { faceOfCard } from '../scene/faces.ts';

export const isSkill = (card: Card): card is Skill => (SKILLS as readonly Card[]).includes(card);
const isCombat = (card: Card): card is Combat => (COMBAT as readonly Card[]).includes(card);

export const SKILL_ICONS: Readonly<Record<Skill, IconName>> = {
  erudition: 'quill-ink',
  nobility: 'queen-crown',
  gallantry: 'rose',
  panache: 'feather',
};

/** What a Character brings, as a sign for the corner of the card: it shows when the rest is covered. */
const GIFTS: Readonly<Record<Character, IconName>> = {
  bassompierre: 'cannon',
  essarts: 'coins',
  buckingham: 'laurels',
  captain: 'card-draw',
  ketty: 'domino-mask',
  laporte: 'candle-holder', // the crown is the sign of Nobility
  planchet: 'healing',
};

/** How a card is drawn. */
export interface CardFace {
  /** The colour of its frame and emblem: a skill's own, or the name of a token. */
  readonly colour: Skill | 'red' | 'gold-ink';
  readonly emblem: IconName;
  /** How often the emblem stands on it. */
  readonly times: 1 | 2;
  readonly portrait: FaceId | null;
}

export const faceOf = (card: Card): CardFace => {
  if (isCharacter(card)) return { colour: 'gold-ink', emblem: GIFTS[card], times: 1, portrait: faceOfCard(card) };
  if (isCombat(card))
    return { colour: 'red', emblem: 'crossed-swords', times: card === 'double' ? 2 : 1, portrait: null };
  return { colour: card, emblem: SKILL_ICONS[card], times: 1, portrait: null };
};
