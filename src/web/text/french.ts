const ELIDES = /^[aeiouyàâäéèêëîïôöùûüœæh]/i;
const ARTICLE = 'Les ';

/** « d’Athos », « de Porthos ». */
export const ofName = (name: string): string => (ELIDES.test(name) ? `d’${name}` : `de ${name}`);

/** A title's own article melts: « les règles des trois Mousquetaires ». */
export const ofGame = (game: string): string =>
  game.startsWith(ARTICLE) ? `des ${game.slice(ARTICLE.length)}` : `de ${game}`;

/** « jouer aux trois Mousquetaires ». */
export const toGame = (game: string): string =>
  game.startsWith(ARTICLE) ? `aux ${game.slice(ARTICLE.length)}` : `à ${game}`;
