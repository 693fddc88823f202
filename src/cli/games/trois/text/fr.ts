import { words as names } from '#games/trois/text/fr/words.ts';
import type { TroisWords } from '../words.ts';

const counted = (one: string, many: string) => (count: number) => `${count} ${count < 2 ? one : many}`;

export const fr: TroisWords = {
  names,
  round: round => `Tour de table ${round}`,
  taking: 'Chacun prend un mousquetaire',
  noRider: 'pas encore de mousquetaire',
  steps: counted('pas à faire', 'pas à faire'),
  thrusts: counted('botte secrète', 'bottes secrètes'),
  misses: counted('tour à passer', 'tours à passer'),
  held: card => `retenu : ${card}`,
  oneDie: 'lance un seul dé',
  says: (label, text) => `${label} : ${text}`,
  studs: 'Les ferrets',
  withDuke: 'chez Buckingham',
  carriedBy: name => `portés par ${name}`,
  hand: 'Vos bottes secrètes',
  noThrust: 'aucune',
};
