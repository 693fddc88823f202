import type { View } from '../../view.ts';
import {
  type Labels,
  lacks,
  onTurn,
  type Prompts,
  pointsOf,
  rolledAs,
  rollsOne,
  type Start,
  startOf,
} from '../situation.ts';
import { bottes } from './bottes.ts';
import { list, riders, space, squares, title } from './names.ts';
import { orders } from './orders.ts';

const tries = (count: number) => (count === 1 ? 'One try left.' : `${count} tries left.`);

const START: Readonly<Record<Start, (view: View) => string>> = {
  hold(view) {
    const hold = onTurn(view).hold;
    if (hold === null) return START.plain(view);
    const held = title(orders[hold.card].title);
    return hold.until === 'double'
      ? `${held} holds you: roll a double to get away. ${tries(hold.attempts)}`
      : `${held} holds you: roll ${hold.until} or more to get away. ${tries(hold.attempts)}`;
  },
  'one-die'(view) {
    const card = onTurn(view).oneDie;
    return card === null
      ? START.plain(view)
      : `${title(orders[card].title)}: this time you have only one die. Ready to ride?`;
  },
  gate: () => 'The Louvre gate is shut: you cannot pass. What do you do?',
  boat: () => 'No boat on this side: you cannot cross. What do you do?',
  castle: () => 'The Duke is away: you cannot enter his castle. What do you do?',
  queen: () => 'You are at the Queen’s without the studs: there is nothing to do but wait.',
  again: () => 'You may roll once more!',
  carrier: () => 'You carry the studs: roll, and ride for the Queen!',
  'roll-or-one': () => 'Your turn: roll the dice, or ride exactly one square?',
  plain: () => 'Your turn: roll and ride!',
};

const dice = (view: View) => list((view.turn?.dice ?? []).map(String));

const drawn = (view: View) => {
  const card = view.turn?.card ?? null;
  return card === null ? null : orders[card];
};

export const prompts: Prompts = {
  take: () => 'Which musketeer do you ride as?',
  start: view => START[startOf(view)](view),
  rolled(view) {
    switch (rolledAs(view)) {
      case 'one':
        return 'One square: ride on, or back?';
      case 'both-ways':
        return `You have rolled ${dice(view)}: ${squares(pointsOf(view))}. Ride on, or back to the studs?`;
      case 'on':
        return `You have rolled ${dice(view)}: ${squares(pointsOf(view))} to ride.`;
    }
  },
  way: view => `You are ${space(onTurn(view).at).at}, with ${squares(pointsOf(view))} left. Which way now?`,
  gate: view =>
    lacks(view, 'BS03')
      ? 'The Louvre gate is shut: you wait here.'
      : 'The Louvre gate is shut. Wait here, or play a secret thrust?',
  port: view => `There is no boat ${space(onTurn(view).at).at}. What do you do?`,
  trap: view =>
    lacks(view, 'BS09')
      ? 'The trapped rider! The studs stay with him.'
      : 'The trapped rider! The studs stay with him, unless you have a secret thrust for it.',
  drawn(view) {
    const card = drawn(view);
    return card === null ? 'A card has been turned up. Do you obey?' : `${title(card.title)}. ${card.help}`;
  },
  lose: () => 'Which secret thrust do you lose?',
  limit: () => 'Three secret thrusts are the limit: which one goes under the pile?',
  pay: () => 'Give up a secret thrust to get out of the cellar, or miss a turn?',
  free: () => 'Which companion do you free?',
};

export const labels: Labels = {
  take: ({ rider }) => riders[rider],
  roll: (_, view) => (rollsOne(view) ? 'Roll the die' : 'Roll the dice'),
  one: () => 'Ride one square',
  wait: () => 'Wait',
  ride: (_, view) => `Ride ${squares(pointsOf(view))}`,
  back: (_, view) => `Ride back ${squares(pointsOf(view))}`,
  way({ way }, view) {
    switch (way) {
      case 'public':
        return 'Take the paved way';
      case 'stairs':
        return 'Take the secret stairs';
      case 'road':
        return 'Ride on along the road';
      case 'sea':
        return onTurn(view).at === 'CAL' ? 'Sail to Dover' : 'Sail to Calais';
      case 'france':
        return 'Ride on in France';
      case 'shortcut':
        return 'Take the shortcut';
    }
  },
  stop: (_, view) => (view.turn?.prompt === 'way' ? 'Stop here' : 'Wait here'),
  botte: ({ botte }) => `Play ${title(bottes[botte].title)}`,
  obey: () => 'Obey the card',
  leave: () => 'Leave the studs',
  give: ({ botte }) => `Give up ${title(bottes[botte].title)}`,
  keep: () => 'Miss a turn',
  free: ({ seat }, _, who) => `Free ${who.name(seat)}`,
};
