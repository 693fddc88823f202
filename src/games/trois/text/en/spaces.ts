import { isPlace, laneOf, type Space, signOf } from '../../board/board.ts';
import type { Words } from '../words.ts';

export const signs: Words['signs'] = {
  plain: { title: 'Open road', help: 'Nothing happens here.' },
  sword: {
    title: 'Swords',
    help: 'End your ride here and you draw from the sword pile: a friend’s help, a mishap or a secret thrust.',
  },
  dagger: { title: 'Dagger', help: 'End your ride here and you draw a Rochefort card.' },
  phial: { title: 'Phial', help: 'End your ride here and you draw a Milady card.' },
  gazette: { title: 'Gazette', help: 'Ride over it or end here: after your move the next gazette is turned up.' },
  trap: {
    title: 'The trapped rider',
    help: 'Whoever carries the studs leaves them here. To pick them up again you must end exactly on this square, riding on or back.',
  },
  entry: {
    title: 'Shortcut',
    help: 'Once Buckingham has given the studs away and they are far enough ahead, cut across to the road to Dover from here.',
  },
  exit: { title: 'End of the shortcut', help: 'The shortcut comes out here.' },
};

const SPECIAL: Readonly<Partial<Record<Space, string>>> = {
  CASTLE_AR: 'Aramis starts here.',
  CASTLE_DA: 'D’Artagnan starts here.',
  CASTLE_PO: 'Porthos starts here.',
  CASTLE_AT: 'Athos starts here.',
  BON: 'Every road in France leads through this house. You may stop here or ride on with the squares you have left.',
  QUEEN: 'Come here once to learn of your errand, and bring the studs here at the end to win.',
  CAL: 'From here you cross to Dover, if a boat lies in Calais.',
  DOV: 'From here you cross to Calais, if a boat lies in Dover.',
  BUCK: 'The first to enter while the Duke is at home receives the diamond studs.',
  PW4: 'Outside the Louvre gate. If it is shut, you wait here on your way in.',
  PW5: 'Inside the Louvre gate. If it is shut, you wait here on your way out.',
  EO10: 'Before Buckingham’s castle. If the Duke is away, you wait here.',
};

export const about: Words['about'] = space => {
  const special = SPECIAL[space];
  if (special !== undefined) return special;
  if (!isPlace(space) && laneOf(space) === 'SP') return 'On the stairs nobody can shut the door on you any more.';
  return signs[signOf(space) ?? 'plain'].help;
};

export const ways: Words['ways'] = {
  public: { title: 'The paved way', help: 'Nine squares, through the Louvre gate.' },
  stairs: { title: 'The secret stairs', help: 'Four steps only, and no card to draw.' },
  road: { title: 'The road', help: 'On along the road.' },
  sea: { title: 'The boat', help: 'Across the sea, one step.' },
  france: { title: 'Stay in France', help: 'The studs are back in France already: no need to cross the sea.' },
  shortcut: { title: 'The shortcut', help: 'Straight across to the road to Dover, one step.' },
};

export const legs: Words['legs'] = {
  1: { title: 'To Mme Bonacieux', help: 'Ride to Mme Bonacieux’s house: she knows the way to the Queen.' },
  2: {
    title: 'To the Queen',
    help: 'Go to the Queen: by the paved way, or by the secret stairs if they are open to you.',
  },
  3: { title: 'Back to Mme Bonacieux', help: 'The Queen wants her studs back! Return to Mme Bonacieux’s house first.' },
  4: { title: 'To Buckingham', help: 'Off to England: by Calais and Dover to Buckingham’s castle.' },
  5: {
    title: 'Home to the Queen',
    help: 'Back to the Queen with the studs: by Dover, Calais and Mme Bonacieux’s house.',
  },
};

export const quests: Words['quests'] = {
  carry: 'You carry the studs: bring them to the Queen, and let nobody overtake you!',
  chase: carrier => `${carrier} carries the studs: overtake him and they are yours.`,
  fetch: 'The studs lie on the ground: get there first!',
  wait: 'You are at the Queen’s without the studs: wait here, unless you can ride back to where they lie.',
};
