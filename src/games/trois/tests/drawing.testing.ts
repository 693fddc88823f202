import type { Space } from '../board/board.ts';
import type { CardId, OrderId } from '../cards/cards.ts';
import type { Given, GivenRider } from '../given/given.ts';
import { position, type Table } from '../testing.ts';

type Draw = { readonly at: Space; readonly dice: readonly [number, number] };

/** A ride over no gazette that ends on the sign, by the card's pile: outward, and for a rider on his way home. */
const OUT: Readonly<Record<string, Draw>> = {
  ML: { at: 'FO4', dice: [1, 3] },
  RO: { at: 'EO4', dice: [1, 2] },
  MO: { at: 'FO4', dice: [1, 2] },
};
const HOME: Readonly<Record<string, Draw>> = {
  ML: { at: 'FR17', dice: [1, 2] },
  RO: { at: 'FR4', dice: [1, 2] },
  MO: { at: 'FR9', dice: [1, 2] },
};

const pileOf = (card: OrderId): 'milady' | 'rochefort' | 'sword' => {
  if (card.startsWith('ML')) return 'milady';
  return card.startsWith('RO') ? 'rochefort' : 'sword';
};

interface Drawing extends Omit<Given, 'riders' | 'sword'> {
  readonly rider?: Omit<GivenRider, 'at'>;
  readonly others?: readonly GivenRider[];
  /** Seat 0 carries the studs home. */
  readonly carrier?: true;
  /** Dice that the card itself asks for. */
  readonly thrown?: readonly number[];
  readonly sword?: readonly CardId[];
}

/** Seat 0 rides onto a sign and draws this card; with Bottes in hand he obeys it. */
export const drawing = (card: OrderId, given: Drawing = {}): Table => {
  const { rider, others = [{}], carrier, thrown = [], ...rest } = given;
  const { at, dice } = (carrier === true ? HOME : OUT)[card.slice(0, 2)];
  const pile = pileOf(card);
  const table = position({
    ...rest,
    ...(carrier === true && { studs: 0 }),
    riders: [{ ...rider, at }, ...others],
    [pile]: [card, ...(rest[pile] ?? [])],
  });
  table.roll(...dice, ...thrown);
  while (table.prompt() === '0 rolled') table.ride();
  if (table.prompt() === '0 drawn') table.obey(...thrown);
  const drawn = table.told('drew')[0]?.card ?? null;
  if (drawn !== card) throw new Error(`${drawn} was drawn in place of ${card}`);
  return table;
};

/** The next seat, in its castle, rides to a plain square and is out of the way. */
export const passes = (table: Table) => table.roll(1, 3);
