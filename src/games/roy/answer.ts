import type { Seat, Tell } from '#kernel/game.ts';
import { answerPay, answerPurchase, answerReplace } from './actions/buy.ts';
import { answerRide } from './actions/planchet.ts';
import { answerTrade } from './actions/trade.ts';
import type { FightToken } from './cards/tokens.ts';
import { answerChallenge } from './challenge.ts';
import type { Choice } from './choices.ts';
import { answerDuel } from './duel/duel.ts';
import type { Event } from './events.ts';
import { answerIntercept } from './interception.ts';
import { answerReveal } from './quest/inn.ts';
import { answerQuarters, answerRaze, answerRichelieu, answerSearch } from './questions/end-of-phase.ts';
import { answerInstall } from './questions/install.ts';
import { answerGalleries, answerInn, answerReturn } from './questions/layouts.ts';
import { answerDestination, answerParisCard, answerTarget, answerTreachery, answerVictim } from './questions/milady.ts';
import { answerVote, passWindow } from './questions/one-for-all.ts';
import { answerCast, answerExtraParis, answerFirstParis, answerLeaveOut, answerTreville } from './questions/setup.ts';
import { answerOrdered, answerSpell, startSpell } from './questions/spell.ts';
import { answerSiege } from './siege.ts';
import type { State } from './state.ts';
import type { Task } from './tasks.ts';

/** A choice as one of the kinds its question offers. */
const as = <Kind extends Choice['kind']>(choice: Choice, kind: Kind): Extract<Choice, { kind: Kind }> => {
  if (choice.kind !== kind) throw new Error(`${choice.kind} is no answer here`);
  return choice as Extract<Choice, { kind: Kind }>;
};

const cardOrNone = (choice: Choice) => (choice.kind === 'pass' ? null : as(choice, 'paris').card);

/** What a choice does to the task it answers. */
export const answer = (draft: State, task: Task, seat: Seat, choice: Choice, tell: Tell<Event>) => {
  switch (task.kind) {
    case 'first-paris':
      return answerFirstParis(draft, as(choice, 'paris').card, tell);
    case 'extra-paris':
      return answerExtraParis(draft, as(choice, 'paris').card, task.left, tell);
    case 'lay-inn':
      return answerInn(draft, as(choice, 'lay').token, tell);
    case 'lay-return':
      return answerReturn(draft, as(choice, 'lay').token as FightToken, tell);
    case 'lay-galleries':
      return answerGalleries(
        draft,
        choice.kind === 'lay-challenge' ? choice.skill : (as(choice, 'lay').token as FightToken),
        tell,
      );
    case 'leave-out':
      return answerLeaveOut(draft, as(choice, 'man').who, tell);
    case 'treville':
      return answerTreville(draft, task, as(choice, 'man').who, tell);
    case 'cast':
      return answerCast(draft, task, seat, as(choice, 'man').who, tell);
    case 'install':
      return answerInstall(draft, task, choice, tell);
    case 'destination':
      return answerDestination(draft, choice, tell);
    case 'paris-card':
      return answerParisCard(draft, cardOrNone(choice), tell);
    case 'treachery':
      return answerTreachery(draft, choice, tell);
    case 'target':
      return answerTarget(draft, task.card, as(choice, 'man').who, tell);
    case 'select':
      return startSpell(draft, as(choice, 'start').who, tell);
    case 'spell':
      return answerSpell(draft, task.man, choice, tell);
    case 'ordered':
      return answerOrdered(draft, task.man, choice, tell);
    case 'intercept':
      return answerIntercept(draft, task, choice, tell);
    case 'challenge':
      return answerChallenge(draft, task, choice, tell);
    case 'duel':
      return answerDuel(draft, task, choice, tell);
    case 'purchase':
      return answerPurchase(draft, task.man, choice, tell);
    case 'pay':
      return answerPay(draft, task, as(choice, 'pay').card, tell);
    case 'replace':
      return answerReplace(draft, task, as(choice, 'replace').token, tell);
    case 'trade':
      return answerTrade(draft, task, seat, choice, tell);
    case 'ride':
      return answerRide(draft, task.man, choice.kind === 'ride' ? choice.to : null, tell);
    case 'reveal':
      return answerReveal(draft, task, as(choice, 'name').space, tell);
    case 'quarters':
      return answerQuarters(draft, cardOrNone(choice), tell);
    case 'richelieu':
      return answerRichelieu(draft, choice, tell);
    case 'search':
      return answerSearch(draft, as(choice, 'take').card, tell);
    case 'raze':
      return answerRaze(draft, as(choice, 'raze').card, tell);
    case 'siege':
      return answerSiege(draft, task, choice, tell);
    case 'time':
    case 'queen':
      return passWindow(draft, task, seat, tell);
    case 'victim':
      return answerVictim(draft, as(choice, 'man').who, tell);
    case 'vote':
      return answerVote(draft, task, seat, as(choice, 'vote').yes, tell);
    default:
      throw new Error(`nobody is asked about ${task.kind}`);
  }
};
