import { Chaos, type ChaosRun } from './chaos.ts';
import { isUnharmed, type Tally } from './tally.ts';
import type { World } from './world.ts';

/**
 * Servers of one world are killed for at least so long, in milliseconds, before it is the other's turn: longer than a table
 * waits before somebody who has gone counts as away (`PATIENCE`), because that takes a house that stands for as long.
 */
const TURN = 75_000;

/**
 * So many rounds in all, each in one of the worlds. All of them are played all the time; while the servers of one are killed,
 * the others have the rest in which people stay away for so long that others agree on somebody else. The first round that
 * finds something is the last.
 */
export const chaosInTurn = async (
  worlds: readonly World[],
  { rounds, ...run }: ChaosRun & { readonly rounds: number },
  onRound: (tallies: readonly Tally[]) => void,
): Promise<readonly Tally[]> => {
  const all = worlds.map(world => new Chaos(world, run));
  const tallies = all.map(({ tally }) => tally);
  const isOn = () => tallies.every(isUnharmed) && tallies.reduce((sum, tally) => sum + tally.rounds, 0) < rounds;
  const share = Math.ceil(rounds / all.length);
  await Promise.all(all.map(each => each.begin()));
  for (let turn = 0; isOn(); turn++) {
    const struck = all[turn % all.length];
    const begun = performance.now();
    for (const each of all) if (each !== struck) each.calm();
    struck.storm();
    for (let round = 0; isOn() && round < share && (round === 0 || performance.now() - begun < TURN); round++) {
      await struck.round();
      onRound(tallies);
    }
  }
  for (const each of all) each.storm();
  await Promise.all(all.map(each => each.end()));
  return tallies;
};
