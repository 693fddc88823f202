import type { BookWords } from '#web/parts/book/book.ts';

export const sheet: BookWords['sheet'] = {
  lead: 'Chez la Reine, en Angleterre chercher ses ferrets de diamants, et retour : une course où celui qui porte le trésor a tous les autres à ses trousses.',
  win: {
    title: 'Gagner',
    lines: [
      'Cinq étapes : de votre château chez Mme Bonacieux, chez la Reine, de nouveau chez Mme Bonacieux, chez Buckingham, et retour chez la Reine.',
      'Le premier qui entre au château de Buckingham reçoit les ferrets. Qui dépasse le porteur les lui prend.',
      'Qui remet les ferrets à la Reine gagne aussitôt.',
    ],
  },
  lose: {
    title: 'Ce qui vous arrête',
    lines: [
      'La porte du Louvre est fermée : on ne passe pas.',
      'Le passage secret doit être ouvert. On monte quand Mme Bonacieux est chez elle, on descend quand elle est chez la Reine.',
      'Pas de bateau de votre côté : on attend au port.',
      'Le duc est absent : on attend devant son château.',
      'Une nouvelle « un tour au plus » prend fin quand tout le monde a joué et reste bloqué.',
    ],
  },
  turn: {
    title: 'Un tour',
    steps: [
      ['Une carte vous retient ?', 'Essayez d’abord les deux dés : le lancer qui vous libère est votre trajet.'],
      ['Lancez', 'deux dés et avancez d’autant de cases. Après un double, on relance.'],
      [
        'Ou une seule case :',
        'dès que Buckingham a remis les ferrets, tous sauf le porteur peuvent le faire à la place, sans dés.',
      ],
      ['Des cases de reste', 'chez Mme Bonacieux, la Reine ou Buckingham ? Arrêtez-vous là, ou continuez.'],
      ['Case prise ?', 'Arrêtez-vous sur la première case libre derrière.'],
      [
        'Épées, dague, fiole :',
        'qui finit dessus pioche dans cette pile et obéit. Parmi les épées, il y a des bottes secrètes : celles-là se gardent.',
      ],
      ['Gazette :', 'passez dessus ou finissez-y, et l’on retourne la suivante après votre trajet.'],
      ['Une botte secrète', 'se joue pendant votre propre tour, au moment que dit la carte.'],
      [
        'Le cavalier piégé :',
        'le porteur lui laisse les ferrets. Qui finit exactement là les prend ; pour cela seulement, on peut reculer.',
      ],
      ['Des ferrets sur la route', 'vont au premier de la dernière étape qui passe dessus.'],
      [
        'Loin derrière ?',
        'Le raccourci s’ouvre dès que les ferrets en ont atteint la sortie. S’ils sont déjà revenus en France, on fait demi-tour à Calais.',
      ],
    ],
  },
  numbers: {
    title: 'Ce que l’on oublie',
    rows: [
      ['Tout le voyage, voie pavée / escalier', '108 / 93 pas'],
      ['Jusque chez Mme Bonacieux', '9 pas'],
      ['De là à la Reine, voie pavée / escalier', '9 / 4 pas'],
      ['Aller chez Buckingham / retour', '37 / 44 pas'],
      ['Ce que gagne le raccourci', '13 pas'],
      ['Cavalier piégé, route de Paris', 'case 14 sur 22'],
      ['Milady, Rochefort, épées, Gazettes', '10, 10, 18, 18'],
      ['Bottes secrètes en tout / au plus en main', '9 / 3'],
      ['Essais pour se libérer', '2'],
      ['Sur 18 Gazettes : porte / escalier ouverts', '13 / 11'],
      ['Duc présent / bateau à Calais / à Douvres', '13 / 11 / 10'],
      ['Mme Bonacieux chez elle / chez la Reine', '8 / 6'],
    ],
  },
  pieces: {
    title: 'Sur le plateau',
    meanings: {
      rider: 'Un mousquetaire : un seul par case.',
      studs: 'Les ferrets de diamants.',
      gazette: 'Gazette : une nouvelle après votre trajet.',
      sword: 'Épées : une aide, un contretemps ou une botte secrète.',
      dagger: 'Dague : une carte du comte de Rochefort.',
      phial: 'Fiole : une carte de Milady.',
      trap: 'Le cavalier piégé garde les ferrets.',
      entry: 'Le raccourci, pour les retardataires.',
      gate: 'Hallebardes croisées : porte fermée.',
      passage: 'Cadenas : escalier fermé.',
      channel: 'Tempête : aucun bateau ne part.',
      buckingham: 'Fenêtres sombres : le duc est absent.',
    },
  },
};
