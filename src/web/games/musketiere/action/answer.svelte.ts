import type { Card } from '#games/musketiere/cards.ts';
import type { Choice } from '#games/musketiere/choices.ts';
import { toLay } from '#games/musketiere/facts.ts';
import type { View } from '#games/musketiere/view.ts';
import type { Decision } from '#kernel/game.ts';
import { touchesCard } from '../touch/touches.ts';

/** What the table needs to know of its surroundings to answer a question. */
interface AnswerContext {
  readonly view: View;
  readonly question: Decision<Choice> | null;
  readonly choose: (choice: Choice) => void;
}

const CARD_PROMPTS = ['rewards', 'fight', 'discard'];

/** Where in the match a question stands: it stays the same while the others make up their minds. */
const momentOf = ({ round, duels, phase, laid, picked, spoils }: View, seat: number): string =>
  [round, duels.length, phase, laid[seat], picked[seat], spoils?.held].join(' ');

/**
 * My answer while I make it: cards chosen but not yet laid. A question that is out of sight for a moment, because
 * another player's step is being shown, keeps its answer; what is confirmed meanwhile is sent as soon as it is back.
 */
export class Answer {
  readonly #around: () => AnswerContext;
  chosen = $state.raw<readonly Card[]>([]);
  #sending = $state.raw<readonly Card[]>([]);
  #kept = $state.raw<{ moment: string; question: Decision<Choice> } | null>(null);
  /** The moment the last card was sent at: the next one waits for another. */
  #sentAt: string | null = null;

  constructor(around: () => AnswerContext) {
    this.#around = around;
  }

  /** The question that stands, even while another player's step is being shown. */
  readonly question = $derived.by((): Decision<Choice> | null => {
    const { view, question } = this.#around();
    if (question !== null) return question;
    if (view.seat === null || this.#kept === null) return null;
    return CARD_PROMPTS.includes(this.#kept.question.prompt) && this.#kept.moment === momentOf(view, view.seat)
      ? this.#kept.question
      : null;
  });

  readonly asksForCards = $derived(this.question !== null && CARD_PROMPTS.includes(this.question.prompt));
  readonly sending = $derived(this.#sending.length > 0);

  /** How many cards are to be chosen before they can be laid. */
  readonly wanted = $derived.by(() => {
    const { view } = this.#around();
    if (!this.asksForCards || view.seat === null) return 0;
    return this.question?.prompt === 'rewards' ? toLay(view, view.seat) : 1;
  });

  readonly complete = $derived(this.wanted > 0 && this.chosen.length === this.wanted);

  choiceFor(card: Card): Choice | null {
    return this.question?.choices.find(touchesCard(card)) ?? null;
  }

  /** Chooses a card or puts it back; a card already chosen to fight is laid. False when enough are chosen. */
  touch(card: Card): boolean {
    if (!this.asksForCards || this.sending) return true;
    if (this.chosen.includes(card)) {
      if (this.wanted === 1 && this.question?.prompt !== 'rewards') this.confirm();
      else this.chosen = this.chosen.filter(each => each !== card);
      return true;
    }
    if (this.wanted === 1) this.chosen = [card];
    else if (this.chosen.length < this.wanted) this.chosen = [...this.chosen, card];
    else return false;
    return true;
  }

  clear() {
    if (!this.sending) this.chosen = [];
  }

  confirm() {
    if (!this.complete || this.sending) return;
    this.#sending = this.chosen;
    this.#sentAt = null;
    this.follow();
  }

  /** Called whenever the question or the view changes: keeps it in mind, and sends on what is confirmed. */
  follow() {
    const { view, question, choose } = this.#around();
    if (view.seat === null) {
      this.#kept = null;
      this.chosen = [];
      this.#sending = [];
      return;
    }
    const moment = momentOf(view, view.seat);
    if (question !== null) this.#kept = { moment, question };
    const still = this.chosen.filter(card => view.hand.includes(card));
    if (still.length !== this.chosen.length) this.chosen = still;
    if (question === null || this.#sending.length === 0 || this.#sentAt === moment) return;
    this.#sentAt = moment;
    const [card, ...rest] = this.#sending;
    const choice = question.choices.find(touchesCard(card));
    this.#sending = choice === undefined ? [] : rest;
    if (choice !== undefined) choose(choice);
  }
}
