/** A space of a track, or a point of a meter. */
export interface Space {
  readonly state: 'past' | 'now' | 'ahead' | 'there' | 'gone';
  readonly label?: string;
  /** Here the match is lost, or something is; the Cardinal's own spaces bear his hat. */
  readonly fatal?: 'cardinal' | 'plain';
}

/** A row of spaces with a token on one of them. */
export const walked = (
  labels: readonly string[],
  at: number,
  fatal: (space: number) => Space['fatal'] = () => undefined,
): readonly Space[] =>
  labels.map((label, space) => {
    const end = fatal(space);
    return { label, state: space < at ? 'past' : space === at ? 'now' : 'ahead', ...(end && { fatal: end }) };
  });

/** A row of points: those that are there first. */
export const points = (there: number, most: number): readonly Space[] =>
  Array.from({ length: Math.max(there, most) }, (_, at) => ({ state: at < there ? 'there' : 'gone' }));
