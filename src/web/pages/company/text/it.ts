import { inSentence, list } from '#kernel/italian.ts';
import { innerQuotes } from '../../../text/inner-quotes.ts';
import type { CompanyTexts } from './words.ts';

export const it: CompanyTexts = {
  title: 'Compagnia',
  skip: 'Salta',
  goOn: 'Avanti',

  advice: {
    title: 'Tu che faresti?',
    ask: 'Chiedi consiglio',
    thinking: 'Fammi pensare…',
    notAsked: 'Per ora non ti si chiede nulla.',
    follow: 'Fai così',
    followIt: choice => `Fai così: ${choice}`,
    pass: 'Lascia correre',
    chance: percent => `vince circa ${percent} volte su 100`,
    knows: 'Il consiglio sa quello che sai tu, e nient’altro.',
    none: 'Qui non c’è nulla da soppesare.',
    table: 'Consigli a questo tavolo',
    on: 'Con consigli',
    off: 'Senza',
    without: 'A questo tavolo si gioca senza consigli.',
  },

  wishes: {
    title: 'Una parola ai tuoi compagni',
    help: 'Ne tengono conto nel loro piano, o dicono perché no. Anche Milady sente. Premi di nuovo per lasciar perdere.',
    to: name => inSentence(/^a/i.test(name) ? `Ad ${name}` : `A ${name}`),
  },

  recap: {
    title: 'Dal tuo turno in poi',
    none: 'Da allora non è successo nulla.',
  },

  suggestion: {
    title: 'Che cosa farebbero gli altri',
    would: (name, choice) => `${name}: ${choice}?`,
    named: (who, name) => inSentence(`${who}, dice ${name}`),
    seconded: names => inSentence(`${names.length === 1 ? 'Lo direbbe' : 'Lo direbbero'} anche ${list(names)}`),
    agree: name => inSentence(`D’accordo, ${name}`),
    decline: name => inSentence(`No, ${name}`),
    youDecide: 'Decidete voi',
  },

  remark: (name, text) => `${name}: «${innerQuotes.it(text)}»`,
  takenBack: question => `Scelta ripresa. ${question}`,
};
