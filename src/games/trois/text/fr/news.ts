import type { Words } from '../words.ts';

export const news: Words['news'] = {
  bonacieux: {
    name: 'Mme Bonacieux',
    states: {
      home: {
        label: 'chez elle',
        sentence: 'Mme Bonacieux est chez elle : elle vous ouvre l’escalier qui monte chez la Reine.',
      },
      queen: {
        label: 'chez la Reine',
        sentence: 'Mme Bonacieux est chez la Reine : elle vous ouvre l’escalier pour redescendre.',
      },
      away: { label: 'disparue', sentence: 'Mme Bonacieux a disparu : personne ne vous ouvre l’escalier.' },
    },
  },
  passage: {
    name: 'Passage secret',
    states: {
      open: { label: 'ouvert', sentence: 'La porte secrète est ouverte, si Mme Bonacieux est là pour vous guider.' },
      closed: { label: 'fermé', sentence: 'La porte secrète est fermée : prenez la voie pavée.' },
    },
  },
  gate: {
    name: 'Porte du Louvre',
    states: {
      open: { label: 'ouverte', sentence: 'Les gardes s’effacent : la voie pavée du Louvre est libre.' },
      closed: {
        label: 'fermée',
        sentence: 'Les hallebardes sont croisées : personne ne passe la porte, ni pour entrer ni pour sortir.',
      },
    },
  },
  channel: {
    name: 'La Manche',
    states: {
      both: { label: 'bateaux des deux côtés', sentence: 'Un bateau attend à Calais, un autre à Douvres.' },
      'from-france': {
        label: 'bateau à Calais',
        sentence: 'Le bateau est à Calais : on ne traverse que vers l’Angleterre.',
      },
      'from-england': {
        label: 'bateau à Douvres',
        sentence: 'Le bateau est à Douvres : on ne traverse que vers la France.',
      },
      none: { label: 'pas de bateau', sentence: 'Aucun bateau ne prend la mer : personne ne traverse.' },
    },
  },
  buckingham: {
    name: 'Buckingham',
    states: {
      home: { label: 'au château', sentence: 'Le duc est chez lui : son château est ouvert.' },
      absent: { label: 'absent', sentence: 'Le duc est absent : personne n’entre dans son château.' },
    },
  },
  spies: {
    name: 'Espions',
    states: {
      active: {
        label: 'aux aguets',
        sentence: 'Les espions sont aux aguets : bien des cartes Rochefort frappent plus fort.',
      },
      absent: { label: 'aucun', sentence: 'Pas d’espions : Rochefort est moins à craindre.' },
    },
  },
};

export const oneTurn: Words['oneTurn'] = {
  label: 'un tour au plus',
  elements: {
    channel: 'Si tout le monde reste bloqué un tour de table entier, les bateaux repartent des deux côtés.',
    gate: 'Si tout le monde reste bloqué un tour de table entier, la porte se rouvre.',
    buckingham: 'Si tout le monde reste bloqué un tour de table entier, le duc rentre chez lui.',
  },
};
