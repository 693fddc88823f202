/**
 * How far apart the moments lie at which a bot may answer, in milliseconds. How long it thought depends on what it
 * knows and others do not; the moments do not. One that thinks takes nearly all the time it is given, or none of it.
 */
const APART = { thinking: 500, other: 25 } as const;

const apartFor = (level: string): number => (level === 'thinker' ? APART.thinking : APART.other);

/**
 * Milliseconds from the question to the answer: the pause bots make, or the first later moment at which this one may
 * speak. Given that its thought took so long.
 */
export const answerAfter = (level: string, pause: number, thought: number): number => {
  const apart = apartFor(level);
  const first = Math.max(pause, apart);
  return first + Math.max(0, Math.ceil((thought - first) / apart)) * apart;
};
