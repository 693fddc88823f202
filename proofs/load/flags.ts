import { amount, asJson, oneOf, whole } from '../../scripts/command-line.mjs';

export const LOAD = {
  name: 'npm run load',
  does: 'Many tables at once, next to boardgame.io’s server and a bare relay.',
  flags: {
    tables: whole(1000, 'tables of two clients each'),
    seconds: amount(15, 'how long is measured'),
    rate: amount(1, 'choices per second and table'),
    turns: oneOf(
      ['per-choice', 'single'],
      'per-choice',
      'boardgame.io’s turns, as its bots need them or the least work for it',
    ),
    json: asJson,
  },
  notes: 'Exits with 1 when Panache does not keep to what it promises against boardgame.io.',
};
