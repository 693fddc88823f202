/** Something the page did, noted as it happened. */
export type Noted =
  /** The panel of the question reads otherwise. */
  | {
      readonly kind: 'panel';
      readonly text: string;
      readonly step: string;
      /** How often somebody had acted at this screen until then. */
      readonly acts: number;
      /** Milliseconds, by the page's clock. */
      readonly at: number;
    }
  /** A scene or a card that shows what happened had left, and was there again in the same step. */
  | { readonly kind: 'again'; readonly what: string; readonly step: string }
  /** A button moved away under the pointer, or was gone, though nobody had done anything and its question stood. */
  | { readonly kind: 'fled'; readonly what: string; readonly how: string }
  /** Somebody said yes to what a bot suggested. */
  | { readonly kind: 'agreed' };

/** Runs in the page before anything else of it: notes what no look at a single moment could tell. */
export const watch = (): void => {
  const PANEL = '[data-question], [data-action]';
  const SHOWN = '[data-scene], .reveal[data-card]';
  /** What happens is told line by line in the panel itself, and dice lie there: that is what is being shown. */
  const TOLD = '.lines, .tray, [data-says]';
  /** What bots suggest comes when they have thought of it. */
  const SUGGESTED = 'section[data-suggestions], [data-suggestions] .said, [data-agree]';
  /** Pixels that are no motion. */
  const STILL = 3;
  const noted: unknown[] = [];
  // Counted on from when the page was opened: no two openings count the same.
  let acts = Math.round(performance.timeOrigin);
  let frames = 0;
  let dirty = true;
  let text = '';
  let pointer: { x: number; y: number } | null = null;
  let under: { button: Element; name: string; x: number; y: number; asked: string; acts: number } | null = null;
  Object.assign(window, { wander: { drain: () => noted.splice(0) } });

  const stepNow = (): string => document.querySelector<HTMLElement>('[data-step]')?.dataset.step ?? '';
  const clean = (words: string | null | undefined): string => (words ?? '').replace(/\s+/g, ' ').trim();
  const notePanel = () => {
    const copy = document.querySelector(PANEL)?.cloneNode(true) as HTMLElement | undefined;
    for (const told of copy?.querySelectorAll(`${TOLD}, ${SUGGESTED}`) ?? []) told.remove();
    const now = clean(copy?.textContent);
    if (now === text) return;
    text = now;
    noted.push({ kind: 'panel', text, step: stepNow(), acts, at: performance.timeOrigin + performance.now() });
  };
  /** Two duels may follow one another within a step: who fights whom tells them apart. */
  const nameOf = ({ dataset }: HTMLElement): string =>
    dataset.duel === undefined ? (dataset.scene ?? dataset.card ?? '') : `${dataset.scene} ${dataset.duel}`;
  const gone = new Map<string, number>();
  /** In the last frame a curtain lay over everything: what was there nobody has seen. */
  let curtained = false;
  const come: { element: HTMLElement; key: string; frame: number }[] = [];
  const shownIn = (nodes: NodeList): HTMLElement[] =>
    [...nodes]
      .filter(node => node instanceof HTMLElement)
      .flatMap(node => [...(node.matches(SHOWN) ? [node] : []), ...node.querySelectorAll<HTMLElement>(SHOWN)]);
  const keyOf = (element: HTMLElement): string => `${nameOf(element)} ${stepNow()} ${acts}`;
  const noteShown = ({ removedNodes, addedNodes }: MutationRecord) => {
    for (const element of shownIn(addedNodes)) come.push({ element, key: keyOf(element), frame: frames });
    if (!curtained) for (const element of shownIn(removedNodes)) gone.set(keyOf(element), frames);
  };
  /** Put back before it was missed, and lying still, it has never been away. */
  const noteAgain = () => {
    for (const { element, key, frame } of come.splice(0)) {
      const left = gone.get(key);
      if (left === undefined) continue;
      const moves = element.getAnimations({ subtree: true }).length > 0;
      // A card that made room for what is seen beneath it lies there again; turned up again it is shown again.
      const lies = element.matches('.reveal') && !moves;
      if (!lies && (left !== frame || moves)) noted.push({ kind: 'again', what: nameOf(element), step: stepNow() });
    }
  };
  /** What is asked now: while it reads the same, the question stands. */
  const askedNow = (): string => {
    const table = document.querySelector<HTMLElement>('[data-step]');
    return table?.dataset.asked === undefined ? '' : `${table.dataset.step} ${table.dataset.asked}`;
  };
  const noteFlight = () => {
    if (under !== null && under.acts === acts && under.asked !== '' && under.asked === askedNow()) {
      const { button, name } = under;
      if (!button.isConnected) noted.push({ kind: 'fled', what: name, how: 'is gone' });
      else {
        const { x, y } = button.getBoundingClientRect();
        if (Math.hypot(x - under.x, y - under.y) > STILL)
          noted.push({
            kind: 'fled',
            what: name,
            how: `moved by ${Math.round(x - under.x)}, ${Math.round(y - under.y)}`,
          });
      }
    }
    under = null;
    if (pointer === null) return;
    const button = document.elementFromPoint(pointer.x, pointer.y)?.closest('button[data-choice]') ?? null;
    if (button === null) return;
    const { x, y } = button.getBoundingClientRect();
    under = { button, name: clean(button.textContent), x, y, asked: askedNow(), acts };
  };

  new MutationObserver(changes => {
    dirty = true;
    for (const change of changes) noteShown(change);
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  /** What is never painted is never seen: only frames count. */
  const frame = () => {
    requestAnimationFrame(frame);
    frames++;
    if (!dirty) return;
    dirty = false;
    curtained = document.querySelector('dialog[open][data-testid="curtain"]') !== null;
    notePanel();
    noteAgain();
    noteFlight();
  };
  requestAnimationFrame(frame);

  const acted = (event: Event) => {
    if (event.isTrusted) acts++;
    // What comes of a press is no flight.
    pointer = null;
    under = null;
  };
  for (const type of ['pointerdown', 'pointerup', 'keydown', 'keyup', 'wheel'])
    addEventListener(type, acted, { capture: true });
  addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('[data-agree]') !== null) noted.push({ kind: 'agreed' });
    },
    { capture: true },
  );
  addEventListener('resize', () => acts++);
  addEventListener(
    'pointermove',
    event => {
      if (event.pointerType !== 'mouse') return;
      pointer = { x: event.clientX, y: event.clientY };
      // What comes up under a pointer because it moved is an answer to that.
      acts++;
      dirty = true;
    },
    { capture: true },
  );
};
