import type { Seat, Tell } from '#kernel/game.ts';
import { SHEETS } from '../../cards/musketeers.ts';
import { MAN, type Of } from '../../choices.ts';
import type { Event } from '../../events.ts';
import { indexOf } from '../../men/men.ts';
import { MUSKETEERS, type Musketeer } from '../../names.ts';
import { type Question, replaceTask, type TaskOf, teamOf } from '../../question.ts';
import { because } from '../../reasons.ts';
import type { Man, State } from '../../state.ts';

/** Musketeers of a seat: four with two players, two with three (ROY.P2.1, ROY.P3.1). */
const MEN: readonly number[] = [0, 0, 4, 2, 1, 1, 1];

type Cast = TaskOf<'cast'>;

const TAKEN = because('ROY.SETUP.10', 'taken', (state: State, _task: Cast, { who }: Of<'man'>) => ({
  who,
  seat: state.men[indexOf(state, who)].seat,
}));
const HAS_HIS_MEN = because('ROY.SETUP.10', 'has-his-men');

const menOf = (state: State, seat: Seat): number => {
  let count = 0;
  for (const man of state.men) if (man.seat === seat) count++;
  return count;
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

/** ROY.DEC.6, ROY.SETUP.10: the first to name a musketeer has him. */
export const cast: Question<'cast'> = {
  who: teamOf,
  /** A last seat takes what is left without being asked. */
  settle: (draft, task, tell) => {
    const open = teamOf(draft).filter(seat => menOf(draft, seat) < MEN[draft.seats]);
    if (open.length > 1) return false;
    draft.todo.pop();
    for (const seat of open) for (const who of task.free) join(draft, seat, who, tell);
    return true;
  },
  reach: (_state, task, _seat, choices) => {
    for (const who of task.free) choices.push(MAN[who]);
  },
  beyond: (state, _task, seat, choices) => {
    if (teamOf(state).includes(seat)) for (const { who } of state.men) choices.push(MAN[who]);
  },
  bar: (state, task, { who }, seat) => {
    if (!task.free.includes(who)) return TAKEN;
    return menOf(state, seat) < MEN[state.seats] ? null : HAS_HIS_MEN;
  },
  answer: (draft, task, { who }, seat, tell) => {
    replaceTask(draft, { kind: 'cast', free: task.free.filter(each => each !== who) });
    join(draft, seat, who, tell);
  },
};
