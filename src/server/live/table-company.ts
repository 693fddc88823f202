import type { Seat } from '#kernel/game.ts';
import type { Chosen, SeatedBots } from '#table/bot-seats.ts';
import type { KeptDeclined } from '#table/declined-matters.ts';
import type { Refusal, Suggested } from '#wire/to-client.ts';
import { wishesFor } from '../room/company.ts';
import { botAt } from '../room/room.ts';
import type { RoomAction, RoomEntry } from '../room/room-entry.ts';
import { botsAt } from './bots.ts';
import { type Counsel, counselAt } from './counsel.ts';
import type { Match } from './match.ts';
import { type Remarks, remarksAt } from './remarks.ts';
import type { TableDeps } from './table-deps.ts';
import type { TableState } from './table-state.ts';
import type { TakenLine } from './taken-line.ts';

interface TableCompanyDeps {
  readonly state: TableState;
  readonly deps: TableDeps;
  /** Writes down what bots say. */
  readonly keep: (wanted: () => RoomAction | Refusal) => Promise<Refusal | null>;
  /** Writes down what they choose. */
  readonly choose: (seat: Seat, version: number, choice: unknown) => Promise<Refusal | null>;
  /** What people did not want of bots, where the table is opened from a snapshot. */
  readonly declined: KeptDeclined;
}

/** The bots at a table as company: what they play, suggest and say. There are none before the deal. */
export interface TableCompany {
  /** To be called with every line before it is taken in; what it gives back is to be called afterwards. */
  readonly listen: (taken: TakenLine) => () => void;
  readonly shownTo: (seat: Seat | null) => readonly Suggested[];
  /** The bots that wait for people. */
  readonly waiting: () => readonly Seat[];
  /** To be called once an entry has been shown: whoever has his answer goes on. */
  readonly look: (entry: RoomEntry) => void;
  /** Lets bots play, where there is a match and they do not yet. */
  readonly seatBots: () => void;
  /** What people did not want of bots, for a snapshot. */
  readonly declined: () => KeptDeclined;
  readonly stop: () => void;
}

/** A bot plays, or plays no more, for a person's seat. */
const SEATS_BOTS: readonly RoomEntry['kind'][] = ['hand', 'return', 'run-out', 'resign', 'sit', 'reclaim'];

const chosen = (why: Refusal | null): Chosen => (why === null ? { ok: true } : { ok: false, why });

/** From the deal on. */
interface Talkers {
  readonly counsel: Counsel;
  readonly remarks: Remarks;
}

export const tableCompany = ({ state, deps, keep, choose, declined }: TableCompanyDeps): TableCompany => {
  const { room } = state;
  const { voices, trouble } = deps;
  const { game } = room.opening;
  let bots: SeatedBots | null = null;
  /** This node wrote the last entry, or knows of no other that did: the bots are its business. */
  let isMine = true;
  let stopped = false;

  const begin = ({ table }: Match, before: KeptDeclined): Talkers => {
    const why = (view: unknown, seat: Seat, choice: unknown) => voices.why(game, view, seat, choice);
    return {
      counsel: counselAt({ room, table, why, keep, restart: () => bots?.restart(), declined: before }),
      remarks: remarksAt({ room, table, voices, keep, trouble: error => trouble('a bot could not speak', error) }),
    };
  };
  let talkers = state.match === null ? null : begin(state.match, declined);

  return {
    listen({ line, origin }) {
      const { entry } = line;
      isMine = origin !== 'another-node';
      const speak = entry.kind === 'play' ? talkers?.remarks.listen(entry, origin) : undefined;
      return () => {
        if (entry.kind === 'start' && state.match !== null) talkers = begin(state.match, []);
        speak?.();
        talkers?.counsel.follow(entry);
      };
    },
    shownTo: seat => talkers?.counsel.shownTo(seat) ?? [],
    waiting: () => talkers?.counsel.waiting() ?? [],
    look(entry) {
      if (SEATS_BOTS.includes(entry.kind)) bots?.look();
      talkers?.counsel.look();
      if (entry.kind === 'wish') bots?.rethink(entry.to);
    },
    seatBots() {
      if (state.match === null || talkers === null || bots !== null || stopped) return;
      bots = botsAt({
        table: state.match.table,
        game,
        levels: () => room.seats.map(botAt),
        isMine: () => isMine,
        wishesFor: seat => wishesFor(room.company, seat),
        counsel: talkers.counsel,
        choose: async (seat, version, choice) => chosen(await choose(seat, version, choice)),
        deps,
      });
    },
    declined: () => talkers?.counsel.declined.kept() ?? [],
    stop() {
      stopped = true;
      bots?.stop();
    },
  };
};
