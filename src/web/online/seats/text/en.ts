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
    now: 'Invite somebody else',
    text: (name: string) => `Or somebody else takes over from ${name}, if all the players agree.`,
    alone: (name: string) => `Or somebody else takes over from ${name}: there is nobody you need to ask.`,
    later: (name: string, time: string) =>
      `Somebody else may take over from ${name} in ${time}: there is nobody here you could ask.`,
    asks: (name: string, by: string) => `${by} asks: may somebody else take over from ${name}?`,
    hostAsks: (name: string) => `The host asks: may somebody else take over from ${name}?`,
    waiting: (names: readonly string[]) => `Still to answer: ${list.format(names)}.`,
    yes: 'I agree',
    no: 'I’d rather wait',
    agreed: (name: string) => `Somebody else may take over from ${name}.`,
    link: 'The link',
    linkTitle: (name: string) => `${name}’s seat`,
    linkText:
      'Send this link to whoever is to take over. It does not work for anybody who plays here, nor for anybody connected from the same place: nobody may see two hands.',
    close: 'Close',
  },

  reclaim: {
    text: (name: string) => `${name} is playing in your place.`,
    button: 'Take my seat back',
  },

  showOut: {
    button: 'Remove',
    of: (name: string) => `Remove: ${name}`,
    title: (name: string) => `Remove ${name} from the table?`,
    text: 'The seat becomes free again. Anybody who is removed for good cannot come back to this table, nor can a stranger connected from the same place.',
    once: 'Remove',
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
    text: 'Nobody will be able to sit down here any more. Everybody here is told, and the links you have sent no longer lead to a match.',
    yes: 'Call it off',
    no: 'Leave it open',
    offTitle: 'This table was called off',
    off: 'The host called it off before the match began. Perhaps another time!',
    offByYou: 'You called it off before the match began.',
  },

  hush: {
    label: 'May spectators write?',
    speak: 'They may',
    silent: 'Silence',
    help: 'A spectator who is removed cannot come back, and the spectator link changes from then on.',
  },

  seen: {
    private: 'Only people who were here, or who are given a link, can watch this match again.',
    listed: 'This table is listed: anybody can watch its match again.',
  },
};
