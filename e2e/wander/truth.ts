import { RULES } from '#games/all.ts';
import { CLOCK, type Decision, type Outcome, type Seat } from '#kernel/game.ts';
import { type MatchRecord, same } from '#kernel/journal.ts';
import { openTable, type Table } from '#table/table.ts';

/** How a match stands by the rules, whatever the page says. */
export interface Truth {
  readonly record: MatchRecord;
  readonly table: Table;
  /** The seats of people: all of them around this screen. */
  readonly people: readonly Seat[];
  /** Who is asked, but for the clock. */
  readonly asked: readonly Decision<unknown>[];
  /** People who have to answer: the match does not go on without one of them. */
  readonly owing: readonly Seat[];
  readonly outcome: Outcome | null;
  /** What bots have settled so far, while it was looked at, though people were asked about the same matter. */
  readonly settled: readonly Settled[];
}

/** A bot's choice about a matter of the people's. */
interface Settled {
  readonly seat: Seat;
  readonly choice: unknown;
  /** People who were asked about it too. */
  readonly asked: readonly Seat[];
}

const peopleOf = ({ seats }: MatchRecord): Seat[] => seats.flatMap((seat, at) => (seat.bot === null ? [at] : []));

/** Whom else the choice concerns among people, as things stand before it is made. */
const concerned = (table: Table, choice: unknown): Seat[] => {
  const { matter } = table.game;
  const about = choice === null ? null : (matter?.(choice) ?? null);
  if (about === null) return [];
  const isAbout = (each: Decision<unknown>) => each.choices.some(one => matter?.(one) === about);
  return peopleOf(table.record).filter(seat =>
    table.seen(seat).asked.some(each => each.seat === seat && isAbout(each)),
  );
};

/** Follows a journal as the page keeps it: what has been played here already is not played again. */
export const truthReader = () => {
  let known: Table | null = null;
  let latest: { readonly text: string; readonly truth: Truth } | null = null;
  const settled: Settled[] = [];

  const goesOn = (record: MatchRecord): boolean => {
    if (known === null || known.record.seed !== record.seed || known.record.game !== record.game) return false;
    const { entries } = known.record;
    return entries.length <= record.entries.length && same(entries.at(-1), record.entries[entries.length - 1]);
  };
  const follow = (record: MatchRecord): Table => {
    if (known !== null && goesOn(record)) {
      for (const [seat, choice] of record.entries.slice(known.version)) {
        const isBot = seat !== CLOCK && record.seats[seat].bot !== null;
        const people = isBot ? concerned(known, choice) : [];
        if (people.length > 0) settled.push({ seat, choice, asked: people });
        const proposal = known.propose(seat, known.version, choice);
        if (!proposal.ok) throw new Error(`the page has kept what the rules refuse: ${proposal.why}`);
        proposal.play();
      }
      return known;
    }
    const { table, broken } = openTable(RULES[record.game], record);
    if (table === null) throw new Error(`the page has kept what the rules refuse: entry ${broken}`);
    known = table;
    return table;
  };

  return (text: string): Truth => {
    if (latest?.text === text) return latest.truth;
    const record = JSON.parse(text) as MatchRecord;
    const table = follow(record);
    const people = peopleOf(record);
    const { asked: open, outcome } = table.seen(null);
    const asked = open.filter(each => each.seat !== CLOCK);
    const owed = asked.filter(each => each.optional !== true).map(each => each.seat);
    const owing = people.filter(seat => owed.includes(seat));
    latest = { text, truth: { record, table, people, asked, owing, outcome, settled } };
    return latest.truth;
  };
};

/** What a seat is asked, with its choices. */
export const questionTo = ({ table }: Truth, seat: Seat): Decision<unknown> | null =>
  table.seen(seat).asked.find(each => each.seat === seat) ?? null;
