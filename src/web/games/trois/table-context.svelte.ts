import { createContext } from 'svelte';
import type { Choice, Offered } from '#games/trois/choices.ts';
import type { Event } from '#games/trois/events.ts';
import type { View } from '#games/trois/view.ts';
import type { Decision, Seat } from '#kernel/game.ts';
import { same } from '#kernel/journal.ts';
import { afterPaint } from '#web/parts/after-paint.ts';
import type { Refusal } from '#web/parts/refusal.ts';
import { Speaker } from '#web/parts/speaker.svelte.ts';
import { SharedProps } from '../shared-props.svelte.ts';
import type { TableProps } from '../table-props.ts';
import type { Showing } from './showing/showing.svelte.ts';
import { troisWords } from './text/words.ts';

type Props = TableProps<Offered, Event, View>;

/** Everything the parts of this table share: how it stands, what is asked, and the one way to answer. */
export class TableContext extends SharedProps<Props> {
  readonly showing: Showing;
  /** Whose words can be read. */
  readonly speaker = new Speaker();
  /** Who was asked before what is being shown now. */
  #asked = $state.raw<readonly Seat[]>([]);
  /** The question that has been answered: a second press before the next one arrives counts for nothing. */
  #answered = $state.raw<Decision<Offered> | null>(null);

  constructor(props: () => Props, showing: Showing) {
    super(props);
    this.showing = showing;
  }

  /** How it stands as far as it has been shown. */
  get view(): View {
    return this.showing.view;
  }
  /** The reader's seat; null for who only watches. */
  get me(): Seat | null {
    return this.view.seat;
  }
  /** By its rules, or because it was ended before. */
  get isOver(): boolean {
    return this.view.phase === 'over' || this.props.endedEarly;
  }
  readonly question: Decision<Offered> | null = $derived.by(() => (this.showing.running ? null : this.props.question));
  readonly choices: readonly Offered[] = $derived.by(() => this.question?.choices ?? []);
  readonly takeBack: (() => void) | null = $derived.by(() => (this.showing.running ? null : this.props.takeBack));
  /** Whose turn it is to be seen: who is asked, or else whose turn has begun. */
  readonly acting: Seat | null = $derived.by(() => {
    if (this.isOver) return null;
    if (!this.showing.running) return this.props.asked[0] ?? this.view.turn?.seat ?? null;
    // While a step is being shown, whoever began it stays named: a turn that somebody misses in it is over at once.
    return this.showing.rider ?? this.#asked[0] ?? null;
  });

  /** To be called after a step has begun to be shown. */
  noteAsked(): void {
    if (!this.showing.running) this.#asked = this.props.asked;
  }

  /** The seat's name, or "You". */
  name(seat: Seat): string {
    return seat === this.me ? troisWords().you : this.who.name(seat);
  }
  label(choice: Offered): string {
    return this.text.choice(choice, this.view, this.who);
  }
  /** Why a choice cannot be had now; null where nothing is to be said. */
  refusal(choice: Choice): Refusal | null {
    const found = this.props.barred.find(each => same(each.choice, choice));
    return found === undefined ? null : { text: this.text.refusal(found, this.who), rule: found.rule };
  }

  /** The question is answered, and what comes of it is not seen yet. */
  get isAnswered(): boolean {
    return this.question !== null && this.#answered === this.question;
  }

  /** A press. That it was heard is painted first, what comes of it a frame later. */
  choose(choice: Offered): void {
    const { question } = this;
    if (question === null || this.#answered === question) return;
    this.#answered = question;
    afterPaint(() => {
      if (!this.choices.some(each => same(each, choice))) {
        this.#answered = null;
        return;
      }
      this.showing.mine();
      this.props.choose(choice);
    });
  }
}

/** What the table shares with a part that lies on it. */
export const [tableContext, setTableContext] = createContext<TableContext>();
