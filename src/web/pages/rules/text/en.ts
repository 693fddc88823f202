/** Every word around the rules of any game, in English. The other languages follow this shape. */
export const en = {
  title: (game: string) => `The rules of ${game}`,
  contents: 'Contents',
  search: 'Search the rules',
  clear: 'Clear the search',
  places: (count: number) => (count === 1 ? 'Found in one place.' : `Found in ${count} places.`),
  placeOf: (at: number, all: number) => `Place ${at} of ${all}`,
  before: 'Previous place',
  next: 'Next place',
  none: 'Nothing in the rules says that.',
  tryThis: (rule: string) =>
    `Try a single word, the name of a card or a piece, or the number of a rule such as ${rule}.`,
  own: 'The rules in our own words. Every rule has a number: the table names it whenever it refuses something.',
};

export type RulesWords = typeof en;
