import { encode } from 'uqr';

interface Greeting {
  /** The address to type on this machine. */
  readonly here: string;
  /** Those by which others come, the best first. */
  readonly others: readonly string[];
  /** Columns of the terminal that is looked at; null where nobody looks. */
  readonly columns: number | null;
}

/** Squares left blank around a code, so that cameras see where it ends. */
const QUIET = 2;
/** Black on white whatever the terminal's own colours are: many cameras do not read the reverse. */
const [BLACK_ON_WHITE, AS_BEFORE] = ['\u001B[30;107m', '\u001B[0m'];

/** A code as lines of text, two rows of squares to a line; null where it is wider than the terminal. */
export const codeIn = (columns: number, address: string): string | null => {
  const { data, size } = encode(address, { ecc: 'L', border: QUIET });
  if (size > columns) return null;
  const squareOf = (upper: boolean, lower: boolean): string => {
    if (upper) return lower ? '█' : '▀';
    return lower ? '▄' : ' ';
  };
  const lineOf = (row: number): string =>
    data[row].map((upper, column) => squareOf(upper, data[row + 1]?.[column] ?? false)).join('');
  return data.flatMap((_, row) => (row % 2 === 0 ? [`${BLACK_ON_WHITE}${lineOf(row)}${AS_BEFORE}`] : [])).join('\n');
};

const ONLY_HERE =
  'on this machine only: it knows no address by which another device could open its links (PANACHE_URL names one).';

/** What the server says when it is open: where it is found from here, and by which addresses others come. */
export const greeting = ({ here, others, columns }: Greeting): string => {
  const [best] = others;
  if (best === undefined) return `Panache is open at ${here} ${ONLY_HERE}`;
  const lines = [`Panache is open at ${here}`, 'Others open it at', ...others.map(each => `  ${each}`)];
  const code = columns === null ? null : codeIn(columns, best);
  return (code === null ? lines : [...lines, code]).join('\n');
};
