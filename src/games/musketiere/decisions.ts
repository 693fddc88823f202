import type { Decision, Seat } from '#kernel/game.ts';
import { listChoices } from '#kernel/question.ts';
import type { Card } from './cards.ts';
import { type Choice, FIGHT, REWARD } from './choices.ts';
import { type Row, sourceOf } from './facts.ts';
import type { Position } from './position.ts';
import { CARD_QUESTIONS, cardQuestion, spoilsQuestion } from './questions/index.ts';
import type { CardQuestion, SpoilsQuestion } from './questions/question.ts';
import type { Spoils, State } from './state.ts';

// The quick twin of the kernel's `listDecisions`: the same questions, with a memory for what was listed before.

interface Asked {
  question: CardQuestion | null;
  hand: readonly Card[];
  decision: Decision<Choice>;
}

// What each seat was asked last. A memory of a pure function: while the others pick, a hand stays the same one.
const last = [0, 1, 2, 3].map(
  (seat): Asked => ({ question: null, hand: [], decision: { seat, prompt: '', choices: [] } }),
);

/** Lists are made as long as they will be: one that grows takes twice the room. */
const listHand = (choices: readonly Choice[], hand: readonly Card[]): Choice[] => {
  const list = new Array<Choice>(hand.length);
  for (let at = 0; at < hand.length; at++) list[at] = choices[hand[at]];
  return list;
};

const askForCard = (question: CardQuestion, seat: Seat, hand: readonly Card[]): Decision<Choice> => {
  const memory = last[seat];
  if (memory.hand !== hand || memory.question !== question) {
    const { prompt, choices } = question;
    memory.question = question;
    memory.hand = hand;
    memory.decision = { seat, prompt, choices: listHand(choices, hand) };
  }
  return memory.decision;
};

/** Whether a seat has still to answer: what bars one card bars them all, to fight with or to throw away. */
const isAsked = (position: Position, seat: Seat): boolean =>
  position.phase === 'rewards'
    ? CARD_QUESTIONS.rewards.bar(position, null, REWARD[0], seat) === null
    : CARD_QUESTIONS.fight.bar(position, null, FIGHT[0], seat) === null;

const askForCards = (position: Position): Decision<Choice>[] => {
  const { hands } = position;
  let left = 0;
  for (let seat = 0; seat < hands.length; seat++) if (isAsked(position, seat)) left++;
  const asked = new Array<Decision<Choice>>(left);
  for (let seat = hands.length - 1; left > 0; seat--)
    if (isAsked(position, seat)) asked[--left] = askForCard(cardQuestion(position, seat), seat, hands[seat]);
  return asked;
};

// What the own markers leave to choose, where the cards of the others do not count.
const byRow: (readonly Choice[] | undefined)[] = new Array(81).fill(undefined);

/** A number for a question and the row it is asked about. */
const rowNumber = ({ held, marker: owed }: Spoils, row: Row): number => {
  let number = held ? 2 : owed === 'jewel' ? 1 : 0;
  for (let place = 0; place < row.length; place++) {
    const marker = row[place];
    number = number * 3 + (marker === null ? 0 : marker === 'jewel' ? 1 : 2);
  }
  return number;
};

const list = (question: SpoilsQuestion, position: Position, spoils: Spoils): readonly Choice[] => {
  const choices: Choice[] = [];
  listChoices(question, position, spoils, spoils.seat, choices);
  return choices;
};

const settlerMay = (question: SpoilsQuestion, position: Position, spoils: Spoils): readonly Choice[] => {
  const { seat, marker, held } = spoils;
  if (!held && sourceOf(position, marker) === 'others') return list(question, position, spoils);
  const number = rowNumber(spoils, position.markers[seat]);
  const known = byRow[number];
  if (known !== undefined) return known;
  const choices = list(question, position, spoils);
  byRow[number] = choices;
  return choices;
};

/** Every seat that may choose now, and among what. */
export const decisions = (state: State): Decision<Choice>[] => {
  const { spoils, phase } = state;
  if (phase === 'over') return [];
  if (spoils === null) return askForCards(state);
  const question = spoilsQuestion(spoils);
  return [{ seat: spoils.seat, prompt: question.prompt, choices: settlerMay(question, state, spoils) }];
};
