import { GAME_IDS } from '#games/index.ts';
import { asJson, oneOf, whole, words } from '../../scripts/command-line.mjs';

export const LEAK = {
  name: 'npm run leak',
  does: 'Worlds that differ only in hidden things must look the same on the wire, byte for byte.',
  flags: {
    matches: whole(500, 'matches of each game'),
    positions: whole(4, 'positions looked at in each match'),
    game: oneOf(['all', ...GAME_IDS], 'all', 'which game'),
    seed: words('WORDS', 'panache', 'the same matches again'),
    json: asJson,
  },
  notes: 'Exits with 1 when a difference was seen.',
};
