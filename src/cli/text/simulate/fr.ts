import type { SimulateWords } from '../simulate-words.ts';

export const simulate: SimulateWords = {
  head: (games, game, seed, seconds, speed) =>
    `${game} : ${games} ${games < 2 ? 'partie' : 'parties'}, secret ${seed}, ${seconds} s, ${speed} décisions par seconde`,
  anyOptions: 'Chaque partie a tiré ses propres options de table.',
  bySeat: 'Victoires par place :',
  byBot: 'Victoires par automate :',
  bySide: 'Victoires par camp :',
  within: (low, high) => `(intervalle à 95 % : de ${low} à ${high})`,
  score: mean => `score moyen ${mean}`,
  endings: 'Dénouements :',
  reachedTitle: 'Jusqu’où :',
  reached: what => what.replace(/^board (?=\d)/, 'plateau de Quête '),
  length: {
    roy: mean => `Durée moyenne : ${mean} manches`,
    musketiere: mean => `Durée moyenne : ${mean} duels`,
    trois: mean => `Durée moyenne : ${mean} tours de table`,
  },
  broke: (match, seed) =>
    `La partie ${match} du secret ${seed} a échoué. La même commande avec --match ${match} la rejoue : merci de le signaler.`,
  brokePlayers: (players, bots) => `  ${players} joueurs : ${bots}`,
  brokeOptions: options => `  options : ${options}`,
};
