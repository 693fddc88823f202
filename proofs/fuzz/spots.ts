import type { Options } from '#kernel/game.ts';
import type { Rng } from '#kernel/rng.ts';
import { newPerson } from '../support/person.ts';
import { questionTo } from '../support/play.ts';
import { pick } from '../support/random.ts';
import { type SetTable, setTable } from '../support/table.ts';
import { type Connect, connecting, patiently } from './connecting.ts';
import type { Spot } from './messages.ts';

/** A table in the middle of a match, and the places from which nonsense is sent to it. */
export interface Besieged {
  readonly game: string;
  readonly table: SetTable;
  readonly spots: readonly { readonly spot: Spot; readonly connect: Connect }[];
  /** Of somebody who plays there. */
  readonly cookie: string;
}

export const BESIEGED: readonly { readonly game: string; readonly people: number; readonly options: Options }[] = [
  { game: 'musketiere', people: 3, options: { length: 'round' } },
  // Without the hourglass nothing happens by itself.
  { game: 'roy', people: 3, options: { noHourglass: 'on' } },
  { game: 'trois', people: 3, options: {} },
];

/** A table lets people in so often and no oftener: with more tables nobody waits long at a closed door. */
const TABLES_EACH = 2;

/** Plays until a seat has chosen, is not asked again, and cannot take anything back: somebody else went after it. */
const idleSeat = async ({ players }: SetTable, dice: Rng): Promise<{ seat: number; id: string; choice: unknown }> => {
  let last = -1;
  for (;;) {
    const idle = players.findIndex(
      (player, seat) =>
        seat !== last &&
        questionTo(player) === undefined &&
        player.sent.some(({ message }) => message.kind === 'choose'),
    );
    const counted = idle < 0 ? undefined : players[idle].sent.findLast(({ message }) => message.kind === 'choose');
    if (counted?.message.kind === 'choose') return { seat: idle, id: counted.id, choice: counted.message.choice };
    const asked = players.flatMap((player, seat) => (questionTo(player) === undefined ? [] : [seat]));
    last = pick(dice, asked);
    const player = players[last];
    const { choices } = questionTo(player) ?? { choices: [] };
    const why = await player.choose(pick(dice, choices));
    if (why !== null) throw new Error(`a right choice was refused: ${why}`);
    const version = player.position?.version ?? 0;
    await Promise.all(players.map(each => each.until(({ position }) => (position?.version ?? 0) >= version)));
  }
};

const besiege = async (url: string, wanted: (typeof BESIEGED)[number], dice: Rng): Promise<Besieged> => {
  const table = await setTable([url], wanted);
  const { seat, id, choice } = await idleSeat(table, dice);
  const player = table.players[seat];
  const watch = player.room?.links.watch ?? null;
  const spot = { table: table.id, choice, version: player.position?.version ?? 0, counted: null };
  const { cookie } = await newPerson(url);
  return {
    game: wanted.game,
    table,
    cookie: player.person.cookie,
    spots: [
      { spot: { ...spot, part: 'stranger' }, connect: connecting(url, null, null) },
      { spot: { ...spot, part: 'stranger' }, connect: connecting(url, `${cookie.slice(0, -1)}_`, null) },
      {
        spot: { ...spot, part: 'spectator' },
        connect: patiently(connecting(url, cookie, { table: table.id, key: watch })),
      },
      {
        spot: { ...spot, part: 'seated', counted: id },
        connect: patiently(connecting(url, player.person.cookie, { table: table.id, key: null })),
      },
    ],
  };
};

export const besiegeAll = (url: string, dice: Rng): Promise<Besieged[]> =>
  Promise.all(BESIEGED.flatMap(wanted => Array.from({ length: TABLES_EACH }, () => besiege(url, wanted, dice))));
