import type { Tell } from '#kernel/game.ts';
import type { Event } from '../events.ts';
import { bite } from '../missions/missions.ts';
import type { Destination } from '../names.ts';
import { agreed } from '../options.ts';
import type { Man, ManIndex, State } from '../state.ts';

/** ROY.MOVE.6: a musketeer comes to a place, and what awaits him there happens at once. */
export const arrive = (
  draft: State,
  index: ManIndex,
  to: Destination,
  how: 'action' | 'horse' | 'planchet',
  ordered: boolean,
  tell: Tell<Event>,
) => {
  const man = draft.men[index];
  tell?.({ kind: 'moved', who: man.who, from: man.place, to, how });
  man.place = to;
  man.path = -1; // ROY.INN.3
  man.bound = false;
  if (to === 'richelieu') return enterRichelieu(draft, man, tell);
  if (to === 'paris' || to === 'louvre') bite(draft, to, index, ordered, tell); // ROY.TRAP.11
};

/** ROY.RICH.3 to ROY.RICH.5 */
const enterRichelieu = (draft: State, man: Man, tell: Tell<Event>) => {
  if (draft.location === 'richelieu' && draft.presence === 'visited') return;
  if (draft.location === 'richelieu' && draft.presence === 'hidden') {
    draft.presence = 'visited';
    draft.shown = true;
    tell?.({ kind: 'exposed', location: 'richelieu', by: man.who, reveals: true });
    return;
  }
  man.place = 'bastille';
  man.jailed = true;
  man.turn = 'done'; // also under an order (ROY.RULING.45)
  tell?.({ kind: 'jailed', who: man.who, by: 'richelieu', reveals: true }); // Milady is not here: now everybody knows
};

/** ROY.RICH.7: whoever begins his turn at Richelieu has to leave. */
export const bindAtRichelieu = (draft: State, man: Man) => {
  man.bound = man.place === 'richelieu' && !agreed(draft, 'richelieuMayStay');
};
