/**
 * What has to be changed to make one JSON value into another: null for nothing, `[value]` for something else altogether,
 * `[start, gone, items]` for a list that was cut and joined there, and otherwise a change for each key that has one, 0 where
 * the key is gone.
 */
export type Change =
  | null
  | readonly [value: unknown]
  | readonly [start: number, gone: number, items: readonly unknown[]]
  | { readonly [key: string]: Change | 0 };

type Parts = Readonly<Record<string, unknown>>;

const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (a: unknown, b: unknown): boolean => changeBetween(a, b) === null;

const changeOfLists = (before: readonly unknown[], after: readonly unknown[]): Change => {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSame(before[start], after[start])) start++;
  let end = 0;
  while (end < shorter - start && isSame(before.at(-1 - end), after.at(-1 - end))) end++;
  const gone = before.length - end - start;
  const items = after.slice(start, after.length - end);
  if (gone === 0 && items.length === 0) return null;
  // Where as many come as go, each may have changed but little.
  if (gone !== items.length) return [start, gone, items];
  const changes: Record<string, Change> = {};
  for (const [at, item] of items.entries()) {
    const change = changeBetween(before[start + at], item);
    if (change !== null) changes[start + at] = change;
  }
  return changes;
};

const changeOfParts = (before: Parts, after: Parts): Change => {
  const changes: Record<string, Change | 0> = {};
  for (const [key, value] of Object.entries(after)) {
    const change = Object.hasOwn(before, key) ? changeBetween(before[key], value) : ([value] as const);
    if (change !== null) changes[key] = change;
  }
  for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) changes[key] = 0;
  return Object.keys(changes).length === 0 ? null : changes;
};

export const changeBetween = (before: unknown, after: unknown): Change => {
  if (before === after) return null;
  if (Array.isArray(before) && Array.isArray(after)) return changeOfLists(before, after);
  if (isParts(before) && isParts(after)) return changeOfParts(before, after);
  return [after];
};

const isList = (change: Change): change is Extract<Change, readonly unknown[]> => Array.isArray(change);

/** The value after a change; what has not changed is shared with the one before. */
export const changed = (before: unknown, change: Change): unknown => {
  if (change === null) return before;
  if (isList(change)) {
    if (change.length === 1) return change[0];
    const [start, gone, items] = change;
    return Array.isArray(before) ? before.toSpliced(start, gone, ...items) : items;
  }
  if (Array.isArray(before))
    return before.map((each, at) => {
      const own = change[at];
      return own === undefined || own === 0 ? each : changed(each, own);
    });
  const after: Record<string, unknown> = isParts(before) ? { ...before } : {};
  for (const [key, own] of Object.entries(change))
    if (own === 0) delete after[key];
    else after[key] = changed(after[key], own);
  return after;
};
