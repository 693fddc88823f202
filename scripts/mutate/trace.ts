import { createHash } from 'node:crypto';
import type { GameModule } from '#games/entry.ts';
import { seeded } from '#kernel/fairness.ts';
import type { Happening, Options, Seat } from '#kernel/game.ts';
import type { Course, Played } from '#kernel/journal.ts';
import { same } from '#kernel/journal.ts';

/** What of a match is compared, in words for whoever reads the finding. */
const PARTS = [
  'choices',
  'events',
  'rules behind events',
  'state',
  'views',
  'refusals',
  'imagined worlds',
  'luck',
] as const;
export type Part = (typeof PARTS)[number];

/** Beside the game stand what bots imagine, the luck sheet, and what a state keeps if nobody ever sees a sign of it. */
export const isAside = (part: Part): boolean => part === 'imagined worlds' || part === 'luck' || part === 'state';

/** A short mark for each part at one step; null where a part was not looked at. */
export type Step = Partial<Readonly<Record<Part, string>>>;

/** How a match is set up. */
export interface Table {
  readonly players: number;
  readonly options: Options;
  readonly seed: string;
}

/** Views and what follows from them cost the most and change the least: looked at every so many steps. */
const LOOK = 4;

const mark = (look: () => unknown): string => {
  try {
    const text = JSON.stringify(look()) ?? 'undefined';
    return createHash('sha256').update(text).digest('hex').slice(0, 10);
  } catch {
    return 'threw';
  }
};

/** A match that is played on, step by step, and what can be told of each step. */
export const openTrace = ({ game, ruleOf }: GameModule, { players, options, seed }: Table) => {
  const events: Happening[] = [];
  const dice = seeded(`${seed}/dice`);
  const opening = { state: game.setup(players, options, dice, event => events.push(event)), events };
  const played: Played[] = [];
  const seats: readonly (Seat | null)[] = [...Array.from({ length: players }, (_, seat) => seat), null];
  const now = () => (played.at(-1) ?? opening).state;

  const looks = (): Step => {
    const views = seats.map(seat => game.view(now(), seat));
    return {
      views: mark(() => [views, views.map(view => game.showable?.(view))]),
      refusals: mark(() => views.map(view => game.barred(view))),
      'imagined worlds': mark(() => views.map(view => game.imagine(view, seeded(`${seed}/${played.length}`)))),
    };
  };

  return {
    now,
    course: (): Course => ({ opening, played }),
    decisions: () => game.decisions(now()),
    /** Plays a choice; false where the rules do not offer it. */
    play: (seat: Seat, choice: unknown): boolean => {
      const decision = game.decisions(now()).find(each => each.seat === seat);
      const listed = decision?.choices.find(each => same(each, choice));
      if (listed === undefined) return false;
      const state = game.clone(now());
      const told: Happening[] = [];
      game.apply(state, seat, listed, event => told.push(event));
      played.push({ seat, choice: listed, state, events: told, undoable: false });
      return true;
    },
    step: (): Step => {
      const decisions = game.decisions(now());
      const told = (played.at(-1) ?? opening).events;
      const matters = decisions.map(each => each.choices.map(choice => game.matter?.(choice)));
      const hears = seats.map(seat => (seat === null ? null : game.hearers?.(seat, players, options)));
      return {
        choices: mark(() => [decisions, matters, hears, game.outcome(now())]),
        events: mark(() => told),
        'rules behind events': mark(() => told.map(event => ruleOf(event))),
        state: mark(now),
        ...(played.length % LOOK === 0 ? looks() : {}),
      };
    },
  };
};

export type Trace = ReturnType<typeof openTrace>;

/** The luck of a whole match, as one more step. */
export const luckStep = async ({ luck }: GameModule, trace: Trace): Promise<Step> => {
  const luckOf = await luck.of();
  return { luck: mark(() => luckOf(trace.course())) };
};

export const differing = (a: Step, b: Step): readonly Part[] => PARTS.filter(part => a[part] !== b[part]);
