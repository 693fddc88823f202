import { linksOf } from '#kernel/chain.ts';
import type { Seat } from '#kernel/game.ts';
import type { Table } from '#table/table.ts';
import type { Position, RoomView, SeatView, ToClient } from '#wire/to-client.ts';
import type { ToServer } from '#wire/to-server.ts';
import type { Dial, Ear } from './dial.ts';
import type { Outside } from './outside.ts';
import { PLAIN_ROOM } from './plain-room.testing.ts';

export const TABLE = 'AbCdEfGhIjKlMnOpQrSt-_';

/** One line a browser has opened, seen from the other end. */
export class FakeLine {
  readonly said: ToServer[] = [];
  hungUp = false;
  readonly #ear: Ear;

  constructor(ear: Ear) {
    this.#ear = ear;
  }
  open(): void {
    this.#ear.opened();
  }
  tell(message: ToClient): void {
    this.#ear.heard(JSON.stringify(message));
  }
  close(code = 1006): void {
    this.#ear.closed(code);
  }
  hear(text: string): void {
    this.said.push(JSON.parse(text));
  }
  /** Messages that want an answer. */
  get asked(): Extract<ToServer, { id: string }>[] {
    return this.said.filter(message => 'id' in message);
  }
}

/** A house that hears every call, and a browser that tells of sleep and tunnels. */
export class FakeHouse {
  readonly lines: FakeLine[] = [];
  signs: Parameters<Outside>[0] | null = null;

  readonly dial: Dial = (_, ear) => {
    const line = new FakeLine(ear);
    this.lines.push(line);
    return {
      say: text => line.hear(text),
      hangUp: () => {
        line.hungUp = true;
      },
    };
  };
  readonly outside: Outside = signs => {
    this.signs = signs;
    return () => {
      this.signs = null;
    };
  };
  /** The newest line. */
  get line(): FakeLine {
    const line = this.lines.at(-1);
    if (line === undefined) throw new Error('nobody has called');
    return line;
  }
}

export const seatView = (name: string, more: Partial<SeatView> = {}): SeatView => ({
  plan: { kind: 'invited' },
  taken: true,
  name,
  face: 'athos',
  ready: true,
  here: true,
  promise: null,
  revealed: false,
  house: false,
  standIn: null,
  away: false,
  awayIn: null,
  replaceIn: null,
  reissued: false,
  resigned: false,
  moments: 3,
  ...more,
});

export const roomOf = (seat: Seat | null, more: Partial<RoomView> = {}): RoomView => ({
  ...PLAIN_ROOM,
  table: TABLE,
  phase: 'playing',
  seats: [seatView('Aline'), seatView('Bastien')],
  you: { ...PLAIN_ROOM.you, seat, member: seat !== null },
  ...more,
});

/** The match as that seat would be told of it. */
export const positionOf = (table: Table, seat: Seat | null): Position => {
  const { version, at, view, asked, mayTakeBack, outcome } = table.seen(seat);
  const { record } = table;
  const link = linksOf({ ...record, entries: record.entries.slice(0, version) })[version];
  return { version, link, at, view, asked, mayTakeBack, outcome, sand: null, clocks: null };
};

export const welcomeTo = (
  table: Table,
  seat: Seat | null,
  more: Partial<Extract<ToClient, { kind: 'welcome' }>> = {},
): ToClient => ({
  kind: 'welcome',
  room: roomOf(seat),
  position: positionOf(table, seat),
  story: table.story(seat),
  fresh: true,
  missed: [],
  talk: [],
  notes: [],
  company: { suggestions: [], remarks: [], asked: [] },
  mine: 0,
  ...more,
});

/** The step that the last choice at the table was. */
export const stepOf = (table: Table, seat: Seat | null, back = false): ToClient => ({
  kind: 'step',
  position: positionOf(table, seat),
  events: table.news(seat),
  back,
});
