import type { Language } from '#kernel/text.ts';

/** What the keys of a table do, in each language: a key as it is called there, and what it does. */
export type KeyRows = Readonly<Record<Language, readonly (readonly [key: string, does: string])[]>>;
