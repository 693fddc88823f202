import type { Seat, Tell } from '#kernel/game.ts';
import { arrive } from '../arrive.ts';
import { type Card, withoutCard } from '../cards/adventure.ts';
import { BRIBE } from '../cards/board.ts';
import { CHARACTER_ROWS, type Simple } from '../cards/characters.ts';
import { SHEETS } from '../cards/musketeers.ts';
import { beginChallenge } from '../challenge.ts';
import type { Action, FoeId } from '../choices.ts';
import { discardFrom, drawCards } from '../decks.ts';
import { rollBlue } from '../dice.ts';
import { meetsSnare } from '../duel/after.ts';
import { beginDuel } from '../duel/begin.ts';
import { tokenOf } from '../duel/fighters.ts';
import type { Event } from '../events.ts';
import { advanceStipulation } from '../missions.ts';
import type { Musketeer } from '../names.ts';
import { canPay, takePassage } from '../quest/galleries.ts';
import { advance, withdraw } from '../quest/inn.ts';
import type { ManIndex, State } from '../state.ts';
import { changePurse } from '../tracks.ts';
import { startPurchase } from './buy.ts';
import { healSelf, helpOther } from './planchet.ts';
import { startTrade } from './trade.ts';

export const indexOf = (state: Pick<State, 'men'>, who: Musketeer): ManIndex => {
  for (let i = 0; i < state.men.length; i++) if (state.men[i].who === who) return i;
  throw new Error(`${who} is not in the game`);
};

/** A5: carries out what was declared. */
export const resolve = (draft: State, index: ManIndex, action: Action, ordered: boolean, tell: Tell<Event>) => {
  const man = draft.men[index];
  switch (action.kind) {
    case 'draw':
      return drawCards(draft, man.seat, 1, 'action', tell);
    case 'move':
      return arrive(draft, index, action.to, 'action', ordered, tell);
    case 'trade':
      return startTrade(draft, index, indexOf(draft, action.who));
    case 'play':
      return playCharacter(draft, index, action.card as Simple, tell);
    case 'help':
      return afterUse(draft, man.seat, 'planchet', () => helpOther(draft, indexOf(draft, action.who), tell));
    case 'heal':
      return afterUse(draft, man.seat, 'planchet', () => healSelf(draft, index, tell));
    case 'reinforce':
      draft.hands[man.seat] = withoutCard(draft.hands[man.seat], action.card);
      draft.garrison = [...draft.garrison, action.card];
      return tell?.({ kind: 'reinforced', who: man.who, card: action.card });
    case 'challenge':
      return beginChallenge(draft, index, action.skill, tell);
    case 'duel':
      return fight(draft, index, action.foe, ordered, tell);
    case 'buy':
      draft.todo.push({ kind: 'purchase', man: index });
      return startPurchase(draft, index, action.item, tell);
    case 'bribe':
      changePurse(draft, -BRIBE, tell);
      man.place = 'vieux-colombier';
      return tell?.({ kind: 'bribed', who: man.who });
    case 'break-out':
      return beginDuel(draft, index, 'jailer', -1, ordered);
    case 'advance':
      return advance(draft, index, action.path, ordered, tell);
    case 'withdraw':
      return withdraw(man, tell);
    case 'search':
      return search(draft, index, tell);
    case 'hand-over':
      return handOver(draft, index, action, tell);
    case 'passage':
      if (canPay(draft, action.pay)) takePassage(draft, index, action.pay, tell);
      else tell?.({ kind: 'fizzled', who: man.who, action, reveals: true });
      return;
    case 'order':
      man.used = true;
      draft.todo.push({ kind: 'ordered', man: indexOf(draft, action.who) });
  }
};

/** ROY.CHAR.3: the card is discarded after its effect, so that it cannot be drawn by it. */
const afterUse = (draft: State, seat: Seat, card: Card, effect: () => void) => {
  draft.hands[seat] = withoutCard(draft.hands[seat], card);
  effect();
  draft.discard.push(card);
};

/** All but M. de Bassompierre, who stays at La Rochelle (ROY.CHAR.3). */
const playCharacter = (draft: State, index: ManIndex, card: Simple, tell: Tell<Event>) => {
  const man = draft.men[index];
  const play = () => CHARACTER_ROWS[card].play(draft, man, tell);
  if (card !== 'bassompierre') return afterUse(draft, man.seat, card, play);
  draft.hands[man.seat] = withoutCard(draft.hands[man.seat], card);
  play();
};

/** A Snare of the galleries is sprung rather than fought (ROY.RULING.35). */
const fight = (draft: State, index: ManIndex, foe: FoeId, ordered: boolean, tell: Tell<Event>) => {
  const sprung = (foe === 'first' || foe === 'second') && tokenOf(draft, foe, -1) === 'snare';
  if (sprung) meetsSnare(draft, { man: index, foe, space: -1 }, tell);
  else beginDuel(draft, index, foe, -1, ordered);
};

/** ROY.CARD.27: his combat dice, nothing added; each Sword is a success. */
const search = (draft: State, index: ManIndex, tell: Tell<Event>) => {
  const { who } = draft.men[index];
  const roll = rollBlue(draft, SHEETS[who].dice);
  tell?.({ kind: 'searched', who, roll, total: Math.min(6, draft.constance + roll.swords) });
  advanceStipulation(draft, roll.swords, who, tell);
};

/** ROY.CARD.29; a card spent against Rochefort meanwhile cannot be handed over (ROY.RULING.63). */
const handOver = (draft: State, index: ManIndex, action: Extract<Action, { kind: 'hand-over' }>, tell: Tell<Event>) => {
  const { who, seat } = draft.men[index];
  if (!draft.hands[seat].includes(action.card)) return tell?.({ kind: 'fizzled', who, action, reveals: true });
  discardFrom(draft, seat, action.card);
  tell?.({ kind: 'handed-over', who, card: action.card, total: draft.constance + 1 });
  advanceStipulation(draft, 1, who, tell);
};
