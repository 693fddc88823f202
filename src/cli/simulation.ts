import { GAMES } from '#games/all.ts';
import { type Plan, settingOf } from '#lab/plan.ts';
import type { Simulation } from '#lab/simulate.ts';
import type { Broken } from '#lab/stretch.ts';
import { shareWithin } from '#lab/wilson.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const won = (wins: number, games: number): string => {
  const { share, low, high } = shareWithin(wins, games);
  return `${percent(share).padStart(7)}  (95 %: ${percent(low)} to ${percent(high)})`;
};

const sorted = (counts: Readonly<Record<string, number>>): [string, number][] =>
  Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1));

const counted = (counts: Readonly<Record<string, number>>, games: number): string[] =>
  sorted(counts).map(([name, times]) => `  ${name.padEnd(14)} ${times} (${percent(times / games)})`);

/** One line for each seat; where a seat has not the same bot in every match, nobody is named. */
const bySeat = (plan: Plan, { tally }: Simulation): string[] => {
  const { levels } = settingOf(plan, plan.first);
  return tally.wins.map((wins, seat) => {
    const games = tally.seats[seat];
    const bot = plan.players === 'any' ? '' : levels[seat];
    const score = (tally.scores[seat] / Math.max(1, games)).toFixed(1);
    return `  ${seat + 1} ${bot.padEnd(8)} ${won(wins, games)}  mean score ${score}`;
  });
};

/** What came of a simulation, in words. */
export const report = (plan: Plan, simulation: Simulation): string => {
  const { tally, seconds } = simulation;
  const { games } = tally;
  const speed = Math.round(tally.decisions / seconds).toLocaleString('en');
  return [
    `${games} matches of ${plan.game}, seed ${plan.seed}, ${seconds.toFixed(1)} s, ${speed} decisions per second`,
    ...(plan.anyOptions ? ['Every match drew its own table options.'] : []),
    'Wins by seat:',
    ...bySeat(plan, simulation),
    `Wins by ${GAMES[plan.game].game.sides === null ? 'bot' : 'side'}:`,
    ...Object.entries(tally.sides).map(([side, wins]) => `  ${side.padEnd(10)} ${won(wins, games)}`),
    'Endings:',
    ...counted(tally.endings, games),
    ...(Object.keys(tally.reached).length > 0 ? ['Reached:', ...counted(tally.reached, games)] : []),
    `Mean length: ${(tally.turns / games).toFixed(1)} turns`,
  ].join('\n');
};

export const asJson = ({ tally, seconds }: Simulation): string =>
  JSON.stringify({
    games: tally.games,
    seconds: Number(seconds.toFixed(3)),
    decisionsPerSecond: Math.round(tally.decisions / seconds),
    seats: tally.wins.map((wins, seat) => wins / Math.max(1, tally.seats[seat])),
    sides: Object.fromEntries(Object.entries(tally.sides).map(([side, wins]) => [side, wins / tally.games])),
    endings: Object.fromEntries(sorted(tally.endings)),
    ...(Object.keys(tally.reached).length > 0 ? { reached: Object.fromEntries(sorted(tally.reached)) } : {}),
    meanTurns: tally.turns / tally.games,
  });

/** Everything that is needed to see it break again. */
export const whatBroke = ({ number, seed, players, levels, options, error }: Broken): string =>
  [
    `Match ${number} of seed ${seed} broke. The same command with --match ${number} plays it again.`,
    `  ${players} players: ${levels.join(', ')}`,
    `  options: ${Object.entries(options)
      .map(([id, value]) => `${id}=${value}`)
      .join(' ')}`,
    error,
  ].join('\n');
