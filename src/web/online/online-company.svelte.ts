import type { Advised } from '#bots/advice/advise.ts';
import type { Remark } from '#bots/voice/remark.ts';
import type { Wish } from '#bots/voice/voice.ts';
import type { Seat } from '#kernel/game.ts';
import { same } from '#kernel/journal.ts';
import { REMARKS_KEPT } from '#wire/limits.ts';
import type { CompanyView, Position, Refusal, RoomView, ToClient } from '#wire/to-client.ts';
import type { Act } from '#wire/to-server.ts';
import { ADVICE_TIME, type Asked, type Company } from '../match/company.ts';
import type { Thinker } from '../match/thinker.ts';
import { anew } from '../parts/patience.ts';

interface OnlineCompanyDeps {
  readonly room: () => RoomView;
  readonly position: () => Position;
  readonly heard: CompanyView;
  readonly act: (act: Act) => Promise<Refusal | null>;
  /** A word of mine that the house did not take. */
  readonly refused: (why: Refusal) => void;
  readonly fetchThinker?: () => Promise<{ readonly Thinker: new (game: string) => Thinker }>;
}

/** What a table far away may tell of its bots. */
export type CompanyNews = Extract<ToClient, { readonly kind: 'suggested' | 'remarked' | 'asked' }>;

const thinkerAnew = () => anew(() => import('../match/thinker.ts'));

/** The bots of a match that is played elsewhere: they think there, and only what this seat may hear arrives here. */
export class OnlineCompany implements Company {
  readonly #room: () => RoomView;
  readonly #position: () => Position;
  readonly #act: OnlineCompanyDeps['act'];
  readonly #refused: OnlineCompanyDeps['refused'];
  readonly #fetchThinker: NonNullable<OnlineCompanyDeps['fetchThinker']>;
  #heard = $state.raw() as CompanyView;
  /** What I have said something to, and the house has not taken away yet. */
  #answered = $state.raw<readonly string[]>([]);
  /** For what this browser thinks about by itself; fetched when somebody wants to know it. */
  #thinker: Promise<Thinker> | null = null;

  readonly remarks: ReadonlyMap<number, Remark> = $derived.by(
    () => new Map(this.#heard.remarks.map(({ at, ...remark }) => [at, remark])),
  );

  constructor({ room, position, heard, act, refused, fetchThinker = thinkerAnew }: OnlineCompanyDeps) {
    this.#room = room;
    this.#position = position;
    this.#heard = heard;
    this.#act = act;
    this.#refused = refused;
    this.#fetchThinker = fetchThinker;
  }

  get speaks(): boolean {
    return this.#heard.suggestions.length > 0 || this.#heard.remarks.length > 0;
  }

  get suggestions(): CompanyView['suggestions'] {
    return this.#heard.suggestions.filter(({ id }) => !this.#answered.includes(id));
  }

  get asked(): readonly Asked[] {
    return this.#heard.asked;
  }

  get advises(): boolean {
    return this.#room().advice;
  }

  answer(seat: Seat, word: 'yes' | 'no'): void {
    const found = this.suggestions.find(each => each.seat === seat);
    if (found === undefined) return;
    const { id } = found;
    this.#answered = [...this.#answered, id];
    void this.#say({ act: 'nod', suggestion: id, agreed: word === 'yes' }).finally(() => {
      this.#answered = this.#answered.filter(each => each !== id);
    });
  }

  async wishes(from: Seat, to: Seat): Promise<readonly Wish[]> {
    return (await this.#thinking()).wishes(this.#position().view, from, to);
  }

  async ask(_from: Seat, to: Seat, wish: Wish): Promise<Asked | null> {
    const answer = () => this.asked.find(each => each.to === to && same(each.wish, wish)) ?? null;
    const asked = answer() === null;
    await this.#say({ act: 'wish', to, wish, asked });
    return asked ? answer() : null;
  }

  async advise(seat: Seat): Promise<readonly Advised[]> {
    const thinker = await this.#thinking();
    const { view, asked } = this.#position();
    const decision = asked.find(each => each.seat === seat);
    return decision === undefined ? [] : thinker.advise({ level: 'thinker', view, decision }, ADVICE_TIME);
  }

  /** After a time without connection. */
  resume(heard: CompanyView): void {
    this.#heard = heard;
  }

  hear(news: CompanyNews): void {
    const heard = this.#heard;
    if (news.kind === 'suggested') this.#heard = { ...heard, suggestions: news.suggestions };
    else if (news.kind === 'asked') this.#heard = { ...heard, asked: news.asked };
    else {
      const { remark } = news;
      const others = heard.remarks.filter(({ at }) => at !== remark.at && at > remark.at - REMARKS_KEPT);
      this.#heard = { ...heard, remarks: [...others, remark] };
    }
  }

  /** About choices that no longer stand nothing was said. */
  forgetAfter(moment: number): void {
    this.#heard = { ...this.#heard, remarks: this.#heard.remarks.filter(({ at }) => at <= moment) };
  }

  stop(): void {
    void this.#thinker?.then(
      thinker => thinker.stop(),
      () => {},
    );
    this.#thinker = null;
  }

  async #say(act: Act): Promise<void> {
    const why = await this.#act(act);
    if (why !== null) this.#refused(why);
  }

  #thinking(): Promise<Thinker> {
    const known = this.#thinker ?? this.#fetchThinker().then(({ Thinker }) => new Thinker(this.#room().game));
    this.#thinker = known;
    // What did not come is asked for again the next time.
    known.catch(() => {
      if (this.#thinker === known) this.#thinker = null;
    });
    return known;
  }
}
