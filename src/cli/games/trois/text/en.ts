import { words as names } from '#games/trois/text/en/words.ts';
import type { TroisWords } from '../words.ts';

const counted = (one: string, many: string) => (count: number) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

export const en: TroisWords = {
  names,
  round: round => `Round ${round}`,
  taking: 'Everybody chooses a musketeer',
  noRider: 'no musketeer yet',
  steps: counted('step to go', 'steps to go'),
  thrusts: counted('secret thrust', 'secret thrusts'),
  misses: counted('turn to miss', 'turns to miss'),
  held: card => `held: ${card}`,
  oneDie: 'rolls one die',
  says: (label, text) => `${label}: ${text}`,
  studs: 'The studs',
  withDuke: 'with the Duke of Buckingham',
  carriedBy: name => `with ${name}`,
  hand: 'Your secret thrusts',
  noThrust: 'none',
};
