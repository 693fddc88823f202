import type { Seat, Tell } from '#kernel/game.ts';
import { SHEETS } from '../cards/musketeers.ts';
import type { ParisId } from '../cards/paris.ts';
import { type Choice, MAN, PARIS_CARD } from '../choices.ts';
import { drawCards } from '../decks.ts';
import type { Event } from '../events.ts';
import { playParis } from '../missions.ts';
import { MUSKETEERS, type Musketeer } from '../names.ts';
import { type Man, MILADY, type State, toMilady } from '../state.ts';
import type { Task } from '../tasks.ts';

type Cast = Extract<Task, { kind: 'cast' }>;
type Treville = Extract<Task, { kind: 'treville' }>;

/** ROY.SETUP.11, ROY.P2.2, ROY.P3.2, ROY.P4.3: cards dealt to a seat, by the number of players. */
const DEAL: readonly number[] = [0, 0, 9, 9, 7, 5, 5];
/** Musketeers of a seat: four with two players, two with three (ROY.P2.1, ROY.P3.1). */
const MEN: readonly number[] = [0, 0, 4, 2, 1, 1, 1];

const FOUR = MUSKETEERS.slice(0, 4);

/** The tasks of the set-up, first one last (ROY.SETUP.16). */
export const setupTasks = (seats: number, treville: boolean): Task[] => {
  const tasks: Task[] = [{ kind: 'turn' }, { kind: 'open-quest' }, { kind: 'flip-louvre' }, { kind: 'deal' }];
  if (treville && seats < 6) tasks.push({ kind: 'treville', without: null });
  if (seats === 4) tasks.push({ kind: 'leave-out' });
  if (seats === 6 || (seats !== 4 && !treville)) tasks.push({ kind: 'cast', free: seats === 6 ? MUSKETEERS : FOUR });
  tasks.push({ kind: 'lay-inn' });
  return tasks;
};

export const askFirstParis = (state: State, choices: Choice[]): Seat => {
  for (const card of state.parisPile) choices.push(PARIS_CARD[card]);
  return MILADY;
};

/** ROY.DEC.2: kept secret till it is put in play at the opening (ROY.SETUP.14). */
export const answerFirstParis = (draft: State, card: ParisId, tell: Tell<Event>) => {
  draft.todo.pop();
  keepParis(draft, card);
  tell?.({ kind: 'chose-paris', secret: { to: toMilady(draft), card } });
};

/** ROY.DEC.5: six players, cards for her hand (ROY.P6.3). */
export const answerExtraParis = (draft: State, card: ParisId, left: number, tell: Tell<Event>) => {
  draft.todo.pop();
  keepParis(draft, card);
  tell?.({ kind: 'kept-paris', secret: { to: toMilady(draft), card } });
  if (left > 1) draft.todo.push({ kind: 'extra-paris', left: left - 1 });
};

const keepParis = (draft: State, card: ParisId) => {
  draft.parisPile = draft.parisPile.filter(each => each !== card);
  draft.parisHand = [...draft.parisHand, card];
};

/** ROY.DEC.7 */
export const askLeaveOut = (choices: Choice[]) => {
  for (const who of FOUR) choices.push(MAN[who]);
};

/** ROY.P4.1: with four players one of the four stays at home. */
export const answerLeaveOut = (draft: State, who: Musketeer, tell: Tell<Event>) => {
  draft.todo.pop();
  tell?.({ kind: 'left-out', who });
  const next = draft.todo[draft.todo.length - 1];
  if (next.kind === 'treville') draft.todo[draft.todo.length - 1] = { kind: 'treville', without: who };
  else draft.todo.push({ kind: 'cast', free: FOUR.filter(each => each !== who) });
};

export const askTreville = ({ without }: Treville, choices: Choice[]) => {
  for (const who of FOUR) if (who !== without) choices.push(MAN[who]);
};

/** ROY.TREV.2, ROY.TREV.9: he stands in for one of those in play. */
export const answerTreville = (draft: State, { without }: Treville, who: Musketeer, tell: Tell<Event>) => {
  draft.todo.pop();
  tell?.({ kind: 'stands-in', who });
  draft.todo.push({ kind: 'cast', free: MUSKETEERS.filter(each => each !== who && each !== without) });
};

const menOf = (state: State, seat: Seat): number => {
  let count = 0;
  for (const man of state.men) if (man.seat === seat) count++;
  return count;
};

/** A last seat takes what is left without being asked. */
export const runCast = (draft: State, task: Cast, tell: Tell<Event>): boolean => {
  const open: Seat[] = [];
  for (let seat = 1; seat < draft.seats; seat++) if (menOf(draft, seat) < MEN[draft.seats]) open.push(seat);
  if (open.length > 1) return false;
  draft.todo.pop();
  for (const seat of open) for (const who of task.free) join(draft, seat, who, tell);
  return true;
};

export const askCast = (state: State, { free }: Cast, seat: Seat, choices: Choice[]) => {
  if (menOf(state, seat) < MEN[state.seats]) for (const who of free) choices.push(MAN[who]);
};

/** ROY.DEC.6: the first to name a musketeer has him. */
export const answerCast = (draft: State, { free }: Cast, seat: Seat, who: Musketeer, tell: Tell<Event>) => {
  draft.todo[draft.todo.length - 1] = { kind: 'cast', free: free.filter(each => each !== who) };
  join(draft, seat, who, tell);
};

/** ROY.SETUP.10, ROY.SETUP.12: on his start place with full life. */
export const startManAt = (who: Musketeer, seat: Seat): Man => {
  const { life, start, gear } = SHEETS[who];
  return {
    who,
    seat,
    place: start,
    life,
    turn: 'waiting',
    gear,
    skills: [],
    improved: false,
    ridden: false,
    jailed: false,
    bound: false,
    fateful: false,
    used: false,
    path: -1,
    space: 0,
  };
};

/** The men stand in the order of ROY.TRAP.19. */
const join = (draft: State, seat: Seat, who: Musketeer, tell: Tell<Event>) => {
  const man = startManAt(who, seat);
  for (const item of man.gear) draft.arsenal = { ...draft.arsenal, [item]: draft.arsenal[item] - 1 }; // ROY.TREV.8
  draft.men.push(man);
  draft.men.sort((a, b) => MUSKETEERS.indexOf(a.who) - MUSKETEERS.indexOf(b.who));
  tell?.({ kind: 'cast', seat, who });
};

/** ROY.SETUP.11, then the Paris card chosen first is announced (ROY.SETUP.14). */
export const dealHands = (draft: State, tell: Tell<Event>) => {
  draft.todo.pop();
  for (let seat = 1; seat < draft.seats; seat++) drawCards(draft, seat, DEAL[draft.seats], 'deal', tell);
  const card = draft.parisHand[0];
  draft.parisHand = draft.parisHand.slice(1);
  playParis(draft, card, tell);
};
