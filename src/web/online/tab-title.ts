import type { RoomView } from '#wire/to-client.ts';
import { gameName } from '../games/covers.ts';

/** What the browser's tab says: whose table it is, after what must be seen first. */
export const tabTitle = ({ title, game }: Pick<RoomView, 'title' | 'game'>, first: string | null): string =>
  [first, title, gameName(game), 'Panache'].filter(part => part !== null).join(' · ');
