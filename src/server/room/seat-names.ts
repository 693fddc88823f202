import { sameName } from './names.ts';
import type { Room } from './room.ts';

/** Servants and friends of the book, for bots: proper names, the same in every language. */
const BOT_NAMES = [
  'Planchet',
  'Grimaud',
  'Mousqueton',
  'Bazin',
  'Jussac',
  'Bicarat',
  'Cahusac',
  'Biscarat',
  'Kitty',
  'Lorme',
] as const;

/** Everybody's name by seat; a bot gets one that nobody at the table has. */
export const seatNames = ({ seats }: Pick<Room, 'seats'>): readonly string[] => {
  if (!seats.some(seat => seat.plan.kind === 'bot')) return seats.map(seat => seat.name);
  const free = BOT_NAMES.filter(name => !seats.some(seat => sameName(seat.name, name)));
  let given = 0;
  return seats.map(({ plan, name }) => (plan.kind === 'bot' ? (free[given++] ?? `${BOT_NAMES[0]} ${given}`) : name));
};
