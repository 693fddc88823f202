import { wordPromiseOf } from '#kernel/word-promise.ts';
import type { Person } from '../support/person.ts';
import { type Player, playerAt } from '../support/player.ts';
import { type Enter, must, wordsAt } from '../support/table.ts';

export interface Gathering {
  readonly table: string;
  readonly host: Person;
  readonly people: readonly Person[];
  /** The seat that is one too many, and who sits there until he is shown out; null where all are needed. */
  readonly extra: { readonly seat: number; readonly stranger: Person | null } | null;
  /** Lets somebody in, and in again whenever his connection breaks. */
  readonly enter: Enter;
  /** The same for one whom the host may show out. */
  readonly enterAsGuest: Enter;
}

type Invitations = readonly { readonly seat: number; readonly key: string }[];

const sitDown = async (
  table: string,
  person: Person,
  { seat, key }: Invitations[number],
  name: string,
  enter: Enter,
) => {
  const player = playerAt(person, table, key);
  await enter(player);
  await must(player.act({ act: 'sit', seat, name, face: 'athos' }));
  return player;
};

/** Somebody has sat down who does not belong here; the host shows him out and takes the seat away. */
const clearSeat = async (
  { table, extra, enterAsGuest }: Gathering,
  hosting: Player,
  invitations: Invitations,
): Promise<void> => {
  if (extra === null) return;
  const { seat, stranger } = extra;
  if (stranger !== null) {
    const player = await sitDown(table, stranger, invitations[seat], 'Rochefort', enterAsGuest);
    await must(hosting.act({ act: 'unseat', seat, block: false }));
    player.leave();
  }
  await must(hosting.act({ act: 'close', seat }));
};

/** Everybody promises words for the seat he has by now; the host starts, and the words are shown. */
const begin = async (table: string, hosting: Player, players: readonly Player[], seats: number): Promise<void> => {
  const seatOf = ({ room }: Player): number => room?.you.seat ?? -1;
  await Promise.all(
    players.map(async player => {
      await player.until(({ room }) => room?.seats.length === seats);
      const seat = seatOf(player);
      await must(player.act({ act: 'ready', ready: true, promise: wordPromiseOf(table, seat, wordsAt(seat)) }));
    }),
  );
  // Another node may show it a moment later.
  await hosting.until(({ room }) => room?.seats.every(({ plan, ready }) => plan.kind === 'bot' || ready) ?? false);
  await must(hosting.act({ act: 'start' }));
  await Promise.all(
    players.map(async player => {
      await player.until(({ room }) => room?.frozen ?? false);
      await must(player.act({ act: 'reveal', words: wordsAt(seatOf(player)) }));
    }),
  );
  await Promise.all([hosting, ...players].map(player => player.until(({ position }) => position !== null)));
};

/** Everybody comes in by the invitation the host gave him and sits down; who is too many goes; the match begins. */
export const gather = async (gathering: Gathering): Promise<{ readonly host: Player; readonly players: Player[] }> => {
  const { table, host, people, extra, enter } = gathering;
  const hosting = playerAt(host, table, null);
  await enter(hosting);
  const invitations = hosting.room?.links.invitations ?? [];
  const laid = hosting.room?.seats.length ?? 0;
  const wanted = invitations.filter(({ seat }) => seat !== extra?.seat);
  if (wanted.length !== people.length) throw new Error('the host has other invitations than he needs');
  const players = await Promise.all(
    wanted.map((each, at) => sitDown(table, people[at], each, `Connection ${each.seat}`, enter)),
  );
  await clearSeat(gathering, hosting, invitations);
  await begin(table, hosting, players, laid - (extra === null ? 0 : 1));
  return { host: hosting, players };
};
