import type { Who } from '#kernel/text.ts';
import { findsWares } from '../facts.ts';
import { ANTECHAMBERS } from '../quest/galleries.ts';
import type { View } from '../view.ts';
import { actorOf, galleriesOf, taskAs } from './here.ts';
import { fighting, PROMPT_FACTS } from './prompt-facts.ts';
import type { Prompt, Prompts } from './situations.ts';

/** A question as the rules ask it; some are put in other words where things stand otherwise. */
type Asked =
  | Exclude<
      Prompt,
      'lay-challenge' | 'lay-fighter' | 'must-leave' | 'last-ride' | 'commit-blind' | 'nothing-to-buy' | 'nemesis'
    >
  | 'lay-galleries';

const manTurn = (view: View): Prompt => {
  if (actorOf(view).bound) return 'must-leave';
  return view.actions === 0 ? 'last-ride' : 'man-turn';
};

const commit = (view: View): Prompt => {
  const { dice, token } = fighting(view).against;
  return dice === null && token === null ? 'commit-blind' : 'commit';
};

/** Whoever holds a card is asked, also where his own hand pays for nothing that is left (ROY.HID.15). */
const purchase = (view: View): Prompt => {
  const man = actorOf(view);
  return view.seat === man.seat && !findsWares(view, view.hand, man) ? 'nothing-to-buy' : 'purchase';
};

const promptFor = (asked: Asked, view: View): Prompt => {
  switch (asked) {
    case 'lay-galleries':
      return galleriesOf(view).challenges.length < ANTECHAMBERS ? 'lay-challenge' : 'lay-fighter';
    case 'install':
      return taskAs(view, 'install').left === 0 ? 'nemesis' : 'install';
    case 'man-turn':
      return manTurn(view);
    case 'commit':
      return commit(view);
    case 'purchase':
      return purchase(view);
    default:
      return asked;
  }
};

const put = <Case extends Prompt>(prompts: Prompts, prompt: Case, view: View, who: Who): string =>
  prompts[prompt](PROMPT_FACTS[prompt](view), who);

/** How the table's question to a seat is put into words. */
export const promptWith =
  (prompts: Prompts) =>
  (prompt: string, view: View, who: Who): string =>
    put(prompts, promptFor(prompt as Asked, view), view, who);
