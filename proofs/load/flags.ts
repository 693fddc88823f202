import { amount, asJson, given, oneOf, several, whole } from '../../scripts/command-line.mjs';
import { KINDS } from './kinds.ts';

export const LOAD = {
  name: 'npm run load',
  does: 'Many tables at once, next to boardgame.io’s server, in memory and with its files, and a bare relay.',
  flags: {
    rounds: whole(5, 'how often each of them is measured, in turn; medians are compared'),
    tables: whole(1000, 'tables of two clients each'),
    seconds: amount(15, 'how long is measured'),
    rate: amount(1, 'choices per second and table'),
    saturated: whole(100, 'tables that play at once, as fast as they are answered, in the second part'),
    part: several(oneOf(['paced', 'saturated'], null, 'only that part'), ['paced', 'saturated'] as const),
    only: several(oneOf(KINDS, null, 'measure only these'), KINDS),
    turns: oneOf(
      ['per-choice', 'single'],
      'per-choice',
      'boardgame.io’s turns, as its bots need them or the least work for it',
    ),
    quick: given('one round of three seconds each, to have a look'),
    json: asJson,
  },
  notes: `Panache commits every choice to disk before it answers. boardgame.io’s files are written whole after every choice and
left to the system: what it has acknowledged can be lost with the power, or lie there by halves.
Exits with 1 when Panache does not keep to what it promises.`,
};
