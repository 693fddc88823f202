import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { RULES } from '#games/all.ts';
import { noPostgres, PATIENT, type RunningPostgres, startPostgres } from '#server/store/postgres.testing.ts';
import { openPostgres } from '#server/store/postgres.ts';
import type { Store } from '#server/store/store.ts';
import type { TableLine } from '#wire/table-line.ts';
import { Audit, witness } from '../chaos/audit.ts';
import { ask, newPerson } from '../support/person.ts';
import { hasEnded, playOn, questionTo } from '../support/play.ts';
import { type Player, playerAt } from '../support/player.ts';
import { diceFor, pick } from '../support/random.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { makeTable, must, type SetTable, seatPeople, type WantedTable } from '../support/table.ts';

/** One for each node, and one for this process, which reads what they keep. */
const NEWS_CONNECTIONS = `
  select pid from pg_stat_activity where application_name = 'panache news' and datname = current_database()`;

describe.skipIf(noPostgres !== null)('three nodes on one database', () => {
  let postgres: RunningPostgres;
  let databaseUrl: string;
  let store: Store;
  let nodes: RunningServer[];
  let comers: Player[] = [];

  beforeAll(async () => {
    postgres = await startPostgres();
    databaseUrl = await postgres.database();
    nodes = await Promise.all([1, 2, 3].map(() => startServer({ databaseUrl })));
    store = await openPostgres(databaseUrl, PATIENT);
  });

  afterEach(() => {
    for (const player of comers) player.leave();
    comers = [];
    // Nothing that happened here is worth a line in a log.
    expect(nodes.map(node => node.said().replace(/^Panache is open at .*\n/, '')).join('')).toBe('');
  });

  afterAll(async () => {
    await Promise.all(nodes.map(node => node.stop()));
    await store.close();
    await postgres.stop();
  });

  /** Somebody comes in through that node, counted from 0. */
  const placeOf = new WeakMap<Player, number>();
  const enter = async (player: Player, node: number): Promise<Player> => {
    comers.push(player);
    placeOf.set(player, node);
    await player.enter(nodes[node].url);
    return player;
  };

  /** The table is made on the first node, its host stays there, and its seats are taken on the two others in turn. */
  const set = async (wanted: WantedTable): Promise<SetTable> => {
    const [host, ...people] = await Promise.all(
      Array.from({ length: wanted.people + 1 }, () => newPerson(nodes[0].url)),
    );
    const table = await makeTable(nodes[0].url, host, wanted);
    let next = 0;
    return seatPeople(table, host, people, async player => {
      await enter(player, player.person === host ? 0 : 1 + (next++ % 2));
    });
  };

  const spectatorOf = async ({ id, host }: SetTable, node: number): Promise<Player> =>
    enter(playerAt(await newPerson(nodes[node].url), id, host.room?.links.watch ?? null), node);

  const versionOf = ({ position }: Player): number => position?.version ?? -1;
  const seatOf = ({ room }: Player): number => room?.you.seat ?? -1;

  const expectSound = async (game: string, id: string, all: readonly Player[]): Promise<void> => {
    const witnesses = all.map(witness);
    const kept = await store.open(id);
    if (kept === null) throw new Error('the table is gone');
    const journal = { lines: kept.lines, outages: await store.outages() };
    const found = new Audit(RULES[game], kept.row).look(journal, witnesses);
    expect(found).toMatchObject({ lost: [], doubled: [], seatsLost: [], faults: [] });
  };

  const recordAt = async (node: RunningServer, { id, host }: SetTable): Promise<unknown> =>
    (await ask(node.url, host.person, `/api/tables/${id}/match`)).json();

  test.each([
    { game: 'musketiere', options: { length: 'round' }, people: 4 },
    { game: 'roy', people: 3 },
  ])('a match of $game made on one node and played on the others ends the same everywhere', async wanted => {
    const table = await set(wanted);
    const all = [...table.players, table.host, await spectatorOf(table, 0)];
    const dice = diceFor(wanted.game);
    await Promise.all(table.players.map(player => playOn(player, dice)));
    await Promise.all(all.map(player => player.until(hasEnded)));
    const outcomes = new Set(all.map(({ position }) => JSON.stringify(position?.outcome)));
    expect(outcomes.size).toBe(1);
    await expectSound(wanted.game, table.id, all);
    const records = await Promise.all(nodes.map(node => recordAt(node, table)));
    expect(records[0]).toMatchObject({ format: 'panache-match-1', table: table.id });
    expect(records[1]).toEqual(records[0]);
    expect(records[2]).toEqual(records[0]);
  });

  test('whose turn it is, as lists tell it, is right whichever node wrote last', async () => {
    const table = await set({ game: 'musketiere', options: { length: 'round' }, people: 2 });
    const [one, two] = table.players;
    const listed = async (node: RunningServer): Promise<readonly number[] | undefined> => {
      const { tables } = (await (await ask(node.url, one.person, '/api/tables/mine')).json()) as {
        tables: TableLine[];
      };
      return tables.find(({ table: id }) => id === table.id)?.asked;
    };
    const dice = diceFor('turns');
    const seen: unknown[] = [];
    while (!hasEnded(one)) {
      const asked = [one, two].find(player => questionTo(player) !== undefined);
      if (asked === undefined) throw new Error('nobody is asked');
      await must(asked.choose(pick(dice, questionTo(asked)?.choices ?? [])));
      await Promise.all([one, two].map(player => player.until(now => versionOf(now) >= versionOf(asked))));
      const turn = one.position?.asked.map(({ seat }) => seat);
      for (const node of nodes) expect(await listed(node)).toEqual(turn);
      seen.push(JSON.stringify(turn));
    }
    expect(new Set(seen).size).toBeGreaterThan(2);
  });

  test('what is said on one node is heard on the others, once', async () => {
    const table = await set({ game: 'musketiere', people: 2 });
    const all = [...table.players, table.host, await spectatorOf(table, 2)];
    await must(table.players[0].act({ act: 'say', text: 'Monsieur, votre épée !' }));
    await must(table.players[1].act({ act: 'say', text: 'La voici.' }));
    await Promise.all(all.map(player => player.until(({ talk }) => talk.length >= 2)));
    for (const { talk } of all) expect(talk.map(said => said.text)).toEqual(['Monsieur, votre épée !', 'La voici.']);
  });

  test('who is here, and who has gone, is seen on every node', async () => {
    const table = await set({ game: 'musketiere', people: 3 });
    const [one, two, three] = table.players;
    const seesHere = (seat: number, here: boolean) => (player: Player) => player.room?.seats[seat].here === here;
    const others = [table.host, two, three];
    await Promise.all(
      [one, ...others].map(each => each.until(({ room }) => room?.seats.every(seat => seat.here) ?? false)),
    );
    one.leave();
    await Promise.all(others.map(other => other.until(seesHere(seatOf(one), false))));
    await enter(one, 0);
    await Promise.all(others.map(other => other.until(seesHere(seatOf(one), true))));
    const watching = await spectatorOf(table, 2);
    await Promise.all([one, ...others].map(each => each.until(({ room }) => room?.watching === 1)));
    watching.leave();
    await Promise.all([one, ...others].map(each => each.until(({ room }) => room?.watching === 0)));
  });

  test('nobody’s seat is taken away on a node that has just opened the table', async () => {
    const table = await set({ game: 'musketiere', people: 1, bots: ['random'] });
    const [victim] = table.players;
    const seat = seatOf(victim);
    const thief = playerAt(table.host.person, table.id, null);
    // In one breath: the third node has heard nothing of who is at the others.
    await enter(thief, 2);
    const replace = { act: 'move', about: { what: 'replace', seat } } as const;
    expect(await thief.act({ act: 'reissue', seat })).toBe('not-gathering');
    expect(await thief.act(replace)).toBe('still-here');
    expect(await thief.act({ act: 'hand', seat, level: 'random' })).toBe('still-here');
    victim.leave();
    // Not even in the moment the connection drops.
    await thief.until(({ room }) => room?.seats[seat].here === false);
    expect(await thief.act({ act: 'reissue', seat })).toBe('not-gathering');
    expect(await thief.act(replace)).toBe('still-here');
    expect(thief.room?.links.invitations).toEqual([]);
    await enter(victim, 0);
    expect(seatOf(victim)).toBe(seat);
  });

  test('who has gone is known on every node, and who is back on another', async () => {
    const table = await set({ game: 'musketiere', people: 2 });
    const [one, two] = table.players;
    const isGone = (gone: boolean) => (player: Player) => (player.room?.seats[seatOf(one)].awayIn !== null) === gone;
    one.leave();
    await Promise.all([table.host, two].map(each => each.until(isGone(true))));
    await enter(one, 0);
    await Promise.all([table.host, two].map(each => each.until(isGone(false))));
    await expectSound('musketiere', table.id, [table.host, one, two]);
  });

  test('of two browsers of one seat that choose at the same instant on two nodes, one is heard', async () => {
    const table = await set({ game: 'musketiere', options: { length: 'round' }, people: 2 });
    const [one, two] = table.players;
    const twin = await enter(playerAt(one.person, table.id, null), 0);
    const dice = diceFor('twins');
    const contested: number[] = [];
    const contest = async (): Promise<void> => {
      for (;;) {
        await one.until(now => versionOf(now) >= versionOf(twin) && (hasEnded(now) || questionTo(now) !== undefined));
        await twin.until(now => versionOf(now) >= versionOf(one));
        if (hasEnded(one)) return;
        const [mine, other] = [one, twin].map(questionTo);
        if (mine === undefined || other === undefined || versionOf(one) !== versionOf(twin)) continue;
        const answers = await Promise.all([
          one.choose(pick(dice, mine.choices)),
          twin.choose(pick(dice, other.choices)),
        ]);
        contested.push(answers.filter(why => why === null).length);
      }
    };
    await Promise.all([contest(), playOn(two, dice)]);
    await Promise.all([one, two, twin].map(player => player.until(hasEnded)));
    expect(contested.length).toBeGreaterThan(5);
    expect(new Set(contested)).toEqual(new Set([1]));
    await expectSound('musketiere', table.id, [one, two, twin, table.host]);
  });

  test('bots play once for every question, though every node has the table open', async () => {
    const table = await set({
      game: 'musketiere',
      options: { length: 'round' },
      people: 1,
      bots: ['random', 'greedy'],
    });
    const [player] = table.players;
    const tabs = [player, await enter(playerAt(player.person, table.id, null), 2)];
    await playOn(player, diceFor('bots'));
    await Promise.all([...tabs, table.host].map(each => each.until(hasEnded)));
    await expectSound('musketiere', table.id, [...tabs, table.host]);
    const lines = (await store.open(table.id))?.lines ?? [];
    const plays = lines.flatMap(({ entry }) => (entry.kind === 'play' ? [entry] : []));
    expect(plays.filter(({ seat }) => seat === seatOf(player)).every(({ id }) => id !== null)).toBe(true);
    expect(plays.filter(({ seat }) => seat !== seatOf(player)).every(({ id }) => id === null)).toBe(true);
    expect(plays.length).toBe(player.position?.version);
  });

  test('nodes whose connection for news is cut catch up with what they missed', async () => {
    const table = await set({ game: 'musketiere', people: 2 });
    const [one, two] = table.players;
    const others = [two, table.host, await spectatorOf(table, 2)];
    const admin = new pg.Client({ connectionString: databaseUrl });
    await admin.connect();
    try {
      for (let cut = 0; cut < 3; cut++) {
        while ((await admin.query(NEWS_CONNECTIONS)).rowCount !== nodes.length + 1) await pause(20);
        await admin.query(`select pg_terminate_backend(pid) from (${NEWS_CONNECTIONS}) as listening`);
        await must(one.choose(questionTo(one)?.choices[0]));
        const version = versionOf(one);
        await Promise.all(others.map(other => other.until(now => versionOf(now) >= version)));
      }
    } finally {
      await admin.end();
    }
    await expectSound('musketiere', table.id, [one, ...others]);
  });

  test.each([{ by: 'bot', level: 'random' }, { by: 'rules' }] as const)(
    'a clock runs out on each node, and the journal takes one of them: $by',
    async runOut => {
      const clock = { kind: 'own', bank: 5, choice: 1, runOut } as const;
      const table = await set({ game: 'musketiere', options: { length: 'round' }, people: 2, clock });
      const all = [table.host, ...table.players, await spectatorOf(table, 0)];
      const isOut = ({ room, position }: Player): boolean =>
        runOut.by === 'bot' ? (room?.seats.every(seat => seat.standIn !== null) ?? false) : (position?.at ?? 0) >= 2;
      await Promise.all(all.map(player => player.until(isOut)));
      const lines = (await store.open(table.id))?.lines ?? [];
      const rung = lines.flatMap(({ entry }) =>
        entry.kind === 'run-out' || (entry.kind === 'play' && entry.silent) ? [entry.seat] : [],
      );
      // For each seat once; where the rules answer, its next question may have come to its end meanwhile.
      expect(new Set(rung)).toEqual(new Set([0, 1]));
      if (runOut.by === 'rules') return;
      expect(rung).toHaveLength(2);
      const [owner] = table.players;
      await must(owner.act({ act: 'return' }));
      await Promise.all(all.map(player => player.until(({ room }) => room?.seats[seatOf(owner)].standIn === null)));
    },
  );

  test('when a node is killed in the middle of a match, its people go on elsewhere', async () => {
    const table = await set({ game: 'roy', people: 4 });
    const dice = diceFor('a node dies');
    await Promise.all(table.players.map(player => playOn(player, dice, () => versionOf(player) >= 20)));
    const playing = table.players.map(player => playOn(player, dice));
    const doomed = nodes[2];
    await doomed.kill();
    const orphans = table.players.filter(player => placeOf.get(player) === 2);
    // The process is gone; word of it comes a moment later.
    await Promise.all(orphans.map(player => player.until(({ connected }) => !connected)));
    await Promise.all(orphans.map((player, at) => player.enter(nodes[at % 2].url)));
    await Promise.all(playing);
    await Promise.all([table.host, ...table.players].map(player => player.until(hasEnded)));
    expect(orphans.length).toBeGreaterThan(0);
    await expectSound('roy', table.id, [table.host, ...table.players]);
    nodes[2] = await startServer({ databaseUrl });
  });
});
