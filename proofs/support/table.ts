import type { Options } from '#kernel/game.ts';
import { wordPromiseOf } from '#kernel/word-promise.ts';
import type { NewTable, SeatPlan } from '#wire/to-server.ts';
import { ask, newPerson, type Person } from './person.ts';
import { type Player, playerAt, RefusedByServer } from './player.ts';

/** A table to be made for proofs: who made it has no seat unless `mySeat` says so. */
export interface WantedTable {
  readonly game: string;
  readonly options?: Options;
  /** How many people, who come by invitations. */
  readonly people: number;
  /** Levels of bots, who sit after the people. */
  readonly bots?: readonly string[];
  readonly listed?: boolean;
  readonly clock?: NewTable['clock'];
}

export interface SetTable {
  readonly id: string;
  readonly host: Player;
  /** By seat. */
  readonly players: readonly Player[];
}

const planOf = ({ people, bots = [] }: WantedTable): SeatPlan[] => [
  ...Array.from({ length: people }, () => ({ kind: 'invited' }) as const),
  ...bots.map(level => ({ kind: 'bot', level }) as const),
];

/** Makes a table and tells its id. */
export const makeTable = async (url: string, host: Person, wanted: WantedTable): Promise<string> => {
  const body: NewTable = {
    game: wanted.game,
    options: wanted.options ?? {},
    seats: planOf(wanted),
    mySeat: null,
    name: 'Tréville',
    face: 'treville',
    title: 'Rue du Vieux-Colombier',
    language: 'fr',
    pace: 'live',
    listed: wanted.listed ?? false,
    ...(wanted.clock && { clock: wanted.clock }),
  };
  const answer = await ask(url, host, '/api/tables', body);
  const said = await answer.text();
  if (answer.status !== 201) throw new RefusedByServer(`no table was made: ${answer.status} ${said}`);
  return JSON.parse(said).table;
};

/** Whatever is asked for here has to be done. */
export const must = async (answer: ReturnType<Player['act']>): Promise<void> => {
  const why = await answer;
  if (why !== null) throw new RefusedByServer(`it was refused: ${why}`);
};

/** Lets a player in; whoever proves what happens when servers die brings a way that tries again. */
export type Enter = (player: Player) => Promise<void>;

export const wordsAt = (seat: number): string => `words of seat ${seat}`;

/** Everybody comes in by the invitation the host gave him, sits down and promises words; the host starts, and they are shown. */
export const seatPeople = async (table: string, host: Person, people: readonly Person[], enter: Enter) => {
  const hosting = playerAt(host, table, null);
  await enter(hosting);
  const invitations = hosting.room?.links.invitations ?? [];
  if (invitations.length !== people.length) throw new Error('the host has other invitations than he needs');
  const players = await Promise.all(
    invitations.map(async ({ seat, key }) => {
      const player = playerAt(people[seat], table, key);
      await enter(player);
      await must(player.act({ act: 'sit', seat, name: `Connection ${seat}`, face: 'athos' }));
      await must(player.act({ act: 'ready', ready: true, promise: wordPromiseOf(table, seat, wordsAt(seat)) }));
      return player;
    }),
  );
  // Another node may show it a moment later.
  await hosting.until(({ room }) => room?.seats.every(({ plan, ready }) => plan.kind === 'bot' || ready) ?? false);
  await must(hosting.act({ act: 'start' }));
  await Promise.all(
    players.map(async (player, seat) => {
      await player.until(({ room }) => room?.frozen ?? false);
      await must(player.act({ act: 'reveal', words: wordsAt(seat) }));
    }),
  );
  await Promise.all([hosting, ...players].map(player => player.until(({ position }) => position !== null)));
  return { id: table, host: hosting, players } satisfies SetTable;
};

/** A table where everybody sits and the match has begun; people are spread over the servers in turn. */
export const setTable = async (urls: readonly string[], wanted: WantedTable): Promise<SetTable> => {
  const host = await newPerson(urls[0]);
  const people = await Promise.all(Array.from({ length: wanted.people }, () => newPerson(urls[0])));
  const table = await makeTable(urls[0], host, wanted);
  let next = 0;
  return seatPeople(table, host, people, player => player.enter(urls[next++ % urls.length]));
};
