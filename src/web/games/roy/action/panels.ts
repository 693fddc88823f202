import type { Component } from 'svelte';
import type { Task } from '#games/roy/tasks.ts';
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
  'first-paris': Hers,
  'extra-paris': Hers,
  'lay-inn': Hers,
  'lay-return': Hers,
  'lay-galleries': Hers,
  install: Hers,
  destination: Hers,
  'paris-card': Hers,
  treachery: Hers,
  target: Hers,
  intercept: Hers,
  quarters: Hers,
  richelieu: Hers,
  search: Hers,
  raze: Hers,
  victim: Hers,
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
export const panelFor = (task: Task | undefined): Component =>
  task === undefined ? Answers : (PANELS[task.kind] ?? Answers);
