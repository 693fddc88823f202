import { FREE, PUT } from '../choices.ts';
import { countOf, isFull } from '../facts.ts';
import { REWARDS } from '../state.ts';
import type { Bar } from './question.ts';
import {
  CHAMPION_MUST,
  FACE_DOWN,
  listFree,
  listOthers,
  listTaken,
  listWhere,
  NO_PRISON_TO_FREE,
  ONE_MARKER,
  settling,
} from './settling.ts';

const FULL: Bar = { rule: 'MUS.16', reason: 'champion-full' };
const TAKE_FIRST: Bar = { rule: 'MUS.14', reason: 'take-jewel-first' };
const SUPPLY_FIRST: Bar = { rule: 'MUS.RULING.4', reason: 'supply-first' };
const NONE_LEFT: Bar = { rule: 'MUS.14', reason: 'no-jewel-left' };

/** MUS.11, MUS.12: the champion puts a jewel on one of his reward cards, or frees one from prison instead. */
export const champion = settling('champion', {
  reach(position, { seat }, _, choices) {
    const own = position.markers[seat];
    for (let place = 0; place < REWARDS; place++) if (own[place] !== 'prison') choices.push(PUT[place]);
    listOthers(position, seat, choices);
    for (let place = 0; place < REWARDS; place++) if (own[place] === 'prison') choices.push(FREE[place]);
  },

  quick(position, { seat }, _, choices) {
    const own = position.markers[seat];
    if (!isFull(own)) {
      if (position.jewels > 0) listFree(own, PUT, choices);
      else listTaken(position, seat, 'jewel', choices);
    }
    listWhere(own, 'prison', FREE, choices);
  },

  beyond(position, { seat }, _, choices) {
    const own = position.markers[seat];
    choices.push({ kind: 'want', what: 'pass' });
    if (countOf(own, 'prison') === 0) choices.push({ kind: 'want', what: 'free' });
    if (isFull(own) || position.jewels === 0) choices.push({ kind: 'supply', marker: 'jewel' });
  },

  bar({ markers, jewels }, { seat }, choice) {
    switch (choice.kind) {
      case 'put':
        if (markers[seat][choice.place] !== null) return isFull(markers[seat]) ? FULL : ONE_MARKER;
        return jewels > 0 ? null : TAKE_FIRST;
      case 'take':
        if (markers[choice.from][choice.place] !== 'jewel') return FACE_DOWN;
        if (isFull(markers[seat])) return FULL;
        return jewels > 0 ? SUPPLY_FIRST : null;
      case 'want':
        return choice.what === 'pass' ? CHAMPION_MUST : NO_PRISON_TO_FREE;
      case 'supply':
        return isFull(markers[seat]) ? FULL : NONE_LEFT;
      default:
        return null;
    }
  },
});
