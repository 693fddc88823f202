import { remember, remembered } from '../../storage.ts';
import type { PageMessage } from './page-messages.ts';

/** A table that waits for the reader. */
interface Waiting {
  readonly table: string;
  readonly title: string;
  /** How many choices stood when he came to be asked. */
  readonly since: number;
  /** His own last choice, counted in the same way; 0 before the first. */
  readonly mine: number;
}

interface SignalDeps {
  readonly ring: () => void;
  readonly show: (message: PageMessage) => void;
  /** The page is before the reader's eyes. */
  readonly isLookedAt: () => boolean;
  readonly words: () => {
    readonly title: string;
    readonly body: (table: string) => string;
    readonly nudged: (name: string, table: string) => string;
  };
}

const TOLD = 'panache.turn-told';
/** More tables than anybody plays at in one browser at the same time. */
const MOST_TOLD = 40;

/** Keeps, for each table, the last question that was told of; false where this one was. */
const tellFirst = (table: string, since: number): boolean => {
  const told = (remembered(TOLD) ?? '').split(' ').filter(each => each !== '');
  const question = `${table}:${since}`;
  if (told.includes(question)) return false;
  const others = told.filter(each => !each.startsWith(`${table}:`));
  remember(TOLD, [...others, question].slice(-MOST_TOLD).join(' '));
  return true;
};

/**
 * All that calls a reader who is elsewhere back to an open table: a bell, and a message of the browser's own. Each question
 * calls once, also after a reload and in a second tab. At the table itself the table rings; and while a tab is open the house
 * sends no message of its own, so nobody is called twice.
 */
export class TurnSignals {
  readonly #deps: SignalDeps;

  constructor(deps: SignalDeps) {
    this.#deps = deps;
  }

  /** The match waits for the reader, and may be said to do so any number of times. */
  asked({ table, title, since, mine }: Waiting): void {
    const { isLookedAt, words, ring, show } = this.#deps;
    if (!tellFirst(table, since)) return;
    // What he did himself led here: he knows.
    const isOwnDoing = mine > 0 && since <= mine;
    if (isOwnDoing || isLookedAt()) return;
    ring();
    show({ title: words().title, body: words().body(title), table });
  }

  /** Somebody at the table asks the reader to play: that is heard at the table too. */
  nudged({ table, title }: Pick<Waiting, 'table' | 'title'>, name: string): void {
    const { isLookedAt, words, ring, show } = this.#deps;
    ring();
    if (!isLookedAt()) show({ title: words().title, body: words().nudged(name, title), table });
  }
}
