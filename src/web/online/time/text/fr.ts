import { inSentence, ofName } from '../../../text/french.ts';
import { timeLeft } from '../../seats/time-left.ts';
import { lengthIn, unitName } from '../lengths.ts';
import type { TimeTexts } from './words.ts';

const LOCALE = 'fr';

export const fr: TimeTexts = {
  left: milliseconds => timeLeft(milliseconds, LOCALE),
  length: seconds => lengthIn(seconds, LOCALE),
  unit: unit => unitName(unit, LOCALE),

  make: {
    legend: 'Pendule',
    kinds: {
      none: { title: 'Pas de pendule', help: 'Chacun prend le temps qu’il lui faut.' },
      relaxed: 'Tranquille',
      brisk: 'Vive',
      own: 'À votre mesure',
    },
    times: (choice, bank) => `${choice} pour chaque choix, et ${bank} de plus pour toute la partie.`,
    bank: 'De plus, pour toute la partie',
    choice: 'Pour chaque choix',
    unitOf: field => `Unité : ${field}`,
    runOut: 'Quand un joueur n’a plus de temps',
    runOuts: {
      bot: { title: 'Un automate continue', help: 'Jusqu’au retour du joueur.' },
      rules: { title: 'Les règles répondent', help: 'À cette seule question, comme elles comptent un silence.' },
    },
    level: 'Comment joue l’automate',
  },

  list: {
    relaxed: 'pendule tranquille',
    brisk: 'pendule vive',
    own: (choice, bank) => `pendule : ${choice} par choix, ${bank} de plus`,
  },

  clock: {
    label: name => `Temps ${ofName(name)}`,
    choiceAndBank: (choice, bank) => `${choice} pour ce choix, et ${bank} de plus`,
    bank: bank => `il reste ${bank}`,
    soon: seconds => `Il vous reste ${seconds} secondes.`,
    table: 'Pendule',
    text: (choice, bank) => `Chacun dispose de ${choice} pour chaque choix, et de ${bank} de plus pour la partie.`,
    thenBot: 'Quand ce temps est passé, un automate continue jusqu’au retour du joueur.',
    thenRules: 'Quand ce temps est passé, les règles répondent à la question.',
  },

  nudge: {
    button: 'Relancer',
    of: name => inSentence(`Relancer ${name} : la table attend`),
  },

  sheet: {
    title: 'Le temps, ou en finir',
    moment: 'Un moment, s’il vous plaît',
    moments: left => (left === 1 ? 'Encore une fois dans cette partie.' : `Encore ${left} fois dans cette partie.`),
    end: 'Convenir d’arrêter',
    endText: 'La partie s’arrête sans vainqueur si tous ceux qui jouent sont d’accord.',
    resign: 'Abandonner',
    resignTitle: 'Abandonner cette partie ?',
    resignText:
      'Votre place est abandonnée pour de bon : un automate continue à votre place, et vous ne faites plus que regarder. Quand il ne reste personne de votre camp, la partie s’arrête et les autres l’emportent.',
    yes: 'Abandonner',
    no: 'Continuer',
    resigned: 'Vous avez abandonné. Un automate continue à votre place.',
  },

  vote: {
    asks: by => `${by} demande : arrêtons-nous la partie ici, sans vainqueur ?`,
    hostAsks: 'L’hôte demande : arrêtons-nous la partie ici, sans vainqueur ?',
    yes: 'Oui, arrêtons',
    no: 'Continuons',
  },
};
