import { words as names } from '#games/trois/text/it/words.ts';
import type { TroisWords } from '../words.ts';

const counted = (one: string, many: string) => (count: number) => `${count} ${count === 1 ? one : many}`;

export const it: TroisWords = {
  names,
  round: round => `Giro ${round}`,
  taking: 'Ognuno prende un moschettiere',
  noRider: 'ancora nessun moschettiere',
  steps: count => (count === 1 ? 'manca 1 passo' : `mancano ${count} passi`),
  thrusts: counted('stoccata segreta', 'stoccate segrete'),
  misses: counted('turno da saltare', 'turni da saltare'),
  held: card => `trattenuto: ${card}`,
  oneDie: 'tira un dado solo',
  says: (label, text) => `${label}: ${text}`,
  studs: 'I puntali',
  withDuke: 'dal duca di Buckingham',
  carriedBy: name => `portati da ${name}`,
  hand: 'Le tue stoccate segrete',
  noThrust: 'nessuna',
};
