/** What stands before the words of a line: its indent, a number, a mark or the id of a rule. */
const BEFORE = /^ *(?:\d+ {2}|[·▸•] |[A-Z]+(?:\.[A-Z0-9]+)+ {2})?/;
/** What stands before the words may take this share of the width; else the lines that follow begin further left. */
const SHARE = 0.4;

const hangOf = (line: string, width: number): number => {
  const all = BEFORE.exec(line)?.[0].length ?? 0;
  if (all <= width * SHARE) return all;
  return Math.min(line.length - line.trimStart().length, Math.floor(width * SHARE));
};

const folded = (line: string, width: number): string => {
  if (line.length <= width) return line;
  // A drawn rule is as long as there is room.
  if (line.endsWith('──')) return line.slice(0, width);
  const hang = hangOf(line, width);
  const lines: string[] = [];
  let now = line.slice(0, hang);
  let empty = true;
  for (const word of line.slice(hang).split(' ')) {
    if (!empty && now.length + 1 + word.length > width) {
      lines.push(now.trimEnd());
      now = ' '.repeat(hang);
      empty = true;
    }
    now += empty ? word : ` ${word}`;
    empty = false;
  }
  return [...lines, now].join('\n');
};

/** Text in lines no wider than the terminal, broken between words; as it stands where nobody knows a width. */
export const fold = (text: string, width: number | null): string =>
  width === null
    ? text
    : text
        .split('\n')
        .map(line => folded(line, width))
        .join('\n');
