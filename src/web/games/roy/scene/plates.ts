import type { Place } from '#games/roy/names.ts';
import type { View } from '#games/roy/view.ts';
import cell from '#web/art/baked/duel-cell.svg?no-inline';
import country from '#web/art/baked/duel-country.svg?no-inline';
import hall from '#web/art/baked/duel-hall.svg?no-inline';
import inn from '#web/art/baked/duel-inn.svg?no-inline';
import rampart from '#web/art/baked/duel-rampart.svg?no-inline';
import street from '#web/art/baked/duel-street.svg?no-inline';

const PLATES: Readonly<Record<Exclude<Place, 'quest'>, string>> = {
  richelieu: hall,
  'vieux-colombier': street,
  paris: street,
  louvre: hall,
  'la-rochelle': rampart,
  bastille: cell,
};
const BOARDS: Readonly<Record<View['quest']['board'], string>> = { 1: inn, 2: country, 3: country, 4: hall };

/** The picture behind what happens at a place. */
export const plateOf = (place: Place, board: View['quest']['board']): string =>
  place === 'quest' ? BOARDS[board] : PLATES[place];
export const RAMPART = rampart;
