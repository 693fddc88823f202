const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** What only the set-up page says, in English. The other languages follow this shape. */
export const en = {
  presets: 'How shall the table be set?',
  own: 'Your own mixture: the options below are as you set them.',
  ownShort: 'Your own mixture',
  /** The name of a seat that nobody plays. */
  theTable: 'The table',
  vacant: 'Nobody plays here: the table does it by the rules.',
  wish: 'Whom do you want to be?',
  wishLater: 'I choose at the table',
  changed: (count: number) => `${count} changed`,
  fair: {
    title: 'Fair dice',
    promise: 'Dice and cards are sealed before anybody chooses; afterwards everybody can check them.',
    words: (name: string) => `${name}’s own words`,
  },
  solo: 'You play alone against the table.',
  /** What will be played, in a few words. */
  foot: {
    solo: 'you against the table',
    alone: (bots: number) => (bots === 1 ? 'you and one bot' : `you and ${bots} bots`),
    as: (who: string) => `you are ${who}`,
    shared: (people: readonly string[]) => `${list.format(people)} at this screen`,
    watch: 'bots only: you look on',
  },
};

export type SetupWords = typeof en;
