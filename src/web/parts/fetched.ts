/** Parts of the page that are fetched when they are wanted, and what to do when one does not come. */

const ASKED = 'panache.asked-again';

interface Surroundings {
  /** Whether the house answers at all. */
  readonly answers: () => Promise<boolean>;
  /** Turns to a fresh page at the same address. */
  readonly reload: () => void;
  /** Outlives a reload, and nothing else. */
  readonly memory: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
}

/**
 * Asks once more for a part that did not come. Some browsers do not: a module that failed once fails until the page is
 * left. So where the house answers and the part still does not come, a fresh page is fetched, which opens it again:
 * what is played lies in the journal, and the address says where the reader was.
 */
export const askAgain = async <Part>(
  name: string,
  load: () => Promise<Part>,
  { answers, reload, memory }: Surroundings,
): Promise<Part | null> => {
  try {
    return await load();
  } catch {
    if (!(await answers())) return null;
    memory?.setItem(ASKED, name);
    reload();
    // The page is on its way out: what is said meanwhile would only flash up.
    return new Promise(() => {});
  }
};

/** Whether this part was asked for before the page had to be fetched anew; true once. */
export const wasAskedFor = (name: string, memory: Surroundings['memory'] = session()): boolean => {
  if (memory?.getItem(ASKED) !== name) return false;
  memory.removeItem(ASKED);
  return true;
};

/** Null where the browser keeps nothing. */
const session = (): Storage | null => {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
};

export const surroundings = (): Surroundings => ({
  answers: () =>
    fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
      answer => answer.ok,
      () => false,
    ),
  reload: () => location.reload(),
  memory: session(),
});
