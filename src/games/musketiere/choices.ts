import type { Decision, Seat } from '#kernel/game.ts';
import { allCards, type Card } from './cards.ts';
import type { Place } from './state.ts';

export type Choice =
  | { readonly kind: 'reward'; readonly card: Card } // MUS.6
  | { readonly kind: 'fight'; readonly card: Card } // MUS.9
  | { readonly kind: 'discard'; readonly card: Card } // MUS.18
  | { readonly kind: 'take'; readonly from: Seat; readonly place: Place } // MUS.14
  | { readonly kind: 'put'; readonly place: Place } // MUS.11, MUS.13
  | { readonly kind: 'free'; readonly place: Place } // MUS.12, MUS.16
  | { readonly kind: 'surrender'; readonly place: Place }; // MUS.17

// Every choice there can be, made once: listing them costs a search next to nothing.
const places: readonly Place[] = [0, 1, 2];
const REWARD: readonly Choice[] = allCards().map(card => ({ kind: 'reward', card }));
const FIGHT: readonly Choice[] = allCards().map(card => ({ kind: 'fight', card }));
const DISCARD: readonly Choice[] = allCards().map(card => ({ kind: 'discard', card }));
export const TAKE: readonly (readonly Choice[])[] = [0, 1, 2, 3].map(from =>
  places.map(place => ({ kind: 'take', from, place })),
);
export const PUT: readonly Choice[] = places.map(place => ({ kind: 'put', place }));
export const FREE: readonly Choice[] = places.map(place => ({ kind: 'free', place }));
export const SURRENDER: readonly Choice[] = places.map(place => ({ kind: 'surrender', place }));

/** A question for one of a seat's cards. */
interface CardQuestion {
  readonly prompt: string;
  readonly all: readonly Choice[];
}
export const LAY: CardQuestion = { prompt: 'rewards', all: REWARD };
export const PICK: CardQuestion = { prompt: 'fight', all: FIGHT };
export const THROW: CardQuestion = { prompt: 'discard', all: DISCARD };

const ask = (seat: Seat, { prompt, all }: CardQuestion, cards: readonly Card[]): Decision<Choice> => ({
  seat,
  prompt,
  choices: cards.map(card => all[card]),
});

// What each seat was asked last. A memory of a pure function: while the others pick, a hand stays the same one.
const last = TAKE.map((_, seat) => ({ question: PICK, cards: [] as readonly Card[], decision: ask(seat, PICK, []) }));

export const askCard = (seat: Seat, question: CardQuestion, cards: readonly Card[]): Decision<Choice> => {
  const memory = last[seat];
  if (memory.cards !== cards || memory.question !== question) {
    memory.question = question;
    memory.cards = cards;
    memory.decision = ask(seat, question, cards);
  }
  return memory.decision;
};

/** What a player touches to make a choice, in the words of `barred`: `hand:37`, `reward:2:0`. */
export const thingOf = (choice: Choice, seat: Seat): string => {
  switch (choice.kind) {
    case 'reward':
    case 'fight':
    case 'discard':
      return `hand:${choice.card}`;
    case 'take':
      return `reward:${choice.from}:${choice.place}`;
    case 'put':
    case 'free':
    case 'surrender':
      return `reward:${seat}:${choice.place}`;
  }
};
