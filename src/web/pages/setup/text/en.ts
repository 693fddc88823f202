const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** What only the set-up page says, in English. The other languages follow this shape. */
export const en = {
  presets: 'Which game would you like?',
  own: 'Custom: the options below are your own.',
  ownShort: 'Custom',
  /** The name of a seat that nobody plays. */
  theTable: 'The table',
  vacant: 'Nobody plays here: the table follows the rules.',
  wish: 'Who do you want to be?',
  wishLater: 'I’ll choose at the table',
  changed: (count: number) => `${count} changed`,
  fair: {
    title: 'Fair dice',
    promise: 'The dice and cards are sealed before anybody chooses; anybody can check them afterwards.',
    words: (name: string) => `${name}’s words for the shuffle`,
  },
  solo: 'You play alone against the table.',
  /** What will be played, in a few words. */
  foot: {
    solo: 'you against the table',
    alone: (bots: number) => (bots === 1 ? 'you and one bot' : `you and ${bots} bots`),
    as: (who: string) => `you are ${who}`,
    shared: (people: readonly string[]) => `${list.format(people)} at this screen`,
    watch: 'bots only: you watch',
  },
};

export type SetupWords = typeof en;
