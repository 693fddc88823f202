import type { SimulateWords } from '../simulate-words.ts';

export const simulate: SimulateWords = {
  head: (games, game, seed, seconds, speed) =>
    `${games} ${games === 1 ? 'match' : 'matches'} of ${game}, seed ${seed}, ${seconds} s, ${speed} decisions per second`,
  anyOptions: 'Every match drew its own table options.',
  bySeat: 'Wins by seat:',
  byBot: 'Wins by bot:',
  bySide: 'Wins by side:',
  within: (low, high) => `(95% interval: ${low} to ${high})`,
  score: mean => `mean score ${mean}`,
  endings: 'Endings:',
  reachedTitle: 'Reached:',
  reached: what => what.replace(/^board (?=\d)/, 'Quest board '),
  length: {
    roy: mean => `Mean length: ${mean} rounds`,
    musketiere: mean => `Mean length: ${mean} duels`,
    trois: mean => `Mean length: ${mean} rounds`,
  },
  broke: (match, seed) =>
    `Match ${match} of seed ${seed} broke. The same command with --match ${match} plays it again: please report it.`,
  brokePlayers: (players, bots) => `  ${players} players: ${bots}`,
  brokeOptions: options => `  options: ${options}`,
};
