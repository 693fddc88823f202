import type { Choice } from '#games/trois/choices.ts';
import type { Decision } from '#kernel/game.ts';
import { cardCost } from './costs.ts';
import type { Observation } from './observation.ts';
import type { Offer } from './offer.ts';
import { mileOf } from './road.ts';
import { WEIGHTS } from './weights.ts';
import { worthOf } from './worth.ts';

/** A card lies open: a Botte is played against it where that saves more than the Botte is worth. */
export const answerCard = (seen: Observation, offer: Offer): Choice | null => {
  const card = seen.turn?.card ?? null;
  if (card !== null) {
    const cost = cardCost(card, seen);
    for (const botte of ['BS01', 'BS02', 'BS09'] as const) {
      const choice = offer.botte(botte);
      if (choice !== null && cost > worthOf(botte, seen)) return choice;
    }
  }
  return offer.plain('obey');
};

/** The trapped rider would get the studs: the ruse is for this (BS09). */
export const atTrap = (offer: Offer): Choice | null => offer.botte('BS09') ?? offer.plain('leave');

/** The Botte that is worth least. */
export const giveUp = (seen: Observation, { choices }: Decision<Choice>): Choice | null => {
  let least: Choice | null = null;
  let cost = Infinity;
  for (const choice of choices) {
    if (choice.kind !== 'give') continue;
    const worth = worthOf(choice.botte, seen);
    if (worth >= cost) continue;
    least = choice;
    cost = worth;
  }
  return least;
};

/** A Botte is paid where it is worth less than the turn that would be lost. */
export const pay = (seen: Observation, decision: Decision<Choice>, offer: Offer): Choice | null => {
  const given = giveUp(seen, decision);
  if (given?.kind !== 'give') return offer.plain('keep');
  return worthOf(given.botte, seen) < WEIGHTS.turn ? given : offer.plain('keep');
};

/** The companion who has farthest to go is the least dangerous. */
export const setFree = ({ musketeers }: Observation, { choices }: Decision<Choice>): Choice | null => {
  let last: Choice | null = null;
  let least = Infinity;
  for (const choice of choices) {
    const mile = choice.kind === 'free' ? mileOf(musketeers[choice.seat]) : Infinity;
    if (mile >= least) continue;
    last = choice;
    least = mile;
  }
  return last;
};
