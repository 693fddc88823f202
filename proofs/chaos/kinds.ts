import type { NewTable } from '#wire/to-server.ts';
import type { WantedTable } from '../support/table.ts';

/** As little time as a table may give. */
const clock = (runOut: NonNullable<NewTable['clock']>['runOut']): NewTable['clock'] => ({
  kind: 'own',
  bank: 5,
  choice: 1,
  runOut,
});
const A_BOT_PLAYS_ON = clock({ by: 'bot', level: 'random' });
const THE_RULES_ANSWER = clock({ by: 'rules' });
const ROUND = { length: 'round' };

/** What is played; every game of the house has its tables, with and without clocks. */
export const KINDS: readonly WantedTable[] = [
  { game: 'musketiere', options: ROUND, people: 2, clock: THE_RULES_ANSWER },
  { game: 'trois', people: 2, clock: A_BOT_PLAYS_ON },
  { game: 'roy', people: 3 },
  { game: 'musketiere', options: ROUND, people: 2, bots: ['random'] },
  { game: 'trois', people: 4 },
  { game: 'roy', people: 2, bots: ['random'], clock: A_BOT_PLAYS_ON },
  { game: 'musketiere', options: ROUND, people: 2 },
  { game: 'musketiere', options: ROUND, people: 4 },
  { game: 'roy', people: 4 },
  { game: 'roy', people: 3, clock: THE_RULES_ANSWER },
  { game: 'roy', people: 2, bots: ['random'] },
  { game: 'trois', people: 2 },
  { game: 'trois', people: 2, bots: ['random'] },
  { game: 'musketiere', options: ROUND, people: 3, bots: ['random'], clock: A_BOT_PLAYS_ON },
];
