const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Every word about what a browser promised and saw, in English. The other languages follow this shape. */
export const en = {
  plain:
    'Nobody can choose the cards or the dice, not even this house: every player’s browser adds chance of its own before they are dealt.',

  house: {
    you: 'You play from the machine that runs this table. The others are told so.',
    others: (names: readonly string[]) =>
      names.length === 1
        ? `${names[0]} plays from the machine that runs this table.`
        : `${list.format(names)} play from the machine that runs this table.`,
  },

  how: {
    promised:
      'Each browser draws random bits and adds the words you wrote, if any. It first gives out only their fingerprint; when everybody’s is there nothing can be changed any more, and only then are the words themselves shown. So nobody can fit his own to those of the others.',
    could:
      'Whoever runs this server could look into its store while the match runs: everybody’s hand lies there, and the secret.',
    cannot:
      'What he cannot do: choose the dice or the cards, or change a choice unseen. Your browser keeps a mark of every step, and compares them all with the record at the end.',
  },

  deal: {
    waits: (names: readonly string[]) =>
      names.length === 1
        ? `The cards are dealt as soon as ${names[0]} looks in: a part of the chance still lies in that browser.`
        : `The cards are dealt as soon as ${list.format(names)} look in: a part of the chance still lies in their browsers.`,
    soon: 'The cards are being dealt…',
    elsewhere:
      'The deal waits for you: your part of the chance lies in the browser in which you said that you are ready. Open the table there, or ask the host to call the deal off.',
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
    broken: 'The house gave out a record that is not in order.',
    means:
      'Something was changed after it had been shown to you: by whoever runs this house, or by somebody who can write in its store. Do not trust the result. Keep the record and what you saw, and compare with the others who were there.',
    more: 'What exactly?',
  },

  lines: {
    title: 'Against what this browser saw',
    seal: {
      proved: 'The seal is the one you were shown before the match: the secret was not exchanged.',
      belied: 'Another seal was shown to you before the match: the secret, and with it every card, was exchanged.',
    },
    ownWords: {
      proved: 'What your browser added to the chance is in the mix.',
      belied: 'What your browser added to the chance is not in the mix.',
      unseen: 'This browser added nothing to the mix.',
    },
    promises: {
      proved: 'Everybody’s words are the ones promised before any was shown.',
      belied: 'Somebody’s words are not the ones that were promised before any was shown.',
      unseen: 'Whether the words were promised before any was shown, this browser did not see.',
    },
    choices: {
      all: 'Every choice stands in the record as it was made, in its order.',
      upTo: (seen: number, entries: number) =>
        `The first ${seen} of ${entries} entries stand in the record as they were made. What came after, this browser did not see.`,
      belied: (entry: number) => `From entry ${entry} on, the choices in the record are not the ones that were made.`,
      unseen: 'Whether these were the choices made, this browser did not see.',
    },
    told: {
      proved: 'Played again, it tells you just what you were told at the table.',
      belied: 'Played again, it does not tell what you were told at the table.',
    },
    calledOff: (times: number) =>
      times === 1
        ? 'Before this deal another one was called off.'
        : `Before this deal ${times} others were called off.`,
    last: 'The last link. Whoever reads the same one saw the same match:',
    never: 'What no record can prove: that nobody looked into the store of the house while the match ran.',
    keep: 'Keep what this browser saw',
  },
};
