import { BOTTE_IDS } from '#games/trois/cards/bottes.ts';
import { GAZETTES } from '#games/trois/cards/gazettes.ts';
import { MILADY } from '#games/trois/cards/milady.ts';
import { MOUSQUETAIRES } from '#games/trois/cards/mousquetaires.ts';
import { ROCHEFORT } from '#games/trois/cards/rochefort.ts';

/** The cards of the game, pile by pile. */
export const EVERY_CARD = {
  milady: MILADY,
  rochefort: ROCHEFORT,
  mousquetaires: MOUSQUETAIRES,
  bottes: BOTTE_IDS,
  gazettes: GAZETTES,
};
