import type { Card } from '#games/roy/cards/adventure.ts';
import type { Event } from '#games/roy/events.ts';
import { scoreOf, skillOf } from '#games/roy/facts.ts';
import type { Musketeer, Place, Skill } from '#games/roy/names.ts';
import type { ChallengeTask } from '#games/roy/tasks.ts';
import type { View } from '#games/roy/view.ts';

/** A challenge as it is before the eyes. */
export interface ChallengeFrame {
  readonly kind: 'challenge';
  readonly who: Musketeer;
  readonly place: Place;
  readonly skill: Skill;
  readonly value: number;
  /** What his sheet gives. */
  readonly base: number;
  readonly cards: readonly Card[];
  /** Aramis' card. */
  readonly ability: Card | null;
  /** What Epic tokens and One-for-all cards give. */
  readonly epic: number;
  readonly score: number;
  readonly end: readonly Event[] | null;
}

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;

/** A challenge under way, by the view alone. */
export const challengeUnderWay = (view: View, task: ChallengeTask): ChallengeFrame => {
  const man = view.men[task.man];
  const { skill, value, paid, ability, lowered } = task;
  const base = skillOf(man, skill);
  const score = scoreOf(man, task);
  return {
    kind: 'challenge',
    who: man.who,
    place: man.place,
    skill,
    value,
    base,
    cards: paid,
    ability,
    epic: lowered,
    score,
    end: null,
  };
};

/** A challenge that is settled as soon as it is begun. */
export const challengeSettled = (view: View, event: Of<'challenged'>): ChallengeFrame | null => {
  const man = view.men.find(({ who }) => who === event.who);
  if (man === undefined) return null;
  const { who, skill, value, score } = event;
  const base = skillOf(man, skill);
  return {
    kind: 'challenge',
    who,
    place: man.place,
    skill,
    value,
    base,
    cards: [],
    ability: null,
    epic: Math.max(0, score - base),
    score,
    end: [event],
  };
};

/** A challenge after one more event of it. */
export const challengeAfter = (frame: ChallengeFrame, event: Event): ChallengeFrame => {
  if (frame.end !== null) return { ...frame, end: [...frame.end, event] };
  switch (event.kind) {
    case 'added': {
      const score = frame.score + 1;
      return event.ability
        ? { ...frame, score, ability: event.card }
        : { ...frame, score, cards: [...frame.cards, event.card] };
    }
    case 'challenged':
      return { ...frame, epic: frame.epic + event.score - frame.score, score: event.score, end: [event] };
    case 'fizzled':
      return { ...frame, end: [event] };
    default:
      return frame;
  }
};
