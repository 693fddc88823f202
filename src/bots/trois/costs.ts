import type { Sign } from '#games/trois/board/board.ts';
import { isBotte } from '#games/trois/cards/bottes.ts';
import type { OrderId, Pile } from '#games/trois/cards/cards.ts';
import type { Effect, Until } from '#games/trois/cards/effects.ts';
import { MILADY } from '#games/trois/cards/milady.ts';
import { MOUSQUETAIRES } from '#games/trois/cards/mousquetaires.ts';
import { ROCHEFORT } from '#games/trois/cards/rochefort.ts';
import { isCarrier } from '#games/trois/facts.ts';
import { isEnough } from '#games/trois/turn/start.ts';
import type { Observation } from './observation.ts';
import { backTo } from './road.ts';
import { WEIGHTS } from './weights.ts';
import { cheapest, worthOf } from './worth.ts';

/** How often two dice fail. */
const failsOf = (until: Until): number => {
  let fails = 0;
  for (let one = 1; one <= 6; one++)
    for (let other = 1; other <= 6; other++) if (!isEnough([one, other], until)) fails++;
  return fails / 36;
};

/** The turns lost until the dice show what they must. */
const holdCost = (until: Until, attempts: number): number => {
  const fails = failsOf(until);
  let cost = 0;
  for (let attempt = 1; attempt <= attempts; attempt++) cost += fails ** attempt * WEIGHTS.turn;
  return cost;
};

/** What a card costs who has drawn it, in squares; below zero it helps him. */
const costOf = (effect: Effect, seen: Observation): number => {
  const spot = seen.musketeers[seen.seat];
  switch (effect.op) {
    case 'none':
      return 0;
    case 'skip':
      return effect.turns * WEIGHTS.turn;
    case 'hold':
      return holdCost(effect.until, effect.attempts);
    case 'back':
      return backTo(spot, 'place', effect.squares);
    case 'back-to':
      return backTo(spot, effect.what, effect.most);
    case 'forward':
      return -effect.squares;
    case 'forward-to-gazette':
      return -WEIGHTS.ahead;
    case 'others-forward':
      return effect.squares;
    case 'one-die':
      return WEIGHTS.oneDie;
    case 'extra-roll':
      return -WEIGHTS.turn;
    case 'draw':
      return WEIGHTS.sword;
    case 'free-companion':
      return WEIGHTS.companion;
    case 'drop-studs':
      return WEIGHTS.studs + effect.back + effect.skip * WEIGHTS.turn;
    case 'lose-botte':
      return seen.hand.length === 0
        ? costOf(effect.otherwise, seen)
        : seen.hand.reduce((sum, botte) => sum + worthOf(botte, seen), 0) / seen.hand.length;
    case 'lose-bottes':
      if (effect.how === 'choice') return cheapest(seen);
      return seen.hand.reduce((sum, botte) => sum + worthOf(botte, seen), 0);
    case 'pay-botte': {
      const otherwise = costOf(effect.otherwise, seen);
      return seen.hand.length === 0 ? otherwise : Math.min(otherwise, cheapest(seen));
    }
    case 'test':
      return ((effect.least - 1) / 6) * costOf(effect.failed, seen);
    case 'if-spies':
      return costOf(seen.news.spies === 'active' ? effect.active : effect.absent, seen);
    case 'if-carrier':
      return costOf(isCarrier(seen, seen.seat) ? effect.yes : effect.no, seen);
    case 'in-order':
      return effect.effects.reduce((sum, each) => sum + costOf(each, seen), 0);
  }
};

const ORDERS: Readonly<Record<OrderId, Effect>> = { ...MILADY, ...ROCHEFORT, ...MOUSQUETAIRES };

/** What an open card costs its drawer. */
export const cardCost = (card: OrderId, seen: Observation): number => costOf(ORDERS[card], seen);

const PILES: Readonly<Partial<Record<Sign, Pile>>> = { phial: 'milady', dagger: 'rochefort', sword: 'sword' };

/** What a card of a pile costs on average: the studs are at stake where there is danger, and spies help Rochefort. */
const usualCost = (pile: Pile, seen: Observation): number => {
  const carries = isCarrier(seen, seen.seat);
  switch (pile) {
    case 'milady':
      return WEIGHTS.phial + (carries ? WEIGHTS.phialCarrying : 0);
    case 'rochefort':
      return (
        (seen.news.spies === 'active' ? WEIGHTS.daggerWithSpies : WEIGHTS.dagger) +
        (carries ? WEIGHTS.daggerCarrying : 0)
      );
    case 'sword':
      return WEIGHTS.sword;
  }
};

/** What ending on a sign costs, in squares; a card that is remembered is reckoned with. */
export const drawCost = (sign: Sign, seen: Observation): number => {
  const pile = PILES[sign];
  if (pile === undefined) return 0;
  const card = seen.nextCard[pile];
  if (card === null) return usualCost(pile, seen);
  return isBotte(card) ? -worthOf(card, seen) : cardCost(card, seen);
};
