import { sameName } from './names.ts';
import type { Room } from './room.ts';

/** Small people of the books, for bots: the same in every language, and on no card of our games. */
const BOT_NAMES = ['Grimaud', 'Mousqueton', 'Bazin', 'Kitty', 'Coquenard', 'Blaisois', 'Olivain', 'Friquet'] as const;

/** Everybody's name by seat; a bot gets one that nobody at the table has. */
export const seatNames = ({ seats }: Pick<Room, 'seats'>): readonly string[] => {
  if (!seats.some(seat => seat.plan.kind === 'bot')) return seats.map(seat => seat.name);
  const free = BOT_NAMES.filter(name => !seats.some(seat => sameName(seat.name, name)));
  let given = 0;
  return seats.map(({ plan, name }) => (plan.kind === 'bot' ? (free[given++] ?? `${BOT_NAMES[0]} ${given}`) : name));
};
