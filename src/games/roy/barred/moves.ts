import type { Barred } from '#kernel/game.ts';
import { mayGo } from '../arrive.ts';
import { cardsLeft } from '../decks.ts';
import { DESTINATIONS } from '../names.ts';
import type { Man, State } from '../state.ts';
import { because } from './reasons.ts';

/** Why he cannot draw. */
export const drawWhy = (state: State): Barred[] =>
  cardsLeft(state) ? [] : [because('draw', 'ROY.ACT.6', 'deck-empty', {})];

/** Places a player would point at, for a move by `kind`: an action, a horse. */
const placesWhy = (man: Man, kind: 'move' | 'horse'): Barred[] => {
  const { who, place } = man;
  const barred: Barred[] = [
    because(`${kind}:quarters`, 'ROY.MOVE.3', 'no-quarters', {}),
    because(`${kind}:bastille`, 'ROY.MOVE.4', 'no-bastille', {}),
  ];
  for (const to of DESTINATIONS) {
    if (mayGo(man, to)) continue;
    barred.push(
      place === to
        ? because(`${kind}:${to}`, 'ROY.MOVE.1', 'already-here', { who, place })
        : because(`${kind}:${to}`, 'ROY.HARD.1', 'quest-closed', { who }),
    );
  }
  return barred;
};

/** ROY.MOVE.7: out of the Bastille one does not walk. */
export const movesWhy = (man: Man): Barred[] =>
  man.place === 'bastille'
    ? DESTINATIONS.map(to => because(`move:${to}`, 'ROY.MOVE.7', 'in-bastille', { who: man.who }))
    : placesWhy(man, 'move');

/** ROY.EQUIP.8, ROY.RULING.31, ROY.TREV.11 */
export const horseWhy = (man: Man, ordered: boolean): Barred[] => {
  const { who, gear } = man;
  if (!gear.includes('horse')) return [because('horse', 'ROY.EQUIP.8', 'no-horse', { who })];
  if (ordered) return [because('horse', 'ROY.TREV.11', 'horse-not-ordered', { who })];
  if (man.place === 'bastille') return [because('horse', 'ROY.RULING.31', 'in-bastille', { who })];
  return man.ridden ? [because('horse', 'ROY.RULING.31', 'horse-used', { who })] : placesWhy(man, 'horse');
};
