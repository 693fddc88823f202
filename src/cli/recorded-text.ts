import type { MatchRecord } from '#kernel/journal.ts';

/** A value on one line, spaced as the formatter wants it. */
const onALine = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(onALine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${onALine(each)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
};

/** A recorded match as its file has it, a line for every entry: a diff of two shows the choices that differ. */
export const recordedText = ({ entries, ...record }: MatchRecord): string => {
  const head = JSON.stringify(record, null, 2).replace(/\n\}$/, '');
  return `${head},\n  "entries": [\n${entries.map(entry => `    ${onALine(entry)}`).join(',\n')}\n  ]\n}\n`;
};
