const NUMERALS = ['X', 'IX', 'V', 'IV', 'I'] as const;
const VALUES = [10, 9, 5, 4, 1] as const;

/** A number below 40 as on clocks and on the border of the map. */
export const roman = (number: number): string => {
  let [left, text] = [number, ''];
  for (const [k, value] of VALUES.entries()) {
    while (left >= value) {
      text += NUMERALS[k];
      left -= value;
    }
  }
  return text;
};
