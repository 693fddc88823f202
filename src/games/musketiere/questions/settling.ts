import type { Seat, Tell } from '#kernel/game.ts';
import { type Choice, type MarkerChoice, TAKE } from '../choices.ts';
import type { Event } from '../events.ts';
import { isFull, isMarker, type Row, shutOut } from '../facts.ts';
import type { Position } from '../position.ts';
import { nextDuel } from '../round.ts';
import { type Marker, type Place, REWARDS, type Spoils, type State } from '../state.ts';
import type { Asking, Bar, SpoilsPrompt, SpoilsQuestion } from './question.ts';

// What champion and scapegoat have in common.

export const ONE_MARKER: Bar = { rule: 'MUS.15', reason: 'one-marker' };
export const FACE_DOWN: Bar = { rule: 'MUS.RULING.5', reason: 'face-down' };
export const CHAMPION_MUST: Bar = { rule: 'MUS.RULING.3', reason: 'champion-must' };
export const SCAPEGOAT_MUST: Bar = { rule: 'MUS.13', reason: 'scapegoat-must' };
export const NO_PRISON_TO_FREE: Bar = { rule: 'MUS.12', reason: 'no-prison-to-free' };

/** Adds every reward card of the others, to take a marker from. */
export const listOthers = (position: Position, seat: Seat, choices: Choice[]) => {
  for (let other = 0; other < position.markers.length; other++) {
    if (other === seat) continue;
    for (let place = 0; place < REWARDS; place++) choices.push(TAKE[other][place]);
  }
};

/** Adds every marker of this kind that lies on a card of the others: what may be taken. */
export const listTaken = (position: Position, seat: Seat, marker: Marker, choices: Choice[]) => {
  for (let other = 0; other < position.markers.length; other++)
    if (other !== seat) listWhere(position.markers[other], marker, TAKE[other], choices);
};

/** Adds the choice for each place of a row where the marker lies. */
export const listWhere = (row: Row, marker: Marker, all: readonly Choice[], choices: Choice[]) => {
  for (let place = 0; place < REWARDS; place++) if (isMarker(row[place], marker)) choices.push(all[place]);
};

/** Adds the choice for each place of a row where no marker lies. */
export const listFree = (row: Row, all: readonly Choice[], choices: Choice[]) => {
  for (let place = 0; place < REWARDS; place++) if (row[place] === null) choices.push(all[place]);
};

const addToSupply = (draft: State, marker: Marker, count: number) => {
  if (marker === 'jewel') draft.jewels += count;
  else draft.prisons += count;
};

/** MUS.14: it comes off another player's card, and is then in the taker's hand. */
const take = (draft: State, { seat, marker }: Spoils, from: Seat, place: Place, tell: Tell<Event>) => {
  const out = shutOut(draft.markers[from]);
  draft.markers[from][place] = null;
  draft.spoils = { seat, marker, held: true };
  tell?.({ kind: 'took', seat, marker, from, place });
  if (out) tell?.({ kind: 'released', seat: from });
};

/** MUS.11, MUS.13: onto a free reward card of one's own, out of the supply or out of the hand. */
const put = (draft: State, { seat, marker, held }: Spoils, place: Place, tell: Tell<Event>) => {
  if (!held) addToSupply(draft, marker, -1);
  draft.markers[seat][place] = marker;
  tell?.({ kind: 'put', seat, marker, place, held });
  if (shutOut(draft.markers[seat])) tell?.({ kind: 'shut-out', seat });
  nextDuel(draft, tell);
};

/** A prison freed by the champion, or a jewel surrendered by the scapegoat, goes back to the supply. */
const giveBack = (draft: State, { seat, marker }: Spoils, place: Place, tell: Tell<Event>) => {
  const forced = isFull(draft.markers[seat]);
  draft.markers[seat][place] = null;
  addToSupply(draft, marker === 'jewel' ? 'prison' : 'jewel', 1);
  if (marker === 'jewel') tell?.({ kind: 'freed', seat, place, forced });
  else tell?.({ kind: 'surrendered', seat, place });
  nextDuel(draft, tell);
};

/** What champion and scapegoat decide, done. */
const settle = (draft: State, spoils: Spoils, choice: MarkerChoice, _seat: Seat, tell: Tell<Event>) => {
  switch (choice.kind) {
    case 'take':
      return take(draft, spoils, choice.from, choice.place, tell);
    case 'put':
      return put(draft, spoils, choice.place, tell);
    case 'free':
    case 'surrender':
      return giveBack(draft, spoils, choice.place, tell);
  }
};

const settler: SpoilsQuestion['who'] = (_, { seat }) => seat;

/** A question for whoever settles a duel: always of one shape, which is read fastest. */
export const settling = (prompt: SpoilsPrompt, { reach, quick, beyond, bar }: Asking<Spoils>): SpoilsQuestion => ({
  prompt,
  who: settler,
  reach,
  quick,
  beyond,
  bar,
  answer: settle,
});
