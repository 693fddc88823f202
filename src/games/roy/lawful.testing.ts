import { type Options, readOptions } from '#kernel/game.ts';
import { roy } from './game.ts';
import { opening } from './openings.testing.ts';
import { redealHidden } from './redeal-hidden.testing.ts';
import { violations } from './whole.testing.ts';

const table = (given: Readonly<Record<string, string>>): Options => {
  const { options } = readOptions(roy.options, given);
  if (options === null) throw new Error('no such option');
  return options;
};

/** As printed, and then every option at one table or another. */
export const TABLES: readonly Options[] = [
  table({}),
  table({ treville: 'stands-in', easy: 'on', hopelessChallenges: 'off', openTrades: 'on' }),
  table({ mortalQuest: 'on', athosBrave: 'on', rochefortDoubleHit: 'perSword', jussacArmourOnce: 'on' }),
  table({ rochefortMandatory: 'on', bastilleLoose: 'on', richelieuMayStay: 'on', noHourglass: 'on' }),
  table({ easy: 'on', oneForAllVote: 'on', sixPlayerParis: 'one', setupTrapsAsleep: 'on' }),
  table({ treacheryNoReshuffle: 'on', louvreReshuffle: 'on', bassompierreDiscardable: 'on', privateTalk: 'on' }),
];

export const lawful = { violations, redealHidden, opening, longest: 3000, options: TABLES };

/** Two files share the numbers of players: one alone takes a minute. */
export const FEW = [2, 3, 4];
export const MANY = [5, 6];
