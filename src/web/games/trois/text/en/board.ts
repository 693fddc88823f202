/** Words of the drawn board. */
export const board = {
  title: 'The board',
  riders: 'The riders',
  news: 'The news on the board',
  rider: (name: string, where: string, more: readonly string[]): string => [`${name} is ${where}`, ...more].join('; '),
  carries: 'carries the studs',
  misses: (turns: number): string => (turns === 1 ? 'misses one turn' : `misses ${turns} turns`),
  held: 'is held until the dice set him free',
  turn: 'his turn now',
  studs: {
    buckingham: 'The studs are still with Buckingham.',
    lie: (where: string) => `The studs lie ${where}.`,
  },
  here: (names: readonly string[]): string => new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names),
  studsHere: 'The studs lie here.',
  look: {
    title: 'Walk the board',
    help: 'Arrow keys go from space to space, Page Up and Page Down from place to place, Home to the rider whose turn it is.',
  },
  zoom: {
    title: 'How near',
    nearer: 'Nearer',
    further: 'Further off',
    whole: 'The whole map',
    back: 'Back to the riders',
  },
  key: { title: 'The Road of the Diamond Studs' },
  sea: 'The Channel',
  rochefort: 'Rochefort',
  queen: 'The Queen',
  lands: { england: 'England', france: 'France' },
};
