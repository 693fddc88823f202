import type { FirstTexts } from './en.ts';

export const fr: FirstTexts = {
  stairs:
    'Le passage secret est le plus court chemin entre Mme Bonacieux et la Reine, quand la Gazette vous le permet.',
  shortcut: 'Dès que Buckingham a remis les ferrets, les autres peuvent rentrer par le raccourci.',
  milady: 'Une fiole fait piocher une carte Milady : on la lit, et l’on obéit.',
  dagger: 'Une dague fait piocher une carte Rochefort, et beaucoup sont pires quand ses espions rôdent.',
  sword:
    'Une épée fait piocher dans la pile Mousquetaires : une carte à exécuter, ou une botte secrète, que l’on garde cachée jusqu’au bon moment.',
  held: 'Le cavalier qu’une carte retient lance les dés au début de son tour, et repart quand le lancer réussit.',
  waits: 'Une carte peut faire passer des tours entiers : d’ici là, on ne lance pas les dés.',
  missed: 'Une carte a fait perdre ce tour ; à côté du cavalier, on lit combien il lui en reste à passer.',
  'one-die': 'À cause de cette carte, le cavalier ne lancera qu’un seul dé la prochaine fois.',
  gate: 'La porte du Louvre est fermée : le reste du lancer est perdu, et l’on attend qu’une Gazette la rouvre.',
  boat: 'Pas de bateau de ce côté de la mer : on attend au port de meilleures nouvelles.',
  castle: 'Le duc est absent : nul n’entre dans son château avant qu’une Gazette n’annonce son retour.',
  dropped: 'Les ferrets sont sur la route : le premier cavalier qui passe sur cette case les ramasse.',
  studs: 'Qui dépasse le porteur prend les ferrets, et qui les apporte à la Reine gagne.',
  double: 'Un double fait rejouer.',
  'gave-way':
    'Il n’y a place que pour un cavalier par case : le dernier venu s’arrête sur la première case libre derrière.',
  gazette:
    'Passer sur une case Gazette apporte des nouvelles fraîches : elles disent ce qui est ouvert ou fermé en chemin.',
  eased: 'Une nouvelle marquée « un tour au plus » prend fin dès que tout le monde est resté bloqué un tour de table.',
  'last-leg':
    'La dernière étape ramène chez la Reine : seuls les ferrets remis en mains propres mettent fin à la course.',
};
