/** Forgets what is older than `before`, so many at once: nobody has to wait for a transaction that takes them all. */
export const forgetInParts = async (
  before: number | null,
  atOnce: number,
  forgetSome: (before: number) => Promise<number>,
): Promise<number> => {
  if (before === null) return 0;
  let forgotten = 0;
  for (;;) {
    const some = await forgetSome(before);
    forgotten += some;
    if (some < atOnce) return forgotten;
  }
};
