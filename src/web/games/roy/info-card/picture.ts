import type { IconName } from '#web/art/icon-names.ts';
import type { FaceId } from '#web/art/people.ts';
import { faceOfCard, faceOfFoe } from '../scene/faces.ts';
import { faceOf, SKILL_ICONS } from '../side/card-faces.ts';
import { MEDALS, MILADYS_MEDAL } from '../side/men.ts';
import type { Target, TrackId } from '../targets.ts';
import { ITEM_ICONS, TRAP_ICONS } from './icons.ts';

/** What a target is known by at a glance. */
export type Picture = { readonly medal: number } | { readonly face: FaceId } | { readonly icon: IconName };

const TRACKS: Readonly<Record<TrackId, IconName>> = {
  time: 'hourglass',
  honour: 'queen-crown',
  siege: 'cannon',
  purse: 'coins',
  ladder: 'fleur-de-lys',
  constance: 'love-letter',
  rochefort: 'hearts',
  epics: 'laurels',
  oneForAll: 'three-friends',
};

const EFFECTS = { time: 'hourglass', honour: 'queen-crown', epic: 'laurels' } as const;

export const pictureOf = (target: Target): Picture => {
  switch (target.kind) {
    case 'man':
      return { medal: MEDALS[target.who] };
    case 'milady':
      return { medal: MILADYS_MEDAL };
    case 'foe':
      return { face: faceOfFoe(target.id) };
    case 'track':
      return { icon: TRACKS[target.id] };
    case 'trap':
      return { icon: TRAP_ICONS[target.id] };
    case 'item':
      return { icon: ITEM_ICONS[target.id] };
    case 'skill':
      return { icon: SKILL_ICONS[target.id] };
    case 'card': {
      const face = faceOfCard(target.id);
      return face === null ? { icon: faceOf(target.id).emblem } : { face };
    }
    case 'effect':
      return { icon: EFFECTS[target.id] };
    case 'token':
      return { icon: target.id === 'snare' ? 'wolf-trap' : target.id === 'decoy' ? 'drama-masks' : 'crossed-swords' };
    case 'place':
      return { icon: PLACES[target.id] };
    case 'mission':
      return { icon: target.place === 'paris' ? 'love-letter' : 'fleur-de-lys' };
    case 'quest':
    case 'space':
    case 'path':
      return { icon: 'tavern-sign' };
    case 'arsenal':
      return { icon: 'two-coins' };
    case 'deck':
      return { icon: 'card-draw' };
    case 'garrison':
      return { icon: 'cannon' };
    case 'treachery':
      return { icon: 'scroll-unfurled' };
    case 'paris':
      return { icon: 'love-letter' };
  }
};

const PLACES: Readonly<Record<Extract<Target, { kind: 'place' }>['id'], IconName>> = {
  quarters: 'domino-mask',
  richelieu: 'pope-crown',
  'vieux-colombier': 'three-friends',
  bastille: 'window-bars',
  paris: 'love-letter',
  louvre: 'fleur-de-lys',
  'la-rochelle': 'cannon',
  quest: 'laurels',
};
