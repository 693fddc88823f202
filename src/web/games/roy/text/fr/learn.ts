import { frNames as names } from '#games/roy/text/fr/index.ts';
import type { Hint } from '../../learn/hints.ts';
import type { learn as english } from '../en/learn.ts';

const points = (count: number): string => (count < 2 ? `${count} point` : `${count} points`);
const spaces = (count: number): string => (count < 2 ? 'une case' : `${count} cases`);
const OF_SKILL = {
  erudition: 'd’Érudition',
  nobility: 'de Noblesse',
  gallantry: 'de Galanterie',
  panache: 'de Panache',
};

const say = (hint: Hint): string => {
  switch (hint.id) {
    case 'queen':
      return `La Reine ne peut plus perdre que ${points(hint.left)} d’honneur : accomplissez une mission du Louvre, ou gardez-lui une carte « Un pour tous ».`;
    case 'siege':
      return `Le siège est perdu dans ${spaces(hint.left)}. Les cartes Combat posées à La Rochelle apportent des dés, et qui s’y tient peut donner son sang.`;
    case 'time':
      return `Le temps s’épuise dans ${spaces(hint.left)}. Seule la Quête compte encore ; une carte « Un pour tous » arrête le temps pour une manche.`;
    case 'constance':
      return `Encore ${hint.left < 2 ? 'une Épée' : `${hint.left} Épées`} et Constance meurt : achevez l’enlèvement avant la fin de la manche.`;
    case 'louvre-fails':
      return 'La mission du Louvre échoue à la fin de cette manche et coûte 2 points d’honneur à la Reine, à moins de l’accomplir maintenant.';
    case 'fallen':
      return 'Votre mousquetaire gît au Vieux-Colombier : son tour passe à se relever, avec tous ses points de vie.';
    case 'bastille':
      return 'Pour quitter la Bastille : 1 pistole de pot-de-vin, ou un duel contre le geôlier. Chaque essai coûte une action.';
    case 'outnumbered':
      return `${hint.blue} dés bleus contre ${hint.red} rouges, c’est un mauvais marché. Chaque carte Combat ajoute un dé, avant le premier lancer seulement.`;
    case 'rochefort':
      return `Nul ne sait où est Milady : Rochefort attend peut-être ${names.places[hint.place].at}. Il arrête duels, défis et Quête, jamais les déplacements, les achats ni les échanges.`;
    case 'challenge-short':
      return `Pour le défi d’ici il vous manque ${hint.missing} point${hint.missing < 2 ? '' : 's'} ${OF_SKILL[hint.skill]} : piochez, échangez, ou achetez une amélioration avec n’importe quelle carte.`;
    case 'captain':
      return 'Vous avez M. de Tréville en main : pour une action, il apporte trois cartes.';
    case 'quest':
      return 'Personne n’est à la Quête, et rien d’autre ne vous fera gagner.';
    case 'garrison':
      return 'La Rochelle n’a pas encore de carte Combat. Posée ici, elle y reste et joue au siège à chaque manche.';
    case 'her-layout':
      return 'Il ne leur faut qu’un couloir. Qu’aucun ne commence ni ne finisse facilement ; les Leurres aussi leur coûtent une action.';
    case 'her-strength':
      return 'Les cartes doivent faire exactement la force de la mission. Une embûche compte 1, et il n’y en a qu’une.';
    case 'her-intercept':
      return 'Si Rochefort intervient, tous savent où vous êtes ; s’il n’est pas blessé, l’action est perdue et il reste.';
    case 'her-quarters':
      return 'Paris est vide, et vous n’avez pas de carte Paris en main : votre hôtel vous en procurerait une.';
    case 'her-palace':
      return 'Vous n’avez aucune Perfidie : chez Richelieu vous en piocheriez trois, sauf si un mousquetaire vous y trouve.';
    case 'her-siege':
      return `${hint.cards} cartes sont posées à La Rochelle : y aller leur ôte une carte Combat.`;
    case 'her-destination':
      return 'Où doivent-ils aller cette manche ? Rochefort peut y attendre n’importe lequel d’entre eux, sauf Athos.';
  }
};

export const learn: typeof english = {
  title: 'Un conseil',
  close: 'Plus celui-ci',
  off: 'Plus de conseils',
  on: 'Donnez-moi des conseils',
  say,
};
