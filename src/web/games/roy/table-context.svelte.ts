import { createContext } from 'svelte';
import type { Choice } from '#games/roy/choices.ts';
import type { Event } from '#games/roy/events.ts';
import { waitedFor } from '#games/roy/facts.ts';
import { MILADY } from '#games/roy/state.ts';
import type { View } from '#games/roy/view.ts';
import type { Barred, Decision, Seat } from '#kernel/game.ts';
import { same } from '#kernel/journal.ts';
import { afterPaint } from '#web/parts/after-paint.ts';
import type { TableProps, TableSeat } from '../table-props.ts';
import { answersIn, offersIn } from './action-panel/grouping.ts';
import type { Showing } from './showing/showing.svelte.ts';
import { keyOf, type Target, targetsFor } from './targets.ts';

type Props = TableProps<Choice, Event, View>;

/** What lies open of a target: its card alone, or pinned together with what can be done with it. */
export interface Looking {
  readonly target: Target;
  readonly at: HTMLElement;
  readonly pinned: boolean;
}

/** Everything the parts of this table share: how it stands, what is asked, and the one way to answer. */
export class TableContext {
  readonly showing: Showing;
  readonly #props: () => Props;
  /** The question that has been answered: a second press before the next one arrives counts for nothing. */
  #answered = $state.raw<Decision<Choice> | null>(null);
  /** A press that somebody else's step came before, and what it answered. */
  #kept: { readonly question: Decision<Choice> | null; readonly choice: Choice } | null = null;
  looking = $state.raw<Looking | null>(null);

  constructor(props: () => Props, showing: Showing) {
    this.#props = props;
    this.showing = showing;
  }

  get props(): Props {
    return this.#props();
  }
  /** How it stands as far as it has been shown. */
  get view(): View {
    return this.showing.before ?? this.props.view;
  }
  get text(): Props['text'] {
    return this.props.text;
  }
  get who(): Props['who'] {
    return this.props.who;
  }
  get seats(): readonly TableSeat[] {
    return this.props.seats;
  }
  get barred(): readonly Barred<Choice>[] {
    return this.props.barred;
  }
  /** The reader's seat; null for who only watches. */
  get me(): Seat | null {
    return this.view.seat;
  }
  /** The reader plays Milady. */
  get isMilady(): boolean {
    return this.me === MILADY && !this.view.automa;
  }
  /** What I am asked and can answer now; an offer beside somebody else's question is none. */
  readonly question: Decision<Choice> | null = $derived.by(() => {
    const { question } = this.props;
    return this.showing.running || question?.optional ? null : question;
  });
  /** What answers the question; what may be taken beside it is in `offers`. */
  readonly choices: readonly Choice[] = $derived.by(() => answersIn(this.question?.choices ?? []));
  /** What I may take beside whatever is asked, and need not. It may stay while something is shown. */
  readonly offers: readonly Choice[] = $derived.by(() => {
    const { question } = this.props;
    return question?.optional ? question.choices : offersIn(this.question?.choices ?? []);
  });
  /** All that I can choose now. */
  get open(): readonly Choice[] {
    return [...this.choices, ...this.offers];
  }
  /** Those whom the match waits for. */
  readonly choosers: readonly Seat[] = $derived.by(() => waitedFor(this.view, this.props.asked));
  /** What can be done by pointing at a target, by its key. */
  readonly #byTarget = $derived.by(() => {
    const found = new Map<string, Choice[]>();
    for (const choice of this.open)
      for (const target of targetsFor(choice, this.view)) {
        const key = keyOf(target);
        found.set(key, [...(found.get(key) ?? []), choice]);
      }
    return found;
  });
  choicesAt(target: Target): readonly Choice[] {
    return this.#byTarget.get(keyOf(target)) ?? [];
  }
  label(choice: Choice): string {
    return this.text.choice(choice, this.view, this.who);
  }
  readonly takeBack: (() => void) | null = $derived.by(() => {
    const { takeBack } = this.props;
    if (takeBack === null || this.showing.running) return null;
    // What is being answered at this moment is not there yet to be taken back.
    return () => {
      if (!this.isAnswered) takeBack();
    };
  });

  /** The question is answered, and what comes of it is not seen yet. */
  get isAnswered(): boolean {
    return this.question !== null && this.#answered === this.props.question;
  }

  /** A press. That it was heard is painted first, what comes of it a frame later. */
  choose(choice: Choice): void {
    const { question } = this.props;
    if (!this.#isFirst()) return;
    afterPaint(() => {
      if (this.open.some(each => same(each, choice))) return this.#make(choice);
      // Somebody else was quicker: whatever is asked now can be answered, and the same is answered already.
      this.#answered = null;
      this.#kept = { question, choice };
    });
  }

  /** To be called whenever something is asked: a press that somebody else's step came before counts all the same. */
  follow(): void {
    const kept = this.#kept;
    if (this.question === null || kept === null) return;
    this.#kept = null;
    if (same(kept.question, this.question)) this.chooseNow(kept.choice);
  }

  /** Without a press: one choice follows from another. */
  chooseNow(choice: Choice): void {
    if (this.#isFirst()) this.#make(choice);
  }

  /** Takes the question as answered; false where it was already. */
  #isFirst(): boolean {
    const { question } = this.props;
    if (this.open.length === 0 || this.#answered === question) return false;
    this.#answered = question;
    return true;
  }

  #make(choice: Choice): void {
    this.looking = null;
    this.showing.mine();
    this.props.choose(choice);
  }

  look(looking: Looking | null): void {
    this.looking = looking;
  }
}

/** The context of the table a part lies on. */
export const [tableContext, setTableContext] = createContext<TableContext>();
