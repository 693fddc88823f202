import type { Brand } from '#kernel/brand.ts';
import type { ToClient } from './to-client.ts';

/** A message to a browser as its text: many who are told the same share one. */
export type Written = Brand<string, 'Written'>;

export const written = (message: ToClient): Written => JSON.stringify(message) as Written;
