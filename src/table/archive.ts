import { outcomeOf } from '#kernel/early-end.ts';
import { type AnyGame, type Happening, type Outcome, redact, type Seat } from '#kernel/game.ts';
import { type Course, type MatchRecord, stateOf } from '#kernel/journal.ts';
import { type Change, changeBetween, changed } from './changes.ts';
import { eventsOf } from './past.ts';
import type { Retold } from './retold.ts';
import { toldTo } from './table.ts';

/**
 * A finished match with its whole story: whoever reads it needs no rules. The eyes are the spectator's and then every
 * seat's; each has the view after the deal, and from then on what a choice has changed of it.
 */
export interface Archive {
  readonly format: 'panache-story-1';
  readonly record: MatchRecord;
  readonly outcome: Outcome | null;
  /** The deal first, then choice by choice, secrets and all. */
  readonly events: readonly (readonly Happening[])[];
  /** By eyes. */
  readonly dealt: readonly unknown[];
  /** By choice, then by eyes; 0 for the same as with the eyes before. */
  readonly changes: readonly (readonly (Change | 0)[])[];
}

const changesOf = (before: readonly unknown[], after: readonly unknown[]): (Change | 0)[] => {
  let last = '';
  return after.map((view, eyes) => {
    const change = changeBetween(before[eyes], view);
    const text = JSON.stringify(change);
    const isRepeated = eyes > 0 && text === last;
    last = text;
    return isRepeated ? 0 : change;
  });
};

/** The archive of a match that was played through by the rules. */
export const archiveOf = (game: AnyGame, record: MatchRecord, course: Course): Archive => {
  const eyes = [null, ...record.seats.map((_, seat) => seat)];
  const viewsOf = (state: unknown) => eyes.map(seat => game.view(state, seat));
  const dealt = viewsOf(course.opening.state);
  let before = dealt;
  const changes = course.played.map(({ state }) => {
    const after = viewsOf(state);
    const made = changesOf(before, after);
    before = after;
    return made;
  });
  const outcome = outcomeOf(game, record, stateOf(course));
  return { format: 'panache-story-1', record, outcome, events: eventsOf(course), dealt, changes };
};

/** Every view of one pair of eyes, from the deal on. */
const viewsIn = ({ dealt, changes }: Archive, eyes: number): readonly unknown[] => {
  const views = [dealt[eyes]];
  for (const made of changes) {
    let own = eyes;
    while (made[own] === 0) own--;
    views.push(changed(views[views.length - 1], made[own] as Change));
  }
  return views;
};

/** The text of an archive, or null where it is none. */
export const readArchive = (text: string): Archive | null => {
  try {
    const value: unknown = JSON.parse(text);
    const isArchive = typeof value === 'object' && value !== null && 'format' in value;
    return isArchive && value.format === 'panache-story-1' ? (value as Archive) : null;
  } catch {
    return null;
  }
};

/** A match as its archive tells it, whatever the rules are by now. */
export const retoldIn = (archive: Archive): Retold => {
  const { events, outcome } = archive;
  const views = new Map<Seat | null, readonly unknown[]>();
  const viewsOf = (eyes: Seat | null): readonly unknown[] => {
    const known = views.get(eyes) ?? viewsIn(archive, eyes === null ? 0 : eyes + 1);
    views.set(eyes, known);
    return known;
  };
  return {
    last: events.length - 1,
    outcome,
    viewAt: (at, eyes) => viewsOf(eyes)[at],
    eventsAt: (at, eyes) => events[at].map(event => redact(event, eyes)),
    story: eyes => toldTo(events, eyes),
  };
};
