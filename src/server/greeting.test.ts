import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { codeIn, greeting } from './greeting.ts';

const here = 'http://localhost:8080';
const others = ['http://192.168.1.20:8080', 'http://[fd00::7]:8080'];

test('each address by which others come has a line of its own', () => {
  expect(greeting({ here, others, columns: null }).split('\n')).toEqual([
    'Panache is open at http://localhost:8080',
    'Others open it at',
    '  http://192.168.1.20:8080',
    '  http://[fd00::7]:8080',
  ]);
});

test('where nobody else can come, it says so plainly', () => {
  expect(greeting({ here, others: [], columns: 80 })).toBe(
    'Panache is open at http://localhost:8080 on this machine only: it knows no address by which another device could open its links (PANACHE_URL names one).',
  );
});

/** The squares of a drawn code, row by row, as a camera sees them. */
const squaresOf = (drawn: string): readonly (readonly boolean[])[] =>
  drawn.split('\n').flatMap(line => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the colours of a terminal.
    const squares = [...line.replaceAll(/\u001B\[[\d;]*m/g, '')];
    return [squares.map(each => each === '█' || each === '▀'), squares.map(each => each === '█' || each === '▄')];
  });

test('a terminal shows the code of the best address, square by square', () => {
  const { data } = encode(others[0], { ecc: 'L', border: 2 });
  expect(squaresOf(codeIn(80, others[0]) ?? '').slice(0, data.length)).toEqual(data);
  expect(greeting({ here, others, columns: 80 })).toContain(codeIn(80, others[0]));
});

test('a terminal that is too narrow for the code gets none', () => {
  expect(codeIn(20, others[0])).toBeNull();
  expect(greeting({ here, others, columns: 20 })).toBe(greeting({ here, others, columns: null }));
});
