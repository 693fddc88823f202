import { bottes } from '#games/trois/text/en/bottes.ts';
import { riders, squares, title } from '#games/trois/text/en/names.ts';
import { orders } from '#games/trois/text/en/orders.ts';
import { type Sentences, wordsOf } from '../../voice/wording.ts';
import type { Reasons } from '../voice.ts';

const sentences: Sentences<Reasons> = {
  take: ({ rider }) => `${riders[rider]} has the look of a winner.`,
  roll: ({ left }) =>
    left === 0 ? 'With the Queen, but without the studs: to horse!' : `Still ${squares(left)} to the Queen: to horse!`,
  'roll-carry': ({ left }) => `I have the studs, and ${squares(left)} to go: ride!`,
  'roll-chase': ({ carrier, ahead }, who) =>
    `${who.name(carrier)} has the studs and is ${squares(ahead)} ahead: after those studs!`,
  'roll-hold': () => 'One good roll, and they must let me go.',
  'one-near': () => 'The studs are close by: one square at a time, so as not to ride past them.',
  'one-wait': () => 'The studs are behind me: no hurry, let them come.',
  one: () => 'One square is all I want just now.',
  wait: () => 'There is nothing for it but to wait.',
  ride: ({ points }) => `Forward ${squares(points)}!`,
  'ride-home': ({ points }) => `With ${squares(points)} I am at the Queen’s.`,
  'ride-hunt': () => 'Towards the trapped rider, and the studs with him.',
  back: ({ points }) => `Back ${squares(points)}: the studs lie behind me.`,
  'way-public': () => 'The gate is open: I take the paved way.',
  'way-public-shut': () => 'The gate is shut, but the paved way is the only one open to me.',
  'way-stairs': () => 'The stairs are open: why go the long way round?',
  'way-road': () => 'On along the road.',
  'way-sea': () => 'A boat is waiting: across!',
  'way-france': () => 'The studs are back in France already: no need to get wet.',
  'way-shortcut': () => 'The studs are on their way home: I cut across to meet them.',
  'stop-gate': () => 'The gate is shut: I wait for better news.',
  'stop-boat': () => 'No boat on this side: I wait for the tide, or the gazette.',
  'stop-duke': () => 'The Duke is out: one does not rob an empty house.',
  'stop-ahead': () => 'The studs are behind me: here is as good a place as any.',
  stop: () => 'I stop here: further on there is nothing to gain.',
  'botte-BS01': () => `${bottes.BS01.title}! Rochefort will have to try harder.`,
  'botte-BS02': () => `${bottes.BS02.title}! I never drink with Milady unprepared.`,
  'botte-BS03': () => `${title(bottes.BS03.title)}: halberds are for other people.`,
  'botte-BS04': () => `${title(bottes.BS04.title)}: the stairs save me the whole way round.`,
  'botte-BS05': () => `${title(bottes.BS05.title)}: a smuggler asks no questions.`,
  'botte-BS06': () => `${title(bottes.BS06.title)}: six squares more, on fresh legs.`,
  'botte-BS07': () => `${title(bottes.BS07.title)}: I can do better than that roll.`,
  'botte-BS08': () => `${title(bottes.BS08.title)}: this news does not suit me.`,
  'botte-BS09': () => `${title(bottes.BS09.title)}: what I have, I keep.`,
  obey: ({ card }) => `${title(orders[card].title)}: so be it.`,
  leave: () => 'The trapped rider gets the studs: I have nothing to answer him with.',
  give: ({ botte }) => `${title(bottes[botte].title)} is the one I shall miss least.`,
  keep: () => 'My secret thrusts are worth more than a turn.',
  free: ({ seat }, who) => `${who.name(seat)} has the furthest to go: ride on, friend.`,
  'taunt-studs': () => 'The studs are mine. Try to keep up.',
  'taunt-robber': ({ loser }, who) => `Thank you for carrying them so far, ${who.name(loser)}.`,
  'taunt-robbed': ({ seat }, who) => `Enjoy them while you can, ${who.name(seat)}: the road is long.`,
  'taunt-dropped': ({ seat }, who) => `Dropped something, ${who.name(seat)}?`,
  'taunt-gate': ({ seat }, who) => `Knock louder, ${who.name(seat)}.`,
  'taunt-boat': ({ seat }, who) => `Can you swim, ${who.name(seat)}?`,
  'taunt-held': ({ seat }, who) => `Do take your time, ${who.name(seat)}.`,
  'taunt-double': () => 'A double: my horse will not be stopped.',
  'taunt-won': () => 'Your Majesty, the studs. All twelve.',
  'taunt-lost': ({ seat }, who) => `Well ridden, ${who.name(seat)}. My horse asks for a return match.`,
};

export const en = wordsOf(sentences, {});
