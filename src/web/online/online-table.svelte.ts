import { isGameId } from '#games/index.ts';
import { NOTES_KEPT, PROTOCOL, TALK_KEPT } from '#wire/limits.ts';
import type { NoteKind, TableNote } from '#wire/table-note.ts';
import type { CompanyView, Position, Refusal, RoomView, Said, ToClient, Told } from '#wire/to-client.ts';
import type { Act, ToServer } from '#wire/to-server.ts';
import { entryOf } from '../match/games.ts';
import { toast } from '../parts/announcer.svelte.ts';
import { Notebook } from '../witness/notebook.ts';
import { Connection } from './connection.svelte.ts';
import type { Dial } from './dial.ts';
import { introduce } from './introduce.ts';
import { keepKey, keptKey } from './keys.ts';
import { OnlineMatch, type Stepped } from './online-match.svelte.ts';
import type { Outside } from './outside.ts';
import { onlineWords } from './text/words.ts';

interface OnlineTableDeps {
  readonly id: string;
  readonly address: string;
  readonly introduce?: typeof introduce;
  readonly dial?: Dial;
  readonly outside?: Outside;
}

/** Before the first choice bots have said nothing. */
const NOTHING_HEARD: CompanyView = { suggestions: [], remarks: [], asked: [] };

/** From then on somebody else answers what a seat is asked. */
const ANSWERED_FOR: readonly NoteKind[] = ['silent', 'ran-out', 'handed', 'resigned'];

type Welcome = Extract<ToClient, { kind: 'welcome' }>;

/** A table elsewhere: who is there, what is said, and the match once it has begun. */
export class OnlineTable {
  readonly id: string;
  readonly connection: Connection;
  /** Null until we have been let in. */
  room = $state.raw<RoomView | null>(null);
  talk = $state.raw<readonly Said[]>([]);
  /** What happened around the match. */
  notes = $state.raw<readonly TableNote[]>([]);
  /** Null before it begins, and where this page has no table for its game. */
  match = $state.raw<OnlineMatch | null>(null);
  /** How many choices were made while the connection was lost; null once that is old news. */
  missed = $state<number | null>(null);
  /** What is promised and seen here. */
  readonly notebook: Notebook;
  readonly #introduce: typeof introduce;
  #key: string | null;
  /** The house wants to give us its cookie once more. */
  #cookieAgain = false;
  #tried = new Set<Refusal>();
  /** The words that are on their way to the house. */
  #revealing: string | null = null;
  /** We have been here before and come back. */
  #returning = false;

  constructor({ id, address, introduce: meet = introduce, dial, outside }: OnlineTableDeps) {
    this.id = id;
    this.notebook = new Notebook(id);
    this.#key = keptKey(id);
    this.#introduce = meet;
    this.connection = new Connection({
      address,
      prepare: () => this.#prepare(),
      enter: () => this.#enter(),
      hear: message => this.#hear(message),
      mayTryAgain: why => this.#mayTryAgain(why),
      ...(dial && { dial }),
      ...(outside && { outside }),
    });
  }

  act(act: Act): Promise<Refusal | null> {
    return this.connection.ask({ kind: 'act', act });
  }

  close(): void {
    this.match?.close();
    this.connection.close();
  }

  async #prepare(): Promise<void> {
    await this.#introduce(this.#cookieAgain ? 'again' : 'once');
    this.#cookieAgain = false;
  }

  #enter(): Extract<ToServer, { kind: 'enter' }> {
    const { match } = this;
    this.#returning = match !== null;
    const have = match === null ? null : { version: match.version, at: match.at };
    return { kind: 'enter', protocol: PROTOCOL, table: this.id, key: this.#key, have };
  }

  /** Each way is tried once: without a link that no longer opens, and with a new cookie. */
  #mayTryAgain(why: Refusal): boolean {
    if (this.#tried.has(why)) return false;
    this.#tried.add(why);
    if (why === 'no-access' && this.#key !== null) {
      this.#key = null;
      return true;
    }
    this.#cookieAgain = why === 'no-cookie';
    return this.#cookieAgain;
  }

  #hear(message: ToClient): void {
    if (message.kind === 'welcome') this.#welcomed(message);
    else if (message.kind === 'step') this.#stepped(message);
    else if (message.kind === 'room') this.#know(message.room);
    else if (message.kind === 'said') this.#listen(message.said);
    else if (message.kind === 'noted') this.#note(message.note);
    else if (message.kind === 'clocks') this.match?.hearClocks(message.clocks);
    else if (message.kind === 'suggested' || message.kind === 'remarked' || message.kind === 'asked')
      this.match?.company.hear(message);
  }

  #welcomed({ room, position, story, fresh, missed, talk, notes, company, mine }: Welcome): void {
    const before = this.match;
    this.#tried.clear();
    this.#know(room);
    this.talk = talk;
    this.notes = notes;
    if (position === null) return;
    this.#witness(position);
    if (before?.eyes === room.you.seat) {
      if (this.#returning) this.missed = Math.max(0, position.at - before.at);
      this.#returning = false;
      before.resume({ position, story, fresh, missed, company, mine });
      return;
    }
    // Other eyes than before: what these know must come whole.
    before?.close();
    this.match = null;
    if (fresh) this.#begin(position, story, company, mine);
    else this.connection.reenter();
  }

  #stepped(stepped: Stepped): void {
    const { match } = this;
    this.#witness(stepped.position);
    if (match === null) {
      const { position, events } = stepped;
      const story = events.map(event => ({ at: position.at, event }));
      // Before the first choice the deal is all there is; later only a welcome brings the whole story.
      if (position.at === 0) this.#begin(position, story, NOTHING_HEARD, 0);
    } else if (!match.step(stepped)) this.connection.reenter();
    else if (stepped.back) this.#moveNotes(stepped.position.at);
  }

  /** A choice was taken back: what came after it comes after the one before. */
  #moveNotes(at: number): void {
    this.notes = this.notes.map(note => (note.at > at ? { ...note, at } : note));
  }

  #begin(position: Position, story: readonly Told[], heard: CompanyView, mine: number): void {
    const { room } = this;
    const { game } = room ?? { game: '' };
    if (room === null || !isGameId(game)) return;
    this.match = new OnlineMatch({
      game: () => entryOf(game).game,
      eyes: room.you.seat,
      room: () => this.room ?? room,
      position,
      story,
      heard,
      mine,
      act: act => this.act(act),
      refused: why => toast(onlineWords().why[why]),
      ask: request => this.connection.ask(request),
    });
  }

  #know(room: RoomView): void {
    this.room = room;
    // The link that led here may have done its work; the seat's own opens from now on.
    if (room.links.mine !== null) {
      this.#key = room.links.mine;
      keepKey(this.id, room.links.mine);
    }
    const words = this.notebook.look(room);
    if (words !== null) void this.#reveal(words);
  }

  /** What comes when all is over and the seed is shown bears witness to nothing. */
  #witness(position: Position): void {
    if (this.room?.phase !== 'over') this.notebook.note(position);
  }

  /** The person has said that he is ready: his browser does the rest. */
  async #reveal(words: string): Promise<void> {
    if (this.#revealing === words) return;
    this.#revealing = words;
    const why = await this.act({ act: 'reveal', words });
    if (why !== null) this.#revealing = null;
  }

  #note(note: TableNote): void {
    if (this.notes.some(each => each.id === note.id)) return;
    this.notes = [...this.notes, note].slice(-NOTES_KEPT);
    if (ANSWERED_FOR.includes(note.kind) && note.seat === this.match?.eyes) this.match.layAnew();
  }

  #listen(said: Said): void {
    if (this.talk.some(each => each.id === said.id)) return;
    this.talk = [...this.talk, said].slice(-TALK_KEPT);
  }
}
