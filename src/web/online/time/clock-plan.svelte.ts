import { CLOCK_LIMITS, NAMED_CLOCKS } from '#wire/clock.ts';
import type { Pace } from '#wire/to-client.ts';
import type { ClockWanted } from '#wire/to-server.ts';
import type { Level } from '../../match/levels.ts';
import { isObject } from '../../stored-object.ts';

export const CLOCK_CHOICES = ['none', 'relaxed', 'brisk', 'own'] as const;
export type ClockChoice = (typeof CLOCK_CHOICES)[number];

const RUN_OUTS = ['bot', 'rules'] as const;

const within = ({ least, most }: { readonly least: number; readonly most: number }, value: unknown, usual: number) =>
  Math.min(most, Math.max(least, typeof value === 'number' && Number.isFinite(value) ? Math.round(value) : usual));

/** The clock of a table that is being set up. */
export class ClockPlan {
  kind = $state<ClockChoice>('none');
  /** Times of one's own, in seconds. */
  #bank = $state(600);
  #choice = $state(30);
  runOut = $state<(typeof RUN_OUTS)[number]>('bot');
  level = $state<Level>('random');

  constructor(given: unknown, levels: readonly Level[]) {
    const kept = isObject(given) ? given : {};
    this.kind = CLOCK_CHOICES.find(each => each === kept.kind) ?? 'none';
    this.bank = within(CLOCK_LIMITS.bank, kept.bank, 600);
    this.choice = within(CLOCK_LIMITS.choice, kept.choice, 30);
    this.runOut = RUN_OUTS.find(each => each === kept.runOut) ?? 'bot';
    this.level = levels.find(each => each === kept.level) ?? levels[1] ?? levels[0] ?? 'random';
  }

  get bank(): number {
    return this.#bank;
  }
  set bank(seconds: number) {
    this.#bank = within(CLOCK_LIMITS.bank, seconds, this.#bank);
  }
  get choice(): number {
    return this.#choice;
  }
  set choice(seconds: number) {
    this.#choice = within(CLOCK_LIMITS.choice, seconds, this.#choice);
  }

  /** The times it comes to; null without a clock. */
  times(pace: Pace): { readonly bank: number; readonly choice: number } | null {
    if (this.kind === 'none') return null;
    return this.kind === 'own' ? { bank: this.bank, choice: this.choice } : NAMED_CLOCKS[pace][this.kind];
  }

  /** As the server wants it; undefined without a clock. */
  get wanted(): ClockWanted | undefined {
    const { kind, bank, choice, level } = this;
    const runOut = this.runOut === 'bot' ? ({ by: 'bot', level } as const) : ({ by: 'rules' } as const);
    if (kind === 'none') return undefined;
    return kind === 'own' ? { kind, bank, choice, runOut } : { kind, runOut };
  }

  /** To be remembered for the next table. */
  get kept(): unknown {
    const { kind, bank, choice, runOut, level } = this;
    return { kind, bank, choice, runOut, level };
  }
}
