import type { Tell } from '#kernel/game.ts';
import { anyOf } from '../../any-of.ts';
import type { Card } from '../../cards/adventure.ts';
import { isCharacter } from '../../cards/adventure.ts';
import { RAZE } from '../../choices.ts';
import type { Event } from '../../events.ts';
import { different } from '../../listing.ts';
import { agreed } from '../../options.ts';
import type { Question } from '../../question.ts';
import { because } from '../../reasons.ts';
import { MILADY, type State } from '../../state.ts';

const STAYS = because('ROY.SIEGE.3', 'bassompierre-stays');

/** ROY.SIEGE.3, ROY.RULING.38: M. de Bassompierre cannot be discarded. */
export const stays = (state: Pick<State, 'options'>, card: Card): boolean =>
  isCharacter(card) && !agreed(state, 'bassompierreDiscardable');

/** ROY.SIEGE.2: what she may discard of the cards at La Rochelle. */
export const razeable = (state: Pick<State, 'garrison' | 'options'>): readonly Card[] =>
  state.garrison.filter(card => !stays(state, card));

const discard = (draft: State, card: Card, tell: Tell<Event>) => {
  draft.todo.pop();
  const at = draft.garrison.indexOf(card);
  draft.garrison = draft.garrison.filter((_, i) => i !== at);
  draft.discard.push(card);
  tell?.({ kind: 'razed', card });
};

/** ROY.SIEGE.2: a card lying at La Rochelle. */
export const raze: Question<'raze'> = {
  who: () => MILADY,
  settle: (draft, _task, tell) => {
    if (razeable(draft).length > 0) return false;
    draft.todo.pop();
    tell?.({ kind: 'razed', card: null });
    return true;
  },
  reach: (state, _task, _seat, choices) => different(state.garrison, RAZE, choices),
  bar: (state, _task, { card }) => (stays(state, card) ? STAYS : null),
  answer: (draft, _task, { card }, _seat, tell) => discard(draft, card, tell),
  /** ROY.RULING.47: any of them; the sharp automa takes a double first. */
  automa: (draft, _task, tell) => {
    const all = razeable(draft);
    const doubles = all.filter(card => card === 'double');
    discard(draft, anyOf(draft, agreed(draft, 'automaSharp') && doubles.length > 0 ? doubles : all), tell);
  },
};
