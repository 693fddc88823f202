/** Chapters of the specification that are for tests alone: worked examples, hidden things, decisions, edge cases. */
const CHAPTERS = { EX: 23, HID: 31, DEC: 54, EDGE: 125 } as const;

export const TEST_IDS: readonly string[] = Object.entries(CHAPTERS).flatMap(([chapter, count]) =>
  Array.from({ length: count }, (_, i) => `ROY.${chapter}.${i + 1}`),
);
