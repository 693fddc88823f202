import { ofName, queName } from '../../text/french.ts';
import type { WitnessTexts } from './words.ts';

const list = new Intl.ListFormat('fr', { type: 'conjunction' });

export const fr: WitnessTexts = {
  plain:
    'Personne ne peut choisir les cartes ni les dés, pas même le serveur : le navigateur de chaque joueur ajoute sa part de hasard avant la donne.',

  house: {
    you: 'Vous jouez depuis la machine qui fait tourner cette table. Les autres en sont informés.',
    others: names =>
      names.length === 1
        ? `${names[0]} joue depuis la machine qui fait tourner cette table.`
        : `${list.format(names)} jouent depuis la machine qui fait tourner cette table.`,
  },

  how: {
    promised:
      'Chaque navigateur tire sa part de hasard et y joint les mots que vous avez écrits, s’il y en a. Il n’en donne d’abord que l’empreinte ; quand toutes sont là, plus rien ne peut être changé, et c’est alors seulement que les mots eux-mêmes sont montrés. Ainsi, personne ne peut régler les siens sur ceux des autres.',
    could:
      'La personne qui tient ce serveur pourrait regarder dans ses registres pendant la partie : la main de chacun s’y trouve, et le secret aussi.',
    cannot:
      'Ce qu’elle ne peut pas faire : choisir les dés ou les cartes, ni changer un choix sans que cela se voie. Votre navigateur garde une marque de chaque coup et, à la fin, les compare toutes avec l’enregistrement.',
  },

  deal: {
    waits: names =>
      names.length === 1
        ? `On donne les cartes dès ${queName(names[0])} passe à la table : une part du hasard est encore dans son navigateur.`
        : `On donne les cartes dès ${queName(list.format(names))} passent à la table : une part du hasard est encore dans leurs navigateurs.`,
    soon: 'On donne les cartes…',
    elsewhere:
      'La donne vous attend : votre part du hasard est dans le navigateur où vous avez dit qu’on pouvait commencer. Ouvrez-y la table, ou demandez à l’hôte d’annuler la donne.',
    callOff: 'Annuler la donne',
    calledOff(times, missing) {
      const called = times === 1 ? 'La donne a été annulée une fois' : `La donne a été annulée ${times} fois`;
      if (missing.length === 0) return `${called}.`;
      return `${called} : il manquait la part de hasard ${ofName(list.format(missing))}.`;
    },
    nothing: 'n’ajoute rien au hasard',
  },

  end: {
    all: 'Conforme à tout ce que vous avez vu',
    part: 'Conforme à ce que vous en avez vu',
    wrong: 'Cet enregistrement n’est pas la partie que vous avez vue !',
    broken: 'Le serveur a remis un enregistrement qui n’est pas en règle.',
    means:
      'Quelque chose a été changé après vous avoir été montré : par la personne qui tient ce serveur, ou par quelqu’un qui peut écrire dans ses registres. Ne vous fiez pas au résultat. Gardez l’enregistrement et ce que vous avez vu, et comparez avec les autres joueurs.',
    more: 'Quoi exactement ?',
  },

  lines: {
    title: 'Comparé à ce que ce navigateur a vu',
    seal: {
      proved: 'Le sceau est celui qui vous a été montré avant la partie : le secret n’a pas été échangé.',
      belied: 'Un autre sceau vous a été montré avant la partie : le secret, et avec lui chaque carte, a été échangé.',
    },
    ownWords: {
      proved: 'La part de hasard de votre navigateur est dans le mélange.',
      belied: 'La part de hasard de votre navigateur n’est pas dans le mélange.',
      unseen: 'Ce navigateur n’a rien ajouté au mélange.',
    },
    promises: {
      proved: 'Les mots de chacun sont ceux qui ont été promis avant qu’aucun ne soit montré.',
      belied: 'Les mots de quelqu’un ne sont pas ceux qui ont été promis avant qu’aucun ne soit montré.',
      unseen: 'Si les mots ont été promis avant qu’aucun ne soit montré, ce navigateur ne l’a pas vu.',
    },
    choices: {
      all: 'Chaque choix est dans l’enregistrement tel qu’il a été fait, dans l’ordre.',
      upTo: (seen, entries) =>
        seen === 1
          ? `La première entrée sur ${entries} est dans l’enregistrement telle qu’elle a été faite. La suite, ce navigateur ne l’a pas vue.`
          : `Les ${seen} premières entrées sur ${entries} sont dans l’enregistrement telles qu’elles ont été faites. La suite, ce navigateur ne l’a pas vue.`,
      belied: entry =>
        `À partir de l’entrée ${entry}, les choix de l’enregistrement ne sont pas ceux qui ont été faits.`,
      unseen: 'Si ces choix ont bien été faits, ce navigateur ne l’a pas vu.',
    },
    told: {
      proved: 'Rejouée, la partie vous raconte exactement ce qu’on vous a raconté à la table.',
      belied: 'Rejouée, la partie ne raconte pas ce qu’on vous a raconté à la table.',
    },
    calledOff: times =>
      times === 1
        ? 'Avant cette donne, une autre a été annulée.'
        : `Avant cette donne, ${times} autres ont été annulées.`,
    last: 'Le dernier maillon. Qui lit le même a vu la même partie :',
    never:
      'Ce qu’aucun enregistrement ne peut prouver : que personne n’ait regardé dans les registres du serveur pendant la partie.',
    keep: 'Garder ce que ce navigateur a vu',
  },
};
