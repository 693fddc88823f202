/** @typedef {{ write: (text: string) => void, end: () => void }} Lane */

/**
 * Output of several things that run at once, without mixing it: the first lane that has not ended is shown as it
 * comes, the others are kept back until their turn.
 * @param {number} count
 * @param {(text: string) => void} show
 * @returns {Lane[]}
 */
export const lanes = (count, show) => {
  const held = Array.from({ length: count }, () => '');
  const ended = held.map(() => false);
  let current = 0;

  const advance = () => {
    while (current < count && ended[current]) {
      current++;
      if (current < count) show(held[current]);
    }
  };

  return held.map((_, lane) => ({
    write: text => {
      if (lane === current) show(text);
      else held[lane] += text;
    },
    end: () => {
      ended[lane] = true;
      advance();
    },
  }));
};
