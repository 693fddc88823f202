/** Fresh random bytes. `getRandomValues` is there on plain-http hosts of a home network, where `randomUUID` is not. */
export const freshBytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));

const hex = (bytes: Uint8Array): string => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');

/** 128 bits that nobody guesses, fit for an address. */
export const freshId = (): string => hex(freshBytes(16));

/** A number from `least` to `most`, for paces only: nothing of the match hangs on it. */
export const between = (least: number, most: number): number => least + (most - least) * Math.random();
