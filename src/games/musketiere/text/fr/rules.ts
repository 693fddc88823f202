import type { Chapter } from '#kernel/text.ts';
import { ids } from '../situation.ts';

/** The rulebook in French, in the order it is read. */
export const rules: Readonly<Record<string, string>> = {
  'MUS.1':
    'On joue à deux, trois ou quatre mousquetaires au service de la Reine. Tous combattent ensemble la garde du Cardinal, mais chacun compte ses propres ducats.',
  'MUS.22':
    'On joue manche après manche, et chaque manche rapporte des ducats. Qui possède 100 ducats ou plus à la fin d’une manche gagne la partie.',

  'MUS.2':
    'La garde du Cardinal compte 15 cartes numérotées de 4 à 40. Avant chaque manche, on en écarte quelques-unes : à deux, les 25, 30, 35 et 40 ; à trois, les 4, 35 et 40 ; à quatre, les 4, 5 et 7.',
  'MUS.3': 'On mélange les cartes de garde qui restent : elles forment une pile face cachée.',
  'MUS.4':
    'On mélange les 55 cartes de mousquetaire et chacun en reçoit douze, cachées aux autres. Le reste ne sert pas dans cette manche et personne ne le regarde.',
  'MUS.5':
    'Trois pierres précieuses et trois prisons attendent au milieu : c’est la réserve. Pierres et prisons sont des marqueurs.',
  'MUS.6':
    'Parmi vos douze cartes, choisissez-en librement trois : ce sont vos cartes de récompense, posées face cachée devant vous, qui feront votre solde. Les neuf autres sont votre main, une carte par duel.',

  'MUS.7':
    'Une carte de mousquetaire a une valeur de 0 à 10 et de zéro à quatre épées ; il n’y en a pas deux pareilles. La plus grande valeur est la plus forte ; à valeur égale, c’est celle qui a le plus d’épées.',

  'MUS.8':
    'Une manche compte jusqu’à neuf duels. Chaque duel commence quand on retourne la première carte de garde de la pile : son nombre est celui qu’il faut atteindre.',
  'MUS.9':
    'Qui combat choisit en secret une carte de sa main. Toutes ces cartes sont montrées au même instant et l’on additionne leurs valeurs ; les épées n’y ajoutent rien.',
  'MUS.10':
    'Si le total atteint ou dépasse le nombre de la garde, le duel est gagné. S’il reste au-dessous, le duel est perdu.',
  'MUS.11':
    'Duel gagné : qui a montré la carte la plus forte est le champion, prend une pierre précieuse et la pose aussitôt sur une de ses propres cartes de récompense.',
  'MUS.12':
    'Un champion qui a une prison peut laisser la pierre précieuse et remettre plutôt une de ses propres prisons dans la réserve.',
  'MUS.13':
    'Duel perdu : qui a montré la carte la plus faible est le bouc émissaire, prend une prison et la pose aussitôt sur une de ses propres cartes de récompense.',

  'MUS.14':
    'Si la réserve n’a plus le marqueur qu’il vous faut, vous prenez cette pierre précieuse ou cette prison sur une carte de récompense de quelqu’un d’autre.',
  'MUS.15': 'Une carte de récompense porte un seul marqueur : un nouveau ne se pose que sur une carte libre.',
  'MUS.16':
    'Un champion dont les trois cartes de récompense sont couvertes ne reçoit pas de pierre précieuse : une de ses prisons doit retourner à la réserve.',
  'MUS.17':
    'Un bouc émissaire dont les trois cartes de récompense sont couvertes doit remettre une de ses pierres précieuses dans la réserve.',
  'MUS.18':
    'Avec une prison sur chacune de vos trois cartes de récompense, vous ne combattez plus : à chaque duel vous jetez une carte de votre main, qui ne compte pas, et les autres doivent atteindre le nombre complet sans vous. Vous combattez de nouveau dès le duel qui suit celui où quelqu’un d’autre a dû prendre une de vos prisons.',

  'MUS.19': 'Qui possède les trois pierres précieuses met fin à la manche sur-le-champ.',
  'MUS.20': 'Sinon la manche s’achève quand les neuf cartes de la main ont servi, après le neuvième duel.',
  'MUS.21':
    'On retourne alors les cartes de récompense. Une carte libre paie sa valeur en ducats, une carte avec une pierre précieuse deux fois sa valeur, une carte en prison rien du tout. La somme s’ajoute à votre total.',

  'MUS.RULING.1': 'Deux marqueurs sur une même carte de récompense ? Jamais.',
  'MUS.RULING.2':
    'Et si deux personnes ont la carte la plus forte, ou la plus faible, à égalité ? C’est impossible : parmi les 55 cartes, aucune n’a la même valeur et les mêmes épées qu’une autre.',
  'MUS.RULING.3':
    'Le champion peut-il ne rien prendre ? Non : il prend une pierre précieuse, ou il se défait d’une prison.',
  'MUS.RULING.4':
    'Le champion peut-il prendre la pierre précieuse de quelqu’un quand la réserve en a encore ? Non, seulement quand elle n’en a plus.',
  'MUS.RULING.5':
    'Qui décide à qui et sur quelle carte un marqueur est pris ? La personne qui le prend. La carte de récompense, elle, reste face cachée.',
  'MUS.RULING.6':
    'La réserve n’a plus de prison : le bouc émissaire peut-il reprendre une des siennes ? Non, elle doit venir de quelqu’un d’autre.',
  'MUS.RULING.7':
    'Un bouc émissaire aux trois cartes couvertes reçoit-il encore une prison, une fois la pierre précieuse rendue ? Non, il rend la pierre et c’est tout.',
  'MUS.RULING.8':
    'Que jette-t-on avec trois prisons, et quand ? À partir du duel suivant, une carte au choix par duel, pendant que les autres choisissent la leur. Elle reste face cachée et n’est montrée qu’après la manche.',
  'MUS.RULING.9':
    'Quand combat-on de nouveau, après le départ d’une des trois prisons ? Dès le duel suivant : les cartes de celui-ci sont déjà montrées.',
  'MUS.RULING.10':
    'On joue à deux, et trois prisons écartent l’un des joueurs ? L’autre combat seul contre le nombre complet, et devient champion ou bouc émissaire selon l’issue.',
  'MUS.RULING.11':
    'Peut-on s’entendre ou donner des indices ? Non : les choix sont secrets. On peut parler à la table, mais ni de ses cartes en main, ni de ses récompenses, ni de la carte qu’on va jouer.',
  'MUS.RULING.12':
    'Plusieurs totaux atteignent 100 dans la même manche ? Le plus haut gagne. Si les plus hauts sont égaux, tout le monde joue une manche de plus, puis une autre s’il le faut.',
  'MUS.RULING.13':
    'Que deviennent les cartes de garde qui restent après le dernier duel ? Personne ne les voit. Pour la manche suivante, on trie de nouveau les 15.',
  'MUS.RULING.14': 'Peut-on regarder ses propres cartes de récompense ? Oui, à tout moment.',
  'MUS.RULING.15':
    'Les cartes jouées restent-elles visibles ? Celles qui ont combattu, oui, pour tout le monde. Celles que trois prisons ont fait jeter restent cachées jusqu’à la fin de la manche.',
  'MUS.RULING.16': 'Peut-on déplacer plus tard un marqueur ? Non, il reste où il a été posé.',
  'MUS.RULING.17':
    'Trois pierres précieuses arrêtent la manche plus tôt : que valent les cartes encore en main ? Rien, on les ignore.',
  'MUS.RULING.18':
    'Y a-t-il autre chose de particulier à deux ? Non : seulement les cartes de garde écartées, et le combat en solitaire quand l’autre a trois prisons.',
  'MUS.RULING.19':
    'Peut-on jouer une seule manche ? Oui, cela se choisit en préparant la table : qui a le plus de ducats l’emporte, et en cas d’égalité en tête, une autre manche suit.',
};

export const chapters: readonly Chapter[] = [
  { title: 'Le but du jeu', rules: ['MUS.1', 'MUS.22'] },
  { title: 'Avant chaque manche', rules: ids('MUS', 2, 6) },
  { title: 'La force des cartes', rules: ['MUS.7'] },
  { title: 'Un duel', rules: ids('MUS', 8, 13) },
  { title: 'Pierres précieuses et prisons', rules: ids('MUS', 14, 18) },
  { title: 'La fin d’une manche', rules: ids('MUS', 19, 21) },
  { title: 'Questions et réponses', rules: ids('MUS.RULING', 1, 19) },
];
