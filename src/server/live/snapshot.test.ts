import { describe, expect, test } from 'vitest';
import { GAMES } from '#games/all.ts';
import { GAME_IDS, type GameId } from '#games/index.ts';
import { seeded } from '#kernel/fairness.ts';
import { below, type Rng } from '#kernel/rng.ts';
import { levelsOf } from '#table/levels.ts';
import type { Store } from '../store/store.ts';
import { BOT, INVITED } from './company.testing.ts';
import { replaysHere } from './replays.ts';
import { Player, personNamed, registryFor, type Setting, started } from './testing.ts';

const games = (id: GameId) => ({ [id]: { game: GAMES[id].game, levels: levelsOf(id) } });

/** Somebody chooses at random, takes back, says something, or nods to what a bot would do. */
const act = async (players: readonly Player[], dice: Rng): Promise<void> => {
  const player = players[below(dice, players.length)];
  if (player.position?.mayTakeBack && below(dice, 4) === 0) return void (await player.takeBack());
  if (below(dice, 6) === 0) return void (await player.act({ act: 'say', text: `No. ${below(dice, 1000)}` }));
  const suggested = player.messages.findLast(({ kind }) => kind === 'suggested' || kind === 'welcome');
  const [first] =
    suggested?.kind === 'suggested'
      ? suggested.suggestions
      : suggested?.kind === 'welcome'
        ? suggested.company.suggestions
        : [];
  if (first !== undefined) {
    const isAgreed = !first.mayDecline || below(dice, 2) === 0;
    return void (await player.act({ act: 'nod', suggestion: first.id, agreed: isAgreed }));
  }
  const more = [
    { act: 'moment' },
    { act: 'nudge', seat: 1 },
    { act: 'move', about: { what: 'end' } },
    { act: 'vote', agreed: false },
    { act: 'return' },
    { act: 'hand', seat: player.seat ?? 0, level: 'random' },
  ] as const;
  if (below(dice, 4) === 0) return void (await player.act(more[below(dice, more.length)] as never));
  const choices = player.question?.choices ?? [];
  if (choices.length > 0) await player.choose(choices[below(dice, choices.length)]);
};

/** Everything a house shows of a table to each of its people, to a stranger, and to its lists. */
const shownBy = async ({ registry }: Setting, table: Parameters<Player['enter']>[1], watch: string | null) => {
  const shown: unknown[] = [];
  for (const person of ['person-0', 'person-1', 'watcher']) {
    const player = new Player(person);
    expect(await player.enter(registry, table, person === 'watcher' ? watch : null)).toBeNull();
    shown.push(player.messages);
    player.leave();
  }
  const live = await registry.open(table);
  const reader = live?.actor({ person: personNamed('person-0'), key: null, from: 'home' });
  const asked = live?.match?.asked.map(seat => [seat, live.match?.askedSince(seat), live.match?.table.since(seat)]);
  return JSON.stringify([
    shown,
    asked,
    await live?.record(),
    typeof reader === 'object' && (await live?.story(reader)),
    live?.match?.kept(),
    live?.phase,
    live?.timeLeft,
  ]);
};

/** The same store, with nothing in it but journals. */
const withoutSnapshots = (store: Store): Store => ({
  ...store,
  openSince: async id => {
    const kept = await store.open(id);
    const phase = (await store.openSince(id, 0))?.phase ?? 'gathering';
    return kept === null ? null : { ...kept, phase, snapshot: null };
  },
  keepSnapshot: async () => {},
});

describe.each(GAME_IDS)('a table of %s', id => {
  test.each([1, 2])(
    'opened from a snapshot shows, tells and asks what one opened from its journal does (%i)',
    {
      tags: 'long',
      timeout: 60_000,
    },
    async number => {
      const dice = seeded(`snapshot ${id} ${number}`);
      const think = async (_game: string, { decision }: { decision: { choices: readonly unknown[] } }) =>
        decision.choices[below(dice, decision.choices.length)];
      const first = await started(await registryFor({ games: games(id), think }), {
        game: id,
        options: {},
        clock: { kind: 'brisk', runOut: { by: 'bot', level: 'random' } },
        seats: [INVITED, INVITED, BOT, BOT].slice(0, number + 2),
      });
      const { store, table, time, players } = first;
      let house: Setting = first;
      let here = players;
      const watch = players[0].room?.links.watch ?? null;
      for (let part = 0; part < 6; part++) {
        for (let acts = 0; acts < 25; acts++) {
          await act(here, dice);
          await time.pass(1000 + below(dice, 20_000));
        }
        if (part === 4) await here[0].act({ act: 'resign', seat: here[0].seat } as never);
        for (const player of here) player.leave();
        house.registry.stop();
        // A snapshot of every moment: made elsewhere, from the journal alone.
        const lines = await store.since(table, 0);
        const row = (await store.open(table))?.row;
        if (row === undefined) throw new Error('no table');
        const pages = [new TextEncoder().encode(JSON.stringify(lines))];
        const { number: at, value } = await replaysHere(games(id)).play('snapshot', { row, pages, outages: [] });
        await store.keepSnapshot(table, at, value);
        const still = { time, think: () => new Promise<never>(() => {}), games: games(id) };
        const plain = await registryFor({ ...still, store: withoutSnapshots(store) });
        const quick = await registryFor({ ...still, store });
        expect((await store.openSince(table))?.lines).toEqual([]);
        expect(await shownBy(quick, table, watch)).toBe(await shownBy(plain, table, watch));
        plain.registry.stop();
        quick.registry.stop();
        house = await registryFor({ games: games(id), store, time, think });
        here = ['person-0', 'person-1'].map(person => new Player(person));
        for (const player of here) await player.enter(house.registry, table);
      }
    },
  );
});
