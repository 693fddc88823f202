import { asJson, whole, words } from '../../scripts/command-line.mjs';

export const FUZZ = {
  name: 'npm run fuzz',
  does: 'Broken messages, requests and bytes: a clear refusal each, and nothing else.',
  flags: {
    messages: whole(100_000, 'how many are sent'),
    seed: words('WORDS', 'panache', 'the same nonsense again'),
    json: asJson,
  },
  notes:
    'Exits with 1 when an answer was wrong, the server grew, what it keeps has changed, or somebody else had to wait.',
};
