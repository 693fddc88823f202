import type { Event } from '#games/musketiere/events.ts';
import type { View } from '#games/musketiere/view.ts';
import type { Told } from '#table/table.ts';
import type { Mark } from '../../match/marks.ts';
import type { MatchFacts } from '../match-facts.ts';

const marks = (story: readonly Told[]): Mark[] => {
  const found: Mark[] = [];
  let round = 0;
  for (const { at, event: told } of story) {
    const event = told as Event;
    if (event.kind === 'dealt' && event.round !== round) {
      round = event.round;
      found.push({ kind: 'round', at, round });
    }
    if (event.kind === 'turned') found.push({ kind: 'duel', at, round, duel: event.duel });
  }
  return found;
};

export const matchFacts: MatchFacts = {
  rail: false,
  sounds: true,
  music: 'pavane',
  standing(seen) {
    const { phase, round, duels } = seen as View;
    if (phase === 'rewards') return { kind: 'rewards', round };
    return { kind: 'duel', round, duel: duels.length + (phase === 'pick' ? 1 : 0) };
  },
  // Ducats are what it is played for.
  ended: (names, { scores }) => ({ kind: 'won', names, ducats: Math.max(...scores) }),
  marks,
};
