import type { Ending } from '#games/roy/names.ts';
import country from '#web/art/baked/duel-country.svg?no-inline';
import hall from '#web/art/baked/duel-hall.svg?no-inline';
import rampart from '#web/art/baked/duel-rampart.svg?no-inline';
import street from '#web/art/baked/duel-street.svg?no-inline';
import galleries from '#web/art/baked/quest-galleries.svg?no-inline';

/** Where the match came to its end. */
export const PICTURES: Readonly<Record<Ending, string>> = {
  quest: galleries,
  time: hall,
  siege: rampart,
  honour: hall,
  constance: street,
  mortal: country,
};
