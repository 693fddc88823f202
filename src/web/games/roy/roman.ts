const NUMERALS: readonly (readonly [number, string])[] = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

/** Turns of the world are counted in Roman numerals; none of its tracks is longer than these reach. */
export const roman = (number: number): string => {
  let left = number;
  let written = '';
  for (const [value, numeral] of NUMERALS)
    while (left >= value) {
      written += numeral;
      left -= value;
    }
  return written;
};
