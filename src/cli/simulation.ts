import { GAMES } from '#games/all.ts';
import { type Plan, settingOf } from '#lab/plan.ts';
import type { Simulation } from '#lab/simulate.ts';
import type { Broken } from '#lab/stretch.ts';
import { shareWithin } from '#lab/wilson.ts';
import { decimal, percent } from './figures.ts';
import { rankOf } from './level-names.ts';
import type { Terminal } from './terminal.ts';
import type { CliText } from './text/cli-text.ts';

const won = (wins: number, games: number, { language, text: { simulate } }: Terminal): string => {
  const { share, low, high } = shareWithin(wins, games);
  return `${percent(share, language).padStart(7)}  ${simulate.within(percent(low, language), percent(high, language))}`;
};

const sorted = (counts: Readonly<Record<string, number>>): [string, number][] =>
  Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1));

const widest = (names: readonly string[]): number => Math.max(...names.map(name => name.length));

/** A line for each, the figures first: what follows may be a whole sentence. */
const counted = (
  counts: Readonly<Record<string, number>>,
  games: number,
  nameOf: (id: string) => string,
  { language }: Terminal,
): string[] => {
  const rows = sorted(counts);
  const wide = widest(rows.map(([, times]) => String(times)));
  const figures = rows.map(([, times]) => `${String(times).padStart(wide)} (${percent(times / games, language)})`);
  return rows.map(([id], which) => `  ${figures[which].padEnd(widest(figures))}  ${nameOf(id)}`);
};

/** One line for each seat; where a seat has not the same bot in every match, nobody is named. */
const bySeat = (plan: Plan, { tally }: Simulation, io: Terminal): string[] => {
  const { levels } = settingOf(plan, plan.first);
  const bots = tally.wins.map((_, seat) => (plan.players === 'any' ? '' : rankOf(levels[seat], io.text)));
  return tally.wins.map((wins, seat) => {
    const games = tally.seats[seat];
    const score = io.text.simulate.score(decimal(tally.scores[seat] / Math.max(1, games), 1, io.language));
    return `  ${seat + 1} ${bots[seat].padEnd(widest(bots))} ${won(wins, games, io)}  ${score}`;
  });
};

/** One line for each side, or for each kind of bot where there are no sides. */
const bySide = (plan: Plan, { tally }: Simulation, io: Terminal): string[] => {
  const hasSides = GAMES[plan.game].game.sides !== null;
  const nameOf = (side: string) => (hasSides ? (io.text.sides[side] ?? side) : rankOf(side, io.text));
  const names = Object.keys(tally.sides).map(nameOf);
  return Object.values(tally.sides).map(
    (wins, which) => `  ${names[which].padEnd(widest(names))} ${won(wins, tally.games, io)}`,
  );
};

/** What came of a simulation, in words. */
export const report = (plan: Plan, simulation: Simulation, io: Terminal): string => {
  const { tally, seconds } = simulation;
  const { games } = tally;
  const { simulate: words } = io.text;
  const { name, ending } = io.games[plan.game];
  const speed = decimal(Math.round(tally.decisions / seconds), 0, io.language);
  return [
    words.head(games, name, plan.seed, decimal(seconds, 1, io.language), speed),
    ...(plan.anyOptions ? [words.anyOptions] : []),
    words.bySeat,
    ...bySeat(plan, simulation, io),
    GAMES[plan.game].game.sides === null ? words.byBot : words.bySide,
    ...bySide(plan, simulation, io),
    words.endings,
    ...counted(tally.endings, games, ending, io),
    ...(Object.keys(tally.reached).length > 0
      ? [words.reachedTitle, ...counted(tally.reached, games, words.reached, io)]
      : []),
    words.length[plan.game](decimal(tally.turns / games, 1, io.language)),
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
export const whatBroke = ({ number, seed, players, levels, options, error }: Broken, text: CliText): string => {
  const chosen = Object.entries(options).map(([id, value]) => `${id}=${value}`);
  return [
    text.simulate.broke(number, seed),
    text.simulate.brokePlayers(players, levels.map(level => rankOf(level, text)).join(', ')),
    text.simulate.brokeOptions(chosen.join(' ')),
    error,
  ].join('\n');
};
