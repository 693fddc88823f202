import type { Seat, Tell } from '#kernel/game.ts';
import { shuffle } from '#kernel/rng.ts';
import { type Card, withCard, withoutCard } from './cards/adventure.ts';
import type { TreacheryId } from './cards/treachery.ts';
import type { Event } from './events.ts';
import type { Musketeer } from './names.ts';
import { agreed } from './options.ts';
import { type State, toMilady } from './state.ts';

type Drawn = Extract<Event, { kind: 'drew' }>['why'];
type Plotted = Extract<Event, { kind: 'plotted' }>['why'];

/** ROY.ACT.5: an empty deck is made anew from the discard pile. */
const topCard = (draft: State, tell: Tell<Event>): Card | undefined => {
  if (draft.deck.length === 0 && draft.discard.length > 0) {
    draft.deck = shuffle(draft.rng, draft.discard);
    draft.discard = [];
    tell?.({ kind: 'reshuffled', deck: 'adventure' });
  }
  return draft.deck.pop();
};

/** A player, or the musketeer for whom the player draws. */
interface Drawer {
  readonly seat: Seat;
  readonly who?: Musketeer;
}

/** As many Adventure cards as there are (ROY.RULING.15). */
export const drawCards = (draft: State, { seat, who }: Drawer, count: number, why: Drawn, tell: Tell<Event>) => {
  const cards: Card[] = [];
  for (let i = 0; i < count; i++) {
    const card = topCard(draft, tell);
    if (card === undefined) break;
    cards.push(card);
    draft.hands[seat] = withCard(draft.hands[seat], card);
  }
  if (cards.length > 0)
    tell?.({
      kind: 'drew',
      seat,
      ...(who === undefined ? {} : { who }),
      count: cards.length,
      why,
      secret: { to: [seat], cards },
      reveals: true,
    });
};

export const cardsLeft = (state: State): boolean => state.deck.length > 0 || state.discard.length > 0;

/** ROY.ACT.8 */
export const discardFrom = (draft: State, seat: Seat, card: Card) => {
  draft.hands[seat] = withoutCard(draft.hands[seat], card);
  draft.discard.push(card);
};

/** ROY.CHAR.3: a card is discarded after its effect, so that it cannot be drawn by it. */
export const discardAfter = (draft: State, seat: Seat, card: Card, effect: () => void) => {
  draft.hands[seat] = withoutCard(draft.hands[seat], card);
  effect();
  draft.discard.push(card);
};

/** ROY.TREACH.8, ROY.RULING.14 */
export const restorePlots = (draft: State, tell: Tell<Event>) => {
  if (draft.plots.length > 0 || draft.plotDiscard.length === 0 || agreed(draft, 'treacheryNoReshuffle')) return;
  draft.plots = shuffle(draft.rng, draft.plotDiscard);
  draft.plotDiscard = [];
  tell?.({ kind: 'reshuffled', deck: 'treachery' });
};

/** ROY.TREACH.8, ROY.RULING.14: with so many cards in the deck and in the discard pile. */
export const mayDrawPlots = (table: Pick<State, 'options'>, deck: number, discards: number): boolean =>
  deck > 0 || (discards > 0 && !agreed(table, 'treacheryNoReshuffle'));

export const plotsLeft = (state: State): boolean => mayDrawPlots(state, state.plots.length, state.plotDiscard.length);

/** Milady draws Treachery cards; the automa has no hand (ROY.AUTO.8). */
export const drawPlots = (draft: State, count: number, why: Plotted, tell: Tell<Event>) => {
  if (draft.automa) return;
  const cards: TreacheryId[] = [];
  for (let i = 0; i < count; i++) {
    restorePlots(draft, tell);
    const card = draft.plots.pop();
    if (card === undefined) break;
    cards.push(card);
  }
  if (cards.length === 0) return;
  draft.plotHand = [...draft.plotHand, ...cards];
  tell?.({ kind: 'plotted', count: cards.length, why, secret: { to: toMilady(draft), cards }, reveals: true });
};
