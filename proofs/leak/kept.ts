import type { FastifyInstance } from 'fastify';
import { commitmentOf } from '#kernel/fairness.ts';
import { linksWith } from '#server/room/links.ts';
import type { Opening } from '#server/room/opening.ts';
import { note, openRoom } from '#server/room/room.ts';
import type { RoomAction } from '#server/room/room-entry.ts';
import { summaryOf } from '#server/room/summary.ts';
import type { JournalLine } from '#server/store/store.ts';
import { isPersonId } from '#wire/ids.ts';
import type { Known, Who, World } from './side.ts';
import { START } from './start.ts';

/** The same in both houses, so that links and cookies are the same. */
export const SECRET = new Uint8Array(32).fill(7);
const SEED = '5'.repeat(64);
export const LINKS = linksWith(SECRET);
const MOST_PEOPLE = 8;

/** Everybody sits where his number says; the last one looks on. */
export const personOf = (known: readonly Known[], who: Who): Known => known[who ?? MOST_PEOPLE - 1];

const openingOf = ({ game, options, players, host, table, clock }: World, known: readonly Known[]): Opening => ({
  made: START,
  game: game.id,
  rules: game.rules,
  options,
  title: 'Rue Férou',
  language: 'fr',
  pace: 'live',
  listed: true,
  ...(clock && { clock }),
  host: personOf(known, host).person,
  hostName: 'Tréville',
  commitment: commitmentOf(SEED, table),
  seats: Array.from({ length: players }, (_, seat) => ({
    plan: { kind: 'invited' },
    person: known[seat].person,
    name: `Connection ${seat}`,
    face: 'athos',
  })),
});

/** The table with its journal: everybody is ready, and the match has begun. */
export const keptOf = (world: World, known: readonly Known[]) => {
  const { table: id, game, state, before = [] } = world;
  const opening = openingOf(world, known);
  const room = openRoom(id, opening);
  const actions: RoomAction[] = [
    ...opening.seats.map((_, seat) => ({ kind: 'ready', seat, ready: true }) as const),
    { kind: 'start' },
    ...before,
  ];
  const lines = actions.map(
    (action, i): JournalLine => ({ number: i + 1, time: START, entry: { ...action, id: `before-${i}` } }),
  );
  for (const line of lines) note(room, line);
  const asked = game.decisions(state).map(each => each.seat);
  return { row: { id, opening, seed: SEED }, summary: summaryOf(room, { phase: 'playing', asked }), lines };
};

/** The secret part of the link by which people look on at that table. */
export const watchKey = (world: World, known: readonly Known[]): string =>
  LINKS.watch(openRoom(world.table, openingOf(world, known)));

/** A request of that browser, and everything in the answer that could tell something. */
export const answerTo = async (app: FastifyInstance, url: string, headers: Record<string, string>): Promise<string> => {
  const { statusCode, headers: told, body } = await app.inject({ url, headers });
  if (statusCode >= 500) throw new Error(`GET ${url} failed: ${body}`);
  // The time of day, and how much more may be asked for in how many seconds, are not about the table.
  const kept = Object.entries(told).filter(([name]) => name !== 'date' && !name.startsWith('x-ratelimit-'));
  return `GET ${url} ${statusCode} ${JSON.stringify(kept)} ${body}`;
};

/** People are whoever the server has met. */
export const meetPeople = async (app: FastifyInstance): Promise<Known[]> => {
  const people: Known[] = [];
  while (people.length < MOST_PEOPLE) {
    const answer = await app.inject({ method: 'POST', url: '/api/me' });
    const [cookie] = String(answer.headers['set-cookie']).split(';');
    const [person] = cookie.slice(cookie.indexOf('=') + 1).split('.');
    if (!isPersonId(person)) throw new Error('the cookie names nobody');
    people.push({ cookie, person });
  }
  return people;
};
