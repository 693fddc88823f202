/** Nobody can say whether a line was kept: its answer never came, or another who may have written it is still at it. */
export class UnsureAppend extends Error {}
