import type { StoreWords } from '../store-words.ts';

const counted = (tables: number, people: number): string =>
  `${tables} ${tables === 1 ? 'table' : 'tables'} and ${people} ${people === 1 ? 'person' : 'people'}`;

export const store: StoreWords = {
  holds: (file, tables, people) =>
    `${file} holds ${counted(tables, people)}, and every secret of the server: keep it safe.`,
  cannotWrite: (file, why) => `${file} could not be written: ${why}. Choose another place.`,
  names: {
    table: id => `table ${id}`,
    person: id => `person ${id}`,
    owed: what => `“${what}” that is owed`,
    outage: since => `outage since ${since}`,
    beat: () => 'hours of the server',
    secret: name => `secret “${name}”`,
  },
  refused: (named, more) =>
    `Nothing was restored: the store already has ${named}${more > 0 ? ` and ${more} more` : ''}, not as in the backup. Restore into an empty store.`,
  restored: (tables, people) => `Restored ${counted(tables, people)}.`,
  leftAlone: 'What was already there, exactly the same, was left alone.',
  broken: (file, fault) =>
    ({
      damaged: `${file} is refused: it is cut off or damaged. Take another backup.`,
      stranger: `${file} is refused: it is not a backup of Panache. Give a file written by panache backup.`,
      newer: `${file} is refused: it was made by a newer Panache. Update Panache.`,
      empty: `${file} is refused: it is empty. Take another backup.`,
    })[fault],
  unreadable: (file, why) => `${file} is refused: it could not be read (${why}). Check the name.`,
  noTables: folder => `There is no panache.db in the folder ${folder}.`,
  unopened: why => why,
};
