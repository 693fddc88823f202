import type { Tell } from '#kernel/game.ts';
import { isAdversary } from '../cards/adversaries.ts';
import type { Event } from '../events.ts';
import { wound } from '../men/wounds.ts';
import { advanceStipulation, hurtFoe, removeFoe } from '../missions/missions.ts';
import { agreed } from '../options.ts';
import { completeBoard } from '../quest/boards.ts';
import { beatAntechamberToken } from '../quest/galleries.ts';
import { beatRoadToken } from '../quest/road.ts';
import { clearSpace } from '../quest/spaces.ts';
import type { State } from '../state.ts';
import type { DuelTask } from '../tasks.ts';
import { earnOneForAll } from '../tracks.ts';
import { placeOf } from './fighters.ts';

/** What a duel leads to; `life` is what the foe has left. */
export const afterDuel = (draft: State, duel: DuelTask, life: number, hits: number, tell: Tell<Event>) => {
  const man = draft.men[duel.man];
  const { foe } = duel;
  if (foe === 'rochefort') return afterRochefort(draft, duel, life, hits, tell);
  if (foe === 'jailer') return afterBreakOut(draft, duel, life === 0, tell);
  if (isAdversary(foe)) {
    const place = placeOf(draft, foe);
    if (life === 0) removeFoe(draft, place, foe, man.who, tell);
    else hurtFoe(draft, place, foe, life);
    return;
  }
  if (life > 0) return;
  if (foe === 'guard') {
    tell?.({ kind: 'guard-beaten', total: draft.constance + 1 });
    return advanceStipulation(draft, 1, man.who, tell);
  }
  if (foe === 'wardes') return completeBoard(draft, duel.man, tell);
  beatToken(draft, duel, tell);
};

const beatToken = (draft: State, duel: DuelTask, tell: Tell<Event>) => {
  if (duel.foe === 'inn') clearSpace(draft, duel.man, duel.space, tell);
  else if (duel.foe === 'road') beatRoadToken(draft, duel.man, tell);
  else beatAntechamberToken(draft, duel.man, duel.foe === 'first' ? 0 : 1, tell);
};

/** ROY.QUEST.7, ROY.RULING.35: no fight, one wound, and the token counts as beaten. */
export const meetsSnare = (draft: State, duel: Pick<DuelTask, 'man' | 'foe' | 'space'>, tell: Tell<Event>) => {
  tell?.({ kind: 'snare', who: draft.men[duel.man].who });
  wound(draft, duel.man, 1, 'snare', 'next', tell);
  beatToken(draft, duel as DuelTask, tell);
};

/** ROY.ROCH.8, ROY.ROCH.10: wounded he flees and the action goes on; unhurt he stays and it is lost. */
const afterRochefort = (draft: State, duel: DuelTask, life: number, hits: number, tell: Tell<Event>) => {
  const man = draft.men[duel.man];
  draft.rochefort = life;
  if (hits > 0) {
    draft.presence = 'fled';
    tell?.({ kind: 'fled', life });
    if (life === 0) knockOut(draft, tell);
  }
  if (hits > 0 && man.life > 0) return;
  draft.todo.pop(); // the action he had declared
  if (man.life > 0) tell?.({ kind: 'holds', who: man.who });
};

/** ROY.ROCH.16: the first time brings a One-for-all card. */
const knockOut = (draft: State, tell: Tell<Event>) => {
  tell?.({ kind: 'rochefort-down' });
  if (draft.humbled) return;
  draft.humbled = true;
  earnOneForAll(draft, tell);
};

/** ROY.BAST.6; felled, he is already at the Vieux-Colombier and on his feet (ROY.BAST.7). */
const afterBreakOut = (draft: State, duel: DuelTask, won: boolean, tell: Tell<Event>) => {
  const man = draft.men[duel.man];
  if (man.place !== 'bastille' || !(won || agreed(draft, 'bastilleLoose'))) return;
  man.place = 'vieux-colombier';
  tell?.({ kind: 'freed', who: man.who });
};
