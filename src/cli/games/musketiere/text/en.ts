import type { MusketiereWords } from '../words.ts';

export const en: MusketiereWords = {
  round: round => `Round ${round}`,
  duel: (round, duel) => `Round ${round}, duel ${duel}`,
  guard: target => `Guard: ${target}`,
  supply: (jewels, prisons) => `Supply: ${jewels} ◆ ${prisons} #`,
  ducats: count => (count === 1 ? '1 ducat' : `${count} ducats`),
  hand: 'Your hand',
  legend: '◆ jewel, # prison, † sword',
};
