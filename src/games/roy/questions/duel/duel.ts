import { COMBAT, countIn } from '../../cards/adventure.ts';
import { ABILITY, COMMIT, EPIC, REROLL } from '../../choices.ts';
import { distinct } from '../../listing.ts';
import type { Question } from '../../question.ts';
import type { DuelTask } from '../../tasks.ts';
import { abilityBar, commit, commitBar } from './commit.ts';
import { epic, epicBar, turnUp } from './epic.ts';
import { open, toll } from './open.ts';
import { blade, foeReroll, rerollBar } from './reroll.ts';
import type { AskingStage, QuietStage } from './stage.ts';
import { judge, roll } from './throw.ts';

/** A duel from its first card to its last die goes through these. */
const STAGES: { readonly [Stage in DuelTask['stage']]: AskingStage | QuietStage } = {
  open,
  toll,
  commit,
  'turn-up': turnUp,
  epic,
  roll,
  'foe-reroll': foeReroll,
  blade,
  judge,
};

const asking = ({ stage }: DuelTask): AskingStage => {
  const found = STAGES[stage];
  if (typeof found === 'function') throw new Error(`nobody is asked at ${stage}`);
  return found;
};

export const duel: Question<'duel'> = {
  prompt: ({ stage }) => stage,
  settle: (draft, task, tell) => {
    const stage = STAGES[task.stage];
    if (typeof stage !== 'function') return stage.settle(draft, task, tell);
    stage(draft, task, tell);
    return true;
  },
  who: (state, task) => asking(task).who(state, task),
  reach: (state, task, seat, choices) => asking(task).reach(state, task, seat, choices),
  /** What the one who fights would add or turn, at any stage. */
  beyond: (state, task, seat, choices) => {
    const man = state.men[task.man];
    if (man.seat !== seat) return;
    const hand = state.hands[seat];
    const held = COMBAT.filter(card => countIn(hand, card) > 0);
    if (held.length === 0) choices.push(COMMIT.single);
    else if (task.stage !== 'toll' && task.stage !== 'commit') for (const card of held) choices.push(COMMIT[card]);
    if (man.who === 'aramis' && man.used) distinct(hand, ABILITY, choices);
    if (task.stage !== 'epic' && (state.epics > 0 || state.oneForAll > 0)) choices.push(EPIC);
    if (task.stage === 'foe-reroll') choices.push(REROLL.sword);
  },
  bar: (state, task, choice, seat) => {
    switch (choice.kind) {
      case 'commit':
        return commitBar(state, task, choice);
      case 'ability':
        return abilityBar(state, task);
      case 'epic':
        return epicBar(state, task);
      case 'reroll':
        return rerollBar(state, task, choice, seat);
      default:
        return null;
    }
  },
  answer: (draft, task, choice, seat, tell) => asking(task).answer(draft, task, choice, seat, tell),
  automa: (draft, task, tell) => asking(task).automa?.(draft, task, tell),
};
