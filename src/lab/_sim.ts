import { simulate } from './simulate.ts';
import { shareWithin } from './wilson.ts';
import type { Level } from '#bots/index.ts';
const [seats, games, it, length = 'hundred', seed='s'] = process.argv.slice(2);
const both = seats.split(',') as Level[];
let wins = 0, n = 0, secs = 0; let sc = [0, 0];
for (const order of [both, both.toReversed()]) {
  const { tally, seconds } = await simulate({ game: 'musketiere', seats: order, options: { length }, games: Number(games) / 2, seed, thinking: it.endsWith('ms') ? { by: 'time', milliseconds: parseInt(it) } : { by: 'count', iterations: Number(it) } }, { cores: 2, onProgress() {} });
  const k = order === both ? 0 : both.length - 1;
  wins += tally.wins[k]; n += tally.games; secs += seconds;
  sc[0] += tally.scores[k]; sc[1] += tally.scores[both.length - 1 - k];
}
const s = shareWithin(wins, n);
console.log(seats, length, it, `${(100 * s.share).toFixed(1)} [${(100 * s.low).toFixed(1)}, ${(100 * s.high).toFixed(1)}]`, sc.map(x => (x / n).toFixed(1)).join(':'), `${secs.toFixed(0)} s`);
