import type { Examples } from './words.ts';

export const fr: Examples = {
  won: {
    title: 'Un duel gagné, avec deux huit',
    begins: 'La garde est à 16. Anne, Blaise et Colette ont chacun choisi une carte en secret.',
    steps: [
      [
        'on montre les cartes',
        'Deux huit et un deux font 18 : le duel est gagné. Des deux huit, celui de Blaise est le plus fort, trois épées contre une pour Anne. C’est lui le champion.',
      ],
      [
        'Blaise prend une pierre précieuse',
        'Il la pose aussitôt sur une de ses cartes de récompense. À la fin de la manche, cette carte paiera double.',
      ],
    ],
  },
  lost: {
    title: 'Un duel perdu de deux points',
    begins: 'La garde est à 20, et trois cartes sont choisies en secret.',
    steps: [
      [
        'on montre les cartes',
        'Neuf, six et trois font 18 : il en manque deux. Colette a joué la carte la plus faible. Ses quatre épées ne s’ajoutent pas à la somme, et un trois reste un trois. Elle est le bouc émissaire.',
      ],
      [
        'Colette prend une prison',
        'La voilà sur une de ses cartes de récompense, qui ne paiera rien tant que la prison y reste.',
      ],
    ],
  },
  supply: {
    title: 'Plus une pierre au milieu',
    begins: 'Cinquième duel, il faut 14. Les trois pierres précieuses sont prises : Anne en a deux, Blaise une.',
    steps: [
      [
        'on montre les cartes',
        'Quatre, cinq et neuf font 18. Colette est championne, et une pierre lui revient. La réserve n’en a plus.',
      ],
      [
        'elle en prend une à Anne',
        'Elle choisit à qui, et sur quelle carte. La carte elle-même reste face cachée : nul ne sait si elle était bonne.',
      ],
      [
        'elle la pose sur une carte à elle',
        'Une pierre pour chacun. Et Anne, à qui une seule manquait pour finir la manche, s’en éloigne.',
      ],
    ],
  },
  barred: {
    title: 'Trois prisons, et comment en sortir',
    begins: 'Sixième duel, il faut 16. Les trois prisons sont sur les cartes d’Anne : elle ne combat plus.',
    steps: [
      [
        'on montre les cartes',
        'Anne a jeté une carte, face cachée ; elle ne compte pas. Sept et six font 13, et les deux autres devaient atteindre 16 sans elle. Colette est le bouc émissaire.',
      ],
      [
        'Colette doit prendre une prison',
        'La réserve n’en a plus, elle vient donc de quelqu’un d’autre, et seule Anne en a. Colette choisit la carte.',
      ],
      [
        'la voilà sur une carte de Colette',
        'Il reste deux prisons à Anne, et elle combat de nouveau dès le prochain duel.',
      ],
    ],
  },
  reckoning: {
    title: 'Le dernier duel et les comptes',
    begins:
      'Neuvième duel, il faut 18. Anne en est à 41 ducats, Blaise à 52, Colette à 37. Pour une fois, nous voyons les cartes de récompense avant l’heure.',
    steps: [
      ['on montre les cartes', 'Six, cinq et un font 12 : perdu. Le un de Colette est la carte la plus faible.'],
      [
        'une dernière prison, puis la solde',
        'La troisième carte de Colette part en prison. Anne : 10 doublé, 6 et rien, 26 ducats. Blaise : 8, 7 doublé et 3, 25. Colette : 9, 5 et rien, 14. Personne n’a 100, on donne une nouvelle manche.',
      ],
    ],
  },
};
