import type { Words } from '../words.ts';

export const bottes: Words['bottes'] = {
  BS01: {
    title: 'Parry',
    help: 'The Rochefort card you have just drawn does nothing.',
    when: 'When you draw a Rochefort card',
  },
  BS02: {
    title: 'Antidote',
    help: 'The Milady card you have just drawn does nothing.',
    when: 'When you draw a Milady card',
  },
  BS03: {
    title: 'The captain’s pass',
    help: 'The halberds part for you: ride through the closed gate, once.',
    when: 'When you come to the closed gate',
  },
  BS04: {
    title: 'Key of the stairs',
    help: 'Take the secret stairs, once, even if they are shut and wherever Mme Bonacieux is.',
    when: 'When you leave Mme Bonacieux or the Queen and the stairs are barred to you',
  },
  BS05: {
    title: 'Smuggler’s boat',
    help: 'Cross the sea, once, although no boat is there.',
    when: 'In port, when there is no boat on your side',
  },
  BS06: { title: 'Relay horse', help: 'Add 6 to what you have rolled.', when: 'After your roll' },
  BS07: {
    title: 'Steady hand',
    help: 'Roll again. The second roll counts, better or worse.',
    when: 'After your roll',
  },
  BS08: {
    title: 'Bribed printer',
    help: 'Turn up the next gazette at once.',
    when: 'At the start of your turn, before you roll',
  },
  BS09: {
    title: 'Gascon ruse',
    help: 'Keep the studs you would have to leave behind; the rest of the card still counts. Or walk out of what is about to hold you.',
    when: 'When you would lose the studs to a card or to the trapped rider, or when a card holds you',
  },
};
