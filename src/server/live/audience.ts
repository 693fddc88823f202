import type { Seat } from '#kernel/game.ts';
import { CLOSED } from '#wire/limits.ts';
import type { CompanyView, Phase, Remarked, RoomView, Said, Suggested, Why } from '#wire/to-client.ts';
import { askedBefore } from '../room/company.ts';
import type { Doer } from '../room/decide.ts';
import { handleOf } from '../room/handle.ts';
import { heardBy, type Room } from '../room/room.ts';
import { roomView } from '../room/view.ts';
import type { Around } from './around.ts';
import { doerAt } from './doer.ts';
import type { Guest } from './guest.ts';
import type { Have, Match } from './match.ts';
import type { Here, Presence } from './presence.ts';

/** What is on show. */
interface Scene {
  readonly room: Room;
  readonly seed: string;
  readonly match: () => Match | null;
  readonly phase: () => Phase;
  /** What bots suggest to that seat. */
  readonly suggestions: (seat: Seat | null) => readonly Suggested[];
  readonly isAway: (seat: Seat) => boolean;
  readonly presence: Presence;
  readonly around: Pick<Around, 'links' | 'time' | 'node' | 'store' | 'trouble'>;
}

/** `to` is null for everybody. */
const hears = (seat: Seat | null, to: readonly Seat[] | null): boolean =>
  to === null || (seat !== null && to.includes(seat));

/** Everybody who looks at a table through this node, and what each of them is told. */
export interface Audience {
  readonly size: number;
  readonly whoIs: (guest: Guest) => Doer | null;
  readonly doer: (person: string | null, key: string | null) => Doer | Why;
  readonly view: (who: Doer) => RoomView;
  readonly add: (guest: Guest, have: Have | null) => Why | null;
  readonly drop: (guest: Guest) => boolean;
  readonly showRoom: () => void;
  readonly showStep: (back: boolean) => void;
  readonly showSaid: (said: Said, to: readonly Seat[] | null) => void;
  /** Tells those who see other suggestions than before. */
  readonly showSuggestions: () => void;
  readonly showRemark: (remark: Remarked) => void;
  /** What is asked of bots has changed, for those who hear it. */
  readonly showAsked: (to: readonly Seat[] | null) => void;
  /** Seats may have changed hands; `anew` shows everything to everybody. */
  readonly lookAgain: (anew: boolean) => void;
  /** Tells the other nodes who is here. */
  readonly announce: () => void;
  readonly close: (code: number) => void;
}

export const audienceOf = ({ room, seed, match, phase, suggestions, isAway, presence, around }: Scene): Audience => {
  const { links, time, node, store, trouble } = around;
  const guests = new Map<Guest, Doer>();
  /** The suggestions each of them has been shown last. */
  const shown = new WeakMap<Guest, string>();

  const doer = (person: string | null, key: string | null) => doerAt(room, phase(), links, person, key);
  const view = (who: Doer): RoomView => {
    const spectators = presence.watching();
    return roomView(room, who, { phase: phase(), seed, isHere: presence.isHere, isAway, spectators }, links);
  };

  const here = (): Here => {
    const seats = new Set<Seat>();
    const watching = new Set<string>();
    for (const [{ person }, { seat, host }] of guests)
      if (seat !== null) seats.add(seat);
      else if (!host) watching.add(handleOf(room.id, person ?? ''));
    return { seats: [...seats].sort((a, b) => a - b), watching: [...watching].sort() };
  };
  /** One word after the other: two on their way could overtake each other. */
  let telling = false;
  let toldAgain = false;
  const announce = (): void => {
    toldAgain = telling;
    if (telling) return;
    telling = true;
    store
      .tell({ kind: 'here', table: room.id, node, ...here() })
      .catch(error => trouble('who is here could not be told', error))
      .finally(() => {
        telling = false;
        if (toldAgain) announce();
      });
  };
  const showRoom = (): void => {
    for (const [guest, who] of guests) guest.send({ kind: 'room', room: view(who) });
  };
  const notePresence = (): boolean => {
    if (!presence.own(here())) return false;
    announce();
    return true;
  };

  const companyOf = (guest: Guest, seat: Seat | null): CompanyView => {
    const now = suggestions(seat);
    shown.set(guest, JSON.stringify(now));
    return { suggestions: now, remarks: room.company.remarks, asked: askedBefore(room.company, seat) };
  };

  const welcome = (guest: Guest, who: Doer, have: Have | null): void => {
    const known = match();
    const { story, fresh, missed } = known?.since(who.seat, have) ?? { story: [], fresh: true, missed: [] };
    guest.send({
      kind: 'welcome',
      room: view(who),
      position: known?.position(who.seat, time.now()) ?? null,
      story,
      fresh,
      missed,
      talk: heardBy(room, who.seat),
      company: companyOf(guest, who.seat),
      mine: known?.lastChoiceOf(who.seat) ?? 0,
    });
  };

  /** Who may no longer be here leaves; everybody else is who he is now. True where his eyes are others. */
  const placeAnew = (guest: Guest, before: Doer): boolean => {
    const who = doer(guest.person, guest.key);
    if (typeof who === 'string') {
      guests.delete(guest);
      guest.close(CLOSED.removed);
      return false;
    }
    guests.set(guest, who);
    return who.seat !== before.seat;
  };

  return {
    get size() {
      return guests.size;
    },
    whoIs: guest => guests.get(guest) ?? null,
    doer,
    view,

    add(guest, have) {
      const who = doer(guest.person, guest.key);
      if (typeof who === 'string') return who;
      guests.set(guest, who);
      welcome(guest, who, have);
      if (notePresence()) showRoom();
      return null;
    },

    drop(guest) {
      if (!guests.delete(guest)) return false;
      if (notePresence()) showRoom();
      return true;
    },

    showRoom,

    showStep(back) {
      const known = match();
      if (known === null) return;
      // The same eyes get the same text: it is written once.
      const texts = new Map<Seat | null, string>();
      for (const [guest, { seat }] of guests) {
        let text = texts.get(seat);
        if (text === undefined) {
          const position = known.position(seat, time.now());
          text = JSON.stringify({ kind: 'step', position, events: known.table.news(seat), back });
          texts.set(seat, text);
        }
        guest.sendText(text);
      }
    },

    showSaid(said, to) {
      for (const [guest, { seat }] of guests) if (hears(seat, to)) guest.send({ kind: 'said', said });
    },

    showSuggestions() {
      for (const [guest, { seat }] of guests) {
        const now = suggestions(seat);
        const text = JSON.stringify(now);
        if (text === (shown.get(guest) ?? '[]')) continue;
        shown.set(guest, text);
        guest.send({ kind: 'suggested', suggestions: now });
      }
    },

    showRemark(remark) {
      for (const guest of guests.keys()) guest.send({ kind: 'remarked', remark });
    },

    showAsked(to) {
      for (const [guest, { seat }] of guests)
        if (hears(seat, to)) guest.send({ kind: 'asked', asked: askedBefore(room.company, seat) });
    },

    lookAgain(anew) {
      const others = new Set([...guests].flatMap(([guest, before]) => (placeAnew(guest, before) ? [guest] : [])));
      notePresence();
      for (const [guest, who] of guests)
        if (anew || others.has(guest)) welcome(guest, who, null);
        else guest.send({ kind: 'room', room: view(who) });
    },

    announce,
    close(code) {
      for (const guest of guests.keys()) guest.close(code);
      guests.clear();
    },
  };
};
