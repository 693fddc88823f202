import { mayGo } from '../arrive.ts';
import { COMBAT, countIn, isCharacter } from '../cards/adventure.ts';
import { BRIBE as BRIBE_PRICE, GARRISON_MOST } from '../cards/board.ts';
import { CHARACTER_ROWS } from '../cards/characters.ts';
import { PARIS } from '../cards/paris.ts';
import { challengeValue, mayChallenge } from '../challenge.ts';
import {
  BREAK_OUT,
  BRIBE,
  BUY,
  CHALLENGE,
  type Choice,
  DRAW,
  DUEL,
  HAND_OVER,
  HEAL,
  HELP,
  MOVE,
  ORDER,
  PLAY,
  REINFORCE,
  SEARCH,
  TRADE,
} from '../choices.ts';
import { cardsLeft } from '../decks.ts';
import { mayTouch, missionAt } from '../missions.ts';
import { DESTINATIONS, ITEMS, SKILLS } from '../names.ts';
import { listGalleries } from '../quest/galleries.ts';
import { listInn } from '../quest/inn.ts';
import { isDown, type Man, type ManIndex, type State } from '../state.ts';
import { canBuy } from './buy.ts';
import { mayHelp } from './planchet.ts';
import { canTrade } from './trade.ts';

/** Everything a musketeer may spend an action on where he is (ROY.ACT.1, ROY.ACT.2). */
export const listActions = (state: State, index: ManIndex, choices: Choice[]) => {
  const man = state.men[index];
  if (cardsLeft(state)) choices.push(DRAW); // ROY.ACT.6
  listMoves(man, choices);
  listTrades(state, index, choices);
  listCharacters(state, index, choices);
  for (let i = 0; i < ITEMS.length; i++) if (canBuy(state, man, ITEMS[i])) choices.push(BUY[ITEMS[i]]);
  switch (man.place) {
    case 'bastille':
      return listPrison(state, man, choices);
    case 'la-rochelle':
      return listReinforcements(state, man, choices);
    case 'paris':
    case 'louvre':
      return listMission(state, man, choices);
    case 'quest':
      return listQuest(state, man, choices);
    default:
      return;
  }
};

/** ROY.MOVE.7: out of the Bastille one does not walk. */
export const listMoves = (man: Man, choices: Choice[]) => {
  if (man.place === 'bastille') return;
  for (let i = 0; i < DESTINATIONS.length; i++) if (mayGo(man, DESTINATIONS[i])) choices.push(MOVE[DESTINATIONS[i]]);
};

const listTrades = (state: State, index: ManIndex, choices: Choice[]) => {
  if (state.isolation) return; // ROY.CARD.23
  for (let other = 0; other < state.men.length; other++)
    if (canTrade(state, index, other)) choices.push(TRADE[state.men[other].who]);
};

const listCharacters = (state: State, index: ManIndex, choices: Choice[]) => {
  const man = state.men[index];
  const hand = state.hands[man.seat];
  for (let i = hand.length - 1; i >= 0 && isCharacter(hand[i]); i--) {
    const card = hand[i];
    if (card === 'planchet') {
      if (mayHelp(state, index, index)) choices.push(HEAL);
      for (let other = 0; other < state.men.length; other++)
        if (other !== index && mayHelp(state, index, other)) choices.push(HELP[state.men[other].who]);
    } else if (isCharacter(card) && CHARACTER_ROWS[card].playable(state)) choices.push(PLAY[card]);
  }
};

/** ROY.BAST.3 to ROY.BAST.5; not on the day Richelieu sent him there (ROY.BAST.1). */
const listPrison = (state: State, man: Man, choices: Choice[]) => {
  if (man.jailed) return;
  if (state.purse >= BRIBE_PRICE) choices.push(BRIBE);
  choices.push(BREAK_OUT);
};

/** ROY.REINF.1, ROY.REINF.3 */
const listReinforcements = (state: State, man: Man, choices: Choice[]) => {
  if (state.garrison.length >= GARRISON_MOST) return;
  for (const card of COMBAT) if (countIn(state.hands[man.seat], card) > 0) choices.push(REINFORCE[card]);
};

const listMission = (state: State, man: Man, choices: Choice[]) => {
  const mission = missionAt(state, man.place);
  if (mission === null || !mayTouch(mission, man.who)) return;
  for (const skill of SKILLS) if (mayChallenge(state, man, skill)) choices.push(CHALLENGE[skill]);
  for (let i = 0; i < mission.foes.length; i++) choices.push(DUEL[mission.foes[i].id]);
  if (man.place !== 'paris' || state.paris === null) return;
  const { asks, goal } = PARIS[state.paris.card];
  if (asks === null || state.constance >= goal) return;
  if (asks === 'search') choices.push(SEARCH);
  else if (asks === 'guards') choices.push(DUEL.guard);
  else for (const card of COMBAT) if (countIn(state.hands[man.seat], card) > 0) choices.push(HAND_OVER[card]);
};

const listQuest = (state: State, man: Man, choices: Choice[]) => {
  const { quest } = state;
  switch (quest.board) {
    case 1:
      return listInn(man, choices);
    case 2:
      for (const skill of SKILLS) if (mayChallenge(state, man, skill)) choices.push(CHALLENGE[skill]);
      if (quest.won.length === SKILLS.length) choices.push(DUEL.wardes); // ROY.CALAIS.5
      return;
    case 3:
      choices.push(DUEL.road);
      return;
    case 4: {
      const skill = quest.challenges[quest.at];
      return listGalleries(
        state,
        quest,
        challengeValue(state, man, skill) !== null && mayChallenge(state, man, skill),
        choices,
      );
    }
  }
};

/** ROY.TREV.4, ROY.TREV.7, ROY.TREV.11: any other fit musketeer who, for all one can see, has something to do. */
export const listOrders = (state: State, index: ManIndex, choices: Choice[]) => {
  for (let other = 0; other < state.men.length; other++) {
    const man = state.men[other];
    if (other !== index && !isDown(man) && seemsFree(state, other)) choices.push(ORDER[man.who]);
  }
};

/** What a hand holds is nobody's business: whoever has a card may have something to do with it. */
const seemsFree = (state: State, index: ManIndex): boolean => {
  if (state.hands[state.men[index].seat].length > 0) return true;
  const actions: Choice[] = [];
  listActions(state, index, actions);
  return actions.length > 0;
};
