import type { FirstTexts } from './en.ts';

export const fr: FirstTexts = {
  jailed:
    'On sort de la Bastille en soudoyant les geôliers, pour 1 pistole, ou en battant l’un d’eux en duel ; chaque essai coûte une action.',
  fell: 'Un mousquetaire qui n’a plus de points de vie est porté au Vieux-Colombier ; au lieu de jouer son prochain tour, il se relève et les retrouve tous.',
  snare: 'Un Piège coûte 1 point de vie à qui le retourne ou avance dessus, et la cuirasse n’y peut rien.',
  decoy: 'Un Leurre ne cache personne : il ne coûte que l’action qui l’a retourné.',
  rochefort:
    'Rochefort intercepte : on l’affronte d’abord, sans dépenser d’action ; s’il n’est pas blessé, il reste et la tentative est perdue.',
  nemesis:
    'Nemesis : seul le mousquetaire nommé par Milady peut s’attaquer à cette mission, jusqu’à ce qu’il en ait réussi un élément.',
  trap: 'Une Embûche accompagne cette mission : tant qu’elle est là, il faut s’y plier.',
  bite: 'Pour le Voleur et l’Assassin, on lance un dé chaque fois qu’un mousquetaire entre ; tous deux restent jusqu’à la fin de la mission.',
  'louvre-failed':
    'Une mission parvenue au bas de l’échelle du Louvre échoue : la Reine perd 2 points d’honneur et Milady pioche une Perfidie.',
  treachery: 'Une Perfidie agit aussitôt, et Milady en joue une au plus par manche.',
  siege:
    'À chaque manche, les deux camps lancent les dés du siège : seules les Épées comptent, et le jeton avance vers le camp qui en a le plus.',
  abduction:
    'Tant que « L’enlèvement » est à Paris, Milady lance quatre dés à la fin de chaque manche, et sa sixième Épée tue Constance.',
  manoeuvre:
    'Les trois symboles demandés sont là, et la botte secrète porte : elle coûte exactement 1 point de vie et met fin au duel, quoi que disent les autres dés.',
  draw: 'Personne n’est touché, il y a égalité : chaque camp retire un dé et relance les autres.',
  toledo: 'Une fois par duel, la lame de Tolède permet à qui la porte de relancer un de ses dés.',
  earned:
    'Les mousquetaires ont gagné une carte « Un pour tous » : à tout moment, elle peut arrêter le temps, relever l’honneur de la Reine ou valoir 2 jetons Épopée.',
  'one-for-all':
    'Une carte « Un pour tous » ne sert qu’une fois, pour un seul de ses trois effets, puis quitte la partie.',
  epics: 'Les jetons Épopée ne servent qu’à la Quête, sur chaque plateau à leur façon.',
  'board-2':
    'Le deuxième plateau : remportez ses quatre défis dans l’ordre que vous voulez ; de Wardes ne s’affronte qu’ensuite.',
  'board-3':
    'Le troisième plateau : trois adversaires face cachée, l’un après l’autre ; les cartes Combat s’engagent avant qu’on les retourne.',
  'board-4':
    'Le dernier plateau : on franchit une antichambre en remportant son défi, en battant ses deux adversaires, ou par un passage secret à 3 jetons Épopée.',
  'time-stopped': 'Le temps s’arrête : le jeton Temps n’avance plus jusqu’à la fin de la manche.',
  exposed: 'Milady est démasquée : sa figurine se tient maintenant là où elle s’est rendue cette manche.',
  traded:
    'Deux mousquetaires présents au même endroit échangent autant de cartes et d’équipements qu’ils veulent ; seul celui qui propose l’échange y dépense une action.',
  reinforced: 'Une carte Combat posée à La Rochelle y reste, et donne ses dés au siège à chaque manche.',
  razed: 'Milady était à La Rochelle : elle y a défaussé une carte Combat.',
  'her-treachery': 'Piochez une Perfidie ou jouez-en une : jamais les deux à la même étape.',
  'her-paris':
    'Rien ne vous oblige à jouer une carte Paris ; une nouvelle carte remplace l’ancienne, dont les adversaires qui restent reviennent dans votre main.',
  'her-raze': 'À La Rochelle, vous défaussez une carte Combat, mais jamais M. de Bassompierre.',
};
