import type { Refusal } from '#wire/to-client.ts';
import type { Act } from '#wire/to-server.ts';
import type { Actor } from '../room/actor.ts';
import { decide } from '../room/decide.ts';
import type { DecisionContext } from '../room/decision.ts';
import { isDone } from '../room/room.ts';
import type { Sent } from '../room/room-entry.ts';
import { decideWish } from '../room/talking.ts';
import type { Connection } from './connection.ts';
import { listenTo, type WishAct } from './heeding.ts';
import type { PendingEntry } from './line-appender.ts';
import { noteHouse } from './note-house.ts';
import { pendingOf } from './pending-of.ts';
import type { TableParts } from './table-parts.ts';
import { askerOf, isStir } from './table-work.ts';

type PlainAct = Parameters<typeof decide>[2];

const contextOf = ({ state, deps, offered, presence, absence, company }: TableParts): DecisionContext => {
  const { game, levels } = offered;
  const { match } = state;
  return {
    game,
    levels,
    phase: state.phase,
    owing: match?.table.owing ?? [],
    now: deps.time.now(),
    isHere: presence.isHere,
    isAway: absence.isAway,
    isAwayFor: absence.isAwayFor,
    showable: seat => (match === null ? [] : (game.showable?.(match.table.seen(seat).view) ?? [])),
    watchers: presence.watching(),
    suggestions: company.shownTo,
  };
};

const pendingAct = (parts: TableParts, who: Actor, act: PlainAct): PendingEntry | Refusal => {
  const { state, deps } = parts;
  return pendingOf(state, decide(state.room, who, act, contextOf(parts)), deps.time.now);
};

/** What somebody does again and again is refused after a while: once it is known that it would be written, and not before. */
const stirring = ({ work }: TableParts, who: Actor, wanted: () => PendingEntry | Refusal) => {
  let may: boolean | null = null;
  return (): PendingEntry | Refusal => {
    const pending = wanted();
    if (typeof pending === 'string' || !isStir(pending.action)) return pending;
    may ??= work.mayStir(askerOf(who));
    return may ? pending : 'slow-down';
  };
};

/** The table of a rematch is made first; where another node was quicker, it is taken away again. */
const again = async ({ state, deps, writer }: TableParts, who: Actor, sent: Sent): Promise<Refusal | null> => {
  const { room } = state;
  if (who.person === null) return 'no-cookie';
  if (who.seat === null && !who.host) return 'not-seated';
  if (state.phase !== 'over') return 'not-over';
  if (isDone(room, sent)) return null;
  if (room.next !== null) return 'again-already';
  const table = await deps.makeNext(room, who.person);
  const action = { kind: 'again', table, by: who.seat } as const;
  const why = await writer.keep(() => (room.next === null ? { action } : 'again-already'), sent);
  if (room.next !== table) await deps.store.remove(table);
  return why;
};

/** Nobody else's turn waits while a bot thinks about what it was asked. */
const wish = async (
  { state, deps, offered, audience, writer, work }: TableParts,
  connection: Connection,
  sent: Sent,
  act: WishAct,
): Promise<Refusal | null> => {
  const { room } = state;
  const who = audience.whoIs(connection);
  if (who === null) return 'enter-first';
  const table = state.match?.table ?? null;
  const asking = { room, table, voices: deps.voices, from: who.seat };
  const listened = await listenTo(act, asking, () => work.mayWork(askerOf(who)));
  if (listened === 'slow-down') return listened;
  return writer.inTurn(() =>
    writer.keep(() => {
      const now = audience.whoIs(connection) ?? who;
      const action = decideWish(room, now, act, listened, { game: offered.game, phase: state.phase });
      return typeof action === 'string' ? action : { action };
    }, sent),
  );
};

const isStranger = ({ seat, host }: Actor): boolean => seat === null && !host;

/** What somebody at a table does besides playing. */
export const actAt = async (
  parts: TableParts,
  connection: Connection,
  id: string,
  act: Act,
): Promise<Refusal | null> => {
  const { audience, writer } = parts;
  const comer = audience.whoIs(connection);
  if (comer === null) return 'enter-first';
  if (isStranger(comer) && writer.turns.crowded) return 'slow-down';
  const sent = { id, sender: comer.handle };
  if (act.act === 'wish') return wish(parts, connection, sent, act);
  return writer.inTurn(async () => {
    const who = audience.whoIs(connection);
    if (who === null) return 'enter-first';
    if (act.act === 'again') return again(parts, who, sent);
    const why = await writer.keep(
      stirring(parts, who, () => pendingAct(parts, audience.whoIs(connection) ?? who, act)),
      sent,
    );
    if (why === null && act.act === 'sit') await noteHouse(parts, connection);
    return why;
  });
};
