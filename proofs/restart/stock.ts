import { randomBytes } from 'node:crypto';
import { RULES } from '#games/all.ts';
import { commitmentOf, seedFrom } from '#kernel/fairness.ts';
import { openingOf } from '#kernel/journal.ts';
import { below, type Rng } from '#kernel/rng.ts';
import { dealtAt } from '#server/live/match.ts';
import { note, openRoom } from '#server/room/room.ts';
import { summaryOf } from '#server/room/summary.ts';
import type { JournalLine, Kept, Store, TableRow } from '#server/store/store.ts';
import { pick } from '../support/random.ts';

type KeptTable = Extract<Kept, { kind: 'table' }>;

/** Tables brought to the store at a time. */
const AT_ONCE = 250;
/** One table in so many is of the large game. */
const LARGE = 10;
const MADE = Date.UTC(2026, 0, 1);

const freshToken = (): string => randomBytes(16).toString('base64url');

const newRow = (dice: Rng): TableRow => {
  const game = below(dice, LARGE) === 0 ? RULES.roy : RULES.musketiere;
  const [id, people, seed] = [freshToken(), [freshToken(), freshToken(), freshToken()], seedFrom(randomBytes(32))];
  return {
    id,
    seed,
    opening: {
      made: MADE,
      game: game.id,
      rules: game.rules,
      options: Object.fromEntries(
        game.options.map(({ id: option, values }) => [option, values.at(option === 'length' ? -1 : 0) ?? '']),
      ),
      title: 'Rue des Fossoyeurs',
      language: 'fr',
      pace: 'slow',
      listed: true,
      host: people[0],
      hostName: 'Athos',
      commitment: commitmentOf(seed, id),
      seats: people.map((person, seat) => ({
        plan: { kind: 'invited' },
        person,
        name: `Connection ${seat}`,
        face: 'athos',
      })),
    },
  };
};

/** Somewhere between its first choice and its end, wherever the dice stop it. */
const playedTable = (dice: Rng): KeptTable => {
  const row = newRow(dice);
  const game = RULES[row.opening.game];
  const room = openRoom(row.id, row.opening);
  const draft = openingOf(game, dealtAt(room, game, row.seed)).state;
  const lines: JournalLine[] = [];
  const write = (entry: JournalLine['entry']): void => {
    const line = { number: lines.length + 1, time: MADE + lines.length, entry };
    note(room, line);
    lines.push(line);
  };
  write({ kind: 'start', id: freshToken() });
  const most = below(dice, 60);
  for (let at = 0; at < most && game.outcome(draft) === null; at++) {
    const { seat, choices } = pick(dice, game.decisions(draft));
    const choice = pick(dice, choices);
    game.apply(draft, seat, choice, null);
    write({ kind: 'play', seat, choice, id: freshToken() });
  }
  const asked = game.decisions(draft).map(({ seat }) => seat);
  const summary = summaryOf(room, { phase: asked.length === 0 ? 'over' : 'playing', asked });
  return { kind: 'table', row, summary, made: MADE, changed: room.time, lines, archive: null };
};

/** Fills a store with tables people have played at; gives back one whose match still runs. */
export const stock = async (store: Store, count: number, dice: Rng): Promise<KeptTable> => {
  let running: KeptTable | null = null;
  for (let done = 0; done < count; done += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - done) }, () => playedTable(dice));
    running ??= some.find(({ summary }) => summary.phase === 'playing') ?? null;
    await Promise.all(some.map(table => store.bring(table)));
  }
  if (running === null) throw new Error('every match has ended');
  return running;
};
