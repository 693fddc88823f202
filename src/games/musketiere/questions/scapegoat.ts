import { PUT, SURRENDER, TAKE } from '../choices.ts';
import { isFull } from '../facts.ts';
import { REWARDS } from '../state.ts';
import type { Bar } from './question.ts';
import {
  FACE_DOWN,
  listFree,
  listOthers,
  listTaken,
  listWhere,
  ONE_MARKER,
  SCAPEGOAT_MUST,
  settling,
} from './settling.ts';

const FULL: Bar = { rule: 'MUS.17', reason: 'scapegoat-full' };
const TAKE_FIRST: Bar = { rule: 'MUS.14', reason: 'take-prison-first' };
const SUPPLY_FIRST: Bar = { rule: 'MUS.14', reason: 'supply-first-prison' };
const NOT_OWN: Bar = { rule: 'MUS.RULING.6', reason: 'not-your-own' };
const ONLY_A_JEWEL: Bar = { rule: 'MUS.RULING.7', reason: 'only-a-jewel' };
const NONE_LEFT: Bar = { rule: 'MUS.14', reason: 'no-prison-left' };

/** MUS.13, MUS.17: the scapegoat puts a prison on one of his reward cards, or gives a jewel back if all are covered. */
export const scapegoat = settling('scapegoat', {
  reach(position, { seat }, _, choices) {
    const own = position.markers[seat];
    const full = isFull(own);
    for (let place = 0; place < REWARDS; place++) {
      if (full) choices.push(SURRENDER[place]);
      else if (own[place] === 'prison' && position.prisons === 0) choices.push(TAKE[seat][place]);
      else choices.push(PUT[place]);
    }
    listOthers(position, seat, choices);
  },

  quick(position, { seat }, _, choices) {
    const own = position.markers[seat];
    if (isFull(own)) listWhere(own, 'jewel', SURRENDER, choices);
    else if (position.prisons > 0) listFree(own, PUT, choices);
    else listTaken(position, seat, 'prison', choices);
  },

  beyond(position, { seat }, _, choices) {
    choices.push({ kind: 'want', what: 'pass' });
    if (isFull(position.markers[seat]) || position.prisons === 0) choices.push({ kind: 'supply', marker: 'prison' });
  },

  bar({ markers, prisons }, { seat }, choice) {
    switch (choice.kind) {
      case 'put':
        if (markers[seat][choice.place] !== null) return ONE_MARKER;
        return prisons > 0 ? null : TAKE_FIRST;
      case 'take':
        if (choice.from === seat) return NOT_OWN;
        if (markers[choice.from][choice.place] !== 'prison') return FACE_DOWN;
        if (isFull(markers[seat])) return FULL;
        return prisons > 0 ? SUPPLY_FIRST : null;
      case 'surrender':
        return markers[seat][choice.place] === 'jewel' ? null : FULL;
      case 'want':
        return SCAPEGOAT_MUST;
      case 'supply':
        return isFull(markers[seat]) ? ONLY_A_JEWEL : NONE_LEFT;
      default:
        return null;
    }
  },
});
