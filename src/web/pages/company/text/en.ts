const list = new Intl.ListFormat('en', { type: 'conjunction' });

export const en = {
  title: 'Company',
  skip: 'Skip',
  goOn: 'Go on',

  advice: {
    title: 'What would you do?',
    ask: 'Ask for advice',
    thinking: 'Let me think…',
    notAsked: 'You are asked nothing at the moment.',
    follow: 'Do it',
    followIt: (choice: string) => `Do it: ${choice}`,
    pass: 'Let it pass',
    chance: (percent: number) => `wins in about ${percent} of 100`,
    knows: 'The advice knows what you know, and nothing else.',
    none: 'There is nothing to weigh here.',
    table: 'Advice at this table',
    on: 'With advice',
    off: 'Without',
    without: 'This table plays without advice.',
  },

  wishes: {
    title: 'A word to your companions',
    help: 'They take it into their plan, or say why not. Milady hears it too. Press again to let it go.',
    to: (name: string) => `To ${name}`,
  },

  recap: {
    title: 'Since your turn',
    none: 'Nothing has happened since.',
  },

  suggestion: {
    title: 'What the others would do',
    would: (name: string, choice: string) => `${name}: ${choice}?`,
    named: (who: string, name: string) => `${who}, says ${name}`,
    seconded: (names: readonly string[]) => `${list.format(names)} would say so too`,
    agree: (name: string) => `Agreed, ${name}`,
    decline: (name: string) => `No, ${name}`,
    youDecide: 'You decide',
  },

  remark: (name: string, text: string) => `${name}: “${text}”`,
  takenBack: (question: string) => `Taken back. ${question}`,
};
