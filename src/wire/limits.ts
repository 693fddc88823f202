/** What both ends of the wire agree on. */
export const PROTOCOL = 3;

export const MOST_NAME = 20;
export const MOST_TITLE = 60;
export const MOST_WORDS = 200;
/** What a seat adds to the mix: its words, and the random bits of its browser. */
export const MOST_MIXED = 400;
export const MOST_SAID = 500;
/** The longest message a browser may send, in bytes. */
export const MOST_MESSAGE = 16 * 1024;
/** Entries a journal may have, as far as a browser can name them. */
export const MOST_VERSION = 1_000_000;
/** Lines of talk a newcomer is given. */
export const TALK_KEPT = 200;
/** So many notes of what happened around a match are kept. */
export const NOTES_KEPT = 200;
/** What bots said about so many choices back is kept. */
export const REMARKS_KEPT = 60;
/** How long people wait for each other, in milliseconds. */
export const PATIENCE = {
  /** Away for longer, and the others may let a bot play. */
  away: { live: 60_000, slow: 48 * 3_600_000 },
  /** The same where somebody else is to play on and there is nobody to ask. */
  alone: { live: 600_000, slow: 7 * 24 * 3_600_000 },
  /** What is put to the table lapses. */
  motion: { live: 120_000, slow: 72 * 3_600_000 },
} as const;
/** Missed less than this, a browser is shown every step it missed. */
export const STEPS_SHOWN = 8;

/** Close codes of the live connection. */
export const CLOSED = { removed: 4001, restarting: 4002, tooMuch: 4003, tooSlow: 4004 } as const;
/** Things shown to the table at once. */
export const MOST_SHOWN = 30;
