import type { Words } from '../words.ts';

export const gazettes: Words['gazettes'] = {
  GZ01: {
    headline: 'Grand beau temps sur le royaume',
    article:
      'Pas un nuage, pas un espion, pas une porte close. Mme Bonacieux ravaude chez elle, le passage secret est ouvert, la porte du Louvre aussi ; un bateau sommeille à Calais, un autre à Douvres, et le duc de Buckingham est chez lui. Votre gazetier n’a rien à redire, et s’en plaint.',
  },
  GZ02: {
    headline: 'On fouille le Louvre',
    article:
      'Un gant s’est perdu à la cour : on ferme la porte et on ouvre les armoires. Nul n’a songé au passage secret, qui est ouvert, ni à Mme Bonacieux, qui chantonne chez elle. Le bateau est à Calais, le duc dans son château, et un espion derrière chaque rideau.',
  },
  GZ03: {
    headline: 'Le duc est à la chasse',
    article:
      'Mylord Buckingham a quitté son château pour courir un cerf, à qui l’on n’a pas dit qui le poursuivait. À Paris la porte est ouverte et Mme Bonacieux est chez elle, mais le passage secret est condamné. Un bateau attend à Calais, aucun à Douvres ; quant aux espions, ils ont congé.',
  },
  GZ04: {
    headline: 'La lingère est auprès de la Reine',
    article:
      'Mme Bonacieux est chez Sa Majesté, où l’on coud ce que nul ne doit voir. Escalier ouvert, porte ouverte, un bateau sur chaque rive et le duc chez lui : on voyagerait presque en paix. Presque, car les espions comptent les chevaux.',
  },
  GZ05: {
    headline: 'La garde est doublée',
    article:
      'Deux fois plus de hallebardes, deux fois plus de moustaches : la porte du Louvre est fermée, mais pas plus longtemps que la garde ne peut se passer de souper. Mme Bonacieux est chez la Reine et le passage secret est ouvert. L’unique bateau est à Douvres, le duc est chez lui, et d’espions, point.',
  },
  GZ06: {
    headline: 'Mme Bonacieux a disparu',
    article:
      'Sa maison est vide, la soupe encore chaude, le passage secret fermé à clé, et des espions sifflotent d’un air innocent. Pour le reste tout va bien : la porte du Louvre est ouverte, des bateaux attendent à Calais et à Douvres, et le duc est chez lui.',
  },
  GZ07: {
    headline: 'Coup de vent sur la Manche',
    article:
      'La mer a emporté deux chapeaux et un sermon : aucun bateau ne quitte Calais ni Douvres, mais un tel temps ne dure jamais. À terre, la porte et le passage secret sont ouverts, Mme Bonacieux est chez elle et le duc au coin de son feu. Les espions sont dehors, à l’abri sous le toit d’autrui.',
  },
  GZ08: {
    headline: 'Le courrier part de Douvres',
    article:
      'Le bateau du courrier est à Douvres, prêt pour la France ; Calais n’en a pas et boude. Mme Bonacieux est chez la Reine et le passage secret est fermé : on est prié de passer par la porte, qui est ouverte. Le duc est chez lui, et les espions, tous enrhumés, gardent le lit.',
  },
  GZ09: {
    headline: 'Enlèvement rue des Fossoyeurs',
    article:
      'Mme Bonacieux a été emmenée dans un carrosse aux rideaux tirés, et des espions demandent aux voisins ce qu’ils ont vu. Porte et escalier sont ouverts, mais il n’y a plus personne pour vous y conduire. Un bateau attend à Calais ; le duc est absent, et fait dire qu’il n’en a pas pour longtemps.',
  },
  GZ10: {
    headline: 'Hallebardes croisées, escalier ouvert',
    article:
      'La porte du Louvre est fermée, pour des raisons que la garde a oubliées. Notre petit doigt nous dit que le passage secret est ouvert et Mme Bonacieux chez elle. Des bateaux sur les deux rives, le duc dans son château, pas un espion : que demande le mousquetaire ?',
  },
  GZ11: {
    headline: 'Brume en mer, le duc à la cour',
    article:
      'La brume est si épaisse que les mouettes vont à pied : pas un bateau, d’aucun côté, tant qu’elle ne se lève pas. Le duc est absent lui aussi, et danse à la cour jusqu’à user ses souliers. À Paris, porte et escalier sont ouverts, Mme Bonacieux est chez la Reine, et les espions, n’y voyant goutte, sont rentrés.',
  },
  GZ12: {
    headline: 'L’escalier sous bonne garde',
    article:
      'On a mis un cadenas au passage secret, et un espion pour garder le cadenas. Mme Bonacieux reste chez elle, et la porte du Louvre est ouverte aux honnêtes gens. L’unique bateau est à Douvres ; le duc est chez lui et compte ses navires.',
  },
  GZ13: {
    headline: 'Le courrier est à Calais',
    article:
      'En mer, messieurs ! Le bateau est à Calais, et l’on en chercherait en vain un autre à Douvres. La porte est ouverte, le passage secret aussi, avec Mme Bonacieux chez elle ; le duc est chez lui également, et nul espion ne rôde.',
  },
  GZ14: {
    headline: 'Paris sous surveillance',
    article:
      'Porte fermée, escalier fermé, Mme Bonacieux disparue : Paris est une boîte, et le Cardinal s’est assis sur le couvercle. La garde de la porte se lassera bientôt ; les espions, non. Ailleurs, tout est facile : des bateaux sur les deux rives, et le duc chez lui.',
  },
  GZ15: {
    headline: 'Le duc passe sa flotte en revue',
    article:
      'Mylord est absent : il admire ses navires, et rentrera dès qu’ils l’auront admiré. Il a laissé un bateau à Douvres et aucun à Calais. À Paris, porte et escalier sont ouverts et Mme Bonacieux est chez la Reine, mais les espions ont l’oreille longue.',
  },
  GZ16: {
    headline: 'Bourrasque à Calais',
    article:
      'Une bourrasque a porté la perruque du maire jusqu’à Boulogne ; tant qu’elle souffle, aucun bateau ne part, ni de Calais ni de Douvres. Le passage secret s’est refermé d’un coup sec, mais la porte du Louvre reste ouverte, et Mme Bonacieux, chez elle, retient ses volets. Le duc est chez lui ; les espions craignent la pluie et brillent par leur absence.',
  },
  GZ17: {
    headline: 'L’escalier est muré',
    article:
      'Les maçons ont fermé le passage secret et la garde, la porte du Louvre : Mme Bonacieux reste donc chez la Reine. La porte ne saurait rester close longtemps, car même un garde a ses courses à faire. Un bateau est à Calais, le duc est chez lui, et les espions inspectent le mortier.',
  },
  GZ18: {
    headline: 'Le duc dîne en ville',
    article:
      'Mylord a quitté son château pour un pâté de Londres et rentrera après le fromage. Mme Bonacieux est absente elle aussi, nul ne sait où. Porte et escalier sont ouverts, des bateaux attendent sur les deux rives, et l’on n’aperçoit pas le moindre espion.',
  },
};
