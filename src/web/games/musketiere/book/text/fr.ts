import type { MusketiereBookWords } from './words.ts';

export const fr: MusketiereBookWords = {
  sheet: {
    lead: 'Tous ensemble contre la garde du Cardinal, et chacun pour sa bourse.',
    win: {
      title: 'Gagner',
      lines: ['Qui a 100 ducats ou plus à la fin d’une manche gagne la partie. À plusieurs, c’est le plus gros total.'],
    },
    lose: {
      title: 'Ce qui paie, et ce qui ne paie pas',
      lines: [
        'Une carte de récompense paie sa valeur en ducats.',
        'Sous une pierre précieuse, elle paie deux fois sa valeur.',
        'En prison, elle ne paie rien.',
        'Les trois pierres précieuses dans une seule main arrêtent la manche sur-le-champ.',
      ],
    },
    turn: {
      title: 'Une manche',
      steps: [
        [
          'Donne.',
          'Douze cartes chacun. Posez-en trois face cachée, vos récompenses ; les neuf autres restent en main.',
        ],
        ['Duel.', 'On retourne la première carte de garde : son nombre est celui qu’il faut atteindre.'],
        [
          'Choix.',
          'Chacun choisit une carte en secret. On les montre ensemble et l’on additionne les valeurs ; les épées n’y ajoutent rien.',
        ],
        [
          'Gagné :',
          'le total atteint le nombre. Qui a montré la carte la plus forte est le champion, et prend une pierre précieuse ou rend une de ses prisons.',
        ],
        [
          'Perdu :',
          'le total reste au-dessous. Qui a montré la carte la plus faible est le bouc émissaire, et prend une prison.',
        ],
        ['Et ainsi de suite,', 'neuf duels au plus. Puis on retourne les récompenses, et l’on paie.'],
        ['Réserve vide ?', 'Prenez le marqueur sur une carte de récompense de quelqu’un d’autre.'],
        ['Trois cartes couvertes ?', 'Un champion rend une prison, un bouc émissaire rend une pierre précieuse.'],
        [
          'Trois prisons ?',
          'Vous jetez une carte à chaque duel, et les autres doivent atteindre le nombre complet sans vous.',
        ],
      ],
    },
    numbers: {
      title: 'Ce que l’on oublie facilement',
      rows: [
        ['Cartes de mousquetaire', '55 : de 0 à 10, avec 0 à 4 épées'],
        ['Cartes de garde', '15, de 4 à 40'],
        ['Écartées à 2 joueurs', '25, 30, 35, 40'],
        ['Écartées à 3 joueurs', '4, 35, 40'],
        ['Écartées à 4 joueurs', '4, 5, 7'],
        ['Pierres précieuses et prisons', '3 de chaque'],
        ['Marqueurs sur une récompense', 'un au plus'],
      ],
    },
    pieces: {
      title: 'Cartes et marqueurs',
      meanings: {
        guard: 'Une carte de garde : il faut atteindre 16.',
        musketeer: 'Un mousquetaire : valeur 8, trois épées.',
        reward: 'Une récompense reste face cachée.',
        jewel: 'Une pierre précieuse double la carte qu’elle couvre.',
        prison: 'Une prison lui ôte toute valeur.',
        strength: 'À valeur égale, la carte qui a le plus d’épées est la plus forte. Il n’y en a pas deux pareilles.',
      },
    },
  },
  introductions: {
    'MUS.1': 'On s’unit pour battre la garde, et l’on se dispute la solde.',
    'MUS.2':
      'Le choix le plus dur vient d’abord : les cartes fortes paient bien en récompense, mais ce sont elles qui gagnent les duels.',
    'MUS.7': 'De la plus faible à la plus forte, les cartes forment une seule longue file, et chacune y a sa place.',
    'MUS.8':
      'Une carte de garde, une carte de chacun, montrées au même instant. On gagne ou l’on perd ensemble ; mais un seul en profite, ou le paie.',
    'MUS.14':
      'Pierres et prisons vont sur des récompenses que personne d’autre n’a vues, et il y en a peu : bientôt, on se les prend.',
    'MUS.19': 'Neuf duels, ou trois pierres dans une seule main. Tout le monde voit alors ce que valaient les secrets.',
    RULING: 'Les cas que la règle laisse ouverts, et comment on les tranche ici.',
  },
  figures: {
    'MUS.1': 'Ensemble, 26 : assez contre une garde à 25.',
    'MUS.2': 'Trois cartes face cachée en récompense ; les neuf autres sont la main.',
    'MUS.7': 'Un huit à trois épées bat un huit à une épée ; un neuf les bat tous deux, même sans épée.',
    'MUS.8':
      'Seize à atteindre, dix-huit en tout : gagné. Le sept est la carte la plus forte et vaut la pierre précieuse.',
    'MUS.14': 'Une pierre précieuse, une carte libre, une prison : ce qui est posé dessus décide de ce qu’elle paie.',
    'MUS.14.take': 'Ce que rapporte un duel : une seule carte est récompensée ou punie, jamais toutes.',
    'MUS.19': 'Le dix compte double, le six une fois, et le neuf, en prison, ne paie rien : 26 ducats.',
  },
  gallery: {
    lead: 'Tout ce que contient la boîte, dessiné comme sur notre table. La règle cite sept cartes de garde ; la valeur des huit autres est de nous.',
    groups: { guards: 'La garde du Cardinal', markers: 'Les marqueurs', musketeers: 'Les 55 cartes de mousquetaire' },
  },
  differences: {
    lead: 'De ce jeu, nous n’avons qu’un texte, et il est court. Là où il se tait, il a fallu choisir.',
    items: {
      guards: {
        books: 'Des quinze cartes de garde, le texte en cite sept : 4, 5, 7, 25, 30, 35 et 40.',
        here: 'Les huit autres forment une échelle régulière, choisie pour qu’à deux, à trois comme à quatre on gagne environ un duel sur deux.',
      },
      oneMarker: {
        books: 'Rien ne dit si une récompense peut porter deux marqueurs.',
        here: 'Un au plus : sinon les règles sur trois cartes couvertes n’auraient pas de sens.',
      },
      taker: {
        books: 'Le texte ne dit pas qui choisit le joueur et la carte où l’on prend un marqueur.',
        here: 'C’est à la personne qui le prend. La carte de récompense reste face cachée.',
      },
      covered: {
        books:
          'Un bouc émissaire aux trois cartes couvertes rend une pierre précieuse ; reçoit-il ensuite une prison ? Rien ne le dit.',
        here: 'Non : au moment où le duel a été perdu, aucune carte n’était libre.',
      },
      shutOut: {
        books: 'Le texte dit à peine ce que jette un joueur qui a trois prisons, et quand il combat de nouveau.',
        here: 'Une carte de son choix par duel, face cachée ; il combat de nouveau dès le duel qui suit la perte d’une prison.',
      },
      open: {
        books:
          'Peut-on regarder ses récompenses, et les cartes qui ont combattu restent-elles visibles ? Le texte n’en dit rien.',
        here: 'Oui, l’un et l’autre : on ne joue pas de mémoire. Seul ce que trois prisons font jeter reste caché jusqu’à la fin de la manche.',
      },
      hundred: {
        books: 'Pas un mot du cas où plusieurs joueurs atteignent 100 dans la même manche.',
        here: 'Le plus gros total gagne ; à égalité, on joue encore une manche.',
      },
      single: {
        books: 'Le texte ne connaît que la partie en cent ducats.',
        here: 'On peut choisir une seule manche en préparant la table.',
      },
    },
  },
  labels: {
    target: 'à atteindre',
    total: (sum: number, target: number) => `${sum} sur ${target}`,
    won: 'gagné',
    strongest: 'la plus forte',
    weaker: 'plus faible',
    stronger: 'plus forte',
    rewards: 'Cartes de récompense',
    hand: 'La main : neuf cartes',
    guards: 'Les gardes',
    supply: 'La réserve',
    champion: 'Gagné : la carte la plus forte prend une pierre précieuse',
    scapegoat: 'Perdu : la carte la plus faible prend une prison',
    pays: { jewel: 'paie double', free: 'paie une fois', prison: 'ne paie rien' },
    sum: 'Ensemble',
  },
};
