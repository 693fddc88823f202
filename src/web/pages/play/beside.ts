import type { Snippet } from 'svelte';

/** Something besides the chronicle that lies next to the table, such as talk. */
export interface Beside {
  readonly label: string;
  /** How much of it has not been read; 0 for nothing. */
  readonly unread: number;
  /** The same in words, for the voice. */
  readonly unreadLabel: string;
  readonly body: Snippet;
  readonly onshow: (shown: boolean) => void;
}
