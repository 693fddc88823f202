import type { Seat } from '#kernel/game.ts';
import { toldTo } from '#table/table.ts';
import { STEPS_SHOWN } from '#wire/limits.ts';
import type { Step, Told as ToldEvent } from '#wire/to-client.ts';
import type { Match } from './match.ts';
import type { Told } from './story.ts';

/** What a browser knows of a match already. */
export interface Have {
  readonly version: number;
  readonly at: number;
}

/** What it is still to be told. */
export interface Untold {
  readonly story: readonly ToldEvent[];
  /** False where `story` goes on from what the browser has. */
  readonly fresh: boolean;
  readonly missed: readonly Step[];
}

/** Nothing the browser knows was taken back since. */
const goesOn = ({ table }: Match, { version, at }: Have): boolean => {
  const ahead = table.version - version;
  return ahead >= 0 && at + ahead === table.at;
};

/** It has missed nothing: the story need not be at hand. */
const isUpToDate = (match: Match, have: Have | null): boolean =>
  have !== null && goesOn(match, have) && have.version === match.version;

/** The story has to be told anew before such a browser can be told anything. */
export const lacksStory = (match: Match, have: Have | null): boolean =>
  match.story.now === null && !isUpToDate(match, have);

const NOTHING_UNTOLD: Untold = { story: [], fresh: false, missed: [] };

/** What a browser that has that much of a match is still to be told; null where the story has to be at hand for it. */
export const untoldTo = (match: Match, seat: Seat | null, have: Have | null): Untold | null => {
  if (isUpToDate(match, have)) return NOTHING_UNTOLD;
  const told = match.story.now;
  return told === null ? null : untoldOf(told, match, seat, have);
};

const untoldOf = (told: Told, match: Match, seat: Seat | null, have: Have | null): Untold => {
  if (have === null || !goesOn(match, have)) return { story: toldTo(told.events, seat), fresh: true, missed: [] };
  const story = toldTo(told.events, seat, have.at + 1);
  const at = told.events.length - 1;
  const count = at - have.at;
  const states = count <= STEPS_SHOWN && count < told.states.length ? told.states.slice(-count) : [];
  const missed = states.map((state, index) => {
    const moment = have.at + index + 1;
    const events = story.flatMap(each => (each.at === moment ? [each.event] : []));
    return { at: moment, view: match.table.game.view(state, seat), events };
  });
  return { story, fresh: false, missed };
};
