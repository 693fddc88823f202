import { answer, iterationsOf } from '#bots/index.ts';
import type { GameId } from '#games/index.ts';
import type { Decision, Seat } from '#kernel/game.ts';
import { same } from '#kernel/journal.ts';
import type { Table } from '#table/table.ts';

/** Lets the bot of a seat answer; false where it lets an offer go by. */
export const botAnswers = (table: Table, id: GameId, decision: Decision<unknown>): boolean => {
  const { seat } = decision;
  const { seats, commitment } = table.record;
  const { view, version } = table.seen(seat);
  // What everybody may know starts the bot's dice; the match's own seed goes to nobody before the end.
  const seed = `${commitment}/${version}/${seat}`;
  const level = seats[seat].bot ?? '';
  // Counted rounds of thought: the same seed plays the same match.
  const choice = answer({ game: id, level, view, decision, seed, iterations: iterationsOf(id) }, () => true);
  if (choice === null) return false;
  const { ok } = table.choose(seat, version, choice);
  if (!ok) throw new Error('a bot chose what is not offered');
  return true;
};

/** Offers that were let go by: one is put again only when there is something new in it. */
export const passedOffers = () => {
  const passed = new Map<Seat, readonly unknown[]>();
  const of = (seat: Seat) => passed.get(seat) ?? [];
  return {
    isNew: ({ seat, choices }: Decision<unknown>): boolean =>
      choices.some(choice => !of(seat).some(each => same(each, choice))),
    pass({ seat, choices }: Decision<unknown>) {
      passed.set(seat, [...of(seat), ...choices]);
    },
    forget(seat: Seat) {
      passed.delete(seat);
    },
  };
};
