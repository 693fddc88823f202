import { inSentence, ofName } from '../../../text/french.ts';
import { timeLeft } from '../time-left.ts';
import type { SeatTexts } from './words.ts';

const list = new Intl.ListFormat('fr', { type: 'conjunction' });

export const fr: SeatTexts = {
  away: {
    left: milliseconds => timeLeft(milliseconds, 'fr'),
    soon: (name, time) => `${name} est ailleurs. Un automate pourra jouer dans ${time}.`,
  },

  replace: {
    button: 'Proposer quelqu’un d’autre',
    now: 'Faire venir quelqu’un d’autre',
    text: name =>
      `Ou bien quelqu’un d’autre continue à la place ${ofName(name)}, si tous ceux qui jouent sont d’accord.`,
    alone: name =>
      `Ou bien quelqu’un d’autre continue à la place ${ofName(name)} : il n’y a personne à qui demander son accord.`,
    later: (name, time) =>
      `Quelqu’un d’autre pourra continuer à la place ${ofName(name)} dans ${time} : il n’y a personne ici à qui demander son accord.`,
    asks: (name, by) => `${by} demande si quelqu’un d’autre peut continuer à la place ${ofName(name)}.`,
    hostAsks: name => `L’hôte demande si quelqu’un d’autre peut continuer à la place ${ofName(name)}.`,
    waiting: names => inSentence(`On attend encore la réponse de : ${list.format(names)}.`),
    yes: 'D’accord',
    no: 'Plutôt attendre',
    agreed: name => `Quelqu’un d’autre peut continuer à la place ${ofName(name)}.`,
    link: 'Le lien',
    linkTitle: name => `La place ${ofName(name)}`,
    linkText:
      'Envoyez ce lien à qui doit continuer. Il ne sert à personne qui joue ici, ni à quelqu’un qui se trouve au même endroit : nul ne doit voir deux mains.',
    close: 'Fermer',
  },

  reclaim: {
    text: name => `${name} continue à votre place.`,
    button: 'Reprendre ma place',
  },

  showOut: {
    button: 'Faire sortir',
    of: name => inSentence(`Faire sortir : ${name}`),
    title: name => inSentence(`Faire sortir ${name} ?`),
    text: 'La place redevient libre. Qui sort pour de bon ne peut plus revenir à cette table, ni aucun inconnu qui vient du même endroit.',
    once: 'Faire sortir',
    forGood: 'Pour de bon',
    you: 'L’hôte vous demande de quitter votre place.',
  },

  close: {
    button: 'Retirer',
    of: seat => `Retirer cette place : ${seat}`,
  },

  callOff: {
    button: 'Annuler la table',
    title: 'Annuler cette table ?',
    text: 'Plus personne ne pourra s’asseoir ici. Tous ceux qui sont là en sont avertis, et les liens envoyés ne mènent plus à une partie.',
    yes: 'Annuler la table',
    no: 'La laisser ouverte',
    offTitle: 'Cette table a été annulée',
    off: 'L’hôte l’a annulée avant le début de la partie. Ce sera pour une autre fois !',
    offByYou: 'Vous l’avez annulée avant le début de la partie.',
  },

  hush: {
    label: 'Les spectateurs parlent-ils ?',
    speak: 'Ils le peuvent',
    silent: 'Silence',
    help: 'Qui a dû sortir ne revient pas, et le lien pour regarder change aussitôt.',
  },

  seen: {
    private: 'Seuls ceux qui étaient là, et ceux à qui l’on donne un lien, peuvent revoir cette partie.',
    listed: 'Cette table est publique : chacun peut revoir sa partie.',
  },
};
