import type { VerifyWords } from '../verify-words.ts';

export const verify: VerifyWords = {
  head: (game, seats) => `Jeu : ${game}, ${seats} ${seats < 2 ? 'place' : 'places'}.`,
  rules: choices =>
    `Prouvé : chaque carte et chaque dé découle du secret et des mots de ce fichier ; ${choices === 1 ? 'l’unique choix' : `chacun des ${choices} choix`} était permis par les règles.`,
  words: {
    promised: 'Prouvé : les mots de chacun sont bien ceux qui sont promis dans ce fichier.',
    unpromised:
      'Non prouvé : que personne n’ait choisi ses mots après avoir vu ceux des autres. Ce fichier ne contient pas de promesses.',
    none: 'Personne n’a ajouté de mots au mélange : les dés viennent du secret seul.',
  },
  seal: (said, commitment) =>
    ({
      proved: 'Vu : le secret est celui qui a été scellé avant la partie.',
      belied:
        'Démenti : un autre sceau a été montré avant la partie. Le secret, et avec lui chaque carte, a été échangé.',
      unseen: `Non prouvé : que ce sceau ait été montré avant la partie. Comparez-le avec celui que vous avez gardé : ${commitment}`,
    })[said],
  ownWords: {
    proved: 'Vu : les mots de ce navigateur sont dans le mélange.',
    belied: 'Démenti : les mots de ce navigateur ne sont pas ceux de ce fichier.',
  },
  promises: {
    proved: 'Vu : tous les mots ont été promis avant qu’aucun ne soit montré, et ce sont bien ceux-là.',
    belied: 'Démenti : les mots de ce fichier ne sont pas ceux qui ont été promis avant qu’aucun ne soit montré.',
    unseen: 'Non prouvé : que tous les mots aient été promis avant qu’aucun ne soit montré.',
  },
  choices({ choices, firstOther, upTo, entries }) {
    if (choices === 'belied')
      return `Démenti : à partir de l’entrée ${firstOther} du journal, ce ne sont pas les choix qui ont été faits.`;
    if (choices === 'unseen')
      return 'Non prouvé : que ces choix aient été ceux de la partie. Un fichier seul ne peut pas le savoir.';
    return upTo < entries
      ? `Vu : chaque choix, dans l’ordre, jusqu’à l’entrée ${upTo} sur ${entries}. La suite n’a pas été vue là.`
      : 'Vu : chaque choix, dans l’ordre, jusqu’au dernier.';
  },
  calledOff: times =>
    `À noter : la donne a été annulée ${times === 1 ? 'une fois' : `${times} fois`} après que des mots avaient été promis.`,
  lastLink: link => `Dernier maillon : ${link}. Si un autre joueur lit le même, chaque choix est le même.`,
  never:
    'Aucun fichier ne prouve que personne n’a regardé dans les registres du serveur, où les mains sont lisibles pendant la partie.',
  belied: (file, seen) => `${file} n’est pas la partie que ${seen} a vue.`,
  notSeen: file =>
    `${file} n’est pas ce qu’un navigateur a vu d’une partie. Prenez le fichier que la page propose à côté de la partie.`,
};
