import { asJson, given, oneOf, whole, words } from '../../scripts/command-line.mjs';

export const CHAOS = {
  name: 'npm run chaos',
  does: 'Kills servers with kill -9 under load: nothing acknowledged may be lost, and no seat; clocks go by the journal.',
  flags: {
    rounds: whole(400, 'how often a server is killed, in all'),
    store: oneOf(['both', 'sqlite', 'postgres'], 'both', 'which store; with both they take turns'),
    tables: whole(20, 'tables played at the same time, for each store'),
    seed: words('WORDS', null, 'the same moments and choices again, as far as time allows'),
    restart: given('instead: how long a server takes to be ready with many stored tables'),
    json: asJson,
  },
  notes: 'Exits with 1 when something was lost or doubled, or no clock ran out, or no seat changed hands.',
};
