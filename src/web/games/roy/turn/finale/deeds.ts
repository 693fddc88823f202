import type { Event } from '#games/roy/events.ts';
import type { Musketeer } from '#games/roy/names.ts';

/** What one musketeer did and suffered in a match. */
export interface Deeds {
  readonly who: Musketeer;
  readonly duels: number;
  readonly won: number;
  readonly challenges: number;
  readonly wounds: number;
  readonly falls: number;
}

type Count = { -readonly [Key in keyof Deeds]: Deeds[Key] };

const note = (deeds: Count, event: Event): void => {
  switch (event.kind) {
    case 'duel-over':
      deeds.duels++;
      if (event.won) deeds.won++;
      break;
    case 'challenged':
      if (event.won) deeds.challenges++;
      break;
    case 'wounded':
      deeds.wounds += event.wounds;
      break;
    case 'fell':
      deeds.falls++;
      break;
    default:
  }
};

/** Counted from the events of a match, for those who are in it. */
export const deedsOf = (events: readonly Event[], men: readonly Musketeer[]): readonly Deeds[] => {
  const all = men.map((who): Count => ({ who, duels: 0, won: 0, challenges: 0, wounds: 0, falls: 0 }));
  for (const event of events) {
    if (!('who' in event)) continue;
    const man = all.find(({ who }) => who === event.who);
    if (man) note(man, event);
  }
  return all;
};
