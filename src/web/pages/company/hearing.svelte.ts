import type { Remark } from '#bots/voice/remark.ts';
import type { Words } from '#bots/voice/words.ts';
import type { GameId } from '#games/index.ts';
import type { Seat } from '#kernel/game.ts';
import type { Who } from '#kernel/text.ts';
import type { TableSeat, TableSuggestion } from '../../games/table-props.ts';
import type { Reading } from '../../language.svelte.ts';
import type { ChronicleLine } from '../../match/chronicle.ts';
import type { Play } from '../../match/play.ts';
import { voicesOf } from '../../match/voices.ts';
import { laterAgain } from '../../parts/patience.ts';
import { companyWords } from './text/words.ts';

interface HearingDeps {
  readonly play: () => Play;
  readonly game: GameId;
  readonly who: () => Who;
}

/** So often words that did not come are asked for again by themselves; after that when somebody speaks. */
const MOST = 12;

/** What the bots at a table say, in the reader's language. Silent until their words have been fetched. */
export class Hearing {
  readonly #play: () => Play;
  readonly #game: GameId;
  readonly #who: () => Who;
  #words = $state.raw<Reading<Words> | null>(null);
  /** What was said up to when the table last lay still: nothing else may move while something is being shown. */
  #heard = $state.raw<ReadonlyMap<number, Remark>>(new Map());
  #waitNoMore = () => {};

  constructor({ play, game, who }: HearingDeps) {
    this.#play = play;
    this.#game = game;
    this.#who = who;
  }

  /** Fetches their words; to be called as soon as somebody speaks, or is spoken to. */
  listen(attempt = 0): void {
    this.#waitNoMore();
    voicesOf(this.#game).then(
      words => {
        this.#words = words;
      },
      // Without a connection they keep their reasons to themselves until it is back.
      () => {
        if (attempt < MOST) this.#waitNoMore = laterAgain(attempt, () => this.listen(attempt + 1));
      },
    );
  }

  /** To be called whenever nothing moves. */
  takeIn(): void {
    this.#heard = this.#play().company?.remarks ?? this.#heard;
  }

  get words(): Words | null {
    return this.#words?.texts ?? null;
  }

  /** The lines of the chronicle, with what was said about each choice beside its first line. */
  beside(lines: readonly ChronicleLine[]): readonly ChronicleLine[] {
    if (this.words === null) return lines;
    return lines.map((line, place) => {
      const isFirst = place === 0 || lines[place - 1].at !== line.at;
      const said = isFirst ? this.#told(this.#heard.get(line.at) ?? null) : null;
      return said === null ? line : { ...line, remark: said };
    });
  }

  /** Everybody, with what he has said since the reader's own turn. */
  seats(seats: readonly TableSeat[]): readonly TableSeat[] {
    const { queue, mine } = this.#play();
    if (this.words === null) return seats;
    const waiting = this.suggestions().map(({ seat }) => seat);
    const since = [...this.#heard].filter(([at]) => at > mine && at <= queue.told).sort(([a], [b]) => a - b);
    return seats.map(each => {
      const [, last] = since.findLast(([, { seat }]) => seat === each.seat) ?? [];
      const waits = waiting.includes(each.seat);
      return last === undefined && !waits ? each : { ...each, waits, says: last ? this.#worded(last) : each.says };
    });
  }

  /** What bots would do about what the reader is asked. */
  suggestions(): readonly TableSuggestion[] {
    const { company, question, game } = this.#play();
    if (company === null || question === null) return [];
    const matters = new Set(question.choices.map(choice => game.matter?.(choice) ?? null));
    return company.suggestions
      .filter(({ choice }) => matters.has(game.matter?.(choice) ?? null))
      .map(({ seat, choice, reason, mayDecline }) => ({
        seat,
        choice,
        why: reason === null ? null : this.#worded({ seat, reason }),
        agree: () => company.answer(seat, 'yes'),
        decline: mayDecline ? () => company.answer(seat, 'no') : null,
      }));
  }

  #worded({ seat, reason }: Remark): string | null {
    return this.words?.say(reason, this.#speaker(seat)) ?? null;
  }

  #told(remark: Remark | null): string | null {
    if (remark === null) return null;
    const said = this.#worded(remark);
    return said === null ? null : companyWords().remark(this.#who().name(remark.seat), said);
  }

  /** Whoever speaks says I. */
  #speaker(seat: Seat): Who {
    return { ...this.#who(), me: seat };
  }
}
