import type { Tell } from '#kernel/game.ts';
import { SHEETS } from '../cards/musketeers.ts';
import { drawCards } from '../decks.ts';
import type { Cause, Event } from '../events.ts';
import { agreed } from '../options.ts';
import type { Man, ManIndex, State } from '../state.ts';
import { win } from '../tracks.ts';

/** When somebody felled stands up again: at once (ROY.OUT.4) or in the next round (ROY.OUT.3). */
export type Recovery = 'now' | 'next';

export const maxLife = (man: Man): number => SHEETS[man.who].life;
export const isWounded = (man: Man): boolean => man.life < maxLife(man);

/** ROY.WOUND.2: each wound costs a life point; at none he is out of action at once (ROY.OUT.1). */
export const wound = (
  draft: State,
  index: ManIndex,
  wounds: number,
  by: Cause,
  recovery: Recovery,
  tell: Tell<Event>,
) => {
  const man = draft.men[index];
  const taken = Math.min(wounds, man.life);
  if (taken <= 0) return;
  man.life -= taken;
  tell?.({ kind: 'wounded', who: man.who, wounds: taken, life: man.life, by });
  if (man.life === 0) fell(draft, index, by, recovery, tell);
};

const fell = (draft: State, index: ManIndex, by: Cause, recovery: Recovery, tell: Tell<Event>) => {
  const man = draft.men[index];
  tell?.({ kind: 'fell', who: man.who, by, at: man.place });
  if (man.place === 'quest' && agreed(draft, 'mortalQuest')) {
    man.fateful = true; // ROY.HARD.1
    tell?.({ kind: 'fateful', who: man.who });
  }
  man.place = 'vieux-colombier';
  man.path = -1;
  man.bound = false;
  if (draft.phase !== 'siege' && draft.phase !== 'end') man.turn = 'done'; // ROY.OUT.2, ROY.OUT.8, ROY.RULING.45
  if (recovery === 'now') recover(draft, index, tell);
};

/** ROY.OUT.3: stands up with full life, draws a card, and has had his turn. */
export const recover = (draft: State, index: ManIndex, tell: Tell<Event>) => {
  const man = draft.men[index];
  man.life = maxLife(man);
  man.turn = 'done';
  tell?.({ kind: 'recovered', who: man.who, life: man.life });
  drawCards(draft, man, 1, 'recovery', tell);
};

/** ROY.WOUND.5: never above the printed maximum. */
export const heal = (draft: State, index: ManIndex, points: number, by: 'balm' | 'planchet', tell: Tell<Event>) => {
  const man = draft.men[index];
  man.life = Math.min(maxLife(man), man.life + points);
  tell?.({ kind: 'healed', who: man.who, life: man.life, by });
};

/** ROY.HARD.2, ROY.HARD.4: looked at once everything a deed led to is settled. */
export const checkMortal = (draft: State, tell: Tell<Event>) => {
  for (let i = 0; i < draft.men.length; i++) if (!draft.men[i].fateful) return;
  win(draft, 'milady', 'mortal', tell);
};
