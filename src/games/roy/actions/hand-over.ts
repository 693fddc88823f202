import { COMBAT, countIn, holdsCombat } from '../cards/adventure.ts';
import { HAND_OVER, type Of } from '../choices.ts';
import { discardFrom } from '../decks.ts';
import { advanceStipulation } from '../missions/missions.ts';
import { isGiven, isWanted, shutBar } from '../missions/shut.ts';
import { because } from '../reasons.ts';
import type { State } from '../state.ts';
import { manOf, row } from './action.ts';

const DONE = because('ROY.CARD.29', 'asked-done');
const NO_CARD = because('ROY.CARD.29', 'no-combat-card');

const listHeld = (state: State, seat: number, choices: Of<'hand-over'>[]) => {
  for (const card of COMBAT) if (countIn(state.hands[seat], card) > 0) choices.push(HAND_OVER[card]);
};

/** ROY.CARD.29: Combat cards for the Smuggler. */
export const handOver = row('hand-over', {
  at: ['paris'],
  interceptable: true,
  reach: (state, _actor, seat, choices) => {
    if (isWanted(state, 'hand-over')) listHeld(state, seat, choices);
  },
  beyond: (state, actor, seat, choices) => {
    if (isGiven(state, 'hand-over')) choices.push(HAND_OVER.single);
    if (!isWanted(state, 'hand-over')) return;
    const there = manOf(state, actor).place === 'paris';
    if (!there) listHeld(state, seat, choices);
    else if (!holdsCombat(state.hands[seat])) choices.push(HAND_OVER.single);
  },
  bar: (state, actor, { card }) => {
    if (isGiven(state, 'hand-over')) return DONE;
    const man = manOf(state, actor);
    return shutBar(state, man, 'paris') ?? (countIn(state.hands[man.seat], card) > 0 ? null : NO_CARD);
  },
  /** A card spent against Rochefort meanwhile cannot be handed over (ROY.RULING.63). */
  perform: (draft, actor, action, tell) => {
    const { who, seat } = manOf(draft, actor);
    const { card } = action;
    if (!draft.hands[seat].includes(card)) return tell?.({ kind: 'fizzled', who, action, reveals: true });
    discardFrom(draft, seat, card);
    tell?.({ kind: 'handed-over', who, card, total: draft.constance + 1 });
    advanceStipulation(draft, 1, who, tell);
  },
});
