import type { Decision, Seat } from '#kernel/game.ts';
import { askPay, askPurchase, askReplace } from './actions/buy.ts';
import { askRide } from './actions/planchet.ts';
import { askTrade } from './actions/trade.ts';
import { askChallenge } from './challenge.ts';
import { type Choice, PASS } from './choices.ts';
import { askDuel } from './duel/duel.ts';
import { askIntercept } from './interception.ts';
import { askReveal } from './quest/inn.ts';
import { askQuarters, askRaze, askRichelieu, askSearch } from './questions/end-of-phase.ts';
import { askInstall } from './questions/install.ts';
import { askGalleries, askInn, askReturn } from './questions/layouts.ts';
import { askDestination, askParisCard, askTarget, askTreachery, askVictim } from './questions/milady.ts';
import { askVote } from './questions/one-for-all.ts';
import { askCast, askFirstParis, askLeaveOut, askTreville } from './questions/setup.ts';
import { askOrdered, askSelect, askSpell } from './questions/spell.ts';
import { askReroll, askSacrifice } from './siege.ts';
import type { State } from './state.ts';
import type { Task } from './tasks.ts';

/** A question in the making. */
export interface Question extends Decision<Choice> {
  readonly choices: Choice[];
}

/** One question to every musketeer seat for which there is something to choose. */
const eachSeat = (state: State, prompt: string, list: (seat: Seat, choices: Choice[]) => void): Question[] => {
  const asked: Question[] = [];
  for (let seat = 1; seat < state.seats; seat++) {
    const choices: Choice[] = [];
    list(seat, choices);
    if (choices.length > 0) asked.push({ seat, prompt, choices });
  }
  return asked;
};

const one = (prompt: string, list: (choices: Choice[]) => Seat): Question[] => {
  const choices: Choice[] = [];
  const seat = list(choices);
  return [{ seat, prompt, choices }];
};

/** The questions of a task, by whom they are asked. */
export const ask = (state: State, task: Task): Question[] => {
  switch (task.kind) {
    case 'first-paris':
    case 'extra-paris':
      return one(task.kind, choices => askFirstParis(state, choices));
    case 'lay-inn':
      return one(task.kind, choices => askInn(state, choices));
    case 'lay-return':
      return one(task.kind, choices => askReturn(state, choices));
    case 'lay-galleries':
      return one(task.kind, choices => askGalleries(state, choices));
    case 'leave-out':
      return eachSeat(state, task.kind, (_, choices) => askLeaveOut(choices));
    case 'treville':
      return eachSeat(state, task.kind, (_, choices) => askTreville(task, choices));
    case 'cast':
      return eachSeat(state, task.kind, (seat, choices) => askCast(state, task, seat, choices));
    case 'install':
      return one(task.kind, choices => askInstall(state, task, choices));
    case 'destination':
      return one(task.kind, choices => askDestination(state, task, choices));
    case 'paris-card':
      return one(task.kind, choices => askParisCard(state, choices));
    case 'treachery':
      return one(task.kind, choices => askTreachery(state, choices));
    case 'target':
      return one(task.kind, choices => askTarget(state, task.card, choices));
    case 'select':
      return eachSeat(state, task.kind, (seat, choices) => askSelect(state, seat, choices));
    case 'spell':
      return one(task.kind, choices => askSpell(state, task.man, choices));
    case 'ordered':
      return one(task.kind, choices => askOrdered(state, task.man, choices));
    case 'intercept':
      return one(task.kind, choices => askIntercept(state, task, choices));
    case 'challenge':
      return one(task.kind, choices => askChallenge(state, task, choices));
    case 'duel':
      return one(task.stage, choices => askDuel(state, task, choices));
    case 'purchase':
      return one(task.kind, choices => askPurchase(state, task.man, choices));
    case 'pay':
      return one(task.kind, choices => askPay(state, task, choices));
    case 'replace':
      return one(task.kind, choices => askReplace(state, task, choices));
    case 'trade': {
      const choices: Choice[] = [];
      return askTrade(state, task, choices).map(seat => ({ seat, prompt: task.stage, choices: choices.slice() }));
    }
    case 'ride':
      return one(task.kind, choices => askRide(state, task.man, choices));
    case 'reveal':
      return one(task.kind, choices => askReveal(state, task, choices));
    case 'quarters':
      return one(task.kind, choices => askQuarters(state, choices));
    case 'richelieu':
      return one(task.kind, askRichelieu);
    case 'search':
      return one(task.kind, choices => askSearch(state, choices));
    case 'raze':
      return one(task.kind, choices => askRaze(state, choices));
    case 'siege':
      if (task.stage === 'reroll') return one('siege-reroll', askReroll);
      return eachSeat(state, task.stage, (seat, choices) => askSacrifice(state, task, seat, choices));
    case 'time':
    case 'queen':
      return eachSeat(state, task.kind, (seat, choices) => {
        if (!task.passed.includes(seat)) choices.push(PASS);
      });
    case 'victim':
      return one(task.kind, choices => askVictim(state, choices));
    case 'vote':
      return eachSeat(state, task.kind, (seat, choices) => askVote(task, seat, choices));
    default:
      return [];
  }
};
