import { fetchBotProfile } from '#bots/bot-profile.ts';
import { remarkOn } from '#bots/voice/remark.ts';
import type { GameId } from '#games/index.ts';
import { seeded } from '#kernel/fairness.ts';
import type { TableDeps } from '#server/live/table-deps.ts';

/** What bots really say, found here instead of in a thread: at once, and so at the same moment on both sides. */
export const VOICES: TableDeps['voices'] = {
  why: async (game, view, seat, choice) =>
    (await fetchBotProfile(game as GameId)).voice?.why(view, seat, choice) ?? null,
  async remark(game, moment, seed) {
    const { voice } = await fetchBotProfile(game as GameId);
    return voice === null ? null : remarkOn(voice, moment, seeded(seed));
  },
  wishes: async () => [],
  heed: async () => ({ heeded: false, reason: { kind: 'no' } }),
};
