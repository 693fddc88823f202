import type { StoreWords } from '../store-words.ts';

const counted = (tables: number, people: number): string =>
  `${tables} ${tables < 2 ? 'table' : 'tables'} et ${people} ${people < 2 ? 'personne' : 'personnes'}`;

export const store: StoreWords = {
  holds: (file, tables, people) =>
    `${file} contient ${counted(tables, people)}, et tous les secrets du serveur : gardez-le en lieu sûr.`,
  cannotWrite: (file, why) => `${file} n’a pas pu être écrit : ${why}. Choisissez un autre endroit.`,
  names: {
    table: id => `la table ${id}`,
    person: id => `la personne ${id}`,
    owed: what => `l’envoi dû « ${what} »`,
    outage: since => `la panne du ${since}`,
    beat: () => 'les heures du serveur',
    secret: name => `le secret « ${name} »`,
  },
  refused: (named, more) =>
    `Rien n’a été restauré : le dépôt contient déjà ${named}${more > 0 ? ` et ${more} de plus` : ''}, et autrement que dans la sauvegarde. Restaurez dans un dépôt vide.`,
  restored: (tables, people) => `Restauré : ${counted(tables, people)}.`,
  leftAlone: 'Ce qui s’y trouvait déjà, à l’identique, n’a pas été touché.',
  broken: (file, fault) =>
    ({
      damaged: `${file} est refusé : il est tronqué ou abîmé. Prenez une autre sauvegarde.`,
      stranger: `${file} est refusé : ce n’est pas une sauvegarde de Panache. Donnez un fichier écrit par panache backup.`,
      newer: `${file} est refusé : il vient d’un Panache plus récent. Mettez Panache à jour.`,
      empty: `${file} est refusé : il est vide. Prenez une autre sauvegarde.`,
    })[fault],
  unreadable: (file, why) => `${file} est refusé : il n’a pas pu être lu (${why}). Vérifiez le nom.`,
  noTables: folder => `Il n’y a pas de panache.db dans le dossier ${folder}.`,
  unopened: why => `Impossible d’ouvrir les tables. Le serveur en donne la raison en anglais : ${why}`,
};
