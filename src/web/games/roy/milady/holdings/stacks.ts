/** Equal cards once, each with its number, in the order in which they first lie there. */
export const stacked = <Id extends string>(
  ids: readonly Id[],
): readonly { readonly id: Id; readonly count: number }[] =>
  [...new Set(ids)].map(id => ({ id, count: ids.filter(each => each === id).length }));
