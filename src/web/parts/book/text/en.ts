import type { Source } from '../book.ts';

/** What every rulebook says around its rules, in English. The other languages follow this shape. */
export const en = {
  sheet: (game: string) => `${game} on one sheet`,
  gallery: 'Every card and every piece',
  differences: 'Where we differ from the printed books',
  rulebook: 'The rulebook',
  lessons: 'Learn it by playing',
  setTable: 'Set a table',
  tryIt: 'Try it:',
  see: 'See also',
  link: (name: string) => `Link to ${name}`,
  colophon: {
    title: 'Where all this comes from',
    words:
      'Every sentence here was written for this table, from the printed rulebooks and the publisher’s answers; where they disagree, the chapter above says so.',
    values: 'What no source gives was chosen and tested by us, and is marked as a house value wherever it stands.',
    credits: 'Credits for pictures, typefaces and software',
  },
  printSheet: 'Print this sheet',
  printBook: 'Print the rulebook',
  inTheBooks: 'The books',
  here: 'Here',
  copies: (count: number) => `×${count}`,
  sources: {
    book: 'printed',
    web: 'a public page',
    inferred: 'inferred',
    house: 'house value',
  } satisfies Record<Source, string>,
  sourceHelp: {
    book: 'Printed in the rules or in the publisher’s answers.',
    web: 'Reported on a public page by somebody who owns the game.',
    inferred: 'Follows from an example or from counting the cards.',
    house: 'No source gives it: we chose it. The printed piece may differ.',
  } satisfies Record<Source, string>,
};

export type SharedBookWords = typeof en;
