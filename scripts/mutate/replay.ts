import { readFileSync } from 'node:fs';
import type { GameModule } from '#games/entry.ts';
import { GAME_IDS, LOADERS } from '#games/index.ts';
import type { Judgement } from './judge.ts';
import type { Recorded } from './record.ts';
import { differing, isAside, luckStep, openTrace, type Part } from './trace.ts';

/** What of a match goes otherwise than it was recorded, and at which step; `aside` has what stands beside the game. */
interface Difference {
  readonly step: number;
  readonly parts: readonly (Part | 'end')[];
}

/** Where a match first goes otherwise; null where it does not, or only beside the game. */
const compare = async (
  entry: GameModule,
  { entries, steps, ...table }: Recorded,
  aside: Set<Part>,
): Promise<Difference | null> => {
  let step = 0;
  try {
    const trace = openTrace(entry, table);
    for (; step < steps.length; step++) {
      if (step > 0 && step <= entries.length && !trace.play(...entries[step - 1])) return { step, parts: ['choices'] };
      const marks = step <= entries.length ? trace.step() : await luckStep(entry, trace);
      const parts = differing(marks, steps[step]);
      for (const part of parts.filter(isAside)) aside.add(part);
      const inGame = parts.filter(part => !isAside(part));
      if (inGame.length > 0) return { step, parts: inGame };
    }
    return null;
  } catch {
    return { step, parts: ['end'] };
  }
};

const judge = async (id: string, recorded: readonly Recorded[]): Promise<Judgement> => {
  const game = GAME_IDS.find(each => each === id);
  if (game === undefined) throw new Error(`no game is called ${id}`);
  const entry = await LOADERS[game]();
  const aside = new Set<Part>();
  for (const [match, each] of recorded.entries()) {
    const difference = await compare(entry, each, aside);
    if (difference !== null) return { kind: 'differs', match, ...difference };
  }
  const matches = recorded.length;
  return aside.size > 0 ? { kind: 'aside', matches, parts: [...aside] } : { kind: 'same', matches };
};

// `replay.ts GAME FILE`, with the fault in place: see plant.ts.
const [id, file] = process.argv.slice(2);
console.log(JSON.stringify(await judge(id, JSON.parse(readFileSync(file, 'utf8')))));
