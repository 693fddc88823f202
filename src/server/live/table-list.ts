import { type AnyGame, playsBy } from '#kernel/game.ts';
import type { TableLine } from '#wire/table-line.ts';
import type { Opening } from '../room/opening.ts';
import type { Listing } from '../store/store.ts';

const clockOf = ({ clock }: Opening): TableLine['clock'] =>
  clock === undefined ? null : { kind: clock.kind, bank: clock.bank, choice: clock.choice };

type Games = Readonly<Record<string, { readonly game: Pick<AnyGame, 'rules' | 'oldest'> }>>;

/** Before the deal a table goes with the newest rules, and a match that is over needs none. */
const rulesIn = ({ opening, summary }: Listing, games: Games): TableLine['rules'] => {
  if (summary.phase !== 'playing') return 'played';
  const known = Object.hasOwn(games, opening.game) && playsBy(games[opening.game].game, summary.rules ?? opening.rules);
  return known ? 'played' : 'others';
};

const lineFor = (listing: Listing, person: string | null, games: Games): TableLine => {
  const { id, opening, summary } = listing;
  const mine = summary.seats.findIndex(seat => person !== null && seat.person === person);
  const rules = rulesIn(listing, games);
  return {
    table: id,
    title: opening.title,
    language: opening.language,
    game: opening.game,
    pace: opening.pace,
    phase: summary.phase,
    clock: clockOf(opening),
    seats: summary.seats.map(({ name, person: owner, bot, open }) => ({
      name,
      bot,
      taken: bot || owner !== null,
      open: open && owner === null,
    })),
    // Nobody is asked at a table that nobody can come to.
    asked: rules === 'played' ? summary.asked : [],
    rules,
    mine: mine < 0 ? null : mine,
    changed: summary.moved,
  };
};

/** Tables as a list shows them to somebody, in the order of what everybody may know: the store's own tells of whispers too. */
export const linesFor = (listings: readonly Listing[], person: string | null, games: Games): TableLine[] =>
  listings.map(listing => lineFor(listing, person, games)).sort((a, b) => b.changed - a.changed);
