import type { Seat } from '#kernel/game.ts';
import { shutOut } from '../facts.ts';
import type { Position } from '../position.ts';
import type { Spoils } from '../state.ts';
import { champion } from './champion.ts';
import { discard, fight } from './pick.ts';
import { put } from './put.ts';
import type { CardPrompt, CardQuestion, SpoilsPrompt, SpoilsQuestion } from './question.ts';
import { rewards } from './rewards.ts';
import { scapegoat } from './scapegoat.ts';

// Every question of the game: a new one does not compile until it is whole.
export const CARD_QUESTIONS: { readonly [Prompt in CardPrompt]: CardQuestion } = { rewards, fight, discard };
export const SPOILS_QUESTIONS: { readonly [Prompt in SpoilsPrompt]: SpoilsQuestion } = { champion, scapegoat, put };

/** The question for a card that a seat has to answer, or has answered already; MUS.18 says who fights. */
export const cardQuestion = ({ phase, markers }: Position, seat: Seat): CardQuestion => {
  if (phase === 'rewards') return CARD_QUESTIONS.rewards;
  return shutOut(markers[seat]) ? CARD_QUESTIONS.discard : CARD_QUESTIONS.fight;
};

/** The question for whoever settles a duel. */
export const spoilsQuestion = ({ held, marker }: Spoils): SpoilsQuestion => {
  if (held) return SPOILS_QUESTIONS.put;
  return marker === 'jewel' ? SPOILS_QUESTIONS.champion : SPOILS_QUESTIONS.scapegoat;
};
