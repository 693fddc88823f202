import type { BookWords } from '#web/parts/book/book.ts';

export const sheet: BookWords['sheet'] = {
  lead: 'Les mousquetaires courent après les ferrets de la Reine. Milady, seule contre tous, n’a qu’à les retarder assez longtemps.',
  win: {
    title: 'Les mousquetaires gagnent ensemble',
    lines: [
      'quand ils achèvent le quatrième plateau de la Quête : l’auberge, le passage vers l’Angleterre, le retour vers Paris, les galeries du Louvre.',
    ],
  },
  lose: {
    title: 'Milady gagne dès que',
    lines: [
      'le jeton Temps atteint la case Richelieu ;',
      'le jeton La Rochelle arrive au bout de l’échelle, à gauche ;',
      'la Reine a perdu tout son honneur ;',
      '« L’enlèvement », à Paris, lui a donné 6 Épées.',
    ],
  },
  turn: {
    title: 'Une manche',
    steps: [
      ['Milady', 'cache sa carte Lieu, peut mettre en jeu une carte Paris, puis pioche ou joue une Perfidie.'],
      [
        'Les mousquetaires',
        'ont chacun un tour, dans l’ordre de leur choix. Une action : piocher, aller où l’on veut, échanger, jouer un personnage, poser un renfort à La Rochelle, tenter un défi, livrer un duel, acheter jusqu’à 2 articles, ou ce que le lieu propose. À la fin, Milady se dévoile et agit là où elle est.',
      ],
      [
        'La Rochelle.',
        'Milady lance les dés rouges indiqués sous le jeton Temps, les mousquetaires un dé bleu par carte Combat posée là (deux pour une carte double). Seules les Épées comptent : le jeton avance de la différence.',
      ],
      ['La fin de la manche.', 'Le jeton Temps avance, le jeton Louvre descend, la carte Paris fait son effet.'],
      ['Un défi :', 'votre compétence, plus 1 par carte de la même compétence, doit atteindre sa valeur.'],
      [
        'Un duel :',
        '3 dés bleus, plus 1 par carte Combat, contre les dés rouges de l’adversaire. D’abord les bottes secrètes. Puis chaque Bouclier annule une Épée, et chaque Épée restante coûte un point de vie. Au premier sang, c’est fini ; après une égalité, chaque camp relance avec un dé de moins.',
      ],
      [
        'Rochefort',
        'peut intercepter une tentative à Paris, au Louvre ou à la Quête, si Milady s’y cache. On l’affronte d’abord ; blessé, il s’enfuit.',
      ],
    ],
  },
  numbers: {
    title: 'Ce que l’on oublie facilement',
    rows: [
      ['Actions', '3 ; 4 à quatre joueurs'],
      ['Cartes au départ', '9 à deux ou trois, 7 à quatre, 5 à cinq ou six'],
      ['Points de vie', '3 ; Porthos et Rochefort 5'],
      ['Dés bleus dans un duel', 'jamais plus de 6'],
      ['Bourse', '5 pistoles au départ, 10 au plus'],
      ['Pur-sang, pistolet, cuirasse, lame de Tolède', '2 pistoles chacun'],
      ['Baume', '1 pistole, rend 2 points de vie'],
      ['Botte améliorée', 'une carte Combat'],
      ['Compétence améliorée', 'une carte Aventure'],
      ['Cartes à La Rochelle', '3 au plus'],
      ['Jetons Épopée', '7 en tout'],
      ['Mission du Louvre, case 1 ou 2', '2 jetons Épopée'],
      ['Payer les Mendiants, soudoyer les geôliers', '2 pistoles, 1 pistole'],
      ['Défis de l’Angleterre, défis des galeries', '6, 8'],
      ['Passage secret', '3 jetons Épopée'],
    ],
  },
  pieces: {
    title: 'Dés, cartes et jetons',
    meanings: {
      blue: 'Épée, Bouclier et Lys, chacun sur deux faces.',
      red: 'Les dés de Milady : trois Épées, trois Boucliers, pas de Lys.',
      manoeuvre: 'Botte secrète : ces trois faces touchent aussitôt l’adversaire.',
      skill: 'Carte Compétence : +1 dans un défi de ce genre.',
      combat: 'Cartes Combat : un dé de plus, ou deux.',
      character: 'Carte Personnage : la jouer est une action.',
      hidden: 'Un jeton de la Quête, face cachée.',
      dice: 'Un adversaire avec autant de dés rouges.',
      fixed: 'Un résultat fixe : on ne lance pas de dés.',
      snare: 'Piège : un point de vie perdu, sans duel.',
      decoy: 'Leurre : personne, mais l’action est dépensée.',
      challenge: 'Défi des galeries : 8 dans cette compétence.',
    },
  },
};

export const gallery: BookWords['gallery'] = {
  lead: 'Tout ce que contient la boîte, dessiné comme sur notre table. Une marque dit d’où chaque valeur est connue ; les titres et les noms sont ceux de l’éditeur, sauf quand ils sont marqués comme nôtres.',
  groups: {
    adventure: 'Cartes Aventure : Compétence et Combat',
    tokens: 'Jetons de la Quête',
    locations: 'Les cartes Lieu de Milady',
  },
};
