import { isGameId, LOADERS } from '#games/index.ts';
import { seeded } from '#kernel/fairness.ts';
import type { Happening, Seat } from '#kernel/game.ts';
import { type Advised, adviseWith } from './advice/advise.ts';
import { fetchBotProfile } from './bot-profile.ts';
import { answerWith, type ThinkRequest } from './think.ts';
import { type Moment, type Remark, remarkOn } from './voice/remark.ts';
import type { Heard, Reason, Wish } from './voice/voice.ts';

/** A question about a choice, to be thought over. */
interface Thinking {
  readonly request: ThinkRequest;
  /** Milliseconds to think, where the bot has a use for time. */
  readonly time: number;
}

/** What can be asked about the bots of a game, by what is wanted of them; views as in `Voice`. */
export type BotRequest =
  | ({ readonly kind: 'think' } & Thinking)
  | ({ readonly kind: 'advise' } & Thinking)
  | {
      readonly kind: 'why';
      readonly game: string;
      readonly view: unknown;
      readonly seat: Seat;
      readonly choice: unknown;
    }
  | { readonly kind: 'wishes'; readonly game: string; readonly view: unknown; readonly from: Seat; readonly to: Seat }
  | { readonly kind: 'heed'; readonly game: string; readonly view: unknown; readonly wish: Wish }
  | {
      readonly kind: 'taunt';
      readonly game: string;
      readonly view: unknown;
      readonly seat: Seat;
      readonly events: readonly unknown[];
      readonly seed: string;
    }
  | { readonly kind: 'remark'; readonly game: string; readonly moment: Moment; readonly seed: string };

/** What comes back, by what was asked. */
export interface BotAnswers {
  readonly think: unknown;
  readonly advise: readonly Advised[];
  readonly why: Reason | null;
  readonly wishes: readonly Wish[];
  readonly heed: Heard;
  readonly taunt: Reason | null;
  readonly remark: Remark | null;
}

const load = async (id: string) => {
  if (!isGameId(id)) throw new Error(`no bots play ${id} here`);
  const [{ game }, profile] = await Promise.all([LOADERS[id](), fetchBotProfile(id)]);
  return { game, profile };
};

const voiceOf = async (id: string) => {
  const { voice } = (await load(id)).profile;
  if (voice === null) throw new Error(`the bots of ${id} are silent`);
  return voice;
};

/** Says for so many milliseconds that there is time left. */
type InTime = (milliseconds: number) => () => boolean;

/** Rules and advice are fetched for the game that is played, and for no other. */
export const answerRequest = async (asked: BotRequest, inTime: InTime): Promise<BotAnswers[BotRequest['kind']]> => {
  switch (asked.kind) {
    case 'think': {
      const { game, profile } = await load(asked.request.game);
      return answerWith(game, profile, asked.request, inTime(asked.time));
    }
    case 'advise': {
      const { game, profile } = await load(asked.request.game);
      return adviseWith(game, profile, asked.request, inTime(asked.time));
    }
    case 'why':
      return (await voiceOf(asked.game)).why(asked.view, asked.seat, asked.choice);
    case 'wishes':
      return (await voiceOf(asked.game)).wishes(asked.view, asked.from, asked.to);
    case 'heed':
      return (await voiceOf(asked.game)).heed(asked.view, asked.wish);
    case 'taunt': {
      const events = asked.events as readonly Happening[];
      return (await voiceOf(asked.game)).taunt(asked.view, asked.seat, events, seeded(asked.seed));
    }
    case 'remark':
      return remarkOn(await voiceOf(asked.game), asked.moment, seeded(asked.seed));
  }
};
