import type { Wish } from '#bots/voice/voice.ts';
import type { Seat } from '#kernel/game.ts';
import { type Suggestion, seatBots, type Thought } from '#table/bot-seats.ts';
import type { Table } from '#table/table.ts';
import { paceOf, type Speed, THINK } from './pace.ts';
import { Thinker } from './thinker.ts';

interface BotDeps {
  readonly speed: () => Speed;
  /** Nothing is being shown. */
  readonly free: () => boolean;
  /** What was done last showed the people here nothing. */
  readonly unseen: () => boolean;
  /** What companions have asked of a seat. */
  readonly wishesFor: (seat: Seat) => readonly Wish[];
  /** Looks for news from another tab; true where the table is no longer the one these bots sit at. */
  readonly sync: () => boolean;
  /** Asks the people at this screen before a bot settles what is theirs too. */
  readonly consent: (suggestion: Suggestion) => Promise<boolean>;
  readonly onFailure: (seat: Seat) => void;
}

export type Voices = Pick<Thinker, 'why' | 'taunt' | 'wishes' | 'heed' | 'advise'>;

export interface Bots {
  /** What they have to say, found where they think; null for bots that keep silent. */
  readonly voices: Voices | null;
  readonly stop: () => void;
  readonly restart: () => void;
  readonly rethink: (seat: Seat) => void;
  /** To be called whenever a bot may have become free to act. */
  readonly go: () => void;
}

/** Bots that play in this page while somebody can see it: a hidden tab waits, and so two tabs seldom both play. */
export const seatBotsAt = (
  table: Table,
  { speed, free, unseen, wishesFor, sync, consent, onFailure }: BotDeps,
): Bots => {
  const thinker = new Thinker(table.record.game);
  const seen = () => document.visibilityState === 'visible';
  const pace = paceOf({ speed, free: () => free() && seen(), unseen });

  const think = async (thought: Thought): Promise<unknown> => {
    const wishes = wishesFor(thought.decision.seat);
    const choice = thinker.think({ ...thought, wishes }, THINK[speed()]);
    // Only a bot that knows its choice stands in line to act; one that failed does not hold up the others.
    await pace.pause(choice);
    sync();
    return choice;
  };

  const bots = seatBots(table, { think, consent, onFailure });
  return {
    voices: thinker,
    stop() {
      bots.stop();
      thinker.stop();
    },
    restart: bots.restart,
    rethink: bots.rethink,
    go: pace.go,
  };
};
