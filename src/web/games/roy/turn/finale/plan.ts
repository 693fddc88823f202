import type { ParisId } from '#games/roy/cards/paris.ts';
import type { TreacheryId } from '#games/roy/cards/treachery.ts';
import type { Event } from '#games/roy/events.ts';
import type { Location } from '#games/roy/names.ts';

/** What Milady did in one round, as it came to light. */
export interface Scheme {
  readonly round: number;
  /** Where she was; null where it never came out or she went nowhere. */
  readonly location: Location | null;
  /** She was found, or Rochefort stepped in, before the musketeers had played. */
  readonly found: boolean;
  readonly paris: ParisId | null;
  readonly treachery: readonly TreacheryId[];
}

type Draft = { -readonly [Key in keyof Scheme]: Scheme[Key] };

const note = (scheme: Draft, event: Event): void => {
  switch (event.kind) {
    case 'exposed':
      scheme.location = event.location;
      if (event.by !== null) scheme.found = true;
      break;
    case 'intercepted':
      scheme.location = event.location;
      scheme.found = true;
      break;
    case 'shown':
      scheme.location = event.location;
      if (event.by === 'ketty') scheme.found = true;
      break;
    case 'paris':
      scheme.paris = event.card;
      break;
    case 'betrayed':
      scheme.treachery = [...scheme.treachery, event.card];
      break;
    default:
  }
};

/** Milady's rounds from the first to the last. What she laid out before the first one belongs to that. */
export const planOf = (events: readonly Event[]): readonly Scheme[] => {
  const rounds: Draft[] = [];
  let first: ParisId | null = null;
  for (const event of events) {
    const now = rounds.at(-1);
    if (event.kind === 'turn')
      rounds.push({ round: event.turn, location: null, found: false, paris: now ? null : first, treachery: [] });
    else if (now) note(now, event);
    else if (event.kind === 'paris') first = event.card;
  }
  return rounds;
};
