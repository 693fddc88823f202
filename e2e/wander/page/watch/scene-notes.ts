import { type Screen, stepNow } from './screen.ts';

const SHOWN = '[data-scene], .reveal[data-card]';

const shownIn = (nodes: NodeList): HTMLElement[] =>
  [...nodes]
    .filter(node => node instanceof HTMLElement)
    .flatMap(node => [...(node.matches(SHOWN) ? [node] : []), ...node.querySelectorAll<HTMLElement>(SHOWN)]);

/** Two duels may follow one another within a step: who fights whom tells them apart. */
const nameOf = ({ dataset }: HTMLElement): string =>
  dataset.duel === undefined ? (dataset.scene ?? dataset.card ?? '') : `${dataset.scene} ${dataset.duel}`;

/** Notes what is shown a second time within one step. */
export class SceneNotes {
  readonly #screen: Screen;
  /** The frame in which something left, by its key. */
  readonly #gone = new Map<string, number>();
  readonly #come: { readonly element: HTMLElement; readonly key: string; readonly frame: number }[] = [];
  /** In the last frame a curtain lay over everything: what was there nobody has seen. */
  #isCurtained = false;

  constructor(screen: Screen) {
    this.#screen = screen;
  }

  change({ removedNodes, addedNodes }: MutationRecord): void {
    const { frames } = this.#screen;
    for (const element of shownIn(addedNodes)) this.#come.push({ element, key: this.#keyOf(element), frame: frames });
    if (this.#isCurtained) return;
    for (const element of shownIn(removedNodes)) this.#gone.set(this.#keyOf(element), frames);
  }

  /** To be called in a frame in which something changed. */
  frame(): void {
    this.#isCurtained = document.querySelector('dialog[open][data-testid="curtain"]') !== null;
    for (const { element, key, frame } of this.#come.splice(0)) {
      const left = this.#gone.get(key);
      if (left === undefined) continue;
      const moves = element.getAnimations({ subtree: true }).length > 0;
      // A card that made room for what is seen beneath it lies there again; turned up again it is shown again.
      const lies = element.matches('.reveal') && !moves;
      // Put back before it was missed, and lying still, it has never been away.
      if (!lies && (left !== frame || moves))
        this.#screen.noted.push({ kind: 'again', what: nameOf(element), step: stepNow() });
    }
  }

  #keyOf(element: HTMLElement): string {
    return `${nameOf(element)} ${stepNow()} ${this.#screen.acts}`;
  }
}
