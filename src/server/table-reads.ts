import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Seat } from '#kernel/game.ts';
import type { MatchRecord } from '#kernel/journal.ts';
import { isLinkKey, isTableId } from '#wire/ids.ts';
import type { Phase } from '#wire/to-client.ts';
import { type ApiDeps, no } from './api-deps.ts';
import { CannotOpen } from './live/cannot-open.ts';
import type { LiveTable } from './live/live-table.ts';
import type { Match } from './live/match.ts';
import type { Actor } from './room/actor.ts';
import type { Room } from './room/room.ts';
import { seatNames } from './room/seat-names.ts';

type TableRequest = FastifyRequest<{ Params: { id: string } }>;

/** A table that was asked for, and who asks; `live` is null where nobody can sit down at it here. */
interface Found {
  readonly live: LiveTable | null;
  readonly room: Room;
  readonly phase: Phase;
  readonly who: Actor;
  readonly record: () => Promise<MatchRecord | null>;
  /** What is answered where it would have to be open; null where it is. */
  readonly closed: CannotOpen['why'] | null;
}

/** What a table that cannot be opened is answered with. */
const CLOSED_STATUS = { 'other-rules': 410, 'broken-table': 422 } as const;

const openedBy = async ({ registry }: ApiDeps, id: string): Promise<LiveTable | CannotOpen | null> => {
  if (!isTableId(id)) return null;
  try {
    return await registry.open(id);
  } catch (error) {
    if (error instanceof CannotOpen) return error;
    throw error;
  }
};

/** The table of a request and who asks; null where the answer has been sent. */
const atTable = async (request: TableRequest, reply: FastifyReply, deps: ApiDeps): Promise<Found | null> => {
  const opened = await openedBy(deps, request.params.id);
  if (opened === null) {
    no(reply, 404, 'unknown-table');
    return null;
  }
  const given = request.headers['x-panache-key'];
  const key = typeof given === 'string' && isLinkKey(given) ? given : null;
  const from = deps.addressHandle(request.params.id, request.ip);
  const comer = { person: deps.people.of(request), key, from };
  const isClosed = opened instanceof CannotOpen;
  const who = isClosed ? deps.registry.actorAt(opened, comer) : opened.actor(comer);
  if (typeof who === 'string') {
    no(reply, 403, who);
    return null;
  }
  const { room, phase } = opened;
  const record = () => (isClosed ? deps.registry.recordOf(opened) : opened.record());
  return { live: isClosed ? null : opened, room, phase, who, record, closed: isClosed ? opened.why : null };
};

/** How the match stands for a seat. Clocks are of the moment, and not worth keeping. */
const positionAt = (match: Match, seat: Seat | null, now: number) => {
  const { clocks: _, ...position } = match.position(seat, now, null);
  return position;
};

/** What somebody may know of a running match, as a file he can keep; null where too much is asked of its table. */
const accountOf = async (live: LiveTable, who: Actor, now: number) => {
  const { room, match } = live;
  const { opening } = room;
  const { seat } = who;
  const story = await live.story(who);
  return story === null
    ? null
    : {
        format: 'panache-account-1',
        table: room.id,
        title: opening.title,
        game: opening.game,
        rules: room.rules,
        options: room.options,
        seats: seatNames(room),
        commitment: opening.commitment,
        seat,
        position: match === null ? null : positionAt(match, seat, now),
        story,
      };
};

/** Null where the answer has been sent: only a match that is over is told whole. */
const whenOver = async (request: TableRequest, reply: FastifyReply, deps: ApiDeps): Promise<Found | null> => {
  const found = await atTable(request, reply, deps);
  if (found === null || found.phase === 'over') return found;
  if (found.closed === null) no(reply, 409, 'not-over');
  else no(reply, CLOSED_STATUS[found.closed], found.closed);
  return null;
};

/** What can be read of a table without a live connection. */
export const addTableReads = (app: FastifyInstance, deps: ApiDeps): void => {
  const { registry, time } = deps;

  app.get<{ Params: { id: string } }>('/api/tables/:id/match', async (request, reply) => {
    const found = await whenOver(request, reply, deps);
    if (found === null) return reply;
    const record = await found.record();
    if (record === null) return no(reply, 409, 'not-over');
    reply.header('last-modified', new Date(found.room.moved).toUTCString());
    // Those who were here, and those who came by it, may give the link on.
    const watch = found.live?.view(found.who).links.watch ?? found.who.watchKey;
    if (watch !== null) reply.header('x-panache-watch', watch);
    // Which faces people chose is no part of the match, and its file stays as the rules wrote it.
    reply.header('x-panache-faces', found.room.seats.map(seat => seat.face).join());
    return record;
  });

  // Kept compressed, and sent as it is kept: browsers unpack it.
  app.get<{ Params: { id: string } }>('/api/tables/:id/story', async (request, reply) => {
    const found = await whenOver(request, reply, deps);
    if (found === null) return reply;
    const bytes = await registry.archiveOf(found.room.id);
    if (bytes === null) return no(reply, 404, 'no-story');
    return reply.type('application/json; charset=utf-8').header('content-encoding', 'gzip').send(Buffer.from(bytes));
  });

  app.get<{ Params: { id: string } }>('/api/tables/:id/account', async (request, reply) => {
    const found = await atTable(request, reply, deps);
    if (found === null) return reply;
    if (found.live === null || found.closed !== null)
      return no(reply, CLOSED_STATUS[found.closed ?? 'broken-table'], found.closed ?? 'broken-table');
    return (await accountOf(found.live, found.who, time.now())) ?? no(reply, 429, 'slow-down');
  });
};
