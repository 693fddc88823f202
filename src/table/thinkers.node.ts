import { randomUUID } from 'node:crypto';
import type { BotAnswers, BotRequest } from '#bots/requests.ts';
import type { Moment } from '#bots/voice/remark.ts';
import type { Wish } from '#bots/voice/voice.ts';
import type { Seat } from '#kernel/game.ts';
import type { Thought } from './bot-seats.ts';
import { threadPool } from './thread-pool.node.ts';

/** What bots have to say; see `Voice`. */
export interface Voices {
  readonly why: (game: string, view: unknown, seat: Seat, choice: unknown) => Promise<BotAnswers['why']>;
  /** The same seed gets the same words. */
  readonly remark: (game: string, moment: Moment, seed: string) => Promise<BotAnswers['remark']>;
  readonly wishes: (game: string, view: unknown, from: Seat, to: Seat) => Promise<BotAnswers['wishes']>;
  readonly heed: (game: string, view: unknown, wish: Wish) => Promise<BotAnswers['heed']>;
}

/** Bots' thoughts in threads of their own, one question at a time each. */
export interface Thinkers {
  readonly think: (game: string, thought: Thought) => Promise<unknown>;
  readonly voices: Voices;
  readonly stop: () => Promise<void>;
}

export const startThinkers = (threads: number, time: number): Thinkers => {
  const pool = threadPool<BotRequest>(new URL('./thought.node.ts', import.meta.url), threads);
  let next = 1;

  const ask = async <Kind extends BotRequest['kind']>(
    question: Extract<BotRequest, { readonly kind: Kind }>,
  ): Promise<BotAnswers[Kind]> => (await pool.ask({ id: next++, question })) as BotAnswers[Kind];

  return {
    think(game, { level, view, decision, wishes = [] }) {
      const request = { game, level, view, decision, seed: randomUUID(), iterations: null, wishes };
      return ask({ kind: 'think', request, time });
    },
    voices: {
      why: (game, view, seat, choice) => ask({ kind: 'why', game, view, seat, choice }),
      remark: (game, moment, seed) => ask({ kind: 'remark', game, moment, seed }),
      wishes: (game, view, from, to) => ask({ kind: 'wishes', game, view, from, to }),
      heed: (game, view, wish) => ask({ kind: 'heed', game, view, wish }),
    },
    stop: pool.stop,
  };
};
