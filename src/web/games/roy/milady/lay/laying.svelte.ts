import type { Choice } from '#games/roy/choices.ts';
import { patiently } from '#web/parts/patience.ts';
import type { TableContext } from '../../table-context.svelte.ts';
import { offered } from '../refusals.ts';
import { suggested } from './mission-plan.ts';

/** Any dice will do: the advice asked here uses none that matter. */
const DICE = [1, 2, 3, 4, 5, 6, 7, 8];

/** What a bot would lay at a mission. It outlives the panel, which goes while a card is being shown. */
class Laying {
  plan = $state.raw<readonly Choice[]>([]);
  /** The suggestion has been accepted: its cards follow one by one. */
  filling = $state(false);
  readonly #at: TableContext;

  constructor(at: TableContext) {
    this.#at = at;
  }

  async suggest() {
    const asked = this.#at.question;
    const { royAdvice } = await patiently(() => import('#bots/roy/index.ts'));
    if (this.#at.question !== asked) return;
    this.plan = suggested(this.#at.view, (view, decision) => royAdvice.choose(view, decision, { key: DICE, at: 0 }));
  }

  accept() {
    this.filling = true;
    this.goOn();
  }

  /** Lays the next card of an accepted suggestion; anything unexpected ends it. */
  goOn() {
    const [next, ...rest] = this.plan;
    const choice = next && offered(this.#at, next);
    if (!this.filling || !choice) return this.forget();
    this.plan = rest;
    this.#at.chooseNow(choice);
  }

  forget() {
    this.plan = [];
    this.filling = false;
  }
}

const layings = new WeakMap<TableContext, Laying>();

/** The one of this table. */
export const layingOf = (at: TableContext): Laying => {
  const laying = layings.get(at) ?? new Laying(at);
  layings.set(at, laying);
  return laying;
};
