import type { Source } from '#games/musketiere/guards.ts';
import type { Language } from '#kernel/text.ts';

const list = (language: Language, counts: readonly number[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(counts.map(String));

interface AppendixWords {
  readonly title: string;
  readonly text: string;
  readonly value: string;
  readonly source: string;
  readonly inPlay: string;
  readonly withPlayers: (counts: readonly number[]) => string;
  readonly sources: Readonly<Record<Source, string>>;
  readonly sourceHelp: Readonly<Record<Source, string>>;
}

/** The words around the list of guards, below the rules. */
export const WORDS: Readonly<Record<Language, AppendixWords>> = {
  en: {
    title: 'The cards of the guard',
    text: 'Fifteen cards. The rulebook names some of the values; the others we had to choose, because no printed list has come down to us. If you own the box, tell us what it says.',
    value: 'Value',
    source: 'Known from',
    inPlay: 'In play with',
    withPlayers: counts => `${list('en', counts)} players`,
    sources: {
      book: 'rulebook',
      web: 'the web',
      inferred: 'inferred',
      house: 'house value',
    },
    sourceHelp: {
      book: 'The rulebook names this value.',
      web: 'Owners of the game report this value.',
      inferred: 'This value follows from others that are known.',
      house: 'We chose this value; the real card may differ.',
    },
  },
  fr: {
    title: 'Les cartes de la garde',
    text: 'Quinze cartes. Le livret de règles cite certaines valeurs ; nous avons dû choisir les autres, car aucune liste imprimée ne nous est parvenue. Si vous possédez la boîte, dites-nous ce qu’elle contient.',
    value: 'Valeur',
    source: 'Connue par',
    inPlay: 'En jeu à',
    withPlayers: counts => `${list('fr', counts)} joueurs`,
    sources: { book: 'livret', web: 'la Toile', inferred: 'déduite', house: 'valeur maison' },
    sourceHelp: {
      book: 'Le livret de règles cite cette valeur.',
      web: 'Des possesseurs du jeu rapportent cette valeur.',
      inferred: 'Cette valeur se déduit d’autres que l’on connaît.',
      house: 'Nous avons choisi cette valeur ; la vraie carte peut différer.',
    },
  },
  it: {
    title: 'Le carte della guardia',
    text: 'Quindici carte. Il regolamento nomina alcuni valori; gli altri abbiamo dovuto sceglierli, perché nessun elenco stampato è giunto fino a noi. Se possiedi la scatola, dicci che cosa c’è scritto.',
    value: 'Valore',
    source: 'Noto da',
    inPlay: 'In gioco in',
    withPlayers: counts => `${list('it', counts)} giocatori`,
    sources: { book: 'regolamento', web: 'la rete', inferred: 'dedotto', house: 'valore nostro' },
    sourceHelp: {
      book: 'Il regolamento nomina questo valore.',
      web: 'Chi possiede il gioco riferisce questo valore.',
      inferred: 'Questo valore si deduce da altri che si conoscono.',
      house: 'Questo valore l’abbiamo scelto noi; la vera carta può essere diversa.',
    },
  },
};
