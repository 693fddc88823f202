import { inSentence } from '../../../text/french.ts';
import type { MatchesWords } from './en.ts';

const list = new Intl.ListFormat('fr', { type: 'conjunction' });
const day = new Intl.DateTimeFormat('fr', { dateStyle: 'medium' });

export const fr: MatchesWords = {
  title: 'Mes parties',
  none: 'Aucune partie menée à son terme',
  noneText: 'Ce que vous jouez jusqu’au bout dans ce navigateur est compté ici, même si vous supprimez la partie.',
  won: (won, played) => `${won} ${won > 1 ? 'victoires' : 'victoire'} sur ${played}`,
  streak: count => (count === 1 ? 'La dernière gagnée' : `Les ${count} dernières gagnées`),
  noStreak: 'La dernière perdue',
  longest: count => `Plus longue série : ${count}`,
  sides: 'Par camp',
  levels: 'Selon le meilleur automate',
  noBots: 'Sans automate',
  players: 'Par nombre de joueurs',
  playersOf: count => (count === 1 ? '1 joueur' : `${count} joueurs`),
  history: 'L’une après l’autre',
  victory: 'Gagnée',
  defeat: 'Perdue',
  shared: winners => {
    if (winners.length === 0) return 'Personne ne l’a emporté';
    return `${list.format(winners)} ${winners.length > 1 ? 'l’emportent' : 'l’emporte'}`;
  },
  names: names => list.format(names),
  online: 'en ligne',
  when: milliseconds => day.format(milliseconds),
  replay: 'Revoir',
  replayOf: names => inSentence(`Revoir la partie : ${list.format(names)}`),
  more: count => (count === 1 ? 'Montrer l’autre' : `Montrer les ${count} autres`),
  kept: 'Ces lignes ne sont gardées que dans ce navigateur, et personne d’autre ne les voit.',
  export: 'Enregistrer dans un fichier',
  delete: 'Effacer l’historique',
  sure: {
    title: 'Effacer l’historique ?',
    text: count =>
      count === 1
        ? 'Une ligne sera effacée de ce navigateur pour de bon. Les parties gardées restent où elles sont.'
        : `${count} lignes seront effacées de ce navigateur pour de bon. Les parties gardées restent où elles sont.`,
    keep: 'Le garder',
    confirm: 'L’effacer',
    done: 'L’historique a été effacé.',
  },
};
