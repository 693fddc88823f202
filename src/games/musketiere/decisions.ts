import type { Decision, Seat } from '#kernel/game.ts';
import { listChoices } from '#kernel/question.ts';
import type { Card } from './cards.ts';
import type { Choice } from './choices.ts';
import { type Row, shutOut, sourceOf } from './facts.ts';
import { CARD_QUESTIONS, spoilsQuestion } from './questions/index.ts';
import type { CardQuestion, SpoilsQuestion } from './questions/question.ts';
import { REWARDS, type Spoils, type State } from './state.ts';

// The quick twin of the kernel's `listDecisions`: the same questions, with a memory for what was listed before.

const SEATS: readonly Seat[] = [0, 1, 2, 3];
const UNLISTED = -1;

interface Asked {
  hand: readonly Card[];
  cards: number; // in that hand, when it was listed
  decision: Decision<Choice>;
}

/**
 * A question for a card, and what each seat was asked by it last. A memory of a pure function: while the others pick, a
 * hand stays as it is; and since it only ever loses cards, the same hand with as many cards as before has not changed.
 */
const remembered = ({ prompt, choices }: CardQuestion) => ({
  prompt,
  choices,
  last: SEATS.map((seat): Asked => ({ hand: [], cards: UNLISTED, decision: { seat, prompt, choices: [] } })),
});
type Remembered = ReturnType<typeof remembered>;

const REWARD_CARD = remembered(CARD_QUESTIONS.rewards);
const FIGHT_CARD = remembered(CARD_QUESTIONS.fight);
const DISCARD_CARD = remembered(CARD_QUESTIONS.discard);

/** Lists are made as long as they will be: one that grows takes twice the room. */
const listHand = (choices: readonly Choice[], hand: readonly Card[]): Choice[] => {
  const list = new Array<Choice>(hand.length);
  for (let at = 0; at < hand.length; at++) list[at] = choices[hand[at]];
  return list;
};

const askForCard = ({ prompt, choices, last }: Remembered, seat: Seat, hand: readonly Card[]): Decision<Choice> => {
  const memory = last[seat];
  if (memory.hand !== hand) {
    memory.hand = hand;
    memory.cards = UNLISTED;
  }
  if (memory.cards !== hand.length) {
    memory.cards = hand.length;
    memory.decision = { seat, prompt, choices: listHand(choices, hand) };
  }
  return memory.decision;
};

/** MUS.6: who has not laid three cards yet. */
const askForRewards = ({ hands, rewards }: State): Decision<Choice>[] => {
  let left = 0;
  for (let seat = 0; seat < hands.length; seat++) if (rewards[seat].length < REWARDS) left++;
  const asked = new Array<Decision<Choice>>(left);
  for (let seat = hands.length - 1; left > 0; seat--)
    if (rewards[seat].length < REWARDS) asked[--left] = askForCard(REWARD_CARD, seat, hands[seat]);
  return asked;
};

/** MUS.9, MUS.18: who has not picked a card yet, to fight with or to throw away. */
const askForPicks = ({ hands, markers, picks }: State): Decision<Choice>[] => {
  let left = 0;
  for (let seat = 0; seat < picks.length; seat++) if (picks[seat] === null) left++;
  const asked = new Array<Decision<Choice>>(left);
  for (let seat = picks.length - 1; left > 0; seat--)
    if (picks[seat] === null)
      asked[--left] = shutOut(markers[seat])
        ? askForCard(DISCARD_CARD, seat, hands[seat])
        : askForCard(FIGHT_CARD, seat, hands[seat]);
  return asked;
};

// What whoever settles a duel was asked before, by seat and by a number for the row and the question.
const settlers: (readonly Decision<Choice>[] | undefined)[][] = SEATS.map(() => new Array(81).fill(undefined));

const rowNumber = ({ held, marker: owed }: Spoils, row: Row): number => {
  let number = held ? 2 : owed === 'jewel' ? 1 : 0;
  for (let place = 0; place < row.length; place++) {
    const marker = row[place];
    number = number * 3 + (marker === null ? 0 : marker === 'jewel' ? 1 : 2);
  }
  return number;
};

const askPlainly = (question: SpoilsQuestion, state: State, spoils: Spoils): Decision<Choice>[] => {
  const choices: Choice[] = [];
  listChoices(question, state, spoils, spoils.seat, choices);
  return [{ seat: spoils.seat, prompt: question.prompt, choices }];
};

/** The own markers say what there is to choose, unless the marker comes off the cards of the others (MUS.14). */
const askSettler = (state: State, spoils: Spoils): readonly Decision<Choice>[] => {
  const { seat, marker, held } = spoils;
  const question = spoilsQuestion(spoils);
  if (!held && sourceOf(state, marker) === 'others') return askPlainly(question, state, spoils);
  const number = rowNumber(spoils, state.markers[seat]);
  const known = settlers[seat][number];
  if (known !== undefined) return known;
  const asked = askPlainly(question, state, spoils);
  settlers[seat][number] = asked;
  return asked;
};

/** Every seat that may choose now, and among what. */
export const decisions = (state: State): readonly Decision<Choice>[] => {
  const { spoils, phase } = state;
  if (spoils !== null) return askSettler(state, spoils);
  if (phase === 'pick') return askForPicks(state);
  return phase === 'rewards' ? askForRewards(state) : [];
};
