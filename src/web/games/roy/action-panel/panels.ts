import type { Component } from 'svelte';
import type { Task } from '#games/roy/tasks.ts';
import ChallengeAnswers from '../scene/challenge/ChallengeAnswers.svelte';
import DuelAnswers from '../scene/duel/DuelAnswers.svelte';
import SiegeAnswers from '../scene/siege/SiegeAnswers.svelte';
import OneForAll from '../turn/OneForAll.svelte';
import Answers from './Answers.svelte';
import CardChoices from './cards/CardChoices.svelte';
import WhoBegins from './counsel/WhoBegins.svelte';
import MiladyPanel from './MiladyPanel.svelte';
import Trade from './trade/Trade.svelte';
import ActionBar from './turn/ActionBar.svelte';
import Ride from './turn/Ride.svelte';

const PANELS: Readonly<Partial<Record<Task['kind'], Component>>> = {
  'first-paris': MiladyPanel,
  'extra-paris': MiladyPanel,
  'lay-inn': MiladyPanel,
  'lay-return': MiladyPanel,
  'lay-galleries': MiladyPanel,
  install: MiladyPanel,
  destination: MiladyPanel,
  'paris-card': MiladyPanel,
  treachery: MiladyPanel,
  target: MiladyPanel,
  intercept: MiladyPanel,
  quarters: MiladyPanel,
  richelieu: MiladyPanel,
  search: MiladyPanel,
  raze: MiladyPanel,
  victim: MiladyPanel,
  'man-turn': ActionBar,
  ordered: ActionBar,
  trade: Trade,
  purchase: CardChoices,
  replace: CardChoices,
  pay: CardChoices,
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
