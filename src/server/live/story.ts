import type { Happening } from '#kernel/game.ts';
import { STEPS_SHOWN } from '#wire/limits.ts';

/** What has happened at a match, the deal first, then by choices that stand; and how it stood after the last of them. */
export interface Told {
  readonly events: readonly (readonly Happening[])[];
  /** As many as a browser that comes back may be shown; the present is the last one. */
  readonly states: readonly unknown[];
}

/**
 * The story of one match, shared by all who ask for it. It grows with the match while it is at hand; where it is not,
 * somebody elsewhere plays the journal again.
 */
export interface Story {
  /** Null while it is not at hand. */
  readonly now: Told | null;
  /** Has it told by `replay` where it is not at hand, once for all who ask meanwhile; what happens meanwhile is in it. */
  ready(replay: () => Promise<Told>): Promise<Told>;
  /** To be called after every entry that was played, with the truth after it. */
  turned(truth: { readonly state: unknown; readonly events: readonly Happening[] }, way: Way): void;
  /** How much there is to remember, in events. */
  readonly weight: number;
  drop(): void;
}
type Way = 'on' | 'back';

interface Draft {
  readonly events: (readonly Happening[])[];
  readonly states: unknown[];
  weight: number;
}

/** A state holds about as much as so many events. */
const STATE_WEIGHT = 30;

const draftOf = ({ events, states }: Told): Draft => ({
  events: [...events],
  states: states.slice(-STEPS_SHOWN - 1),
  weight: events.reduce((sum, each) => sum + each.length, 0),
});

const turn = (draft: Draft, { state, events }: Parameters<Story['turned']>[0], way: Way): void => {
  if (way === 'on') {
    draft.events.push(events);
    draft.states.push(state);
    draft.weight += events.length;
    if (draft.states.length > STEPS_SHOWN + 1) draft.states.shift();
  } else {
    draft.weight -= draft.events.pop()?.length ?? 0;
    draft.states.pop();
    if (draft.states.length === 0) draft.states.push(state);
  }
};

class OwnStory implements Story {
  #known: Draft | null;
  #coming: Promise<Told> | null = null;
  #meanwhile: Parameters<Story['turned']>[] = [];

  constructor(start: Told | null) {
    this.#known = start === null ? null : draftOf(start);
  }

  get now(): Told | null {
    return this.#known;
  }

  get weight(): number {
    return this.#known === null ? 0 : this.#known.weight + this.#known.states.length * STATE_WEIGHT;
  }

  ready(replay: () => Promise<Told>): Promise<Told> {
    if (this.#known !== null) return Promise.resolve(this.#known);
    if (this.#coming !== null) return this.#coming;
    this.#meanwhile = [];
    const wanted = replay()
      .then(told => this.#taken(told))
      .finally(() => {
        this.#coming = null;
      });
    this.#coming = wanted;
    return wanted;
  }

  turned(...turned: Parameters<Story['turned']>): void {
    if (this.#known !== null) turn(this.#known, ...turned);
    else if (this.#coming !== null) this.#meanwhile.push(turned);
  }

  drop(): void {
    this.#known = null;
  }

  #taken(told: Told): Told {
    const draft = draftOf(told);
    for (const turned of this.#meanwhile) turn(draft, ...turned);
    this.#known = draft;
    return draft;
  }
}

export const storyFrom = (start: Told | null): Story => new OwnStory(start);
