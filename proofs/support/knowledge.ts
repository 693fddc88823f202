import type { SeatClockView } from '#wire/clock.ts';
import type { TableNote } from '#wire/table-note.ts';
import type { Position, RoomView, Said, ToClient, Told } from '#wire/to-client.ts';

/** The clocks of all seats as they were last shown. */
export interface ClocksShown {
  readonly clocks: readonly SeatClockView[];
  /** When they were heard of here: no message comes before it was sent. */
  readonly heard: number;
}

/** All that this browser knows of the match; it is replaced as a whole, never changed. */
export interface Known {
  readonly position: Position | null;
  readonly story: readonly Told[];
  /** Null where the table has none. */
  readonly clocks: ClocksShown | null;
  readonly notes: readonly TableNote[];
}

export const NOTHING_KNOWN: Known = { position: null, story: [], clocks: null, notes: [] };

const shownNow = (clocks: readonly SeatClockView[] | null): ClocksShown | null =>
  clocks === null ? null : { clocks, heard: Date.now() };

/** What a browser makes of what it is told about its table. */
export class Knowledge {
  room: RoomView | null = null;
  known: Known = NOTHING_KNOWN;
  talk: readonly Said[] = [];
  readonly #fault: (fault: string) => void;

  constructor(fault: (fault: string) => void) {
    this.#fault = fault;
  }

  hear(message: ToClient): void {
    switch (message.kind) {
      case 'welcome':
        this.#welcome(message);
        break;
      case 'step':
        this.#step(message);
        break;
      case 'room':
        this.room = message.room;
        break;
      case 'said':
        this.talk = [...this.talk, message.said];
        break;
      case 'done':
      case 'refused':
      case 'pong':
      case 'suggested':
      case 'remarked':
      case 'asked':
        break;
      case 'noted':
        this.#noted(message.note);
        break;
      case 'clocks':
        this.known = { ...this.known, clocks: shownNow(message.clocks) };
        break;
    }
  }

  #welcome({ position, story, fresh, room, talk, notes }: Extract<ToClient, { kind: 'welcome' }>): void {
    if (!fresh && this.known.position === null) this.#fault('a story goes on that was never begun');
    this.room = room;
    this.talk = talk;
    const whole = fresh ? story : [...this.known.story, ...story];
    this.known = { position, story: whole, clocks: shownNow(position?.clocks ?? null), notes };
  }

  /** A welcome may have told it already. */
  #noted(note: TableNote): void {
    const { notes } = this.known;
    if (notes.every(({ id }) => id !== note.id)) this.known = { ...this.known, notes: [...notes, note] };
  }

  #step({ position, events, back }: Extract<ToClient, { kind: 'step' }>): void {
    const { story } = this.known;
    const before = this.known.position?.version ?? -1;
    if (position.version !== before + 1) this.#fault(`after version ${before} came ${position.version}`);
    const told = events.map(event => ({ at: position.at, event }));
    this.known = {
      ...this.known,
      position,
      story: back ? story.filter(({ at }) => at <= position.at) : [...story, ...told],
      clocks: shownNow(position.clocks),
    };
  }
}
