import type { MatchRecord } from '#kernel/journal.ts';
import { matchAt as raceAt } from '../support/match-at.ts';
import { MOMENTS, type Moment, matchAt } from '../support/roy-moments.ts';
import { MOMENTS as RACE } from '../support/trois-moments.ts';

/** One click on a busy table. */
export interface Pressed {
  readonly name: string;
  readonly match: () => MatchRecord;
  /** What is pressed on the way there. */
  readonly before?: readonly string[];
  readonly button: string;
}

/** Six at the table, late enough that much lies on it, and a turn with most of the verbs there are. */
const BUSIEST: Moment = {
  ...MOMENTS['turn-at-six'],
  match: 34,
  is: (view, question) =>
    MOMENTS['turn-at-six'].is(view, question) && (question?.choices.length ?? 0) >= 20 && view.turn >= 4,
};

const busiest = () => matchAt(BUSIEST);

const CHOICE = '[data-question] [data-choice]';
const VERB = '[data-question] .verbs [data-opens]';

export const PRESSED: readonly Pressed[] = [
  { name: 'six at the table: a verb opens its menu', match: busiest, button: VERB },
  {
    name: 'six at the table: a choice of the menu',
    match: busiest,
    before: [VERB],
    button: '[data-menu] [data-choice]',
  },
  { name: 'six at the table: a verb is done', match: busiest, button: CHOICE },
  { name: 'six at the table: the card of a place', match: busiest, button: '[data-target^="place:"]' },
  { name: 'six at the table: the Quest board is unfolded', match: busiest, button: '[data-act="quest"]' },
  {
    name: 'six at the table: the turn ends',
    match: busiest,
    before: ['[data-opens="end"]'],
    button: `[data-choice='{"kind":"end"}']`,
  },
  { name: 'Milady lays a mission: somebody is placed', match: () => matchAt(MOMENTS.install), button: CHOICE },
  { name: 'Milady lays the Inn: a token is laid', match: () => matchAt(MOMENTS['lay-inn']), button: CHOICE },
  {
    name: 'a duel with its odds: a card is committed',
    match: () => matchAt(MOMENTS.duel),
    button: `[data-choice^='{"kind":"commit"']`,
  },
  {
    name: 'a duel with its odds: the roll',
    match: () => matchAt(MOMENTS.duel),
    button: `[data-choice='{"kind":"done"}']`,
  },
  { name: 'four riders: the dice are rolled', match: () => raceAt(RACE.turn), button: CHOICE },
  { name: 'four riders: a way is chosen', match: () => raceAt(RACE['way-choice']), button: CHOICE },
  { name: 'four riders: a drawn card is obeyed', match: () => raceAt(RACE['drawn-card']), button: CHOICE },
];
