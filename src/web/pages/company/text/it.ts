import type { CompanyTexts } from './words.ts';

const list = new Intl.ListFormat('it', { type: 'conjunction' });

export const it: CompanyTexts = {
  title: 'Compagnia',
  skip: 'Salta',
  goOn: 'Avanti',

  advice: {
    title: 'Tu che faresti?',
    ask: 'Chiedi consiglio',
    thinking: 'Fammi pensare…',
    notAsked: 'Per ora non ti si chiede nulla.',
    follow: 'Fallo',
    followIt: choice => `Fallo: ${choice}`,
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
    to: name => `A ${name}`,
  },

  recap: {
    title: 'Dal tuo turno in poi',
    none: 'Da allora non è successo nulla.',
  },

  suggestion: {
    title: 'Che cosa farebbero gli altri',
    would: (name, choice) => `${name}: ${choice}?`,
    named: (who, name) => `${who}, dice ${name}`,
    seconded: names => `Lo direbbe anche ${list.format(names)}`,
    agree: name => `D’accordo, ${name}`,
    decline: name => `No, ${name}`,
    youDecide: 'Decidete voi',
  },

  remark: (name, text) => `${name}: «${text}»`,
  takenBack: question => `Scelta ripresa. ${question}`,
};
