import type { Seat } from '#kernel/game.ts';
import type { Wish } from '#kernel/speech.ts';
import { type Chosen, type SeatedBots, seatBots, type Thought } from '#table/bot-seats.ts';
import type { TableNow } from '#table/table.ts';
import { answerAfter } from './answer-instants.ts';
import type { Counsel } from './counsel.ts';
import type { TableDeps } from './table-deps.ts';

/** A node that did not write the last entry leaves the bots to the one that did, for so long. */
const LEAVE_IT = 4000;
/** After a failure, before the bot is asked again. */
const AGAIN = 5000;

interface TableBotsDeps {
  readonly table: TableNow;
  readonly game: string;
  readonly levels: () => readonly (string | null)[];
  /** True where this node wrote the last entry. */
  readonly isMine: () => boolean;
  /** What companions have asked of a seat. */
  readonly wishesFor: (seat: Seat) => readonly Wish[];
  readonly counsel: Pick<Counsel, 'consent' | 'declined' | 'meant'>;
  readonly choose: (seat: Seat, version: number, choice: unknown) => Promise<Chosen>;
  readonly deps: Pick<TableDeps, 'time' | 'think' | 'botPause' | 'trouble'>;
}

/** The bots of one table on this node. Should two nodes both let them play, the journal takes one answer only. */
export const botsAt = ({
  table,
  game,
  levels,
  isMine,
  wishesFor,
  counsel,
  choose,
  deps,
}: TableBotsDeps): SeatedBots => {
  const { time, think, botPause, trouble } = deps;
  const putAway = new Set<() => void>();

  const after = (milliseconds: number, act: () => void) => {
    const away = time.bell(milliseconds, () => {
      putAway.delete(away);
      act();
    });
    putAway.add(away);
  };

  /** Waits for the moment to answer a question that was asked at that time. */
  const pause = (level: string, asked: number) => {
    const thought = time.now() - asked;
    const wait = answerAfter(level, botPause + (isMine() ? 0 : LEAVE_IT), thought) - thought;
    return new Promise<void>(done => after(Math.max(0, wait), done));
  };

  /** What it has suggested, before a restart or by another node, it still means. */
  const thinkAgain = async (thought: Thought): Promise<unknown> => {
    const { seat } = thought.decision;
    const meant = counsel.meant(seat);
    if (meant !== null) return meant.choice;
    const asked = time.now();
    const choice = await think(game, { ...thought, wishes: wishesFor(seat) });
    await pause(thought.level, asked);
    return (counsel.meant(seat) ?? { choice }).choice;
  };

  const bots = seatBots(table, {
    think: thinkAgain,
    consent: counsel.consent,
    declined: counsel.declined,
    onFailure(seat, error) {
      trouble(`a bot at seat ${seat} could not answer`, error);
      after(AGAIN, () => bots.restart());
    },
    levels,
    choose,
  });
  return {
    ...bots,
    stop() {
      bots.stop();
      for (const away of putAway) away();
    },
  };
};
