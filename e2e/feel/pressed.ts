import { MOMENTS, type Moment } from '../support/roy-moments.ts';

/** One click on a busy table. */
export interface Pressed {
  readonly name: string;
  readonly moment: Moment;
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

const CHOICE = '[data-question] [data-choice]';
const VERB = '[data-question] [data-opens]';

export const PRESSED: readonly Pressed[] = [
  { name: 'six at the table: a verb opens its menu', moment: BUSIEST, button: VERB },
  {
    name: 'six at the table: a choice of the menu',
    moment: BUSIEST,
    before: [VERB],
    button: '[data-menu] [data-choice]',
  },
  { name: 'six at the table: a verb is done', moment: BUSIEST, button: CHOICE },
  { name: 'six at the table: the card of a place', moment: BUSIEST, button: '[data-thing^="place:"]' },
  { name: 'six at the table: the Quest board is unfolded', moment: BUSIEST, button: '[data-act="quest"]' },
  { name: 'six at the table: the turn ends', moment: BUSIEST, button: `[data-choice='{"kind":"end"}']` },
  { name: 'Milady lays a mission: somebody is placed', moment: MOMENTS.install, button: CHOICE },
  { name: 'Milady lays the Inn: a token is laid', moment: MOMENTS['lay-inn'], button: CHOICE },
  {
    name: 'a duel with its odds: a card is committed',
    moment: MOMENTS.duel,
    button: `[data-choice^='{"kind":"commit"']`,
  },
  { name: 'a duel with its odds: the roll', moment: MOMENTS.duel, button: `[data-choice='{"kind":"done"}']` },
];
