import { randomBytes } from 'node:crypto';
import type { Seat } from '#kernel/game.ts';
import { same } from '#kernel/journal.ts';
import type { Reason } from '#kernel/speech.ts';
import type { Suggestion as Thought } from '#table/bot-seats.ts';
import { type DeclinedMatters, declinedMatters, type KeptDeclined } from '#table/declined-matters.ts';
import { mayBeDeclined, questionOf } from '#table/matters.ts';
import type { TableNow } from '#table/table.ts';
import type { Refusal } from '#wire/to-client.ts';
import type { Room } from '../room/room.ts';
import type { RoomAction } from '../room/room-entry.ts';
import { type StandingSuggestions, standingSuggestions } from './standing-suggestions.ts';

interface CounselDeps {
  readonly room: Room;
  readonly table: TableNow;
  readonly why: (view: unknown, seat: Seat, choice: unknown) => Promise<Reason | null>;
  /** Writes a suggestion down; asked again where another node was quicker. */
  readonly keep: (wanted: () => RoomAction | Refusal) => Promise<Refusal | null>;
  /** Another node has suggested something else for a seat: the bots look again. */
  readonly restart: () => void;
  /** What people did not want before; see `DeclinedMatters.kept`. */
  readonly declined?: KeptDeclined;
}

/**
 * What bots suggest to the people at a table, and what these say to it. All of it is in the journal: any node can put the
 * question, any can take the answer, and after a restart everything stands as it did.
 */
export interface Counsel extends Pick<StandingSuggestions, 'meant' | 'shownTo' | 'waiting'> {
  readonly declined: DeclinedMatters;
  /** Asks people before a bot settles what is theirs too; see `seatBots`. */
  readonly consent: (thought: Thought) => Promise<boolean>;
  /** To be called with every entry, once it has been noted and played. */
  readonly follow: (action: RoomAction) => void;
  /** To be called when something has changed: who has his answer goes on. */
  readonly look: () => void;
}

type SuggestAction = Extract<RoomAction, { kind: 'suggest' }>;

const freshId = (): string => randomBytes(9).toString('base64url');

/** The bot is asked something else by now: nobody waits for this any more. */
const never = (): Promise<never> => new Promise(() => {});

export const counselAt = ({ room, table, why, keep, restart, declined: before = [] }: CounselDeps): Counsel => {
  const declined = declinedMatters(table.game, before);
  const standing = standingSuggestions(room, table);
  const { meant } = standing;
  /** Whose suggestions people did not want. */
  const declinedSeats = new Set<Seat>(before.map(({ seat }) => seat));
  /** The bots of this node that wait, with the suggestion they wait about. */
  const waiting = new Map<Seat, { readonly id: string; readonly done: (isAgreed: boolean) => void }>();

  const suggestionOf = ({ seat, decision, choice }: Thought, reason: Reason | null): SuggestAction | Refusal => {
    if (meant(seat) !== null || !same(questionOf(table, seat), decision)) return 'late';
    const mayDecline = mayBeDeclined(table, decision, choice);
    return { kind: 'suggest', seat, suggestion: freshId(), version: table.version, choice, reason, mayDecline };
  };

  const look = (): void => {
    for (const [seat, { id, done }] of waiting) {
      const found = standing.find(id);
      if (found !== undefined && found.agreed === null && standing.isPeoples(found.choice)) continue;
      waiting.delete(seat);
      // Where nobody is left whose matter it is too, bots decide.
      if (found !== undefined) done(found.agreed ?? true);
    }
  };

  return {
    declined,
    meant,
    look,
    shownTo: standing.shownTo,
    waiting: standing.waiting,

    async consent(thought) {
      const { seat, decision, choice } = thought;
      if (meant(seat) === null) {
        const reason = await why(table.seen(null).view, seat, choice).catch(() => null);
        const refused = await keep(() => suggestionOf(thought, reason));
        if (refused !== null && refused !== 'late') throw new Error(`a suggestion was not kept: ${refused}`);
      }
      const found = meant(seat);
      if (found !== null && same(found.choice, choice))
        return new Promise(done => {
          waiting.set(seat, { id: found.id, done });
          look();
        });
      if (found !== null && same(questionOf(table, seat), decision)) restart();
      return never();
    },

    follow(action) {
      if (action.kind === 'play') for (const seat of declinedSeats) declined.keep(seat, questionOf(table, seat));
      if (action.kind !== 'nod' || action.agreed) return;
      const found = standing.find(action.suggestion);
      const decision = found === undefined ? undefined : questionOf(table, found.seat);
      if (found === undefined || decision === undefined) return;
      declined.note(decision, found.choice);
      declinedSeats.add(found.seat);
    },
  };
};
