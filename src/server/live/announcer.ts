/**
 * Tells the other nodes something that changes, one word after the other: two on their way could overtake each other.
 * What changes while a word is on its way is told after it, once.
 */
export const announcer = (tell: () => Promise<void>, onFailure: (error: unknown) => void): (() => void) => {
  let isTelling = false;
  let isStale = false;
  const announce = (): void => {
    isStale = isTelling;
    if (isTelling) return;
    isTelling = true;
    tell()
      .catch(onFailure)
      .finally(() => {
        isTelling = false;
        if (isStale) announce();
      });
  };
  return announce;
};
