import type { SimulateWords } from '../simulate-words.ts';

export const simulate: SimulateWords = {
  head: (games, game, seed, seconds, speed) =>
    `${games} ${games === 1 ? 'partita' : 'partite'} di ${game}, segreto ${seed}, ${seconds} s, ${speed} decisioni al secondo`,
  anyOptions: 'Ogni partita ha sorteggiato le proprie opzioni del tavolo.',
  bySeat: 'Vittorie per posto:',
  byBot: 'Vittorie per bot:',
  bySide: 'Vittorie per parte:',
  within: (low, high) => `(intervallo al 95%: da ${low} a ${high})`,
  score: mean => `punteggio medio ${mean}`,
  endings: 'Esiti:',
  reachedTitle: 'Fin dove:',
  reached: what => what.replace(/^board (?=\d)/, 'plancia della Ricerca '),
  length: {
    roy: mean => `Durata media: ${mean} giri`,
    musketiere: mean => `Durata media: ${mean} duelli`,
    trois: mean => `Durata media: ${mean} giri`,
  },
  broke: (match, seed) =>
    `La partita ${match} del segreto ${seed} si è interrotta. Lo stesso comando con --match ${match} la rigioca: per favore segnalalo.`,
  brokePlayers: (players, bots) => `  ${players === 1 ? '1 giocatore' : `${players} giocatori`}: ${bots}`,
  brokeOptions: options => `  opzioni: ${options}`,
};
