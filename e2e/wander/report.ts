import type { Kept } from './shorten.ts';
import { nameOf, type Walk } from './walk.ts';
import { type Found, pathText, type Walked } from './wanderer.ts';

/** So many steps can be read; the file has them all. */
const SHOWN = 20;

/** A fault in words: which law, where, and the way there. */
export const report = (found: Found, kept: Kept, file: string, soFar: string): string =>
  [
    `✗ ${found.law}`,
    `  ${found.what.replaceAll('\n', '\n  ')}`,
    `  in ${nameOf(found.walk)}, after ${found.steps.length} steps, of which ${kept.steps.length} are needed:`,
    `  ${kept.steps.length > SHOWN ? '… ' : ''}${pathText(kept.steps.slice(-SHOWN)) || '(as it opens)'}`,
    `  again: npm run wander -- --replay ${file}.json`,
    `  (${soFar})`,
    '',
    '',
  ].join('\n');

/** Counts the steps, by what a walk was like. */
export const tallyOf = () => {
  const begun = Date.now();
  const counts = new Map<string, number>();
  const parts = ({ game, mode, size, language }: Walk) => [game, mode, size, language];
  let [walks, steps] = [0, 0];
  const minutes = (): number => (Date.now() - begun) / 60_000;
  const counted = (): string => `${steps} steps in ${walks} walks`;
  return {
    /** How far it has come. */
    soFar: (): string => `${counted()}, ${minutes().toFixed(1)} minutes`,
    add({ walk, steps: more }: Walked) {
      walks++;
      steps += more;
      for (const part of parts(walk)) counts.set(part, (counts.get(part) ?? 0) + more);
    },
    figures: () => ({ walks, steps, minutes: minutes(), by: Object.fromEntries(counts) }),
    text: (): string => {
      const by = [...counts].map(([part, count]) => `${part} ${count}`).join(', ');
      return `${by}\n${counted()}, ${Math.round(steps / minutes())} a minute, `;
    },
  };
};
