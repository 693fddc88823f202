/** Parts of the page that are fetched when they are wanted, and what to do when one does not come. */

const ASKED = 'panache.asked-again';
const RELOADED = 'panache.reloaded';
/** A house that answers and has not got the part will hardly have it a moment later: a page reloads ever less often. */
const PAUSES = [5_000, 20_000, 60_000, 300_000];
/** After so long a time it is another trouble. */
const FORGOTTEN = 1_800_000;

/** Whether somebody pressed for it, or the page asks without being told to. */
type Asked = 'pressed' | 'by itself';

interface PageHost {
  /** Whether the house answers at all. */
  readonly answers: () => Promise<boolean>;
  /** Turns to a fresh page at the same address. */
  readonly reload: () => void;
  /** Outlives a reload, and nothing else. */
  readonly memory: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  readonly now: () => number;
}

/** Turns to a fresh page without being told to, ever less often; false where it was done a short while ago. */
export const reloadByItself = ({ reload, memory, now }: Pick<PageHost, 'reload' | 'memory' | 'now'>): boolean => {
  if (memory === null) return false;
  const [times, last] = (memory.getItem(RELOADED) ?? '0 0').split(' ').map(Number);
  const since = now() - last;
  const before = since < FORGOTTEN ? times : 0;
  if (before > 0 && since < PAUSES[Math.min(before, PAUSES.length) - 1]) return false;
  memory.setItem(RELOADED, `${before + 1} ${now()}`);
  reload();
  return true;
};

/**
 * Asks once more for a part that did not come. Some browsers do not: a module that failed once fails until the page is
 * left. So where the house answers and the part still does not come, a fresh page is fetched, which opens it again:
 * what is played lies in the journal, and the address says where the reader was.
 */
export const askAgain = async <Part>(
  name: string,
  load: () => Promise<Part>,
  host: PageHost,
  asked: Asked,
): Promise<Part | null> => {
  const { answers, reload, memory } = host;
  try {
    return await load();
  } catch {
    if (!(await answers())) return null;
    memory?.setItem(ASKED, name);
    if (asked === 'pressed') reload();
    else if (!reloadByItself(host)) return null;
    // The page is on its way out: what is said meanwhile would only flash up.
    return new Promise(() => {});
  }
};

/** Whether this part was asked for before the page had to be fetched anew; true once. */
export const wasAskedFor = (name: string, memory: PageHost['memory'] = session()): boolean => {
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

export const pageHost = (): PageHost => ({
  answers: () =>
    fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
      answer => answer.ok,
      () => false,
    ),
  reload: () => location.reload(),
  memory: session(),
  now: () => Date.now(),
});
