import type { Tell } from '#kernel/game.ts';
import { runPurchase } from './actions/buy.ts';
import { resolve } from './actions/resolve.ts';
import { runTrade } from './actions/trade.ts';
import { answer } from './answer.ts';
import { ask } from './ask.ts';
import { automaChoice, automaDestination, automaInn, automaInstall, automaToken, automaTreachery } from './automa.ts';
import { runChallenge } from './challenge.ts';
import { drawPlots } from './decks.ts';
import { runDuel } from './duel/duel.ts';
import type { Event } from './events.ts';
import { runIntercept } from './interception.ts';
import { failLouvre, flipLouvre } from './missions.ts';
import { nextBoard } from './quest/boards.ts';
import { runReveal } from './quest/inn.ts';
import { endPhaseTwo, runQuarters, runRaze, runRichelieu } from './questions/end-of-phase.ts';
import { runBite, runInstall } from './questions/install.ts';
import { runLadder, runParisCard, runParisEffect, runVictim } from './questions/milady.ts';
import { runQueen, runTime, runVote, topOf } from './questions/one-for-all.ts';
import { dealHands, runCast } from './questions/setup.ts';
import { count, runOrdered, runSelect, runSpell } from './questions/spell.ts';
import { runSiege } from './siege.ts';
import { MILADY, type State } from './state.ts';
import type { Task } from './tasks.ts';
import { startTurn } from './turn.ts';

/** Goes on until somebody has to choose, or the game is over. */
export const settle = (draft: State, tell: Tell<Event>) => {
  while (draft.over === null) {
    const task = topOf(draft);
    if (run(draft, task, tell)) continue;
    if (!draft.automa || !automaActs(draft, task, tell)) return;
  }
};

/** One step that needs nobody's choice; false where there is a choice to make. */
const run = (draft: State, task: Task, tell: Tell<Event>): boolean => {
  switch (task.kind) {
    case 'turn':
      startTurn(draft, tell);
      return true;
    case 'cast':
      return runCast(draft, task, tell);
    case 'deal':
      dealHands(draft, tell);
      return true;
    case 'flip-louvre':
      draft.todo.pop();
      flipLouvre(draft, tell);
      return true;
    case 'open-quest':
      draft.todo.pop();
      tell?.({ kind: 'board', board: 1 });
      return true;
    case 'install':
      return !draft.automa && runInstall(draft, task, tell);
    case 'bite':
      runBite(draft, task.place, tell);
      return true;
    case 'paris-card':
      return runParisCard(draft);
    case 'select':
      draft.phase = 'musketeers';
      return runSelect(draft, tell);
    case 'spell':
      return runSpell(draft, task.man, tell);
    case 'ordered':
      return runOrdered(draft, task.man);
    case 'count':
      count(draft, task.ordered, tell);
      return true;
    case 'intercept':
      return runIntercept(draft, task, tell);
    case 'resolve':
      draft.todo.pop();
      resolve(draft, task.man, task.action, task.ordered, tell);
      return true;
    case 'challenge':
      return runChallenge(draft, task, tell);
    case 'duel':
      return runDuel(draft, task, tell);
    case 'purchase':
      return runPurchase(draft, task.man);
    case 'pay':
    case 'replace':
    case 'ride':
      return lapse(draft);
    case 'trade':
      return runTrade(draft, task, tell);
    case 'reveal':
      return runReveal(draft, task, tell);
    case 'next-board':
      nextBoard(draft, tell);
      return true;
    case 'end-of-phase':
      endPhaseTwo(draft, tell);
      return true;
    case 'quarters':
      return runQuarters(draft);
    case 'richelieu':
      return runRichelieu(draft);
    case 'raze':
      return runRaze(draft, tell);
    case 'siege':
      draft.phase = 'siege';
      return runSiege(draft, task, tell);
    case 'time':
      if (task.cause === 'turn') draft.phase = 'end';
      return runTime(draft, task, tell);
    case 'queen':
      return runQueen(draft, task, tell);
    case 'ladder':
      runLadder(draft, tell);
      return true;
    case 'fail-louvre':
      draft.todo.pop();
      drawPlots(draft, 1, 'louvre', tell); // ROY.LOUVRE.9
      failLouvre(draft, tell);
      return true;
    case 'paris-effect':
      runParisEffect(draft, tell);
      return true;
    case 'victim':
      return runVictim(draft, tell);
    case 'vote':
      return runVote(draft, task, tell);
    default:
      return false;
  }
};

/** ROY.GLASS.11: a choice still open when the hourglass has run out is closed as it stands. */
const lapse = (draft: State): boolean => {
  if (draft.hourglass !== 'expired') return false;
  draft.todo.pop();
  return true;
};

/** The automa in Milady's place; false where it is not her choice. */
const automaActs = (draft: State, task: Task, tell: Tell<Event>): boolean => {
  switch (task.kind) {
    case 'destination':
      automaDestination(draft, tell);
      return true;
    case 'treachery':
      automaTreachery(draft, tell);
      return true;
    case 'install':
      automaInstall(draft, task, tell);
      return true;
    case 'lay-inn':
      automaInn(draft, tell);
      return true;
    default:
      return automaAnswers(draft, task, tell);
  }
};

const automaAnswers = (draft: State, task: Task, tell: Tell<Event>): boolean => {
  const [decision] = ask(draft, task);
  if (decision?.seat !== MILADY) return false;
  const tokens = decision.choices.some(choice => choice.kind === 'lay');
  const choice = tokens ? ({ kind: 'lay', token: automaToken(draft) } as const) : automaChoice(draft, decision.choices);
  answer(draft, task, MILADY, choice, tell);
  return true;
};
