/** Beyond these lengths a frame says its own in two bytes, and in eight. */
const SHORT = 126;
const MIDDLE = 0x1_00_00;

const TEXT = '\x81';

const bytesOf = (length: number, count: number): string =>
  String.fromCharCode(
    ...Array.from({ length: count }, (_, at) => Math.floor(length / 2 ** (8 * (count - 1 - at))) & 255),
  );

const lengthOf = (length: number): string => {
  if (length < SHORT) return String.fromCharCode(length);
  return length < MIDDLE ? `~${String.fromCharCode(length >> 8, length & 255)}` : `\x7f${bytesOf(length, 8)}`;
};

/** The frame of a live connection (RFC 6455) that carries a text of ASCII alone, as a string with a letter for each byte. */
export const textFrame = (text: string): string => `${TEXT}${lengthOf(text.length)}${text}`;
