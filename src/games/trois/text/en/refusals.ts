import type { Refusals } from '../situation.ts';
import { turns } from './names.ts';

export const refusals: Refusals = {
  'not-your-turn': ({ seat, who }) => `It is ${who.name(seat)}’s turn.`,
  'rider-taken': ({ seat, who }) =>
    seat === who.me ? 'This musketeer is already yours.' : `${who.name(seat)} has already taken this musketeer.`,
  'missing-turns': ({ turns: count }) => `You still have to miss ${turns(count)}.`,
  'land-on-sign': 'You draw from this pile only when your ride ends on its sign.',
  'places-only': 'You may cut a ride short only at Mme Bonacieux’s, the Queen’s or Buckingham’s, when you get there.',
  'ride-over-gazette': 'A new gazette is turned up only when somebody rides over a gazette square.',
  'moment-turn-start': 'This secret thrust is for the start of your turn, before you roll.',
  'moment-after-roll': 'This secret thrust is for the moment after your roll.',
  'moment-drew-rochefort': 'This secret thrust is for when you draw a Rochefort card.',
  'moment-drew-milady': 'This secret thrust is for when you draw a Milady card.',
  'moment-gate': 'This secret thrust is for when you come to the closed Louvre gate.',
  'moment-passage':
    'This secret thrust is for when you leave Mme Bonacieux or the Queen and the stairs are barred to you.',
  'moment-channel': 'This secret thrust is for when you are in port without a boat.',
  'moment-drop-or-hold':
    'This secret thrust is for when you would have to leave the studs behind, or when a card holds you.',
  'own-turn-only': 'Secret thrusts are played on your own turn only.',
  'studs-not-given': 'You may ride a single square only after Buckingham has given the studs away.',
  'carrier-rolls': 'Whoever carries the studs always rolls the dice.',
  'held-rolls': 'A card holds you: you have to roll to get away.',
  'passage-closed': 'The secret stairs are shut.',
  'bonacieux-not-home': 'You can go up the stairs only while Mme Bonacieux is at home.',
  'bonacieux-not-with-queen': 'You can come down the stairs only while Mme Bonacieux is with the Queen.',
  'gate-closed': 'The halberds are crossed: nobody passes the Louvre gate.',
  'no-boat': 'There is no boat on this side of the sea.',
  'duke-absent': 'The Duke is away: nobody enters his castle until a gazette brings him home.',
  'studs-in-castle': 'The studs are still with Buckingham: the first to enter his castle receives them.',
  'overtake-carrier': ({ seat, who }) =>
    seat === who.me ? 'You already have the studs.' : `${who.name(seat)} has the studs: overtake, and they are yours.`,
  'studs-on-ground': ({ choice }) =>
    choice.kind === 'way'
      ? 'The studs lie on the paved way: on the last leg nobody may pass them by on the stairs.'
      : 'The studs lie on a square: the first to ride over it takes them.',
  'studs-in-trap': 'The studs lie with the trapped rider, for whoever ends exactly on his square.',
  'only-for-studs': 'You may ride back only to fetch the studs from the trapped rider.',
  'carrier-not-back': 'You may skip England only when the studs are already back in France.',
  'shortcut-not-yet': 'The shortcut opens once Buckingham has given the studs away.',
  'shortcut-studs-behind': 'The studs have not reached the end of the shortcut yet: it is only for catching up.',
  'wait-at-queen': 'Here you wait for the studs; you may leave only to fetch them from the trapped rider.',
  'legs-first': 'First you have to finish the legs of your journey, one after the other.',
  'cannot-move': 'You cannot take a single step from here now.',
};
