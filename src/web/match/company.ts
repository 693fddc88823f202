import type { Advised } from '#bots/advice/advise.ts';
import type { Remark } from '#bots/voice/remark.ts';
import type { Heard, Wish } from '#bots/voice/voice.ts';
import type { Seat } from '#kernel/game.ts';
import type { Suggested as SuggestedFarAway } from '#wire/to-client.ts';

/** What a bot would do about a matter of the people's too, waiting for their word. */
export type Suggested = Omit<SuggestedFarAway, 'id'>;

/** Something a person has asked of a bot, and its answer. */
export interface Asked extends Heard {
  readonly from: Seat;
  readonly to: Seat;
  readonly wish: Wish;
}

/** The bots at a table as company, in this browser or far away: what they suggest, and what they have to say. */
export interface Company {
  /** Somebody has something to say. */
  readonly speaks: boolean;
  readonly suggestions: readonly Suggested[];
  /** What was said about each choice, by its number. */
  readonly remarks: ReadonlyMap<number, Remark>;
  /** What has been asked of bots and still holds, with their answers. */
  readonly asked: readonly Asked[];
  /** Advice may be asked for at this table. */
  readonly advises: boolean;
  /** A word to what that bot suggests. */
  answer(seat: Seat, word: 'yes' | 'no'): void;
  /** What may be asked of a bot now. */
  wishes(from: Seat, to: Seat): Promise<readonly Wish[]>;
  /** Asks something of a bot; asked again, it is let go. */
  ask(from: Seat, to: Seat, wish: Wish): Promise<Asked | null>;
  /** What a good player would do in that seat, from no more than it may know. */
  advise(seat: Seat): Promise<readonly Advised[]>;
}

/** Milliseconds to think about advice. */
export const ADVICE_TIME = 1500;
