import type { TableLine } from '#wire/to-client.ts';
import type { Listing } from '../store/store.ts';

const lineFor = ({ id, opening, summary }: Listing, person: string | null): TableLine => {
  const mine = summary.seats.findIndex(seat => person !== null && seat.person === person);
  return {
    table: id,
    title: opening.title,
    language: opening.language,
    game: opening.game,
    pace: opening.pace,
    phase: summary.phase,
    seats: summary.seats.map(({ name, person: owner, bot, open }) => ({
      name,
      bot,
      taken: bot || owner !== null,
      open: open && owner === null,
    })),
    asked: summary.asked,
    mine: mine < 0 ? null : mine,
    changed: summary.moved,
  };
};

/** Tables as a list shows them to somebody, in the order of what everybody may know: the store's own tells of whispers too. */
export const linesFor = (listings: readonly Listing[], person: string | null): TableLine[] =>
  listings.map(listing => lineFor(listing, person)).sort((a, b) => b.changed - a.changed);
