/** Whether something is on its way. */
export const busy = (): boolean => {
  // What goes on for longer is a breath, and nobody waits for its end.
  const moving = document
    .getAnimations()
    .some(each => each.playState === 'running' && Number(each.effect?.getComputedTiming().endTime) < 4000);
  // Words in letters that have not come yet lie elsewhere.
  if (document.fonts.status !== 'loaded') return true;
  return moving || document.querySelector('[aria-busy="true"]') !== null || document.readyState !== 'complete';
};

/** Milliseconds. */
const A_FRAME = 16;

/** Comes back when nothing moves any more, or when that many milliseconds are over. */
export const rest = async (patience: number): Promise<void> => {
  const nextFrame = () =>
    new Promise<void>(done => {
      requestAnimationFrame(() => done());
      setTimeout(done, 10 * A_FRAME);
    });
  // What comes of a press is painted a frame after the press itself.
  for (let frames = 0; frames < 3 && patience > 0; frames++) await nextFrame();
  const until = performance.now() + patience;
  const moves = () => busy() || document.querySelector<HTMLElement>('[data-step]')?.dataset.running === 'true';
  while (moves() && performance.now() < until) await new Promise(done => setTimeout(done, A_FRAME));
};
