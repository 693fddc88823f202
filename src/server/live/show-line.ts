import { isTalk } from '../room/room-entry.ts';
import type { JournalLine } from '../store/store.ts';
import type { Showing } from './showing.ts';
import type { TableState } from './table-state.ts';

/** Shows what a line that has been taken in changes, to those who may know of it. */
export const showLine = (showing: Showing, { match }: TableState, { time, entry }: JournalLine): void => {
  switch (entry.kind) {
    case 'play':
      showing.step(entry.choice === null ? 'back' : 'on');
      if (match?.over) showing.room();
      return;
    case 'say': {
      const { id, sender = '', seat, name, text, shown = [], to } = entry;
      showing.said({ id: `${sender}${id ?? ''}`, time, seat, name, text, shown }, to);
      return;
    }
    case 'remark':
      showing.remark({ at: entry.at, seat: entry.seat, reason: entry.reason });
      return;
    case 'wish':
      showing.asked(entry.hearers);
      return;
    case 'start':
      showing.again('everybody');
      return;
    default:
      if (!isTalk(entry)) showing.again('moved');
  }
};
