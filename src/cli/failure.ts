/** Exit codes as people expect them. */
export const EXIT = { ok: 0, failed: 1, usage: 2 } as const;

/** Something a person can put right: shown as its one sentence, without a stack. */
export class Failure extends Error {
  readonly code: number;

  constructor(sentence: string, code: number = EXIT.usage) {
    super(sentence);
    this.code = code;
  }
}
