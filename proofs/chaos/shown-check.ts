import { type AnyGame, CLOCK, type Decision, type Happening, redact, type Seat } from '#kernel/game.ts';
import { same } from '#kernel/journal.ts';
import type { RoomView, Told } from '#wire/to-client.ts';
import type { Known } from '../support/knowledge.ts';
import type { Chronicle, Moment, SeatShown, Stand } from './chronicle.ts';
import { explains } from './clock-check.ts';

/** As it comes out of a message. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const asSeen = (decisions: readonly Decision<unknown>[], seat: Seat | null) =>
  decisions.map(each => (each.seat === seat || each.seat === CLOCK ? each : { ...each, choices: [] }));

/** The deal first, then every choice that stands. */
const momentsUpTo = (last: Moment): readonly Moment[] => {
  const moments: Moment[] = [];
  for (let moment: Moment | null = last; moment !== null; moment = moment.before) moments.push(moment);
  return moments.reverse();
};

/** A line of a story that was found to be right, and the event it tells. */
type Found = WeakMap<Told, Happening>;

/** What one player is shown, held against the journal again and again: what was found to be right is not compared twice. */
export type ShownCheck = (
  chronicle: Chronicle,
  seat: Seat | null,
  known: Known,
  room: RoomView | null,
) => readonly string[];

const isStory = (story: readonly Told[], last: Moment, seat: Seat | null, found: Found): boolean => {
  let next = 0;
  for (const [at, { events }] of momentsUpTo(last).entries())
    for (const event of events) {
      const told = story[next++];
      if (told === undefined) return false;
      if (found.get(told) === event) continue;
      if (told.at !== at || !same(told.event, plain(redact(event, seat)))) return false;
      found.set(told, event);
    }
  return next === story.length;
};

const positionFaults = (
  game: AnyGame,
  chronicle: Chronicle,
  { position, story }: Known,
  seat: Seat | null,
  found: Found,
): readonly string[] => {
  if (position === null) return [];
  const who = `seat ${seat}`;
  const { version } = position;
  if (chronicle.version === null) return [`${who} sees a match that never began`];
  if (version > chronicle.version) return [`${who} saw version ${version}, the journal ends before it`];
  const stands = chronicle.window(version);
  const [{ moment }] = stands;
  if (moment === null) return [`the journal does not play up to version ${version}`];
  const differs = (what: string, agrees: boolean) =>
    agrees ? [] : [`${who} has another ${what} at version ${version} than the journal`];
  const now = (stand: Stand) => [asSeen(chronicle.questions(stand), seat), chronicle.outcome(stand)];
  const shown = [position.asked, position.outcome];
  return [
    ...differs('link', position.link === chronicle.links[version]),
    ...differs('view', same(position.view, plain(game.view(moment.state, seat)))),
    // A match may end otherwise than by a choice.
    ...differs(
      'question or outcome',
      [stands[0], stands[stands.length - 1]].some(each => same(shown, plain(now(each)))),
    ),
    ...differs('story', isStory(story, moment, seat, found)),
  ];
};

const shownOf = (seats: RoomView['seats']): SeatShown[] =>
  seats.map(({ plan, taken, name, face, ready, revealed, standIn, reissued, resigned, moments }) => ({
    plan,
    taken,
    name,
    face,
    ready,
    revealed,
    standIn,
    reissued,
    resigned,
    moments,
  }));

/** Notes are counted: each is what the journal says under that number, wherever it stands after a choice was taken back. */
const notesFaults = ({ room }: Chronicle, { notes }: Known, who: string): readonly string[] => {
  const { last } = room.notes;
  const earliest = last[0]?.id ?? 1;
  const isKept = (note: Known['notes'][number]): boolean => {
    if (note.id < earliest) return true;
    const kept = last[note.id - earliest];
    return kept !== undefined && same({ ...note, at: 0 }, plain({ ...kept, at: 0 }));
  };
  const isCounted = notes.every(({ id }, at) => at === 0 || id === notes[at - 1].id + 1);
  return isCounted && notes.every(isKept) ? [] : [`${who} was told other notes than the journal has`];
};

/** Clocks and seats change between two choices, too: what is shown is how one of these lines has left them. */
const tableFaults = (chronicle: Chronicle, known: Known, room: RoomView | null, who: string): readonly string[] => {
  if (room === null) return [];
  const version = known.position?.version ?? null;
  const stands = chronicle.window(version);
  const seats = shownOf(room.seats);
  const isSeated = stands.some(stand => same(seats, plain(stand.seats)));
  const isTimed = chronicle.clocksIn(version).some(clocks => explains(clocks, known.clocks));
  return [
    ...(isSeated ? [] : [`${who} sees other people at version ${version} than the journal has`]),
    ...(isTimed ? [] : [`${who} sees other clocks at version ${version} than the journal has`]),
    ...notesFaults(chronicle, known, who),
  ];
};

/** Whether a player was shown exactly what the journal says, as far as he had come. */
export const shownCheck = (game: AnyGame): ShownCheck => {
  const found: Found = new WeakMap();
  let right: { readonly known: Known; readonly room: RoomView | null } | null = null;
  return (chronicle, seat, known, room) => {
    if (right?.known === known && right.room === room) return [];
    const faults = positionFaults(game, chronicle, known, seat, found);
    const more = faults.length > 0 ? [] : tableFaults(chronicle, known, room, `seat ${seat}`);
    if (faults.length + more.length === 0) right = { known, room };
    return [...faults, ...more];
  };
};
