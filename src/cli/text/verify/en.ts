import type { VerifyWords } from '../verify-words.ts';

export const verify: VerifyWords = {
  head: (game, seats) => `Game: ${game}, ${seats === 1 ? '1 player' : `${seats} players`}.`,
  rules: choices =>
    `Proved: every card and die follows from the secret and the words in this file; the rules allowed ${choices === 1 ? 'its one choice' : `each of its ${choices} choices`}.`,
  words: {
    promised: 'Proved: everybody’s words are the ones promised in this file.',
    unpromised: 'Not proved: that nobody chose their words after seeing the others’: this file holds no promises.',
    none: 'Nobody added words to the mix: the dice come from the secret alone.',
  },
  seal: (said, commitment) =>
    ({
      proved: 'Seen: the secret is the one that was sealed before the match.',
      belied:
        'Disproved: a different seal was shown before the match. The secret, and with it every card, was replaced.',
      unseen: `Not proved: that this seal was shown before the match. Compare it with what you kept: ${commitment}`,
    })[said],
  ownWords: {
    proved: 'Seen: the words of that browser are in the mix.',
    belied: 'Disproved: the words of that browser are not the ones in this file.',
  },
  promises: {
    proved: 'Seen: all words were promised before any were shown, and are the promised ones.',
    belied: 'Disproved: the words in this file are not the ones that were promised before any were shown.',
    unseen: 'Not proved: that all words were promised before any were shown.',
  },
  choices({ choices, firstOther, upTo, entries }) {
    if (choices === 'belied')
      return `Disproved: from entry ${firstOther} of the journal on, these are not the choices that were made.`;
    if (choices === 'unseen') return 'Not proved: that these were the choices made. A file by itself cannot know.';
    return upTo < entries
      ? `Seen: every choice, in order, up to entry ${upTo} of ${entries}. What came after was not seen there.`
      : 'Seen: every choice, in order, to the last.';
  },
  calledOff: times =>
    `Note: the deal was called off ${times === 1 ? 'once' : `${times} times`} after words had been promised.`,
  lastLink: link => `Last link: ${link}. Where another player has the same one, every choice is the same.`,
  never:
    'Not proved by any file: that nobody looked into the server’s records, where hands can be read while a match runs.',
  belied: (file, seen) => `${file} is not the match that ${seen} saw.`,
  notSeen: file => `${file} is not what a browser saw of a match. Take the file that the page offers beside the match.`,
};
