import type { Component } from 'svelte';
import type { Task } from '#games/roy/tasks.ts';
import Destination from '../milady/Destination.svelte';
import HerCards from '../milady/HerCards.svelte';
import Intercept from '../milady/Intercept.svelte';
import LayMission from '../milady/LayMission.svelte';
import LayTokens from '../milady/LayTokens.svelte';
import ChallengeAnswers from '../scene/ChallengeAnswers.svelte';
import DuelAnswers from '../scene/DuelAnswers.svelte';
import SiegeAnswers from '../scene/SiegeAnswers.svelte';
import OneForAll from '../turn/OneForAll.svelte';
import ActionBar from './ActionBar.svelte';
import Answers from './Answers.svelte';
import Ride from './Ride.svelte';
import Tapped from './Tapped.svelte';
import Trade from './Trade.svelte';
import WhoBegins from './WhoBegins.svelte';

const PANELS: Readonly<Partial<Record<Task['kind'], Component>>> = {
  'first-paris': HerCards,
  'extra-paris': HerCards,
  'paris-card': HerCards,
  treachery: HerCards,
  target: HerCards,
  quarters: HerCards,
  richelieu: HerCards,
  search: HerCards,
  raze: HerCards,
  victim: HerCards,
  'lay-inn': LayTokens,
  'lay-return': LayTokens,
  'lay-galleries': LayTokens,
  install: LayMission,
  destination: Destination,
  intercept: Intercept,
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
export const panelFor = (task: Task | undefined): Component => (task && PANELS[task.kind]) ?? Answers;
