import { isTableId, type TableId } from '#wire/ids.ts';

/** A table by a name that both worlds share, instead of random bits. */
export const tableNamed = (name: string): TableId => {
  if (!isTableId(name)) throw new Error(`${name} is no name of a table`);
  return name;
};
