const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Every word about what a browser promised and saw, in English. The other languages follow this shape. */
export const en = {
  plain:
    'Nobody can choose the cards or the dice, not even this server: every player’s browser adds chance of its own before they are dealt.',

  house: {
    you: 'You are playing from the machine that runs this server. The others are told.',
    others: (names: readonly string[]) =>
      names.length === 1
        ? `${names[0]} plays from the machine that runs this server.`
        : `${list.format(names)} play from the machine that runs this server.`,
  },

  how: {
    promised:
      'Each browser draws random bits and adds the words you wrote, if any. At first it gives out only their fingerprint. Once everybody’s is there nothing can be changed any more, and only then are the words themselves shown. So nobody can tailor their own to anybody else’s.',
    could:
      'Whoever runs this server could look into its records while the match runs: everybody’s hand is there, and so is the secret.',
    cannot:
      'What they cannot do is choose the dice or the cards, or change a choice unnoticed. Your browser keeps a mark of every step and compares them all with the record at the end.',
  },

  deal: {
    waits: (names: readonly string[]) =>
      names.length === 1
        ? `The cards are dealt as soon as ${names[0]} looks in: part of the chance is still in that browser.`
        : `The cards are dealt as soon as ${list.format(names)} look in: part of the chance is still in their browsers.`,
    soon: 'The cards are being dealt…',
    elsewhere:
      'The deal is waiting for you: your part of the chance is in the browser where you said you were ready. Open the table there, or ask the host to call the deal off.',
    callOff: 'Call the deal off',
    calledOff(times: number, missing: readonly string[]) {
      const called = times === 1 ? 'The deal was called off once' : `The deal was called off ${times} times`;
      if (missing.length === 0) return `${called}.`;
      return missing.length === 1
        ? `${called}: ${missing[0]}’s part of the chance was missing.`
        : `${called}: the parts of ${list.format(missing)} were missing.`;
    },
    nothing: 'adds nothing to the chance',
  },

  end: {
    all: 'All you saw is in the record',
    part: 'What you saw of it is in the record',
    wrong: 'This record is not the match you saw!',
    broken: 'The server gave out a record that is not in order.',
    means:
      'Something was changed after it had been shown to you: by whoever runs this server, or by somebody who can write to its records. Do not trust the result. Keep the record and what you saw, and compare them with the others who were there.',
    more: 'What exactly?',
  },

  lines: {
    title: 'Compared with what this browser saw',
    seal: {
      proved: 'The seal is the one you were shown before the match: the secret was not replaced.',
      belied: 'A different seal was shown to you before the match: the secret, and with it every card, was replaced.',
    },
    ownWords: {
      proved: 'What your browser added to the chance is in the mix.',
      belied: 'What your browser added to the chance is not in the mix.',
      unseen: 'This browser added nothing to the mix.',
    },
    promises: {
      proved: 'Everybody’s words are the ones promised before any were shown.',
      belied: 'Somebody’s words are not the ones that were promised before any were shown.',
      unseen: 'This browser did not see whether the words were promised before any were shown.',
    },
    choices: {
      all: 'Every choice is in the record as it was made, and in the right order.',
      upTo: (seen: number, entries: number) =>
        `The first ${seen} of ${entries} entries are in the record as they were made. This browser did not see what came after.`,
      belied: (entry: number) => `From entry ${entry} on, the choices in the record are not the ones that were made.`,
      unseen: 'This browser did not see whether these were the choices made.',
    },
    told: {
      proved: 'Played again, it tells you exactly what you were told at the table.',
      belied: 'Played again, it does not tell you what you were told at the table.',
    },
    calledOff: (times: number) =>
      times === 1
        ? 'Before this deal, another one was called off.'
        : `Before this deal, ${times} others were called off.`,
    last: 'The last link. Anybody who has the same one saw the same match:',
    never: 'What no record can prove: that nobody looked into the server’s records while the match ran.',
    keep: 'Keep what this browser saw',
  },
};
