import type { Component } from 'svelte';
import type { Task } from '#games/roy/tasks.ts';
import { HERS } from '../choosers.ts';
import ChallengeAnswers from '../scene/ChallengeAnswers.svelte';
import DuelAnswers from '../scene/DuelAnswers.svelte';
import SiegeAnswers from '../scene/SiegeAnswers.svelte';
import OneForAll from '../turn/OneForAll.svelte';
import ActionBar from './ActionBar.svelte';
import Answers from './Answers.svelte';
import Hers from './Hers.svelte';
import Ride from './Ride.svelte';
import Tapped from './Tapped.svelte';
import Trade from './Trade.svelte';
import WhoBegins from './WhoBegins.svelte';

const PANELS: Readonly<Partial<Record<Task['kind'], Component>>> = {
  spell: ActionBar,
  ordered: ActionBar,
  trade: Trade,
  purchase: Tapped,
  replace: Tapped,
  pay: Tapped,
  ride: Ride,
  select: WhoBegins,
  cast: WhoBegins,
  'leave-out': WhoBegins,
  treville: WhoBegins,
  duel: DuelAnswers,
  challenge: ChallengeAnswers,
  siege: SiegeAnswers,
  time: OneForAll,
  queen: OneForAll,
  vote: OneForAll,
};

/** Where the answers to a question lie, by what is under way; anything without a place of its own is a list. */
export const panelFor = (task: Task | undefined): Component => {
  if (task === undefined) return Answers;
  return HERS.includes(task.kind) ? Hers : (PANELS[task.kind] ?? Answers);
};
