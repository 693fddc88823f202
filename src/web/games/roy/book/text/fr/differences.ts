import type { BookWords } from '#web/parts/book/book.ts';

export const differences: BookWords['differences'] = {
  lead: 'Quatre textes disent comment jouer : les livrets français, anglais et italien, et les réponses de l’éditeur aux joueurs. Ils ne s’accordent pas toujours. Les réponses l’emportent, puis le français, puis l’anglais, puis l’italien ; là où tous se taisent, c’est nous qui tranchons.',
  items: {
    louvre: {
      books:
        'Le jeton Louvre n’avance que pour une mission inachevée, ou bien à chaque manche : les livrets disent les deux.',
      here: 'À chaque manche, comme le disent les réponses de l’éditeur.',
    },
    bastille: {
      books: 'S’évader de la Bastille libère quel que soit le résultat, ou seulement en cas de victoire.',
      here: 'Seulement en cas de victoire, selon les réponses. Une option de table joue l’inverse.',
    },
    traps: {
      books: 'Une Embûche par mission, une à la fois, une dans toute la partie, ou une par lieu.',
      here: 'Une par lieu, selon les réponses.',
    },
    felled: {
      books: 'Un mousquetaire mis hors de combat à la phase I se relève à la phase II, ou aussitôt.',
      here: 'Aussitôt, à la place de son tour, selon les réponses.',
    },
    upgrade: {
      books: 'Aucun livret ne donne le prix d’une compétence améliorée.',
      here: 'Une carte Aventure quelconque, selon les réponses.',
    },
    rochefortTraps: {
      books: 'Au chapitre de Rochefort, il s’occupe des Embûches ; à celui des lieux, non.',
      here: 'Il ne s’en occupe jamais, selon les réponses.',
    },
    hopeless: {
      books: 'Aucun texte n’exige qu’un mousquetaire puisse réussir le défi qu’il tente.',
      here: 'On peut tenter un défi hors de portée. Une option de table l’interdit.',
    },
    mustIntercept: {
      books: 'Un passage dit que Rochefort doit intercepter, plusieurs disent qu’il le peut.',
      here: 'Tant que Milady est cachée, elle peut laisser passer ; une fois Rochefort à découvert et indemne, il doit se battre. Là-dessus, tous les textes s’accordent.',
    },
    bothHit: {
      books:
        'Si Rochefort et un mousquetaire se touchent l’un l’autre, chacun perd un point, ou autant qu’il y a d’Épées.',
      here: 'Un point chacun, selon les réponses. Une option de table compte toutes les Épées.',
    },
    shown: {
      books: 'À la fin de la phase II, Milady se dévoile (français) ou peut se dévoiler (anglais, italien).',
      here: 'Elle doit se dévoiler.',
    },
    trapStrength: {
      books: 'Aucun texte ne donne la force d’une Embûche.',
      here: 'Elle compte pour 1 : les exemples imprimés ne tombent juste qu’ainsi.',
    },
    mustLeave: {
      books: 'Seules les réponses disent qu’un mousquetaire qui commence chez Richelieu doit en partir.',
      here: 'Il doit partir avant la fin de son tour. Une option de table lui permet de rester.',
    },
    manoeuvre: {
      books: 'L’italien peut se lire comme demandant trois symboles pareils ou davantage.',
      here: 'La botte demande les trois symboles de la fiche, comme dans les deux autres.',
    },
    emptyLouvre: {
      books:
        'Le français ne prévoit pas que la pile du Louvre s’épuise ; les autres retournent la carte suivante, s’il y en a une.',
      here: 'Sans carte, le jeton Louvre ne bouge plus. Une option de table remélange la pile.',
    },
    blind: {
      books:
        'Sur le retour vers Paris, on ajoute des cartes à l’aveugle : à son gré (français), ou une au moins (anglais, italien).',
      here: 'À son gré, et même aucune.',
    },
    mortal: {
      books: 'La Quête mortelle frappe qui tombe à la Quête (français, anglais), ou en l’achevant (italien).',
      here: 'Qui tombe à la Quête, quelle qu’en soit la cause.',
    },
    brave: {
      books:
        'Athos le brave rencontre Rochefort là où il est déjà à découvert (français), ou partout où il est (anglais, italien).',
      here: 'Là où il est déjà à découvert.',
    },
    withoutMilady: {
      books:
        'Sans Milady, un Rochefort hors de combat ferme trois lieux (français), ou la Quête seule (anglais, italien).',
      here: 'Trois lieux, comme lorsque quelqu’un joue Milady.',
    },
    trading: {
      books:
        'À deux ou trois joueurs, il est inutile d’échanger des cartes (français), ou quoi que ce soit (anglais, italien).',
      here: 'Des cartes seulement : l’équipement s’échange encore.',
    },
    translation: {
      books:
        'L’italien a perdu plusieurs phrases et se trompe sur un déplacement du jeton du siège ; l’anglais et l’italien disent mal comment se gagnent les cartes « Un pour tous ».',
      here: 'Le texte français fait foi partout.',
    },
    values: {
      books:
        'La plupart des valeurs des cartes, des jetons et des pistes ne sont imprimées qu’en images ; les textes ne les donnent pas.',
      here: 'Certaines se lisent sur des pages publiques ou découlent d’un exemple. Les autres sont des valeurs maison, éprouvées dans des milliers de parties ; la galerie dit de chacune d’où elle vient.',
    },
  },
};
