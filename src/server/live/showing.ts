import type { Seat } from '#kernel/game.ts';
import { CLOSED } from '#wire/limits.ts';
import type { TableNote } from '#wire/table-note.ts';
import type { CompanyView, Position, Remarked, Said, Suggested, ToClient } from '#wire/to-client.ts';
import { type Written, written } from '#wire/written.ts';
import type { Actor } from '../room/actor.ts';
import { askedBefore } from '../room/company.ts';
import { heardBy } from '../room/talk.ts';
import type { Audience } from './audience.ts';
import type { Connection } from './connection.ts';
import type { Match } from './match.ts';
import { suggestionsShown } from './suggestions-shown.ts';
import type { TablePast } from './table-past.ts';
import type { TableState } from './table-state.ts';
import { type Have, type Untold, untoldTo } from './untold.ts';

interface ShowingDeps {
  readonly state: TableState;
  readonly audience: Audience;
  /** What bots suggest to that seat. */
  readonly suggestions: (seat: Seat | null) => readonly Suggested[];
  readonly past: Pick<TablePast, 'ready'>;
  readonly now: () => number;
  readonly trouble: (what: string, error: unknown) => void;
}

/** Before the deal. */
const NOTHING: Untold = { story: [], fresh: true, missed: [] };

/** `to` is null for everybody. */
const hears = (seat: Seat | null, to: readonly Seat[] | null): boolean =>
  to === null || (seat !== null && to.includes(seat));

/** What everybody who looks at a table is told, each by his own eyes. */
export interface Showing {
  readonly welcome: (connection: Connection, who: Actor, have: Have | null) => void;
  readonly room: () => void;
  /** A choice has been played, or taken back. */
  readonly step: (way: 'on' | 'back') => void;
  readonly said: (said: Said, to: readonly Seat[] | null) => void;
  /** Tells those who see other suggestions than before. */
  readonly suggestions: () => void;
  readonly remark: (remark: Remarked) => void;
  readonly noted: (note: TableNote) => void;
  /** Clocks run or stand otherwise than by a choice. */
  readonly clocks: () => void;
  /** What is asked of bots has changed, for those who hear it. */
  readonly asked: (to: readonly Seat[] | null) => void;
  /** Seats may have changed hands. Everything is shown to whoever has other eyes now, or to `everybody`. */
  readonly again: (whom: 'everybody' | 'moved') => void;
}

/** One step of a match, written once for all who have the same eyes. */
const stepWriter = (
  match: Match,
  clocks: Position['clocks'],
  now: number,
  way: 'on' | 'back',
): ((seat: Seat | null) => Written) => {
  const texts = new Map<Seat | null, Written>();
  return seat => {
    const known = texts.get(seat);
    if (known !== undefined) return known;
    const position = match.position(seat, now, clocks);
    const text = written({ kind: 'step', position, events: match.table.news(seat), back: way === 'back' });
    texts.set(seat, text);
    return text;
  };
};

/** Those who wait for their welcome, with what they know: until then they are told nothing else, and it tells them all. */
type Unwelcomed = Map<Connection, Have | null>;

/** Tells somebody who comes all there is, as soon as it is at hand. */
const welcomer = (
  { state, audience, suggestions, past, now, trouble }: ShowingDeps,
  shown: ReturnType<typeof suggestionsShown>,
  unwelcomed: Unwelcomed,
): Showing['welcome'] => {
  const { room } = state;
  const companyFor = (connection: Connection, seat: Seat | null): CompanyView => {
    const open = suggestions(seat);
    shown.note(connection, open);
    return { suggestions: open, remarks: room.company.remarks, asked: askedBefore(room.company, seat) };
  };

  /** Told to whoever he is by then. */
  const welcomeLater = async (connection: Connection): Promise<void> => {
    try {
      await past.ready(unwelcomed.get(connection) ?? null);
      const [who, have] = [audience.whoIs(connection), unwelcomed.get(connection) ?? null];
      unwelcomed.delete(connection);
      if (who !== null) welcome(connection, who, have);
    } catch (error) {
      trouble('a story could not be told', error);
      unwelcomed.delete(connection);
      connection.close(CLOSED.restarting);
    }
  };

  const welcome: Showing['welcome'] = (connection, who, have) => {
    const { match } = state;
    if (unwelcomed.has(connection)) {
      // Seen by other eyes, what it knew counts for nothing.
      unwelcomed.set(connection, have);
      return;
    }
    const untold = match === null ? NOTHING : untoldTo(match, who.seat, have);
    if (untold === null) {
      unwelcomed.set(connection, have);
      void welcomeLater(connection);
      return;
    }
    const { story, fresh, missed } = untold;
    connection.send({
      kind: 'welcome',
      room: audience.view(who),
      position: match?.position(who.seat, now(), state.clocksAt(now())) ?? null,
      story,
      fresh,
      missed,
      talk: heardBy(room, who.seat),
      company: companyFor(connection, who.seat),
      notes: room.notes.last,
      mine: match?.lastChoiceOf(who.seat) ?? 0,
    });
  };
  return welcome;
};

export const showingTo = (deps: ShowingDeps): Showing => {
  const { state, audience, suggestions, now } = deps;
  const { room } = state;
  const shown = suggestionsShown();
  const unwelcomed: Unwelcomed = new Map();
  const welcome = welcomer(deps, shown, unwelcomed);
  const readers = (): Iterable<readonly [Connection, Actor]> => {
    const everybody = audience.everybody();
    return unwelcomed.size === 0 ? everybody : [...everybody].filter(([connection]) => !unwelcomed.has(connection));
  };
  const showRoom = (connection: Connection, who: Actor) => connection.send({ kind: 'room', room: audience.view(who) });
  const toHearers = (to: readonly Seat[] | null, message: (seat: Seat | null) => ToClient): void => {
    for (const [connection, { seat }] of readers()) if (hears(seat, to)) connection.send(message(seat));
  };

  return {
    welcome,
    room() {
      for (const [connection, who] of readers()) showRoom(connection, who);
    },
    step(way) {
      if (state.match === null) return;
      const textFor = stepWriter(state.match, state.clocksAt(now()), now(), way);
      for (const [connection, { seat }] of readers()) connection.sendWritten(textFor(seat));
    },
    said: (said, to) => toHearers(to, () => ({ kind: 'said', said })),
    remark: remark => toHearers(null, () => ({ kind: 'remarked', remark })),
    clocks() {
      const clocks = state.clocksAt(now());
      if (clocks !== null && state.phase === 'playing') toHearers(null, () => ({ kind: 'clocks', clocks }));
    },
    noted: note => toHearers(null, () => ({ kind: 'noted', note })),
    asked: to => toHearers(to, seat => ({ kind: 'asked', asked: askedBefore(room.company, seat) })),
    suggestions() {
      for (const [connection, { seat }] of readers()) {
        const open = suggestions(seat);
        if (shown.isNews(connection, open)) connection.send({ kind: 'suggested', suggestions: open });
      }
    },
    again(whom) {
      const moved = audience.placeAnew();
      audience.notePresence();
      for (const [connection, who] of audience.everybody())
        if (whom === 'everybody' || moved.has(connection)) welcome(connection, who, null);
        else if (!unwelcomed.has(connection)) showRoom(connection, who);
    },
  };
};
