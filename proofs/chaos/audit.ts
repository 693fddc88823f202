import { linksOf } from '#kernel/chain.ts';
import type { AnyGame, Seat } from '#kernel/game.ts';
import { type MatchRecord, type Move, same } from '#kernel/journal.ts';
import { dealtAt } from '#server/live/match.ts';
import { note, openRoom } from '#server/room/room.ts';
import type { JournalLine, TableRow } from '#server/store/store.ts';
import { openTable } from '#table/table.ts';
import type { Refusal } from '#wire/to-client.ts';
import type { Known } from '../support/knowledge.ts';
import type { Sent } from '../support/outbox.ts';
import type { Player } from '../support/player.ts';

/** What one player was promised and shown, as it stood at one moment. */
export interface Witness {
  readonly seat: Seat | null;
  readonly sent: readonly Readonly<Sent>[];
  readonly known: Known;
  readonly faults: readonly string[];
}

/** To be taken before the journal is read: what was promised by then has to be there. */
export const witness = ({ room, sent, known, faults }: Player): Witness => ({
  seat: room?.you.seat ?? null,
  sent: sent.map(each => ({ ...each })),
  known,
  faults: [...faults],
});

export interface Findings {
  /** How many entries the match has; null before it starts. */
  readonly version: number | null;
  /** Ids of messages that were acknowledged and are not there. */
  readonly lost: readonly string[];
  /** Ids that are there more than once. */
  readonly doubled: readonly string[];
  /** Everything else that must not be. */
  readonly faults: readonly string[];
}

/** After these nobody can know whether it was kept; every other refusal means that it was not. */
const UNSURE: ReadonlySet<Refusal> = new Set(['not-kept']);

const isKept = ({ entry }: JournalLine, seat: Seat | null, { message }: Readonly<Sent>): boolean => {
  switch (message.kind) {
    case 'choose':
      return entry.kind === 'play' && entry.seat === seat && same(entry.choice, message.choice);
    case 'take-back':
      return entry.kind === 'play' && entry.seat === seat && entry.choice === null;
    case 'act':
      // Where anybody has promised words, the host's word to begin asks for them first.
      return entry.kind === message.act.act || (message.act.act === 'start' && entry.kind === 'freeze');
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

const faultsOfLines = (lines: readonly JournalLine[], witnesses: readonly Witness[]): string[] => {
  const byId = new Map(witnesses.flatMap(({ seat, sent }) => sent.map(each => [each.id, { seat, each }] as const)));
  const faults = lines.flatMap(line => {
    const { number, entry } = line;
    if (entry.id === null) return [];
    const found = byId.get(entry.id);
    // Somebody may have sent it after the witnesses were heard.
    if (found === undefined) return [];
    if (!isKept(line, found.seat, found.each)) return [`line ${number} is not what was sent`];
    const { why } = found.each;
    return why !== null && !UNSURE.has(why) ? [`line ${number} was refused (${why}) and is there`] : [];
  });
  const gaps = lines.flatMap(({ number }, at) =>
    number === at + 1 ? [] : [`line ${at + 1} has the number ${number}`],
  );
  const order = outOfOrder(lines, new Map([...byId].map(([id, { each }]) => [id, each])));
  return [...faults, ...gaps, ...order];
};

/** The record of the match that lies in the journal; null before it starts. */
const recordIn = (
  game: AnyGame,
  { id, opening, seed }: TableRow,
  lines: readonly JournalLine[],
): MatchRecord | null => {
  const room = openRoom(id, opening);
  const entries: Move[] = [];
  let dealt: MatchRecord | null = null;
  for (const line of lines) {
    note(room, line);
    if (line.entry.kind === 'start') dealt = dealtAt(room, game, seed);
    if (line.entry.kind === 'play') entries.push([line.entry.seat, line.entry.choice]);
  }
  return dealt === null ? null : { ...dealt, entries };
};

/** Whether a player was shown exactly what the journal says, as far as he had come. */
const faultsOfKnown = (game: AnyGame, record: MatchRecord | null, { seat, known }: Witness): string[] => {
  const { position, story } = known;
  if (position === null) return [];
  const who = `seat ${seat}`;
  if (record === null) return [`${who} sees a match that never began`];
  const { version } = position;
  if (version > record.entries.length) return [`${who} saw version ${version}, the journal ends before it`];
  const { table } = openTable(game, { ...record, entries: record.entries.slice(0, version) });
  if (table === null) return [`the journal does not play up to version ${version}`];
  const seen = table.seen(seat);
  const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
  const agrees = (what: string, a: unknown, b: unknown) =>
    same(a, plain(b)) ? [] : [`${who} has another ${what} at version ${version} than the journal`];
  return [
    ...agrees('link', position.link, linksOf(record)[version]),
    ...agrees('view', position.view, seen.view),
    ...agrees('question', position.asked, seen.asked),
    ...agrees('outcome', position.outcome, seen.outcome),
    ...agrees('story', story, table.story(seat)),
  ];
};

/** Whoever has sat down has his seat, by the journal and on his own screen: nobody here has agreed to anything else. */
const seatsLost = (
  { id, opening }: TableRow,
  lines: readonly JournalLine[],
  witnesses: readonly Witness[],
): readonly string[] => {
  const room = openRoom(id, opening);
  for (const line of lines) note(room, line);
  return witnesses.flatMap(({ seat, sent }) => {
    const own = new Set(sent.map(each => each.id));
    const sat = lines.find(({ entry }) => entry.kind === 'sit' && entry.id !== null && own.has(entry.id));
    if (sat?.entry.kind !== 'sit') return [];
    const { seat: at, person } = sat.entry;
    const isHis = room.seats[at].person === person && (seat === null || seat === at);
    return isHis ? [] : [`seat ${at} was lost`];
  });
};

/** Holds what players were promised and shown against the journal that was kept. */
export const audit = (
  game: AnyGame,
  { row, lines }: { readonly row: TableRow; readonly lines: readonly JournalLine[] },
  witnesses: readonly Witness[],
): Findings => {
  const counts = new Map<string, number>();
  for (const { entry } of lines) if (entry.id !== null) counts.set(entry.id, (counts.get(entry.id) ?? 0) + 1);
  const acknowledged = witnesses.flatMap(({ sent }) =>
    sent.filter(({ answeredAt, why }) => answeredAt !== null && why === null),
  );
  const record = recordIn(game, row, lines);
  const broken = record === null ? null : openTable(game, record).broken;
  return {
    version: record?.entries.length ?? null,
    lost: acknowledged.flatMap(({ id }) => (counts.has(id) ? [] : [id])),
    doubled: [...counts].flatMap(([id, count]) => (count > 1 ? [id] : [])),
    faults: [
      ...faultsOfLines(lines, witnesses),
      ...seatsLost(row, lines, witnesses),
      ...(broken === null ? [] : [`the rules do not allow choice ${broken} of the journal`]),
      ...witnesses.flatMap(each => [...each.faults, ...faultsOfKnown(game, record, each)]),
    ],
  };
};
