import { timeLeft } from '../time-left.ts';

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Every word about seats that are freed, kept and change hands, in English. The other languages follow this shape. */
export const en = {
  away: {
    left: (milliseconds: number) => timeLeft(milliseconds, 'en-GB'),
    soon: (name: string, time: string) => `${name} is away. A bot may play in ${time}.`,
  },

  replace: {
    button: 'Ask for somebody else',
    now: 'Bring somebody else',
    text: (name: string) => `Or somebody else plays on for ${name}, if all who play agree.`,
    alone: (name: string) => `Or somebody else plays on for ${name}: there is nobody you would have to ask.`,
    later: (name: string, time: string) =>
      `Somebody else may play on for ${name} in ${time}: there is nobody here whom you could ask.`,
    asks: (name: string, by: string) => `${by} asks: may somebody else play on for ${name}?`,
    hostAsks: (name: string) => `The host asks: may somebody else play on for ${name}?`,
    waiting: (names: readonly string[]) => `Still to say something: ${list.format(names)}.`,
    yes: 'I agree',
    no: 'Rather wait',
    agreed: (name: string) => `Somebody else may play on for ${name}.`,
    link: 'The link',
    linkTitle: (name: string) => `The seat of ${name}`,
    linkText:
      'Send this link to whoever is to play on. It does not work for anybody who plays here, nor for anybody in the same place: nobody is to see two hands.',
    close: 'Close',
  },

  reclaim: {
    text: (name: string) => `${name} plays on for you.`,
    button: 'Take my seat back',
  },

  showOut: {
    button: 'Show out',
    of: (name: string) => `Show out: ${name}`,
    title: (name: string) => `Show ${name} out?`,
    text: 'The seat is free again. Whoever is shown out for good cannot come back to this table, nor can a stranger from the same place.',
    once: 'Show out',
    forGood: 'For good',
    you: 'The host has asked you to leave your seat.',
  },

  close: {
    button: 'Take away',
    of: (seat: string) => `Take this seat away: ${seat}`,
  },

  callOff: {
    button: 'Call the table off',
    title: 'Call this table off?',
    text: 'Nobody can sit down here any more. All who are here are told, and the links you have sent no longer lead to a match.',
    yes: 'Call it off',
    no: 'Leave it open',
    offTitle: 'This table was called off',
    off: 'The host called it off before the match began. Perhaps another time!',
    offByYou: 'You called it off before the match began.',
  },

  hush: {
    label: 'Do spectators speak?',
    speak: 'They may',
    silent: 'Silence',
    help: 'Whoever is shown out does not come back, and the link to look on is another from then on.',
  },

  seen: {
    private: 'Only those who were here, and whoever is given a link, can look back at this match.',
    listed: 'This table is listed: anybody can look back at its match.',
  },
};
