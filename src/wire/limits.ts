/** What both ends of the wire agree on. */
export const PROTOCOL = 2;

export const MOST_NAME = 20;
export const MOST_TITLE = 60;
export const MOST_WORDS = 200;
export const MOST_SAID = 500;
/** The longest message a browser may send, in bytes. */
export const MOST_MESSAGE = 16 * 1024;
/** Lines of talk a newcomer is given. */
export const TALK_KEPT = 200;
/** What bots said about so many choices back is kept. */
export const REMARKS_KEPT = 60;
/** Missed less than this, a browser is shown every step it missed. */
export const STEPS_SHOWN = 8;

/** Close codes of the live connection. */
export const CLOSED = { removed: 4001, restarting: 4002, tooMuch: 4003, tooSlow: 4004 } as const;
/** Things shown to the table at once. */
export const MOST_SHOWN = 30;
