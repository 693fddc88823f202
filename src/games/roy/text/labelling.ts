import type { Who } from '#kernel/text.ts';
import { type Combat, combatDice } from '../cards/adventure.ts';
import { ARSENAL } from '../cards/arsenal.ts';
import { BLUE_DICE, type BlueFace, BRIBE, INN_SPACES, SPACES_PER_EPIC } from '../cards/board.ts';
import { SHEETS } from '../cards/musketeers.ts';
import type { ParisId } from '../cards/paris.ts';
import { DECOYS, type Token } from '../cards/tokens.ts';
import { BEGGARS_PRICE } from '../cards/traps.ts';
import type { Choice } from '../choices.ts';
import { strengthOf } from '../missions/strength.ts';
import type { Musketeer } from '../names.ts';
import { scoreOf } from '../questions/challenge/score.ts';
import { isDown } from '../state.ts';
import type { View } from '../view.ts';
import type { Labels } from './buttons.ts';
import { actorOf, challengeOf, opponentOf, stepAt, taskAs, taskOf } from './here.ts';

const paris = (labels: Labels, card: ParisId, view: View, who: Who): string => {
  switch (taskOf(view)?.kind) {
    case 'first-paris':
      return labels['paris-first']({ card }, who);
    case 'extra-paris':
      return labels['paris-keep']({ card }, who);
    case 'quarters':
      return labels['paris-take']({ card }, who);
    default:
      return labels['paris-play']({ card }, who);
  }
};

const man = (labels: Labels, name: Musketeer, view: View, who: Who): string => {
  const task = taskOf(view);
  switch (task?.kind) {
    case 'leave-out':
      return labels['man-leave-out']({ who: name }, who);
    case 'treville':
      return labels['man-treville']({ who: name }, who);
    case 'install':
      return labels['man-nemesis']({ who: name }, who);
    case 'target':
      return labels['man-target']({ who: name, card: task.card }, who);
    case 'victim':
      return labels['man-victim']({ who: name }, who);
    default:
      return labels['man-cast']({ who: name }, who);
  }
};

/** How many of a token Milady still has to lay. */
const tokensLeft = ({ screen, quest }: View, token: Token): number => {
  if (token !== 'decoy') return screen?.stock[token] ?? 0;
  const laid = quest.board === 1 ? quest.spaces.filter(slot => slot?.token === 'decoy').length : 0;
  return DECOYS - laid;
};

const reroll = (labels: Labels, face: BlueFace, view: View, who: Who): string => {
  const task = taskOf(view);
  if (task?.kind === 'siege') return labels['reroll-siege']({}, who);
  const foe = task?.kind === 'duel' && task.stage === 'foe-reroll';
  return foe ? labels['reroll-foe']({ face }, who) : labels['reroll-blade']({ face }, who);
};

const done = (labels: Labels, view: View, who: Who): string => {
  const task = taskOf(view);
  switch (task?.kind) {
    case 'challenge':
      return labels['done-challenge']({ score: scoreOf(actorOf(view), task), value: task.value }, who);
    case 'duel': {
      const dice = task.blue;
      if (task.stage === 'epic') return labels['done-epic']({ dice }, who);
      return task.foe === 'road' ? labels['done-blind']({ dice }, who) : labels['done-commit']({ dice }, who);
    }
    case 'trade': {
      const { cards, gear } = task.stage === 'offer' ? task.gives : task.takes;
      const empty = cards.length + gear.length === 0;
      if (task.stage === 'offer') return labels['done-offer']({ empty }, who);
      const alone = view.men[task.man].seat === view.men[task.partner].seat;
      return labels['done-answer']({ empty, alone }, who);
    }
    default:
      return labels['done-purchase']({}, who);
  }
};

const pass = (labels: Labels, view: View, who: Who): string => {
  const task = taskOf(view);
  switch (task?.kind) {
    case 'paris-card':
      return labels['pass-paris']({}, who);
    case 'quarters':
      return labels['pass-quarters']({}, who);
    case 'treachery':
      return labels['pass-treachery']({}, who);
    case 'intercept':
      return labels['pass-intercept']({}, who);
    case 'siege':
      return labels['pass-siege-reroll']({}, who);
    case 'ride':
      return labels['pass-ride']({}, who);
    case 'queen':
      return labels['pass-queen']({}, who);
    case 'duel':
      return task.stage === 'foe-reroll' ? labels['pass-foe-reroll']({}, who) : labels['pass-blade']({}, who);
    default:
      return labels['pass-time']({}, who);
  }
};

const hiddenSpaces = ({ quest }: View): number =>
  quest.board === 1 ? quest.spaces.filter(slot => slot?.up === false).length : 0;

const inDuel = (view: View): boolean => taskOf(view)?.kind === 'duel';

/** The dice a Combat card still brings: six are the most (ROY.DUEL.5). */
const diceOf = (card: Combat, view: View): number => Math.min(combatDice(card), BLUE_DICE - taskAs(view, 'duel').blue);

/** A choice as the words on its button. */
export const labelWith =
  (labels: Labels) =>
  (choice: Choice, view: View, who: Who): string => {
    switch (choice.kind) {
      case 'challenge':
        return labels.challenge(challengeOf(view, choice.skill), who);
      case 'duel':
        return labels.duel(opponentOf(view, choice.foe), who);
      case 'buy':
        return labels.buy({ item: choice.item, price: ARSENAL[choice.item].price }, who);
      case 'bribe':
        return labels.bribe({ price: BRIBE }, who);
      case 'break-out':
        return labels['break-out']({ dice: opponentOf(view, 'jailer').dice ?? 0 }, who);
      case 'advance':
        return labels.advance(stepAt(view, actorOf(view), choice.path), who);
      case 'search':
        return labels.search({ dice: SHEETS[actorOf(view).who].dice }, who);
      case 'paris':
        return paris(labels, choice.card, view, who);
      case 'lay':
        return labels.lay({ token: choice.token, left: tokensLeft(view, choice.token) }, who);
      case 'place':
        return labels.place({ card: choice.card, strength: strengthOf(choice.card) }, who);
      case 'man':
        return man(labels, choice.who, view, who);
      case 'start': {
        const starting = view.men.find(each => each.who === choice.who);
        if (starting === undefined) throw new Error(`${choice.who} is not in the game`);
        return labels.start({ who: choice.who, down: isDown(starting), place: starting.place }, who);
      }
      case 'cancel': {
        const task = taskOf(view);
        return task?.kind === 'trade' && task.stage === 'offer' ? labels.cancel({}, who) : labels.refuse({}, who);
      }
      case 'ability':
        return inDuel(view) ? labels['ability-duel'](choice, who) : labels['ability-challenge'](choice, who);
      case 'epic':
        return inDuel(view) ? labels['epic-duel']({}, who) : labels['epic-challenge']({}, who);
      case 'commit':
        return labels.commit({ card: choice.card, dice: diceOf(choice.card, view) }, who);
      case 'reroll':
        return reroll(labels, choice.face, view, who);
      case 'reveal': {
        const most = choice.pay === 'token' ? SPACES_PER_EPIC : 2 * SPACES_PER_EPIC;
        return labels.reveal({ pay: choice.pay, spaces: Math.min(most, hiddenSpaces(view)) }, who);
      }
      case 'name': {
        const path = Math.floor(choice.space / INN_SPACES);
        return labels.name({ path, space: (choice.space % INN_SPACES) + 1 }, who);
      }
      case 'beggars':
        return labels.beggars({ place: choice.place, price: BEGGARS_PRICE }, who);
      case 'end':
        return labels.end({ who: actorOf(view).who }, who);
      case 'done':
        return done(labels, view, who);
      case 'pass':
        return pass(labels, view, who);
      case 'trespass':
      case 'challenge-at':
      case 'mount':
        throw new Error(`${choice.kind} is never offered`);
      default:
        return (labels[choice.kind] as (facts: Choice, who: Who) => string)(choice, who);
    }
  };
