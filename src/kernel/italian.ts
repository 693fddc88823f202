/** How words meet in Italian: “e” and “a” take a d before their own vowel. The sentences lie in the folders `text/`. */

const and = new Intl.ListFormat('it', { type: 'conjunction' });

/** The particle of a name that is filled in is small inside a sentence: “Tocca a d’Artagnan”. */
export const inSentence = (sentence: string): string => sentence.replace(/([^.!?]\s)D’(?=\p{Lu})/gu, '$1d’');

/** “Alice, Bruno e Chiara”, “Alice ed Elena”. */
export const list = (parts: readonly string[]): string => {
  const last = parts.at(-1) ?? '';
  if (parts.length < 2 || !/^[«“]?[eèé]/i.test(last)) return inSentence(and.format(parts));
  return inSentence(`${parts.slice(0, -1).join(', ')} ed ${last}`);
};

/** “ad Alice”, “a Bruno”. */
export const to = (name: string): string => inSentence(/^a/i.test(name) ? `ad ${name}` : `a ${name}`);
