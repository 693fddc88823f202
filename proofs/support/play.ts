import type { Decision } from '#kernel/game.ts';
import type { Rng } from '#kernel/rng.ts';
import type { Player } from './player.ts';
import { pick } from './random.ts';

/** What this player is asked now. */
export const questionTo = ({ room, position }: Player): Decision<unknown> | undefined =>
  position?.asked.find(({ seat }) => seat === room?.you.seat);

export const hasEnded = ({ position }: Player): boolean => position !== null && position.outcome !== null;

/** Answers whatever this player is asked, until the match has ended or `isEnough`. */
export const playOn = async (player: Player, dice: Rng, isEnough: () => boolean = () => false): Promise<void> => {
  for (;;) {
    await player.until(now => isEnough() || hasEnded(now) || questionTo(now) !== undefined);
    const question = questionTo(player);
    if (isEnough() || hasEnded(player)) return;
    // Somebody else may have been quicker.
    if (question !== undefined) await player.choose(pick(dice, question.choices));
  }
};
