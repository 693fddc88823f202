import type { Position, RoomView, Said, ToClient, Told } from '#wire/to-client.ts';

/** All that this browser knows of the match; it is replaced as a whole, never changed. */
export interface Known {
  readonly position: Position | null;
  readonly story: readonly Told[];
}

/** What a browser makes of what it is told about its table. */
export class Knowledge {
  room: RoomView | null = null;
  known: Known = { position: null, story: [] };
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
      case 'noted':
      case 'clocks':
        break;
    }
  }

  #welcome({ position, story, fresh, room, talk }: Extract<ToClient, { kind: 'welcome' }>): void {
    if (!fresh && this.known.position === null) this.#fault('a story goes on that was never begun');
    this.room = room;
    this.talk = talk;
    this.known = { position, story: fresh ? story : [...this.known.story, ...story] };
  }

  #step({ position, events, back }: Extract<ToClient, { kind: 'step' }>): void {
    const { story } = this.known;
    const before = this.known.position?.version ?? -1;
    if (position.version !== before + 1) this.#fault(`after version ${before} came ${position.version}`);
    const told = events.map(event => ({ at: position.at, event }));
    this.known = { position, story: back ? story.filter(({ at }) => at <= position.at) : [...story, ...told] };
  }
}
