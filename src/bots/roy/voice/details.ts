import { combatDice } from '#games/roy/cards/adventure.ts';
import { BLUE_DICE } from '#games/roy/cards/board.ts';
import type { Choice } from '#games/roy/choices.ts';
import { scoreOf } from '#games/roy/questions/challenge/score.ts';
import type { ChallengeTask, DuelTask, SiegeTask } from '#games/roy/tasks.ts';
import type { Reason } from '../../voice/voice.ts';
import { duelOdds } from '../estimate/duel-odds.ts';
import { spacesAfter } from '../estimate/stakes.ts';
import { type Observation, taskOf } from '../observation.ts';
import { percent } from './concerns.ts';
import { hitChance, whyDeed } from './deeds.ts';
import { tell } from './reasons.ts';
import { manOf } from './starts.ts';

const whyInChallenge = (seen: Observation, task: ChallengeTask, choice: Choice): Reason | null => {
  const short = task.value - scoreOf(seen.men[task.man], task);
  switch (choice.kind) {
    case 'add':
      return tell('add', { short: Math.max(0, short), skill: task.skill });
    case 'ability':
      return tell('ability', { short: Math.max(0, short) });
    case 'epic':
      return tell('epic', { short: Math.max(0, short) });
    case 'done':
      return short > 0 ? tell('short', { short }) : tell('enough', { value: task.value });
    default:
      return null;
  }
};

/** What so many dice more do for the duel at hand: for his sword, or else for his skin. */
const dice = (seen: Observation, task: DuelTask, more: number, kind: 'commit' | 'ability-die' | 'epic-die'): Reason => {
  const man = seen.men[task.man];
  const [now, then] = [task.blue, Math.min(BLUE_DICE, task.blue + more)].map(blue =>
    duelOdds(seen, man, task.foe, task.space, blue),
  );
  const [before, after] = [percent(now.hits), percent(then.hits)];
  if (kind === 'commit' && before === after) {
    const hurt = { before: percent(now.wounded), after: percent(then.wounded) };
    return hurt.before === hurt.after ? tell('commit-sure', {}) : tell('commit-wounds', hurt);
  }
  return tell(kind, { before, after });
};

const whyInDuel = (seen: Observation, task: DuelTask, choice: Choice): Reason | null => {
  switch (choice.kind) {
    case 'commit':
      return dice(seen, task, combatDice(choice.card), 'commit');
    case 'ability':
      return dice(seen, task, 1, 'ability-die');
    case 'epic':
      return dice(seen, task, 1, 'epic-die');
    case 'done': {
      const chance = hitChance(seen, seen.men[task.man], task.foe, task.space, task.blue);
      return tell(task.stage === 'epic' ? 'epic-none' : 'commit-none', { chance });
    }
    case 'toll':
      return tell('toll', { foe: task.foe });
    case 'reroll':
      return task.stage === 'foe-reroll' ? tell('foe-reroll', { foe: task.foe }) : tell('blade', { face: choice.face });
    case 'pass':
      return task.stage === 'foe-reroll' ? tell('foe-keep', { foe: task.foe }) : tell('blade-none', {});
    default:
      return null;
  }
};

const whyInSiege = (seen: Observation, task: SiegeTask, choice: Choice): Reason | null => {
  if (choice.kind === 'reroll') return tell('siege-reroll', {});
  if (choice.kind === 'pass') return tell('siege-keep', {});
  if (choice.kind !== 'sacrifice' && choice.kind !== 'spare') return null;
  const man = manOf(seen, choice.who);
  if (man === undefined) return null;
  const spaces = spacesAfter(seen, task);
  if (choice.kind === 'sacrifice') return spaces <= 0 ? tell('sacrifice-town', {}) : tell('sacrifice', { spaces });
  if (man.life === 1) return tell('spare-last', {});
  return spaces > 3 ? tell('spare', { spaces }) : tell('spare-wounded', { life: man.life });
};

/** Why somebody answers so in the middle of what is going on. */
export const whyDetail = (seen: Observation, choice: Choice): Reason | null => {
  const task = taskOf(seen);
  switch (task.kind) {
    case 'challenge':
      return whyInChallenge(seen, task, choice);
    case 'duel':
      return whyInDuel(seen, task, choice);
    case 'siege':
      return whyInSiege(seen, task, choice);
    case 'pay':
      return choice.kind === 'pay' ? tell('pay', { item: task.item }) : null;
    case 'replace':
      return choice.kind === 'replace' ? tell('replace', { token: choice.token }) : null;
    case 'purchase':
      if (choice.kind === 'done') return tell('bought-enough', { purse: seen.purse });
      return whyDeed(seen, seen.men[task.man], choice);
    case 'ride':
      if (choice.kind === 'pass') return tell('stay', { place: seen.men[task.man].place });
      return whyDeed(seen, seen.men[task.man], choice);
    default:
      return null;
  }
};
