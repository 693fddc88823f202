import type { MatchRecord } from '#kernel/journal.ts';
import { vacantSeat } from '../games/covers.ts';
import { remember, remembered } from '../storage.ts';
import { knownEntry } from './games.ts';
import { isLevel, LEVELS } from './levels.ts';
import type { Meta } from './saved.ts';

/** One finished match, in a line. It stays when the match itself is removed from the shelf. */
export interface LedgerLine {
  /** The table's id. */
  readonly id: string;
  readonly game: string;
  /** Milliseconds since 1970. */
  readonly when: number;
  /** A seat that the table played itself is not counted. */
  readonly players: number;
  /** How many of them were people. */
  readonly people: number;
  /** The side I played for; null where everybody plays for himself, or people sat on both. */
  readonly side: string | null;
  /** That of the strongest bot; null where there was none. */
  readonly level: string | null;
  /** Null where several people played against each other at one screen: then nobody is “I”. */
  readonly won: boolean | null;
  /** Of those who played. */
  readonly names: readonly string[];
  readonly winners: readonly string[];
  readonly online: boolean;
}

const KEY = 'panache.ledger';
/** A line has some 250 characters: more would take the room of the matches themselves. */
const MOST_LINES = 1000;

interface Kept {
  readonly lines: readonly LedgerLine[];
  /** Matches whose lines were deleted: they are not written again when somebody looks in on them. */
  readonly forgotten: readonly string[];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter(each => typeof each === 'string') : [];
const numberIn = (value: unknown, fallback: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : fallback;
const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Whatever lies in storage becomes lines that can be counted; what is no line is passed over. */
const readLine = (value: unknown): LedgerLine[] => {
  if (!isObject(value) || typeof value.id !== 'string' || typeof value.game !== 'string') return [];
  const names = texts(value.names);
  return [
    {
      id: value.id,
      game: value.game,
      when: numberIn(value.when, 0),
      players: numberIn(value.players, names.length),
      people: numberIn(value.people, 1),
      side: textIn(value.side),
      level: textIn(value.level),
      won: typeof value.won === 'boolean' ? value.won : null,
      names,
      winners: texts(value.winners),
      online: value.online === true,
    },
  ];
};

const read = (): Kept => {
  try {
    const value: unknown = JSON.parse(remembered(KEY) ?? '{}');
    const { lines, forgotten } = isObject(value) ? value : {};
    return { lines: Array.isArray(lines) ? lines.flatMap(readLine) : [], forgotten: texts(forgotten) };
  } catch {
    return { lines: [], forgotten: [] };
  }
};

/** What was played to its end in this browser. */
class Ledger {
  #changes = $state(0);

  /** The newest first. */
  get lines(): readonly LedgerLine[] {
    void this.#changes;
    return read().lines;
  }

  /** A match has ended; whoever looks in on it again changes nothing. */
  note(line: LedgerLine): void {
    const { lines, forgotten } = read();
    if (forgotten.includes(line.id) || lines.some(each => each.id === line.id)) return;
    this.#write({ lines: [line, ...lines].slice(0, MOST_LINES), forgotten });
  }

  deleteAll(): void {
    const { lines, forgotten } = read();
    const ids = [...lines.map(({ id }) => id), ...forgotten];
    this.#write({ lines: [], forgotten: ids.slice(0, MOST_LINES) });
  }

  #write(kept: Kept): void {
    remember(KEY, JSON.stringify(kept));
    this.#changes++;
  }
}

export const ledger = new Ledger();

/** Who sat at a table, as far as a line tells of it. */
export interface Seated {
  readonly name: string;
  /** The level of a bot; null for a person. */
  readonly bot: string | null;
}

export interface Ended {
  readonly id: string;
  readonly game: string;
  readonly options: MatchRecord['options'];
  readonly seats: readonly Seated[];
  /** The seats this browser's people had. */
  readonly mine: readonly number[];
  readonly winners: readonly string[];
  readonly online: boolean;
}

/** The one answer all of them give; null where they differ. */
const only = <T>(answers: readonly T[]): T | null =>
  answers.every(answer => answer === answers[0]) ? (answers[0] ?? null) : null;

/** Null where nobody of this browser played. */
export const lineOf = ({ id, game, options, seats, mine, winners, online }: Ended): LedgerLine | null => {
  if (mine.length === 0) return null;
  const vacant = vacantSeat(game, options);
  const playing = seats.filter((_, at) => at !== vacant);
  const levels = playing.map(({ bot }) => (isLevel(bot) ? LEVELS.indexOf(bot) : -1));
  const sides = knownEntry(game)?.game.sides ?? null;
  return {
    id,
    game,
    when: Date.now(),
    players: playing.length,
    people: playing.filter(({ bot }) => bot === null).length,
    side: only(mine.map(seat => sides?.(seat, seats.length, options) ?? null)),
    level: LEVELS[Math.max(...levels)] ?? null,
    won: only(mine.map(seat => winners.includes(seats[seat].name))),
    names: playing.map(({ name }) => name),
    winners,
    online,
  };
};

/** Called with every save of a match played at this screen: the last one of all writes its line. */
export const noteEnd = (id: string, { game, options, seats }: MatchRecord, { finished, status }: Meta): void => {
  if (!finished) return;
  const winners = status.kind === 'won' || status.kind === 'ended' ? status.names : [];
  const mine = seats.flatMap(({ bot }, at) => (bot === null ? [at] : []));
  const line = lineOf({ id, game, options, seats, mine, winners, online: false });
  if (line !== null) ledger.note(line);
};
