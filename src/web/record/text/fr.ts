import { inSentence } from '../../text/french.ts';
import type { RecordTexts } from './words.ts';

const list = new Intl.ListFormat('fr', { type: 'conjunction' });
const day = new Intl.DateTimeFormat('fr', { day: 'numeric', month: 'long', year: 'numeric' });

export const fr: RecordTexts = {
  fetching: 'On va chercher la partie…',
  running: {
    title: 'Cette partie se joue encore',
    text: 'Quand elle sera finie, vous pourrez la revoir ici, toutes cartes visibles.',
    go: 'À la table',
  },
  closed: {
    title: 'Cette partie est privée',
    text: 'Elle s’ouvre à ceux qui étaient à sa table, et à qui en reçoit le lien de l’un d’eux.',
  },
  unknown: {
    title: 'Il n’y a pas de partie à cette adresse',
    text: 'Une lettre de l’adresse s’est peut-être perdue, ou le serveur ne garde plus cette partie.',
  },
  failed: {
    title: 'La partie n’est pas arrivée',
    text: 'La connexion s’est peut-être interrompue. La partie est en sûreté.',
    again: 'Réessayer',
  },
  otherRules: {
    title: 'Cette partie attend ses propres règles',
    text: 'Elle a commencé selon des règles que cette version de Panache ne joue pas, et continuera là où on les joue. Elle est gardée telle quelle.',
  },
  unreadable: {
    title: 'Cette partie est illisible',
    text: 'Le journal de sa table est abîmé : rien n’en peut être montré.',
  },
  noTable: {
    title: 'Ce jeu n’a pas encore de table ici',
    text: 'La partie est gardée, mais sa table n’est pas encore dans la page. Vous pouvez emporter le fichier de la partie.',
  },
  title: 'Une partie terminée',
  names: names => list.format(names),
  day: time => day.format(time),
  won: names => (names.length === 1 ? `${names[0]} a gagné.` : inSentence(`${list.format(names)} ont gagné.`)),
  checked: 'Vérifiée',
  told: 'Racontée telle que le serveur l’a gardée : ses règles ne se jouent plus',
  download: 'Télécharger',
  verify: 'Vérifier',
  luck: 'Chance',
  copy: 'Copier l’adresse',
  copied: 'L’adresse de ce moment est dans le presse-papiers.',
  copyFailed: 'Ce navigateur ne laisse pas copier l’adresse. Elle se trouve en haut, dans la barre d’adresse.',

  report: {
    title: 'Était-ce la chance ?',
    intro:
      'Ce que le hasard a donné, comparé à ce qu’on pouvait en attendre. Le trait du milieu marque la valeur attendue ; deux parties sur trois finissent dans la zone hachurée.',
    everybody: 'Toute la table',
    got: 'Obtenu',
    expected: 'Attendu',
    difference: 'Écart',
    verdict(how, lucky) {
      if (how.kind === 'usual') return 'À peu près comme attendu';
      if (how.kind === 'few') return 'Trop peu pour en juger';
      const where = `que dans ${how.matches} parties sur ${how.of}`;
      if (lucky) return how.kind === 'more' ? `Plus de chance ${where}` : `Moins de chance ${where}`;
      return how.kind === 'more' ? `Plus ${where}` : `Moins ${where}`;
    },
    how: 'Comment est-ce compté ?',
    method:
      'Chaque lancer et chaque donne sont comparés à ce qu’on pouvait en attendre juste avant. La courbe normale dit à quel point la somme est rare, pour des parties avec autant de dés ou de cartes.',
  },
};
