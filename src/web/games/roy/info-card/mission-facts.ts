import { CONSTANCE_LAST, LOUVRE_LAST } from '#games/roy/cards/board.ts';
import { LOUVRE } from '#games/roy/cards/louvre.ts';
import { challengeAt, stipulationOf } from '#games/roy/facts.ts';
import type { MissionPlace } from '#games/roy/names.ts';
import type { Writing } from './explained.ts';

/** A number of a target as it stands now. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}
export type Facts = readonly Fact[];

export const fact = (label: string, value: string): Fact => ({ label, value });

/** Who stands there. */
export const menAt = (place: string, { view, words, names }: Writing): Facts => {
  const here = view.men.filter(man => man.place === place).map(({ who }) => names.musketeers[who].name);
  return here.length === 0 ? [] : [fact(words.labels.here, words.values.list(here))];
};

const asked = (place: MissionPlace, { view, words }: Writing): Facts => {
  if (place !== 'paris' || view.paris === null) return [];
  const asks = stipulationOf(view);
  if (asks !== null) return [fact(words.labels.asks, words.values.of(view.constance, asks.goal))];
  if (view.paris.card !== 'abduction') return [];
  return [fact(words.tracks.constance.title, words.values.of(view.constance, CONSTANCE_LAST))];
};

/** What a mission still asks for, and what lies at it. */
export const missionFacts = (place: MissionPlace, writing: Writing): Facts => {
  const { view, words, names } = writing;
  const { labels, values } = words;
  const lies = view[place];
  if (lies === null) return [];
  const open = challengeAt(view, place);
  const isDuels = lies.card === 'duels';
  return [
    ...(open ? [fact(labels.challenge, values.challenge(names.skills[open.skill], open.value))] : []),
    ...(open || isDuels ? [] : [fact(labels.challenge, values.won)]),
    ...(view.louvre && place === 'louvre' && open
      ? [fact(labels.reward, values.pistoles(LOUVRE[view.louvre.card].reward))]
      : []),
    ...(lies.foes.length > 0 ? [fact(labels.foes, values.list(lies.foes.map(({ id }) => names.foes[id].name)))] : []),
    ...(lies.trap ? [fact(labels.trap, names.traps[lies.trap].name)] : []),
    ...(lies.nemesis ? [fact(labels.only, names.musketeers[lies.nemesis].name)] : []),
    ...asked(place, writing),
    ...(place === 'louvre' ? [fact(words.tracks.ladder.title, values.of(view.ladder, LOUVRE_LAST))] : []),
  ];
};
