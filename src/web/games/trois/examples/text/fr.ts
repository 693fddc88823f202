import type { Examples } from './words.ts';

export const fr: Examples = {
  behind: {
    title: 'La case est prise',
    begins: 'Aramis est sur la case 6 de la route de Calais, d’Artagnan six cases plus loin. C’est le tour d’Aramis.',
    steps: [
      [
        'Aramis lance les dés',
        'Deux et quatre : tout juste la case de d’Artagnan. Il n’y a de place que pour un, Aramis s’arrête donc sur la première case libre derrière, la 11. Il est passé sur une case Gazette : on retourne la suivante.',
      ],
    ],
  },
  double: {
    title: 'Un double, et encore un',
    begins: 'Aramis n’a personne devant lui sur la route de Calais. Il est sur la case 4.',
    steps: [
      ['il lance les dés', 'Un et un : deux cases, et comme c’est un double, il rejoue.'],
      [
        'il relance',
        'Quatre et quatre : huit cases de plus, jusqu’à la 14. En chemin, une case Gazette ; la Gazette vient avant le lancer suivant.',
      ],
      [
        'il lance une fois encore',
        'Deux et trois : cinq cases, jusqu’à la 19. Pas de double cette fois ; c’est à d’Artagnan.',
      ],
    ],
  },
  held: {
    title: 'Retenu, et comment on s’en sort',
    begins:
      'Aramis est sur la case 4. Quatre cases plus loin, une fiole, et sur cette pile une carte qu’il préférerait ne pas voir.',
    steps: [
      [
        'il fait quatre en tout',
        'Un et trois : il finit sur la fiole, pioche et lit. La carte reste devant lui : il repartira avec 7 ou plus, et il a deux essais.',
      ],
      [
        'son tour suivant',
        'D’Artagnan a joué. Aramis essaie avec les deux dés : deux et trois, trop peu. Il lui reste un essai.',
      ],
      [
        'et le suivant',
        'Cinq et trois font huit. Il est libre, la carte va sous sa pile, et ce lancer est son trajet : huit cases, jusqu’à la 16.',
      ],
    ],
  },
  one: {
    title: 'Une case au lieu de deux dés',
    begins: 'D’Artagnan a les ferrets et rentre par la France. Aramis en est encore à l’aller, sur la case 5.',
    steps: [
      [
        'Aramis avance d’une case',
        'Depuis que les ferrets ont été remis, il en a le droit : pas de dés, une seule case, et il finit sur la 6 sans carte à piocher.',
      ],
      [
        'le tour de d’Artagnan',
        'Qui porte les ferrets n’a pas ce choix. Il lance un et deux, et avance de trois cases.',
      ],
    ],
  },
  stairs: {
    title: 'Par le passage secret',
    begins:
      'Aramis est juste devant la maison de Mme Bonacieux. La Gazette dit qu’elle est chez elle et que le passage est ouvert.',
    steps: [
      [
        'il lance les dés',
        'Un et trois. Une case le mène à la maison, il en reste trois. Il peut s’arrêter là, prendre la voie pavée ou tenter le passage.',
      ],
      [
        'il prend le passage',
        'Trois pas de faits. Un encore et le voilà chez la Reine ; par la voie pavée, il en resterait six.',
      ],
    ],
  },
  studs: {
    title: 'À peine reçus, déjà perdus',
    begins: 'Personne n’est encore entré chez Buckingham. Aramis est à deux cases du château, d’Artagnan à une.',
    steps: [
      [
        'Aramis lance les dés',
        'Deux et quatre. En deux cases il est au château : il est le premier, et le duc lui remet les ferrets. Il reste quatre cases.',
      ],
      [
        'il continue',
        'Il aurait pu s’arrêter. Il emploie plutôt ce qui lui reste, et le voilà sur le retour, à quatre cases du château.',
      ],
      [
        'd’Artagnan lance les dés',
        'Trois et quatre. Une case le mène au château, où il n’y a plus rien pour lui ; il en reste six.',
      ],
      ['il se lance derrière Aramis', 'Six cases : il dépasse Aramis et lui prend les ferrets.'],
    ],
  },
};
