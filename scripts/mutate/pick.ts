import { seeded } from '#kernel/fairness.ts';
import { below, shuffle } from '#kernel/rng.ts';
import type { Planting } from './sources.ts';

/** So many faults by seeded dice: each line is as likely as any other, and so is each fault on a line. No line twice. */
export const pick = (plantings: readonly Planting[], count: number, seed: string): readonly Planting[] => {
  const lines = new Map<string, Planting[]>();
  for (const planting of plantings) {
    const line = `${planting.file}:${planting.line}`;
    lines.set(line, [...(lines.get(line) ?? []), planting]);
  }
  const rng = seeded(`mutate ${seed}`);
  return shuffle(rng, [...lines.values()])
    .slice(0, count)
    .map(faults => faults[below(rng, faults.length)]);
};
