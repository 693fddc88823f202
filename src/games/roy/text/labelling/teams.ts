import { combatDice } from '../../cards/adventure.ts';
import { BLUE_DICE, INN_SPACES, SPACES_PER_EPIC } from '../../cards/board.ts';
import { BEGGARS_PRICE } from '../../cards/traps.ts';
import type { Of } from '../../choices.ts';
import { hiddenSpaces } from '../../quest/spaces.ts';
import { isDown } from '../../state.ts';
import type { View } from '../../view.ts';
import { actorOf, taskAs, taskOf } from '../here.ts';
import { itself, type Label, type Labelling } from './label.ts';

const start: Label<Of<'start'>> = (labels, choice, view, who) => {
  const starting = view.men.find(each => each.who === choice.who);
  if (starting === undefined) throw new Error(`${choice.who} is not in the game`);
  return labels.start({ who: choice.who, down: isDown(starting), place: starting.place }, who);
};

const cancel: Label<Of<'cancel'>> = (labels, _choice, view, who) => {
  const task = taskOf(view);
  return task?.kind === 'trade' && task.stage === 'offer' ? labels.cancel({}, who) : labels.refuse({}, who);
};

const inDuel = (view: View): boolean => taskOf(view)?.kind === 'duel';

/** A Combat card, with the dice it still brings: six are the most (ROY.DUEL.5). */
const commit: Label<Of<'commit'>> = (labels, { card }, view, who) => {
  const dice = Math.min(combatDice(card), BLUE_DICE - taskAs(view, 'duel').blue);
  return labels.commit({ card, dice }, who);
};

const reveal: Label<Of<'reveal'>> = (labels, { pay }, view, who) => {
  const most = pay === 'token' ? SPACES_PER_EPIC : 2 * SPACES_PER_EPIC;
  return labels.reveal({ pay, spaces: Math.min(most, hiddenSpaces(view)) }, who);
};

const name: Label<Of<'name'>> = (labels, choice, _view, who) => {
  const path = Math.floor(choice.space / INN_SPACES);
  return labels.name({ path, space: (choice.space % INN_SPACES) + 1 }, who);
};

/** What only the musketeers choose, besides their actions. */
export const TEAMS = {
  start,
  end: (labels, _choice, view, who) => labels.end({ who: actorOf(view).who }, who),
  horse: itself('horse'),
  ride: itself('ride'),
  give: itself('give'),
  hand: itself('hand'),
  accept: itself('accept'),
  cancel,
  add: itself('add'),
  ability: (labels, choice, view, who) =>
    inDuel(view) ? labels['ability-duel'](choice, who) : labels['ability-challenge'](choice, who),
  epic: (labels, _choice, view, who) =>
    inDuel(view) ? labels['epic-duel']({}, who) : labels['epic-challenge']({}, who),
  toll: itself('toll'),
  commit,
  pay: itself('pay'),
  replace: itself('replace'),
  reveal,
  name,
  beggars: (labels, { place }, _view, who) => labels.beggars({ place, price: BEGGARS_PRICE }, who),
  sacrifice: itself('sacrifice'),
  spare: itself('spare'),
  'one-for-all': itself('one-for-all'),
  vote: itself('vote'),
} satisfies Partial<Labelling>;
