import type { Event } from '#games/trois/events.ts';
import type { View } from '#games/trois/view.ts';
import type { Told } from '#table/table.ts';
import type { Mark } from '../../match/marks.ts';
import type { MatchFacts } from '../match-facts.ts';
import { STYLES } from './style.ts';

/** Where each round begins. */
const marks = (story: readonly Told[]): Mark[] => {
  const found: Mark[] = [];
  let round = 0;
  for (const { at, event: told } of story) {
    const event = told as Event;
    if (event.kind !== 'turn' || event.round === round) continue;
    round = event.round;
    found.push({ kind: 'lap', at, lap: round });
  }
  return found;
};

export const matchFacts: MatchFacts = {
  rail: true,
  sounds: true,
  music: 'galliard',
  taken(seen, seat) {
    const rider = (seen as View).musketeers[seat]?.rider ?? null;
    return rider === null ? null : STYLES[rider];
  },
  standing: seen => ({ kind: 'lap', lap: (seen as View).round }),
  marks,
};
