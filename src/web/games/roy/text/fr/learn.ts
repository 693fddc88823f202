import type { learn as english } from '../en/learn.ts';

const points = (count: number): string => (count < 2 ? `${count} point` : `${count} points`);
const spaces = (count: number): string => (count < 2 ? 'une case' : `${count} cases`);

export const learn: typeof english = {
  title: 'Un conseil',
  close: 'Ne plus le montrer',
  off: 'Arrêter les conseils',
  unfold: 'Lire le conseil',
  fold: 'Replier le conseil',
  hints: {
    queen: left =>
      `La Reine ne peut plus perdre que ${points(left)} d’honneur : accomplissez une mission du Louvre, ou gardez-lui une carte « Un pour tous ».`,
    siege: left =>
      `Encore ${spaces(left)} et le siège est perdu. Les cartes Combat posées à La Rochelle apportent des dés, et qui s’y trouve peut sacrifier un point de vie.`,
    time: left =>
      `Encore ${spaces(left)} et le temps est écoulé. Seule la Quête compte encore ; une carte « Un pour tous » arrête le temps pour une manche.`,
    constance: left =>
      `Encore ${left < 2 ? 'une Épée' : `${left} Épées`} et Constance meurt : déjouez l’enlèvement avant la fin de la manche.`,
    'louvre-fails':
      'La mission du Louvre échoue à la fin de cette manche et coûte 2 points d’honneur à la Reine, si vous ne l’accomplissez pas avant.',
    fallen: 'Votre mousquetaire gît au Vieux-Colombier : son tour se passe à se relever, avec tous ses points de vie.',
    bastille:
      'Pour quitter la Bastille : 1 pistole de pot-de-vin, ou un duel contre le geôlier. Chaque essai coûte une action.',
    outnumbered: (blue, red) =>
      `${blue < 2 ? `${blue} dé bleu` : `${blue} dés bleus`} contre ${red < 2 ? `${red} rouge` : `${red} rouges`}, c’est une mauvaise affaire. Chaque carte Combat ajoute un dé, avant le premier lancer seulement.`,
    rochefort: at =>
      `Nul ne sait où est Milady : Rochefort attend peut-être ${at}. Il arrête duels, défis et Quête, jamais les déplacements, les achats ni les échanges.`,
    'challenge-short': (missing, skill) =>
      `Pour le défi de ce lieu, il vous manque ${points(missing)} en ${skill} : piochez, échangez, ou achetez une amélioration avec n’importe quelle carte.`,
    captain: 'Vous avez M. de Tréville en main : pour une action, il apporte trois cartes.',
    quest: 'Personne n’est à la Quête, et rien d’autre ne vous fera gagner.',
    garrison: 'La Rochelle n’a pas encore de carte Combat. Posée ici, elle y reste et joue au siège à chaque manche.',
    'her-layout':
      'Il ne leur faut qu’un chemin. Qu’aucun ne commence ni ne finisse facilement ; les Leurres aussi leur coûtent une action.',
    'her-strength':
      'Les cartes doivent faire exactement la force de la mission. Une Embûche compte 1, et une seule est permise.',
    'her-intercept':
      'Si Rochefort intercepte, tous savent où vous êtes ; s’il n’est pas blessé, l’action est perdue et il reste.',
    'her-quarters': 'Paris est vide, et vous n’avez pas de carte Paris en main : votre hôtel vous en procurerait une.',
    'her-palace':
      'Vous n’avez aucune Perfidie : chez Richelieu vous en piocheriez trois, sauf si un mousquetaire vous y trouve.',
    'her-siege': cards => `${cards} cartes sont posées à La Rochelle : y aller leur ôte une carte Combat.`,
    'her-destination':
      'Où doivent-ils aller cette manche ? Rochefort peut y attendre n’importe lequel d’entre eux, sauf Athos.',
  },
};
