/** What the one text leaves open, with the rules each concerns (docs/spec/differences.md). */
export const DIFFERENCES: Readonly<Record<string, readonly string[]>> = {
  guards: ['MUS.2'],
  oneMarker: ['MUS.15', 'MUS.RULING.1'],
  taker: ['MUS.14', 'MUS.RULING.5'],
  covered: ['MUS.17', 'MUS.RULING.7'],
  shutOut: ['MUS.18', 'MUS.RULING.8', 'MUS.RULING.9'],
  open: ['MUS.RULING.14', 'MUS.RULING.15'],
  hundred: ['MUS.22', 'MUS.RULING.12'],
  single: ['MUS.RULING.19'],
};
