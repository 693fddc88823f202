import { faces, type LuckOf, luckSheet } from '#kernel/luck.ts';
import type { Event } from './events.ts';
import { isDouble, totalOf } from './turn/dice.ts';

const KEYS = { dice: { lucky: true }, doubles: { lucky: true } };

const MEAN = 3.5; // of one die
const VARIANCE = 35 / 12;

/** What the dice of his rides and holds brought (TRO.10), and how many doubles there were among rolls of two. */
export const luckOf: LuckOf = ({ opening, played }) => {
  const sheet = luckSheet(KEYS);
  for (const { events } of [opening, ...played])
    for (const event of events as readonly Event[]) {
      if (event.kind !== 'rolled' || event.what === 'test') continue;
      const { seat, dice } = event;
      const count = dice.length;
      sheet.note('dice', seat, { got: totalOf(dice), mean: count * MEAN, variance: count * VARIANCE, count });
      if (count === 2) sheet.note('doubles', seat, faces(isDouble(dice) ? 1 : 0, 1, 1 / 6));
    }
  return sheet.rows();
};
