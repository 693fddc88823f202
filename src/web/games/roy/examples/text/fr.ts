import type { Examples } from './words.ts';

export const fr: Examples = {
  trade: {
    title: 'Athos et Porthos font un échange',
    begins:
      'Athos et Porthos sont tous deux au Louvre. Athos tient deux cartes Combat et une carte Érudition, Porthos une Érudition et une Galanterie. C’est le tour d’Athos, et il a trois actions.',
    steps: [
      [
        'Athos propose un échange à Porthos',
        'Ils en parlent d’abord. Rien n’est encore payé : un échange qui n’aboutit pas ne coûte rien.',
      ],
      [
        'chacun pose ce qu’il donne',
        'Athos pose sa carte double Combat, Porthos sa carte Érudition. Les autres voient combien de cartes changent de main, mais pas lesquelles.',
      ],
      [
        'tous deux acceptent',
        'Les cartes changent de main. Athos a payé une action et il lui en reste deux ; Porthos n’a rien payé.',
      ],
    ],
  },
  challenge: {
    title: 'Le panache de d’Artagnan contre Panache 7',
    begins:
      'La mission du Louvre demande Panache 7. D’Artagnan est sur place ; il a lui-même 4 en Panache, et il tient trois cartes Panache et une Galanterie.',
    steps: [
      [
        'd’Artagnan tente le défi',
        'Il y dépense une action. Il en a le droit : avec ses cartes, il peut arriver à 7. Pour l’instant, il en est à 4.',
      ],
      [
        'il joue deux cartes Panache',
        'Chacune vaut un point : 4 et 2 font 6, il en manque un. La Galanterie ne servirait à rien, seules comptent les cartes de la même compétence.',
      ],
      [
        'il joue la troisième',
        'Sept : le défi est réussi et marqué. Les trois cartes sont défaussées, et la bourse gagne 3 pistoles. Reste le Sbire, qui attend qu’on vienne le combattre.',
      ],
    ],
  },
  cardinal: {
    title: 'Milady est-elle chez le Cardinal ? Non',
    begins:
      'Milady a posé sa carte Lieu face cachée. Athos a encore tout son tour devant lui, et la soupçonne d’être chez Richelieu.',
    steps: [
      [
        'Athos s’y rend',
        'Elle n’y est pas. Athos est aussitôt conduit à la Bastille et son tour est fini ; au prochain, il pourra tenter d’en sortir.',
      ],
    ],
  },
  found: {
    title: 'Milady est-elle chez le Cardinal ? Oui',
    begins: 'Le même pari, dans une autre manche : la carte de Milady est face cachée, et Aramis a trois actions.',
    steps: [
      [
        'Aramis s’y rend',
        'Prise sur le fait ! Milady montre sa carte et perd ce que le Cardinal lui aurait donné. Il reste deux actions à Aramis, et qui viendra après lui ne risque plus rien.',
      ],
    ],
  },
  jailer: {
    title: 'Deux façons de quitter la Bastille',
    begins:
      'Athos commence son tour derrière les barreaux. Il a trois actions, l’équipe une seule pistole, et il aimerait mieux la garder.',
    steps: [
      [
        'il tente de s’évader',
        'Cela coûte une action, et c’est un duel : ses trois dés contre les trois du geôlier. Une Épée et deux Lys contre deux Épées et un Bouclier.',
      ],
      [
        'on compte les Épées',
        'Le Bouclier arrête l’Épée d’Athos ; les deux du geôlier passent. Athos perd deux points de vie et reste où il est, avec deux actions.',
      ],
      ['Athos paie quand même', 'La pistole ouvre la porte. Athos est au Vieux-Colombier, et il lui reste une action.'],
    ],
  },
  draws: {
    title: 'Deux égalités et une Épée',
    begins: 'Athos est à Paris, face au Sbire : trois dés bleus contre deux rouges. Personne ne joue de carte.',
    steps: [
      [
        'les deux camps lancent',
        'Le Bouclier d’Athos arrête l’Épée du Sbire, et inversement ; le Lys ne compte pas. Égalité : chaque camp retire un dé.',
      ],
      [
        'ils relancent',
        'Deux dés contre un. Le seul dé du Sbire montre un Bouclier et arrête l’Épée d’Athos : encore une égalité. Il reste un dé à Athos, aucun au Sbire.',
      ],
      [
        'Athos lance seul',
        'Une Épée, et rien pour l’arrêter : le Sbire est battu et rapporte 1 pistole. C’est celui qui revient toujours : sa carte retourne dans la main de Milady.',
      ],
    ],
  },
  blood: {
    title: 'Premier sang des deux côtés',
    begins:
      'D’Artagnan n’a plus que deux points de vie, et trois cartes Combat simples en main. Cavois a deux points de vie et quatre dés rouges.',
    steps: [
      [
        'd’Artagnan joue deux cartes',
        'Trois dés à lui, et un par carte : cinq. Il garde la troisième carte ; après le premier lancer, il sera trop tard pour la jouer.',
      ],
      [
        'les deux camps lancent',
        'Deux Épées de part et d’autre, et assez de Boucliers pour toutes. Égalité : quatre dés contre trois, et plus aucune carte.',
      ],
      [
        'ils relancent',
        'Une Épée passe de chaque côté, et le premier sang met fin au duel. Il reste un point de vie à d’Artagnan comme à Cavois, qui demeure à Paris avec sa blessure.',
      ],
    ],
  },
  manoeuvre: {
    title: 'La botte secrète d’Aramis',
    begins: 'Aramis cherche trois Lys. Il affronte Brisemont et ses trois dés rouges, une carte double Combat en main.',
    steps: [
      [
        'il joue la carte double',
        'Trois dés et deux de plus : plus il y a de dés, plus les trois Lys ont de chances de sortir.',
      ],
      [
        'les deux camps lancent',
        'Trois Lys ! L’Épée et le Bouclier d’à côté ne comptent plus, les trois Épées de Brisemont non plus.',
      ],
      [
        'la botte porte',
        'Brisemont perd son unique point de vie et quitte la partie. Aramis est indemne, et l’équipe gagne un jeton Épopée.',
      ],
    ],
  },
  rochefort: {
    title: 'Rochefort s’interpose',
    begins: 'Porthos est à Paris, où le Sbire garde l’enlèvement. La carte Lieu de Milady est face cachée.',
    steps: [
      [
        'Porthos provoque le Sbire',
        'Il annonce exactement ce qu’il veut faire. La parole est à Milady : si sa carte est Paris, Rochefort peut intervenir.',
      ],
      [
        'Milady retourne Paris',
        'Rochefort passe d’abord. Les trois Épées de Porthos rencontrent deux Boucliers, les deux de Rochefort n’en rencontrent aucun ; mais quand les deux sont touchés, chacun ne perd qu’un point. Il en reste 4 à Porthos, et 4 à Rochefort, qui s’enfuit.',
      ],
      [
        'Porthos poursuit',
        'Le duel annoncé a lieu maintenant, sans autre action : une Épée passe le Bouclier du Sbire, qui est battu. Rochefort ne reviendra plus durant cette manche.',
      ],
    ],
  },
  siege: {
    title: 'Une carte, un lancer, un sacrifice',
    begins:
      'Cinquième manche : Milady lance deux dés rouges au siège. Une carte Combat simple est posée à La Rochelle. Porthos y est, une double en main.',
    steps: [
      [
        'Porthos apporte un renfort',
        'Pour une action, il pose la carte double. Les assiégeants lancent désormais trois dés : un et deux.',
      ],
      [
        'on vérifie le siège',
        'Deux Épées contre deux : en l’état, le jeton ne bougerait pas. Le Bouclier ne compte pas. Mais Porthos est sur place.',
      ],
      [
        'Porthos sacrifie un point de vie',
        'Il raye une Épée de Milady : une contre deux, et le jeton avance d’une case vers le triomphe. Il reste quatre points de vie à Porthos.',
      ],
    ],
  },
  evening: {
    title: 'Une mauvaise fin de manche',
    begins:
      'Le dernier mousquetaire a joué. Personne n’est à La Rochelle, la mission du Louvre est sur la deuxième case, et nul ne s’est occupé de l’enlèvement à Paris.',
    steps: [
      [
        'on vérifie le siège',
        'Aucune carte à La Rochelle, donc aucun dé bleu. Le seul dé rouge de Milady montre une Épée : le jeton recule d’une case vers la ruine.',
      ],
      [
        'le temps passe',
        'Le jeton Temps arrive sur sa quatrième case. Dès la manche suivante, Milady lancera deux dés rouges au siège.',
      ],
      [
        'le Louvre',
        'Le jeton Louvre descend sur la troisième case, et la Reine perd 1 point d’honneur : il lui en reste 11 sur 13.',
      ],
      [
        'l’enlèvement',
        'Milady lance quatre dés rouges contre Constance. Deux Épées : avec celle d’avant, cela fait trois. À six, Constance est perdue, et la partie avec elle.',
      ],
    ],
  },
  inn: {
    title: 'Par l’escalier des Chambres',
    begins: 'Athos est dans la Salle commune de l’auberge, avec trois actions, trois points de vie et un jeton Épopée.',
    steps: [
      [
        'il jette un œil',
        'Le jeton Épopée retourne trois jetons d’un coup : un Piège, un adversaire au résultat fixe et un Leurre. Un Piège qu’on a seulement regardé ne fait encore rien.',
      ],
      [
        'première case : le Piège',
        'Athos s’y engage tout de même : pas de duel, un point de vie perdu, le jeton disparaît. Il reste deux actions.',
      ],
      [
        'deuxième case : un résultat fixe',
        'Celui-là ne lance pas de dés : il montre toujours une Épée et un Bouclier. Athos a deux Épées et un Bouclier ; une Épée passe, et la voie est libre.',
      ],
      [
        'troisième case : le Leurre',
        'Personne, mais l’action est dépensée, et c’était la dernière d’Athos. Un seul jeton barre encore le chemin ; qui le battra achèvera le plateau.',
      ],
    ],
  },
  road: {
    title: 'D’abord les cartes, ensuite les visages',
    begins:
      'Le retour vers Paris. Trois jetons sont face cachée ; Porthos s’attaque au premier, avec deux cartes Combat simples et deux jetons Épopée en réserve.',
    steps: [
      [
        'il engage une carte',
        'Il doit choisir avant de savoir qui l’attend. Une carte : quatre dés. L’autre reste en main.',
      ],
      [
        'on retourne le jeton',
        'Quatre dés rouges, le plus fort de tous. Trop tard pour la seconde carte ; le jeton reste désormais face visible.',
      ],
      [
        'un jeton Épopée à la rescousse',
        'Sur ce plateau, il vaut une carte Combat simple, même maintenant : cinq dés. Il reste un jeton Épopée.',
      ],
      [
        'les deux camps lancent',
        'Trois Épées contre deux Boucliers : une passe. Les deux Boucliers de Porthos arrêtent les deux Épées. La première embuscade est franchie, son jeton quitte la partie.',
      ],
    ],
  },
  passage: {
    title: 'Un adversaire par l’épée, le reste en douce',
    begins:
      'La première antichambre du Louvre est découverte : un défi d’Érudition 8, un adversaire à deux dés et un à quatre. Athos est là, avec trois jetons Épopée.',
    steps: [
      [
        'Athos combat le plus faible',
        'L’une des deux Épées d’Athos passe le Bouclier ; le sien arrête l’Épée d’en face. Un adversaire est battu, celui à quatre dés est toujours là.',
      ],
      [
        'il prend le passage secret',
        'Une action et trois jetons Épopée : l’antichambre est franchie, ce qui y restait disparaît, et la deuxième s’ouvre. Il reste une action à Athos.',
      ],
    ],
  },
};
