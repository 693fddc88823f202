import { PUT } from '../choices.ts';
import { countOf } from '../facts.ts';
import { REWARDS } from '../state.ts';
import {
  CHAMPION_MUST,
  FACE_DOWN,
  listOthers,
  NO_PRISON_TO_FREE,
  ONE_MARKER,
  SCAPEGOAT_MUST,
  settling,
} from './settling.ts';

/** MUS.14: a marker taken from another player is put on a free reward card of one's own. */
export const put = settling('put', {
  reach(_position, _, _seat, choices) {
    for (let place = 0; place < REWARDS; place++) choices.push(PUT[place]);
  },

  beyond(position, { seat, marker }, _, choices) {
    listOthers(position, seat, choices);
    choices.push({ kind: 'want', what: 'pass' });
    if (marker === 'jewel' && countOf(position.markers[seat], 'prison') === 0)
      choices.push({ kind: 'want', what: 'free' });
  },

  bar({ markers }, { seat, marker }, choice) {
    switch (choice.kind) {
      case 'put':
        return markers[seat][choice.place] === null ? null : ONE_MARKER;
      case 'take':
        return FACE_DOWN;
      case 'want':
        if (choice.what === 'free') return NO_PRISON_TO_FREE;
        return marker === 'jewel' ? CHAMPION_MUST : SCAPEGOAT_MUST;
      default:
        return null;
    }
  },
});
