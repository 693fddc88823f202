import type { Words } from '../shape.ts';

/** The button, as it reads. */
const choose = (label: string): string => `Choisissez « ${label} ».`;

export const fr: Words = {
  lessons: {
    first: {
      title: 'Une course pour la Reine',
      about:
        'La course en deux minutes : les dés et les cases, les cartes et les bottes secrètes, la Gazette, le passage secret, la mer, et comment les ferrets changent de main en chemin.',
      button: 'La leçon de La Porte',
      guide: 'La Porte',
      over: 'Les ferrets sont à vous, et la route du retour est devant vous. Jouez la suite contre les automates, ou repartez dans une partie à vous.',
    },
  },
  names: ['Marie', 'Hugues', 'Noé'],
  pages: {
    aim: {
      say: 'La Porte, valet de la Reine. Ses ferrets de diamants sont chez le duc de Buckingham : qui les lui rapporte gagne, et chacun pour soi.',
    },
    roll: {
      say: 'Deux dés, et en route : Mme Bonacieux, la Reine, encore Mme Bonacieux, Calais, Douvres, le duc, et retour.',
      now: choose,
    },
    ride: {
      say: 'Sept cases, et une fiole au bout : épée, dague ou fiole, on pioche une carte de sa pile.',
      now: choose,
    },
    thrust: {
      say: 'Milady vous envoie la fièvre des marais. Mais votre botte secrète, que nul n’a vue, est faite contre ses cartes.',
      now: choose,
    },
    gazette: {
      say: 'Une case Gazette passée, une nouvelle paraît : elle dit ce qui est ouvert, passage, porte du Louvre, bateaux, château du duc, jusqu’à la suivante.',
    },
    double: {
      say: 'Deux 5, Noé rejoue : c’est le droit du double, tant que rien ne coupe la course.',
    },
    house: {
      say: 'Lisez la Gazette : porte du Louvre fermée, passage secret ouvert, Mme Bonacieux chez elle pour vous y mener. Donc, chez elle !',
      now: choose,
    },
    stairs: {
      say: 'Il vous reste dix cases : la Reine est à quatre par le passage, à neuf par la voie pavée, porte fermée.',
      now: choose,
    },
    queen: {
      say: 'Sa Majesté réclame ses ferrets ; ici, on peut s’arrêter ou continuer. Sans Mme Bonacieux au Louvre, pas de passage : prenez la voie pavée.',
      now: choose,
    },
    'held-up': {
      say: 'Porte fermée, bateau manquant, duc absent : on attend qu’une Gazette ouvre la voie. Le reste du lancer est perdu, le second lancer aussi.',
    },
    square: {
      say: 'Noé est déjà à la porte. Une case n’a qu’une place : on s’arrête sur la première libre derrière.',
    },
    gallop: {
      say: 'La porte est ouverte ! Laissez-moi les rênes jusqu’à la côte : rien de neuf en chemin.',
    },
    boats: {
      say: 'Trois cases jusqu’à Calais, et des bateaux des deux côtés : la mer n’est qu’un pas. Sans eux, on attend au port.',
      now: choose,
    },
    studs: {
      say: 'Hugues entre le premier chez Buckingham : à lui les ferrets. Mais la Reine est loin, et en chemin on peut les prendre.',
    },
    one: {
      say: 'Hugues n’a plus qu’une case d’avance. Les ferrets remis, tous sauf leur porteur peuvent lancer les dés ou avancer d’une case.',
      now: 'À vous de décider : lancer les dés, ou avancer d’une case ?',
    },
    overtake: {
      say: 'Huit cases : vous dépassez Hugues. Qui finit un déplacement devant le porteur lui prend les ferrets.',
      now: choose,
    },
    carry: {
      say: 'Ils sont à vous ! Leur porteur lance toujours les dés : retour chez la Reine, les autres à vos trousses.',
    },
    trap: {
      say: 'Gare : sur la route de Paris, le porteur qui passe le cavalier piégé y laisse les ferrets. Qui finit exactement sur sa case les a, même en reculant.',
    },
    end: {
      say: 'Lisez la Gazette avant de partir, gardez vos bottes secrètes pour le bon moment, ne renoncez jamais. La première course est à vous ; moi, bien sûr, je n’ai rien vu.',
    },
  },
};
