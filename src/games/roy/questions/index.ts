import type { Decision, Seat, Tell } from '#kernel/game.ts';
import { asPart, listDecisions, type Part } from '#kernel/question.ts';
import { anyOf } from '../any-of.ts';
import type { Choice } from '../choices.ts';
import type { Event } from '../events.ts';
import { nextBoard } from '../quest/boards.ts';
import type { Asked, Question, QuestionKind, Step } from '../question.ts';
import { topOf } from '../question.ts';
import { MILADY, type State } from '../state.ts';
import { bite, endOfPhase, failLouvre, ladder, parisEffect } from '../steps/end-of-turn.ts';
import { deal, flipLouvre, openQuest } from '../steps/opening.ts';
import { turn } from '../steps/turn.ts';
import type { Task } from '../tasks.ts';
import { pay } from './arsenal/pay.ts';
import { purchase } from './arsenal/purchase.ts';
import { replace } from './arsenal/replace.ts';
import { challenge } from './challenge/challenge.ts';
import { duel } from './duel/duel.ts';
import { layGalleries } from './layouts/lay-galleries.ts';
import { layInn } from './layouts/lay-inn.ts';
import { layReturn } from './layouts/lay-return.ts';
import { destination } from './milady/destination.ts';
import { install } from './milady/install.ts';
import { intercept } from './milady/intercept.ts';
import { parisCard } from './milady/paris-card.ts';
import { quarters } from './milady/quarters.ts';
import { raze } from './milady/raze.ts';
import { richelieu, search } from './milady/richelieu.ts';
import { target } from './milady/target.ts';
import { treachery } from './milady/treachery.ts';
import { victim } from './milady/victim.ts';
import { vote } from './one-for-all/vote.ts';
import { queen, time } from './one-for-all/window.ts';
import { reveal } from './quest/reveal.ts';
import { cast } from './setup/cast.ts';
import { extraParis, firstParis } from './setup/first-paris.ts';
import { leaveOut } from './setup/leave-out.ts';
import { treville } from './setup/treville.ts';
import { siege } from './siege/siege.ts';
import { trade } from './trade/trade.ts';
import { count, resolve } from './turn/declare.ts';
import { manTurn } from './turn/man-turn.ts';
import { ordered } from './turn/ordered.ts';
import { ride } from './turn/ride.ts';
import { select } from './turn/select.ts';

/** Every question of the game. */
const QUESTIONS: { readonly [Kind in QuestionKind]: Question<Kind> } = {
  'first-paris': firstParis,
  'extra-paris': extraParis,
  'lay-inn': layInn,
  'lay-return': layReturn,
  'lay-galleries': layGalleries,
  'leave-out': leaveOut,
  treville,
  cast,
  install,
  destination,
  'paris-card': parisCard,
  treachery,
  target,
  select,
  'man-turn': manTurn,
  ordered,
  intercept,
  challenge,
  duel,
  purchase,
  pay,
  replace,
  trade,
  ride,
  reveal,
  quarters,
  richelieu,
  search,
  raze,
  siege,
  time,
  queen,
  victim,
  vote,
};

/** Every task that asks nobody. */
const STEPS: { readonly [Kind in Exclude<Task['kind'], QuestionKind>]: Step<Kind> } = {
  deal,
  'flip-louvre': flipLouvre,
  'open-quest': openQuest,
  bite,
  turn,
  count,
  resolve,
  'next-board': nextBoard,
  'end-of-phase': endOfPhase,
  ladder,
  'fail-louvre': failLouvre,
  'paris-effect': parisEffect,
};

/** A question without its own types: the task on the stack says which it is. */
export interface AskedNow extends Part<State, Task, Choice> {
  readonly kind: Task['kind'];
  who(position: Asked, task: Task): Seat | readonly Seat[];
  readonly prompt: ((task: Task) => string) | undefined;
  readonly settle: ((draft: State, task: Task, tell: Tell<Event>) => boolean) | undefined;
  readonly automa: ((draft: State, task: Task, tell: Tell<Event>) => void) | undefined;
  answer(draft: State, task: Task, choice: Choice, seat: Seat, tell: Tell<Event>): void;
}

/** What the rules have to say of a task: how it is asked, or what it does by itself. */
interface Duty {
  readonly question: AskedNow | null;
  readonly step: ((draft: State, task: Task, tell: Tell<Event>) => void) | null;
}

const asked = ([kind, question]: [string, unknown]): [string, Duty] => {
  const { who, prompt, settle, automa, answer, ...asking } = question as AskedNow;
  return [
    kind,
    { question: { kind: kind as Task['kind'], who, prompt, settle, automa, answer, ...asPart(asking) }, step: null },
  ];
};
const done = ([kind, step]: [string, unknown]): [string, Duty] => [
  kind,
  { question: null, step: step as Duty['step'] },
];

const DUTIES = new Map<string, Duty>([...Object.entries(QUESTIONS).map(asked), ...Object.entries(STEPS).map(done)]);

// What was looked up last. A memory of a pure function: a task is settled, asked and answered one after the other.
let lastKind = '';
let lastDuty: Duty = { question: null, step: null };

const dutyOf = ({ kind }: Task): Duty => {
  if (kind !== lastKind) {
    lastKind = kind;
    lastDuty = DUTIES.get(kind) as Duty;
  }
  return lastDuty;
};

export const questionOf = (task: Task): AskedNow | null => dutyOf(task).question;

/** The questions of the task at hand, by whom they are asked. */
export const ask = (state: State): Decision<Choice>[] => {
  const task = topOf(state);
  const decisions: Decision<Choice>[] = [];
  const question = questionOf(task);
  if (question === null) return decisions;
  const prompt = question.prompt === undefined ? question.kind : question.prompt(task);
  listDecisions(question, state, task, prompt, decisions);
  return decisions;
};

/** What a choice does to the task it answers. */
export const answer = (draft: State, seat: Seat, choice: Choice, tell: Tell<Event>) => {
  const task = topOf(draft);
  const question = questionOf(task);
  if (question === null) throw new Error(`nobody is asked about ${task.kind}`);
  question.answer(draft, task, choice, seat, tell);
};

/** Goes on until somebody has to choose, or the game is over. */
export const settle = (draft: State, tell: Tell<Event>) => {
  while (draft.over === null) {
    const task = topOf(draft);
    const { question, step } = dutyOf(task);
    if (question === null) step?.(draft, task, tell);
    else if (question.settle?.(draft, task, tell)) continue;
    else if (!draft.automa || !automaActs(draft, question, task, tell)) return;
  }
};

/** The automa in Milady's place; false where it is not her choice. */
const automaActs = (draft: State, question: AskedNow, task: Task, tell: Tell<Event>): boolean => {
  if (question.who(draft, task) !== MILADY) return false;
  if (question.automa !== undefined) question.automa(draft, task, tell);
  else {
    const choices: Choice[] = ask(draft)[0].choices.slice();
    question.answer(draft, task, anyOf(draft, choices), MILADY, tell);
  }
  return true;
};
