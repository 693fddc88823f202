import { Man, man, names, points, title, upper } from '#games/roy/text/en/names.ts';
import type { Sentences } from '../../../voice/wording.ts';
import type { MiladyReasons } from '../../voice/reasons.ts';

const { places, foes, paris } = names;
const often = (count: number): string => (count === 1 ? 'once' : `${count} times`);
const rounds = (count: number): string => (count === 1 ? 'one round' : `${count} rounds`);
const spaces = (count: number): string => (count === 1 ? 'one space' : `${count} spaces`);

export const milady: Sentences<MiladyReasons> = {
  plot: ({ hand }) => (hand === 0 ? 'My sleeves are empty: not for long.' : 'One more card up my sleeve, gentlemen.'),
  emergency: () => 'You think too long, gentlemen: the sand is running.',
  reinforcements: ({ red }) => `La Rochelle shall hear ${red} dice tonight: my reinforcements have arrived.`,
  ambush: () => 'Dark streets, gentlemen, are so very dark.',
  conscripts: ({ men }) =>
    `${men === 1 ? 'You will be' : `All ${men} of you will be`} a little busier with the King’s recruits than you planned.`,
  jailed: () => 'The Cardinal’s signature, and there is room at the Bastille.',
  isolation: () => 'You talk too much among yourselves: no more presents today.',
  'dead-end': ({ rounds: left }) => `You have ${rounds(left)} left. Make that one fewer.`,
  balm: ({ life }) =>
    life === 0
      ? 'Rochefort has rested long enough.'
      : `Rochefort has ${life === 1 ? 'one life point' : `${life} life points`}: a salve will do him good.`,
  intrigue: ({ left }) => `A word in the right ear, and the Queen, with ${points(left)}, has one fewer.`,
  'no-plot': () => 'Tonight I am content to watch.',
  'no-paris': () => 'Paris can wait.',
  'aim-last': ({ who }) => `${Man(who)} is on his last legs: it would be cruel to leave him standing.`,
  aim: ({ who, life }) => `${Man(who)} has ${life} life points: rather too many for my taste.`,
  'aim-jail': ({ who, place }) =>
    `${Man(who)} was too useful ${places[place].at}: the Bastille will do without his talents.`,
  victim: ({ who }) => `In Paris ${man(who)} walks into a blade: such a dangerous town.`,
  'paris-new': ({ card }) => `All quiet in Paris? Then let us have ${title(paris[card])}.`,
  'paris-other': ({ card, before }) => `Enough of ${title(paris[before])}: I prefer ${title(paris[card])}.`,
  intercept: ({ who, chance }) =>
    `Rochefort would like a word with ${man(who)}, and ${often(chance)} in a hundred he has the last one.`,
  raze: ({ before, after }) =>
    `One man fewer in the lines: the siege fails ${often(after)} in a hundred instead of ${before}.`,
  'raze-calm': () => 'The lines lose a man a night, and nobody notices.',
  refill: ({ hand }) =>
    `${hand === 0 ? 'No card' : hand === 1 ? 'One card' : `${hand} cards`} in hand: His Eminence is generous tonight.`,
  'search-plots': () => 'His Eminence lets me choose. I know exactly what I want.',
  'siege-reroll': () => 'My gunners will try that shot again.',
  'siege-keep': () => 'My gunners have done well enough.',
  'foe-reroll': ({ foe }) => `${upper(foes[foe].the)} has a second stroke in him.`,
  'foe-keep': ({ foe }) => `${upper(foes[foe].the)} needs no second stroke.`,

  'taunt-honour': ({ left }) => `How pale the Queen looks. ${left} more whispers, and she is mine.`,
  'taunt-honour-last': ({ left }) =>
    `${left === 1 ? 'One more whisper' : `${left} more whispers`}, and a Queen kneels before the Cardinal.`,
  'taunt-louvre': () => 'Too late at the Louvre again? The Queen did so count on you.',
  'taunt-siege': ({ spaces: left }) => `Do you hear the guns? Your siege is ${spaces(left)} from silence.`,
  'taunt-siege-last': ({ spaces: left }) =>
    `${left === 1 ? 'One space' : 'A few paces'}, gentlemen, and there is no siege to write home about.`,
  'taunt-razed': () => 'I found your lines a little crowded.',
  'taunt-fell': ({ who }) => `Somebody carry ${man(who)} home. And mind the carpet.`,
  'taunt-wounded': ({ who }) => `You are bleeding, ${man(who)}. Does it hurt much?`,
  'taunt-jailed': ({ who }) => `My regards to the governor of the Bastille, ${man(who)}.`,
  'taunt-richelieu': ({ who }) => `Looking for me at the Cardinal’s, ${man(who)}? How flattering.`,
  'taunt-time': ({ rounds: left }) => `Time flies in good company: ${rounds(left)} left.`,
  'taunt-time-last': ({ rounds: left }) =>
    `${left === 1 ? 'One round' : `${left} rounds`}, gentlemen. I should not start a novel.`,
  'taunt-constance': ({ left }) =>
    `Constance sends her love. ${left === 1 ? 'One more step' : `${left} more steps`}, and it will be her last letter.`,
  'taunt-abduction': () => 'Has anybody seen Madame Bonacieux? No? What a pity.',
  'taunt-holds': ({ who }) => `Rochefort would not let you pass, ${man(who)}? He can be so stubborn.`,
  'taunt-snare': ({ who }) => `Do watch your step, ${man(who)}.`,
  'taunt-decoy': ({ who }) => `All that courage for an empty room, ${man(who)}?`,
  'taunt-lost': ({ who, foe }) => `${upper(foes[foe].the)} asks whether you were trying, ${man(who)}.`,
  'taunt-fled': () => 'A scratch, gentlemen. Rochefort will send you the tailor’s bill.',
  'taunt-rochefort': () => 'So you have put Rochefort to bed. I shall have to do it all myself.',
  'taunt-completed': ({ place }) => `Well done ${places[place].at}. I was growing bored with it anyway.`,
  'taunt-board': () => 'A little further along your road, and still so far from the Queen.',
  'taunt-idle': ({ who }) => `Resting, ${man(who)}? The Cardinal thanks you.`,
  'taunt-won': () => 'One for all, and all for nothing. Good night, gentlemen.',
  'taunt-beaten': () => 'You have won the day, gentlemen. I have a good memory.',
};
