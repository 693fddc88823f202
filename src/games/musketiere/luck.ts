import { drawn, type LuckOf, luckSheet } from '#kernel/luck.ts';
import { allCards, cardValue } from './cards.ts';
import type { Event } from './events.ts';
import { guardsFor } from './guards.ts';
import type { State } from './state.ts';

const KEYS = { hand: { lucky: true }, guards: { lucky: false } };
const VALUES: readonly number[] = allCards().map(cardValue);

const without = (values: readonly number[], value: number): readonly number[] => {
  const at = values.indexOf(value);
  return values.filter((_, place) => place !== at);
};

/** No dice here: luck is what is dealt (MUS.4) and which guard cards are turned up (MUS.8). */
export const luckOf: LuckOf = ({ opening, played }) => {
  const sheet = luckSheet(KEYS);
  const players = (opening.state as State).totals.length;
  let stack = guardsFor(players);
  for (const { events } of [opening, ...played])
    for (const event of events as readonly Event[]) {
      if (event.kind === 'dealt') {
        const { cards } = event.secret;
        const sum = cards.reduce((total, card) => total + cardValue(card), 0);
        sheet.note('hand', event.seat, drawn(sum, cards.length, VALUES));
        stack = guardsFor(players);
      } else if (event.kind === 'turned') {
        sheet.note('guards', null, drawn(event.target, 1, stack));
        stack = without(stack, event.target);
      }
    }
  return sheet.rows();
};
