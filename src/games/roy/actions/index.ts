import { asPart, type Part } from '#kernel/question.ts';
import { holdsCharacter } from '../cards/adventure.ts';
import type { Action, Choice } from '../choices.ts';
import type { Place } from '../names.ts';
import type { State } from '../state.ts';
import type { ActionRow, Actor } from './action.ts';
import { buy } from './buy.ts';
import { challenge } from './challenge.ts';
import { draw } from './draw.ts';
import { duel } from './duel.ts';
import { handOver } from './hand-over.ts';
import { advance, withdraw } from './inn.ts';
import { move } from './move.ts';
import { passage } from './passage.ts';
import { heal, help } from './planchet.ts';
import { play } from './play.ts';
import { breakOut, bribe } from './prison.ts';
import { reinforce } from './reinforce.ts';
import { search } from './search.ts';
import { trade } from './trade.ts';

/** Everything a musketeer may spend an action on, also under an order (ROY.ACT.1, ROY.ACT.2), as it is offered. */
export const ACTIONS: { readonly [Kind in Exclude<Action['kind'], 'order'>]: ActionRow<Kind> } = {
  draw,
  move,
  trade,
  heal,
  help,
  play,
  buy,
  bribe,
  'break-out': breakOut,
  reinforce,
  challenge,
  duel,
  search,
  'hand-over': handOver,
  advance,
  withdraw,
  passage,
};

export interface ActionPart extends Part<State, Actor, Choice> {
  readonly at: readonly Place[] | null;
  readonly holding: 'character' | undefined;
}
export const asActionPart = (row: unknown): ActionPart => {
  const { at, holding, ...part } = row as ActionPart;
  return { ...asPart(part), at, holding };
};
/** As searches and refusals read them. */
export const PART_OF = Object.fromEntries(
  Object.entries(ACTIONS).map(([kind, row]) => [kind, asActionPart(row)]),
) as Readonly<Record<keyof typeof ACTIONS, ActionPart>>;
export const ACTION_PARTS: readonly ActionPart[] = Object.values(PART_OF);

const PLACES = ['richelieu', 'vieux-colombier', 'paris', 'louvre', 'la-rochelle', 'quest', 'bastille'] as const;
/** What can be done at all in a place: by one who holds a Character card, and by one who does not. */
interface PartsAt {
  readonly withCharacter: readonly ActionPart[];
  readonly without: readonly ActionPart[];
}
const partsAt = (place: Place): PartsAt => {
  const here = ACTION_PARTS.filter(({ at }) => at === null || at.includes(place));
  return { withCharacter: here, without: here.filter(({ holding }) => holding === undefined) };
};
const PARTS_AT = Object.fromEntries(PLACES.map(place => [place, partsAt(place)])) as Record<Place, PartsAt>;

/** Adds all that he may spend an action on where he is. */
export const listActions = (state: State, actor: Actor, choices: Choice[]) => {
  const { place, seat } = state.men[actor.man];
  const { withCharacter, without } = PARTS_AT[place];
  const parts = holdsCharacter(state.hands[seat]) ? withCharacter : without;
  for (let i = 0; i < parts.length; i++) parts[i].quick(state, actor, seat, choices);
};
