import type { TableLine } from '#wire/table-line.ts';
import { timeWords } from './text/words.ts';

/** The clock of a table, for a list. */
export const clockInList = ({ kind, bank, choice }: NonNullable<TableLine['clock']>): string => {
  const { list, length } = timeWords();
  return kind === 'own' ? list.own(length(choice), length(bank)) : list[kind];
};
