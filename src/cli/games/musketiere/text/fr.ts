import type { MusketiereWords } from '../words.ts';

export const fr: MusketiereWords = {
  round: round => `Manche ${round}`,
  duel: (round, duel) => `Manche ${round}, duel ${duel}`,
  guard: target => `Garde : ${target}`,
  supply: (jewels, prisons) => `Réserve : ${jewels} ◆ ${prisons} #`,
  ducats: count => (count < 2 ? `${count} ducat` : `${count} ducats`),
  hand: 'Votre main',
  legend: '◆ pierre précieuse, # prison, † épée',
};
