import { inSentence, ofName } from '../../../text/french.ts';
import { innerQuotes } from '../../../text/inner-quotes.ts';
import type { CompanyTexts } from './words.ts';

const list = new Intl.ListFormat('fr', { type: 'conjunction' });

export const fr: CompanyTexts = {
  title: 'Compagnie',
  skip: 'Passer',
  goOn: 'Continuer',

  advice: {
    title: 'Que feriez-vous ?',
    ask: 'Demander conseil',
    thinking: 'Laissez-moi réfléchir…',
    notAsked: 'On ne vous demande rien pour l’instant.',
    follow: 'Faites-le',
    followIt: choice => `Faites-le : ${choice}`,
    pass: 'Laisser passer',
    chance: percent => `gagne environ ${percent} fois sur 100`,
    knows: 'Le conseil sait ce que vous savez, et rien d’autre.',
    none: 'Il n’y a rien à peser ici.',
    table: 'Conseils à cette table',
    on: 'Avec conseils',
    off: 'Sans',
    without: 'À cette table, on joue sans conseils.',
  },

  wishes: {
    title: 'Un mot à vos compagnons',
    help: 'Ils en tiennent compte dans leur plan, ou disent pourquoi ils ne le peuvent pas. Milady l’entend aussi. Appuyez de nouveau pour y renoncer.',
    to: name => inSentence(`À ${name}`),
  },

  recap: {
    title: 'Depuis votre tour',
    none: 'Il ne s’est rien passé depuis.',
  },

  suggestion: {
    title: 'Ce que feraient les autres',
    would: (name, choice) => `${name} : ${choice} ?`,
    named: (who, name) => inSentence(`${who}, dit ${name}`),
    seconded: names => `C’est aussi l’avis ${ofName(list.format(names))}`,
    agree: name => inSentence(`D’accord, ${name}`),
    decline: name => inSentence(`Non, ${name}`),
    youDecide: 'À vous de décider',
  },

  remark: (name, text) => `${name} : « ${innerQuotes.fr(text)} »`,
  takenBack: question => `Choix repris. ${question}`,
};
