/** A plain terminal. */
const WIDTH = 80;
/** More choices than these stand in columns. */
const LONG = 12;
const GAP = 2;

const numbered = (labels: readonly string[]): string[] => {
  const digits = Math.max(2, `${labels.length}`.length);
  return labels.map((label, i) => `  ${String(i + 1).padStart(digits)}  ${label}`);
};

/** A list of choices with their numbers: one below the other, or in columns that are read downwards. */
export const choiceLines = (labels: readonly string[], width: number | null): string[] => {
  const entries = numbered(labels);
  const widest = Math.max(...entries.map(entry => entry.length));
  const columns = Math.floor(((width ?? WIDTH) + GAP) / (widest + GAP));
  if (entries.length <= LONG || columns < 2) return entries;
  const rows = Math.ceil(entries.length / columns);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => entries[column * rows + row] ?? '')
      .map(entry => entry.padEnd(widest + GAP))
      .join('')
      .trimEnd(),
  );
};
