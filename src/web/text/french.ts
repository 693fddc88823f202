const ELIDES = /^[aeiouyàâäéèêëîïôöùûüœæh]/i;
const ARTICLE = 'Les ';
/** Inside a sentence a particle is small: « de d’Artagnan ». */
const PARTICLE = /^D’(?=\p{Lu})/u;

/** « d’Athos », « de Porthos ». */
export const ofName = (name: string): string =>
  ELIDES.test(name) ? `d’${name}` : `de ${name.replace(PARTICLE, 'd’')}`;

/** « qu’Athos », « que Porthos ». */
export const queName = (name: string): string =>
  ELIDES.test(name) ? `qu’${name}` : `que ${name.replace(PARTICLE, 'd’')}`;

/** Wherever a name stands inside a sentence, its particle is small: « on attend d’Artagnan ». */
export const inSentence = (sentence: string): string => sentence.replace(/([^.!?]\s)D’(?=\p{Lu})/gu, '$1d’');

/** A title's own article melts: « les règles des trois Mousquetaires ». */
export const ofGame = (game: string): string =>
  game.startsWith(ARTICLE) ? `des ${game.slice(ARTICLE.length)}` : `de ${game}`;

/** « jouer aux trois Mousquetaires ». */
export const toGame = (game: string): string =>
  game.startsWith(ARTICLE) ? `aux ${game.slice(ARTICLE.length)}` : `à ${game}`;
