import type { Language } from '#kernel/text.ts';

/** The two names of the switch: each says what a press will do. */
export const WORDS: Readonly<Record<Language, { readonly on: string; readonly off: string }>> = {
  fr: { on: 'Activer les sons', off: 'Couper les sons' },
  en: { on: 'Turn sounds on', off: 'Turn sounds off' },
  it: { on: 'Attiva i suoni', off: 'Disattiva i suoni' },
};
