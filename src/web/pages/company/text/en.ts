import { innerQuotes } from '../../../text/inner-quotes.ts';

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

export const en = {
  title: 'Company',
  skip: 'Skip',
  goOn: 'Go on',

  advice: {
    title: 'What would you do?',
    ask: 'Ask for advice',
    thinking: 'Let me think…',
    notAsked: 'You have nothing to decide at the moment.',
    follow: 'Do it',
    followIt: (choice: string) => `Do it: ${choice}`,
    pass: 'No, thank you',
    chance: (percent: number) => `wins about ${percent} times in 100`,
    knows: 'Your adviser knows what you know, and nothing else.',
    none: 'There is nothing to decide here.',
    table: 'Advice at this table',
    on: 'With advice',
    off: 'Without',
    without: 'This table plays without advice.',
  },

  wishes: {
    title: 'A word to your companions',
    help: 'They will work it into their plan, or say why not. Milady hears it too. Press again to take it back.',
    to: (name: string) => `To ${name}`,
  },

  recap: {
    title: 'Since your last turn',
    none: 'Nothing has happened since.',
  },

  suggestion: {
    title: 'What the others would do',
    would: (name: string, choice: string) => `${name}: ${choice}?`,
    named: (who: string, name: string) => `${who}, says ${name}`,
    seconded: (names: readonly string[]) => `${list.format(names)} would do the same`,
    agree: (name: string) => `Agreed, ${name}`,
    decline: (name: string) => `No, ${name}`,
    youDecide: 'You decide',
  },

  remark: (name: string, text: string) => `${name}: “${innerQuotes.en(text)}”`,
  takenBack: (question: string) => `Taken back. ${question}`,
};
