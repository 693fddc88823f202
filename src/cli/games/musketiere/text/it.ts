import type { MusketiereWords } from '../words.ts';

export const it: MusketiereWords = {
  round: round => `Mano ${round}`,
  duel: (round, duel) => `Mano ${round}, duello ${duel}`,
  guard: target => `Guardia: ${target}`,
  supply: (jewels, prisons) => `Riserva: ${jewels} ◆ ${prisons} #`,
  ducats: count => (count === 1 ? '1 ducato' : `${count} ducati`),
  hand: 'Le tue carte',
  legend: '◆ gioiello, # prigione, † spada',
};
