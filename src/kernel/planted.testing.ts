const isObject = (part: unknown): part is Record<string, unknown> =>
  typeof part === 'object' && part !== null && !Array.isArray(part);

const plant = (part: unknown): unknown => {
  if (Array.isArray(part)) return part.map(plant);
  if (!isObject(part)) return part;
  const copy = Object.fromEntries(Object.entries(part).map(([name, inside]) => [name, plant(inside)]));
  return { ...copy, planted: 'secret' };
};

/** A copy in which every object, however deep, has a field that nobody has put into a view. */
export const planted = <State>(state: State): State => plant(state) as State;
