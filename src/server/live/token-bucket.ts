/** So many things per second, and a few more at once: true where one more is allowed. */
export const tokenBucket = (perSecond: number, most: number, now: () => number) => {
  let level = most;
  let at = now();
  return (): boolean => {
    const time = now();
    level = Math.min(most, level + ((time - at) / 1000) * perSecond);
    at = time;
    if (level < 1) return false;
    level--;
    return true;
  };
};
