import { setImmediate } from 'node:timers/promises';
import { boundFor, type Comparison, rehearse } from '#games/roy/duel/odds/check.ts';
import { nameOf, PAIRINGS } from '#games/roy/duel/odds/pairings.ts';
import { seeded } from '#kernel/fairness.ts';
import { EXIT, Failure } from '../../../failure.ts';
import { type Io, line, wholeLine } from '../../../io.ts';
import { progressBar } from '../../../progress.ts';

/** Duels between two looks at the clock and at Ctrl-C. */
const STRETCH = 20_000;

/** For developers: the odds held against duels that the engine plays. */
export const check = async (io: Io, duels: number, json: boolean) => {
  const bar = progressBar(io);
  const rows: { readonly name: string; readonly compared: readonly Comparison[] }[] = [];
  try {
    for (const [i, pairing] of PAIRINGS.entries()) {
      const { play, compare } = rehearse(pairing, seeded(`odds ${i}`));
      for (let played = 0; played < duels; played += STRETCH) {
        bar.show((i + played / duels) / PAIRINGS.length);
        play(Math.min(STRETCH, duels - played));
        await setImmediate();
        io.signal.throwIfAborted();
      }
      rows.push({ name: nameOf(pairing), compared: compare() });
    }
  } finally {
    bar.done();
  }
  const all = rows.flatMap(({ compared }) => compared);
  const bound = boundFor(all.length);
  const worst = Math.max(...all.map(({ errors }) => errors));
  const within = rows.filter(({ compared }) => compared.every(({ errors }) => errors <= 3)).length;
  const beyondThree = all.filter(({ errors }) => errors > 3).length;
  line(io, `${'pairing'.padEnd(58)}figure          exact  simulated  standard errors`);
  for (const { name, compared } of rows)
    for (const { figure, exact, simulated, errors } of compared)
      line(
        io,
        `${name.padEnd(58)}${figure.padEnd(10)}${exact.toFixed(6).padStart(11)}${simulated.toFixed(6).padStart(11)}${errors.toFixed(2).padStart(17)}`,
      );
  line(io, `${rows.length} pairings, ${duels.toLocaleString('en')} duels each, ${all.length} figures.`);
  line(
    io,
    `${within} pairings stay within three standard errors in every figure; the farthest is ${worst.toFixed(2)} off.`,
  );
  line(
    io,
    `${beyondThree} of ${all.length} figures are beyond three, ${(0.0027 * all.length).toFixed(1)} would be by chance; with so many the limit is ${bound.toFixed(2)} (Bonferroni).`,
  );
  if (json)
    wholeLine(
      io,
      JSON.stringify({ pairings: rows.length, duels, figures: all.length, within, beyondThree, worst, bound }),
    );
  if (worst > bound)
    throw new Failure('The odds do not agree with the duels played: one of the two has a bug.', EXIT.failed);
};
