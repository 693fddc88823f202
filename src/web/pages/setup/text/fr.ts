import { inSentence } from '../../../text/french.ts';
import type { SetupWords } from './en.ts';

const list = new Intl.ListFormat('fr', { type: 'conjunction' });

export const fr: SetupWords = {
  presets: 'Comment dresser la table ?',
  own: 'Sur mesure : les options ci-dessous sont celles que vous avez choisies.',
  ownShort: 'Sur mesure',
  theTable: 'La table',
  vacant: 'Personne ne joue ici : la table s’en charge, selon la règle.',
  wish: 'Qui voulez-vous être ?',
  wishLater: 'Je choisirai à la table',
  changed: count => (count === 0 ? 'aucune modifiée' : count === 1 ? 'une modifiée' : `${count} modifiées`),
  fair: {
    title: 'Des dés honnêtes',
    promise: 'Dés et cartes sont scellés avant tout choix ; ensuite, chacun peut les vérifier.',
    words: name => inSentence(`Mots choisis par ${name}`),
  },
  solo: 'Vous jouez en solo, contre la table.',
  foot: {
    solo: 'vous contre la table',
    alone: bots => (bots === 1 ? 'vous et un automate' : `vous et ${bots} automates`),
    as: who => inSentence(`vous êtes ${who}`),
    shared: people => `${list.format(people)} autour de cet écran`,
    watch: 'rien que des automates : vous regardez',
  },
};
