import type { AnyGame, Seat } from '#kernel/game.ts';
import { same } from '#kernel/journal.ts';
import { handleOf } from '#server/room/handle.ts';
import type { Outage } from '#server/room/outages.ts';
import type { RoomAction } from '#server/room/room-entry.ts';
import type { JournalLine, TableRow } from '#server/store/store.ts';
import type { Refusal, RoomView } from '#wire/to-client.ts';
import type { Act } from '#wire/to-server.ts';
import type { Known } from '../support/knowledge.ts';
import type { Sent } from '../support/outbox.ts';
import { personIdOf } from '../support/person.ts';
import type { Player } from '../support/player.ts';
import { Chronicle } from './chronicle.ts';
import { ranOutIn } from './clock-check.ts';
import { type ShownCheck, shownCheck } from './shown-check.ts';

/** What one player was promised and shown, as it stood at one moment. */
export interface Witness {
  /** As journals name him. */
  readonly person: string;
  readonly sent: readonly Readonly<Sent>[];
  readonly known: Known;
  readonly room: RoomView | null;
  readonly seat: Seat | null;
  readonly faults: readonly string[];
}

/** To be taken before the journal is read: what was promised by then has to be there. */
export const witness = ({ person, room, sent, known, faults }: Player): Witness => ({
  person: personIdOf(person),
  sent: sent.map(each => ({ ...each })),
  known,
  room,
  seat: room?.you.seat ?? null,
  faults: [...faults],
});

export interface Findings {
  /** How many entries the match has; null before it starts. */
  readonly version: number | null;
  /** Ids of messages that were acknowledged and are not there. */
  readonly lost: readonly string[];
  /** Ids that are there more than once. */
  readonly doubled: readonly string[];
  /** Seats that changed hands without anybody's leave. */
  readonly seatsLost: readonly string[];
  /** Everything else that must not be. */
  readonly faults: readonly string[];
}

/** A journal as it was read, and what was known then of times in which the house was closed. */
export interface ReadJournal {
  readonly lines: readonly JournalLine[];
  readonly outages: readonly Outage[];
}

/** After these nobody can know whether it was kept; every other refusal means that it was not. */
const UNSURE: ReadonlySet<Refusal> = new Set(['not-kept']);

/** The line an act comes to, where its name is another: words that were promised are asked for before the deal. */
const WRITTEN: Partial<Record<Act['act'], readonly RoomAction['kind'][]>> = {
  start: ['start', 'freeze'],
  move: ['motion'],
};

const isActKept = (entry: JournalLine['entry'], act: Act, seat: Seat | null): boolean => {
  if (!(WRITTEN[act.act] ?? [act.act]).some(kind => kind === entry.kind)) return false;
  if (act.act === 'vote') return entry.kind === 'vote' && entry.seat === seat && entry.agreed === act.agreed;
  if (act.act === 'return' || act.act === 'moment') return 'seat' in entry && entry.seat === seat;
  return !('seat' in act) || ('seat' in entry && entry.seat === act.seat);
};

const isKept = ({ entry }: JournalLine, seat: Seat | null, { message }: Readonly<Sent>): boolean => {
  switch (message.kind) {
    case 'choose':
      return entry.kind === 'play' && entry.seat === seat && same(entry.choice, message.choice);
    case 'take-back':
      return entry.kind === 'play' && entry.seat === seat && entry.choice === null;
    case 'act':
      return isActKept(entry, message.act, seat);
  }
};

/** Lines that stand before something that was answered before they were asked for. */
const outOfOrder = (lines: readonly JournalLine[], sent: ReadonlyMap<string, Readonly<Sent>>): string[] => {
  const faults: string[] = [];
  let earliest = Number.POSITIVE_INFINITY;
  for (const { number, entry } of lines.toReversed()) {
    const asked = entry.id === null ? undefined : sent.get(entry.id);
    if (asked === undefined) continue;
    if (earliest < asked.sentAt) faults.push(`line ${number} stands before one that was acknowledged earlier`);
    if (asked.answeredAt !== null) earliest = Math.min(earliest, asked.answeredAt);
  }
  return faults;
};

const faultsOfLines = (chronicle: Chronicle, table: string, witnesses: readonly Witness[]): string[] => {
  const { lines } = chronicle;
  const byId = new Map(witnesses.flatMap(({ person, sent }) => sent.map(each => [each.id, { person, each }] as const)));
  const faults = lines.flatMap((line, at) => {
    const { number, entry } = line;
    // Somebody may have sent it after the witnesses were heard.
    const found = entry.id === null ? undefined : byId.get(entry.id);
    if (found === undefined) return [];
    const { person, each } = found;
    const seat = chronicle.ownersBefore(at + 1).indexOf(person);
    if (entry.sender !== undefined && entry.sender !== handleOf(table, person))
      return [`line ${number} was sent by somebody else`];
    if (!isKept(line, seat < 0 ? null : seat, each)) return [`line ${number} is not what was sent`];
    const { why } = each;
    return why !== null && !UNSURE.has(why) ? [`line ${number} was refused (${why}) and is there`] : [];
  });
  const gaps = lines.flatMap(({ number }, at) =>
    number === at + 1 ? [] : [`line ${at + 1} has the number ${number}`],
  );
  const order = outOfOrder(lines, new Map([...byId].map(([id, { each }]) => [id, each])));
  return [...faults, ...gaps, ...order];
};

/** Whoever sits somewhere by the journal sees himself there. */
const isSeatHis = (chronicle: Chronicle, { person, room, seat, known }: Witness): boolean => {
  if (room === null) return true;
  const stands = chronicle.window(known.position?.version ?? null);
  return stands.some(({ owners }) => owners.indexOf(person) === (seat ?? -1));
};

const lostAndDoubled = (lines: readonly JournalLine[], witnesses: readonly Witness[]) => {
  const counts = new Map<string, number>();
  for (const { entry } of lines) if (entry.id !== null) counts.set(entry.id, (counts.get(entry.id) ?? 0) + 1);
  const acknowledged = witnesses.flatMap(({ sent }) =>
    sent.filter(({ answeredAt, why }) => answeredAt !== null && why === null),
  );
  return {
    lost: acknowledged.flatMap(({ id }) => (counts.has(id) ? [] : [id])),
    doubled: [...counts].flatMap(([id, count]) => (count > 1 ? [id] : [])),
  };
};

/** How seats change hands, by the lines that tell of it; whoever sits down in the middle of a match has taken a seat over. */
const CHANGES: ReadonlySet<RoomAction['kind']> = new Set(['hand', 'return', 'run-out', 'resign', 'reclaim', 'unseat']);

/**
 * The audit of one table, for as long as it is played. The whole journal is read each time: what was there before has to
 * be there still, and what is new is played on from there.
 */
export class Audit {
  /** How often a clock has run out, and a seat changed hands. */
  readonly counts = { ranOut: 0, changed: 0, taken: 0 };
  readonly #game: AnyGame;
  readonly #row: TableRow;
  readonly #chronicle: Chronicle;
  readonly #checks = new Map<string, ShownCheck>();

  constructor(game: AnyGame, row: TableRow) {
    this.#game = game;
    this.#row = row;
    this.#chronicle = new Chronicle(game, row);
  }

  /** Holds what players were promised and shown against the journal that was kept. */
  look({ lines, outages }: ReadJournal, witnesses: readonly Witness[]): Findings {
    this.#chronicle.learn(outages);
    const changed = this.#readOn(lines);
    const chronicle = this.#chronicle;
    const unseated = witnesses.flatMap(each =>
      isSeatHis(chronicle, each) ? [] : [`seat ${each.seat} is not his who sees it`],
    );
    return {
      version: chronicle.version,
      ...lostAndDoubled(lines, witnesses),
      seatsLost: [...chronicle.seatsLost, ...unseated],
      faults: [
        ...changed,
        ...faultsOfLines(chronicle, this.#row.id, witnesses),
        ...chronicle.faults,
        ...witnesses.flatMap(each => [...each.faults, ...this.#shownTo(each)]),
      ],
    };
  }

  #readOn(lines: readonly JournalLine[]): string[] {
    const { lines: before, room } = this.#chronicle;
    const faults = before.flatMap((line, at) => {
      if (at >= lines.length) return [`line ${at + 1} is gone`];
      return same(line, lines[at]) ? [] : [`line ${at + 1} is not what it was`];
    });
    for (const line of lines.slice(before.length)) {
      const isTaken = line.entry.kind === 'sit' && room.phase === 'playing';
      if (ranOutIn(line)) this.counts.ranOut++;
      if (isTaken) this.counts.taken++;
      if (isTaken || CHANGES.has(line.entry.kind)) this.counts.changed++;
      this.#chronicle.take(line);
    }
    return faults;
  }

  #shownTo({ person, seat, known, room }: Witness): readonly string[] {
    const check = this.#checks.get(person) ?? shownCheck(this.#game);
    this.#checks.set(person, check);
    return check(this.#chronicle, seat, known, room);
  }
}
