/** A plain terminal. */
const WIDTH = 80;
/** Where what a line says begins. */
const INDENT = 13;

/** Words set in lines no wider than the terminal; the lines after the first stand further in. */
export const wrapped = (text: string, first: number, others: number, width = WIDTH): string[] => {
  const lines: string[] = [];
  let line = ' '.repeat(first);
  let empty = true;
  for (const word of text.split(' ')) {
    if (!empty && line.length + 1 + word.length > width) {
      lines.push(line);
      line = ' '.repeat(others);
      empty = true;
    }
    line += empty ? word : ` ${word}`;
    empty = false;
  }
  return [...lines, line];
};

/** What a line is about, then what it says. */
export const field = (label: string, text: string): string[] => {
  const head = `${label} `.padEnd(INDENT);
  const [first, ...others] = wrapped(text, head.length, INDENT);
  return [`${head}${first.slice(head.length)}`.trimEnd(), ...others];
};

/** A line that goes on below the field before it. */
export const below = (text: string): string[] => wrapped(text, INDENT, INDENT + 2);

/** The title of a part of the picture. */
export const heading = (title: string, width = WIDTH): string => `── ${title} `.padEnd(width, '─');

/** Things with a dot between them, those that are not there left out. */
export const dotted = (...parts: readonly (string | null)[]): string =>
  parts.filter(part => part !== null && part !== '').join(' · ');

/** Equal things once, with their number. */
export const times = <Id extends string>(ids: readonly Id[], name: (id: Id) => string): string => {
  const counts = new Map<Id, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => (count === 1 ? name(id) : `${count}× ${name(id)}`)).join(', ');
};

/** Points that are there, then those that are gone. */
export const points = (left: number, most: number, full = '♥', gone = '·'): string =>
  full.repeat(left) + gone.repeat(Math.max(0, most - left));
