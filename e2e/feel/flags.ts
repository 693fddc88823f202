import { asJson, whole, words } from '../../scripts/command-line.mjs';

export const FEEL = {
  name: 'npm run feel',
  does: 'How long after a click the busiest tables show that it was heard: milliseconds to the next paint.',
  flags: {
    times: whole(5, 'how often each of them is pressed'),
    only: words('WORDS', '', 'only those whose name holds these words'),
    json: asJson,
  },
  notes: 'Exits with 1 when one of them takes more than 100 ms.',
};
