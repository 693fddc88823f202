import type { Brand } from '#kernel/brand.ts';
import type { ToClient } from './to-client.ts';

/** A message to a browser as its text: many who are told the same share one. It is ASCII, so that a letter is a byte. */
export type Written = Brand<string, 'Written'>;

const beyondAscii = /[\u0080-\uffff]/;
const everyBeyondAscii = /[\u0080-\uffff]/g;

/** Such letters stand in strings alone, and there JSON has another way to write them. */
const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

export const written = (message: ToClient): Written => {
  const text = JSON.stringify(message);
  return (beyondAscii.test(text) ? text.replaceAll(everyBeyondAscii, escaped) : text) as Written;
};
