import type { Decision, Seat, Tell } from '#kernel/game.ts';
import { type Choice, FREE, PUT, SURRENDER, TAKE } from '../choices.ts';
import type { Event } from '../events.ts';
import { nextDuel } from '../round.ts';
import { countOf, type Marker, type Place, REWARDS, type Spoils, type State, shutOut } from '../state.ts';

const addToSupply = (draft: State, marker: Marker, count: number) => {
  if (marker === 'jewel') draft.jewels += count;
  else draft.prisons += count;
};

const listOwn = (
  choices: Choice[],
  all: readonly Choice[],
  markers: readonly (Marker | null)[],
  wanted: Marker | null,
) => {
  for (let place = 0; place < REWARDS; place++) if (markers[place] === wanted) choices.push(all[place]);
};

/** MUS.14: with an empty supply the marker comes off another player's card, whichever the taker likes. */
const listOthers = (choices: Choice[], state: State, { seat, marker }: Spoils) => {
  for (let other = 0; other < state.markers.length; other++) {
    if (other !== seat) listOwn(choices, TAKE[other], state.markers[other], marker);
  }
};

const championMay = (choices: Choice[], state: State, spoils: Spoils) => {
  const own = state.markers[spoils.seat];
  if (countOf(own, null) === 0) return listOwn(choices, FREE, own, 'prison'); // MUS.16
  if (spoils.held) return listOwn(choices, PUT, own, null);
  if (state.jewels > 0) listOwn(choices, PUT, own, null);
  else listOthers(choices, state, spoils);
  listOwn(choices, FREE, own, 'prison'); // MUS.12
};

const scapegoatMust = (choices: Choice[], state: State, spoils: Spoils) => {
  const own = state.markers[spoils.seat];
  if (countOf(own, null) === 0)
    listOwn(choices, SURRENDER, own, 'jewel'); // MUS.17
  else if (spoils.held || state.prisons > 0) listOwn(choices, PUT, own, null);
  else listOthers(choices, state, spoils);
};

/** MUS.11 to MUS.17: the champion takes a jewel or frees a prison, the scapegoat takes a prison or gives a jewel back. */
export const askSpoils = (state: State, spoils: Spoils): Decision<Choice>[] => {
  const choices: Choice[] = [];
  if (spoils.marker === 'jewel') championMay(choices, state, spoils);
  else scapegoatMust(choices, state, spoils);
  const prompt = spoils.held ? 'put' : spoils.marker === 'jewel' ? 'champion' : 'scapegoat';
  return [{ seat: spoils.seat, prompt, choices }];
};

export const takeFrom = (draft: State, spoils: Spoils, from: Seat, place: Place, tell: Tell<Event>) => {
  const out = shutOut(draft.markers[from]);
  draft.markers[from][place] = null;
  draft.spoils = { ...spoils, held: true };
  tell?.({ kind: 'took', seat: spoils.seat, marker: spoils.marker, from, place });
  if (out) tell?.({ kind: 'released', seat: from });
};

export const put = (draft: State, { seat, marker, held }: Spoils, place: Place, tell: Tell<Event>) => {
  if (!held) addToSupply(draft, marker, -1);
  draft.markers[seat][place] = marker;
  tell?.({ kind: 'put', seat, marker, place, held });
  if (shutOut(draft.markers[seat])) tell?.({ kind: 'shut-out', seat });
  nextDuel(draft, tell);
};

/** A prison freed by the champion, or a jewel surrendered by the scapegoat, goes back to the supply. */
export const giveBack = (draft: State, { seat, marker }: Spoils, place: Place, tell: Tell<Event>) => {
  const forced = countOf(draft.markers[seat], null) === 0;
  draft.markers[seat][place] = null;
  addToSupply(draft, marker === 'jewel' ? 'prison' : 'jewel', 1);
  if (marker === 'jewel') tell?.({ kind: 'freed', seat, place, forced });
  else tell?.({ kind: 'surrendered', seat, place });
  nextDuel(draft, tell);
};
