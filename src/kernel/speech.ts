/** Why somebody would make a choice, as data: which sentence of the game's voice tells it, and what it is filled in with. */
export interface Reason {
  readonly kind: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** What a person asks of the bots on his side, in the words of the game. */
export interface Wish {
  readonly kind: string;
  /** A place, a musketeer, … by the game's own name. */
  readonly what?: string;
}

/** A bot's answer to a wish. */
export interface Heard {
  readonly heeded: boolean;
  readonly reason: Reason;
}
