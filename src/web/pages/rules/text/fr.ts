import { ofGame } from '../../../text/french.ts';
import type { RulesWords } from './en.ts';

export const fr: RulesWords = {
  title: game => `Les règles ${ofGame(game)}`,
  contents: 'Sommaire',
  search: 'Chercher dans les règles',
  clear: 'Effacer la recherche',
  places: count => (count === 1 ? 'Trouvé à un endroit.' : `Trouvé à ${count} endroits.`),
  placeOf: (at, all) => `Endroit ${at} sur ${all}`,
  before: 'L’endroit précédent',
  next: 'L’endroit suivant',
  none: 'Rien dans les règles ne dit cela.',
  tryThis: rule =>
    `Essayez un seul mot, le nom d’une carte ou d’une pièce, ou le numéro d’une règle, par exemple ${rule}.`,
  own: 'Les règles, avec nos propres mots. Chaque règle a un numéro : la table le cite chaque fois qu’elle refuse quelque chose.',
};
