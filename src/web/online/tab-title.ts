import type { RoomView } from '#wire/to-client.ts';
import { gameName } from '../games/covers.ts';

/** Seen at a glance among many tabs. */
const MARK = '●';

/** What the browser's tab says: whose table it is, after what must be seen first. */
export const tabTitle = ({ title, game }: Pick<RoomView, 'title' | 'game'>, first: string | null): string =>
  [first === null ? null : `${MARK} ${first}`, title, gameName(game), 'Panache']
    .filter(part => part !== null)
    .join(' · ');
