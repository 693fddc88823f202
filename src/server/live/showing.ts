import type { Seat } from '#kernel/game.ts';
import type { CompanyView, Remarked, Said, Suggested, ToClient } from '#wire/to-client.ts';
import { type Written, written } from '#wire/written.ts';
import type { Actor } from '../room/actor.ts';
import { askedBefore } from '../room/company.ts';
import { heardBy } from '../room/room.ts';
import type { Audience } from './audience.ts';
import type { Connection } from './connection.ts';
import type { Have, Match } from './match.ts';
import { suggestionsShown } from './suggestions-shown.ts';
import type { TableState } from './table-state.ts';

interface ShowingDeps {
  readonly state: TableState;
  readonly audience: Audience;
  /** What bots suggest to that seat. */
  readonly suggestions: (seat: Seat | null) => readonly Suggested[];
  readonly now: () => number;
}

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
  /** What is asked of bots has changed, for those who hear it. */
  readonly asked: (to: readonly Seat[] | null) => void;
  /** Seats may have changed hands. Everything is shown to whoever has other eyes now, or to `everybody`. */
  readonly again: (whom: 'everybody' | 'moved') => void;
}

/** One step of a match, written once for all who have the same eyes. */
const stepWriter = (match: Match, now: number, way: 'on' | 'back'): ((seat: Seat | null) => Written) => {
  const texts = new Map<Seat | null, Written>();
  return seat => {
    const known = texts.get(seat);
    if (known !== undefined) return known;
    const position = match.position(seat, now);
    const text = written({ kind: 'step', position, events: match.table.news(seat), back: way === 'back' });
    texts.set(seat, text);
    return text;
  };
};

export const showingTo = ({ state, audience, suggestions, now }: ShowingDeps): Showing => {
  const { room } = state;
  const shown = suggestionsShown();

  const companyFor = (connection: Connection, seat: Seat | null): CompanyView => {
    const open = suggestions(seat);
    shown.note(connection, open);
    return { suggestions: open, remarks: room.company.remarks, asked: askedBefore(room.company, seat) };
  };

  const welcome: Showing['welcome'] = (connection, who, have) => {
    const { match } = state;
    const { story, fresh, missed } = match?.since(who.seat, have) ?? { story: [], fresh: true, missed: [] };
    connection.send({
      kind: 'welcome',
      room: audience.view(who),
      position: match?.position(who.seat, now()) ?? null,
      story,
      fresh,
      missed,
      talk: heardBy(room, who.seat),
      company: companyFor(connection, who.seat),
      mine: match?.lastChoiceOf(who.seat) ?? 0,
    });
  };
  const showRoom = (connection: Connection, who: Actor) => connection.send({ kind: 'room', room: audience.view(who) });
  const toHearers = (to: readonly Seat[] | null, message: (seat: Seat | null) => ToClient): void => {
    for (const [connection, { seat }] of audience.everybody()) if (hears(seat, to)) connection.send(message(seat));
  };

  return {
    welcome,
    room() {
      for (const [connection, who] of audience.everybody()) showRoom(connection, who);
    },
    step(way) {
      if (state.match === null) return;
      const textFor = stepWriter(state.match, now(), way);
      for (const [connection, { seat }] of audience.everybody()) connection.sendWritten(textFor(seat));
    },
    said: (said, to) => toHearers(to, () => ({ kind: 'said', said })),
    remark: remark => toHearers(null, () => ({ kind: 'remarked', remark })),
    asked: to => toHearers(to, seat => ({ kind: 'asked', asked: askedBefore(room.company, seat) })),
    suggestions() {
      for (const [connection, { seat }] of audience.everybody()) {
        const open = suggestions(seat);
        if (shown.isNews(connection, open)) connection.send({ kind: 'suggested', suggestions: open });
      }
    },
    again(whom) {
      const moved = audience.placeAnew();
      audience.notePresence();
      for (const [connection, who] of audience.everybody())
        if (whom === 'everybody' || moved.has(connection)) welcome(connection, who, null);
        else showRoom(connection, who);
    },
  };
};
