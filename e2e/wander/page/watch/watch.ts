import { FlightNotes } from './flight-notes.ts';
import type { Noted } from './noted.ts';
import { panelNotes } from './panel-notes.ts';
import { SceneNotes } from './scene-notes.ts';
import { Screen } from './screen.ts';

/** What somebody does: whatever comes of it was asked for. */
const DEEDS = ['pointerdown', 'pointerup', 'keydown', 'keyup', 'wheel'];
const CAPTURE = { capture: true };

/** Before anything else of the page: notes what no look at a single moment could tell. Answers how to take the notes away. */
export const watch = (): (() => Noted[]) => {
  const screen = new Screen();
  const scenes = new SceneNotes(screen);
  const flights = new FlightNotes(screen);
  const notePanel = panelNotes(screen);
  let dirty = true;

  new MutationObserver(changes => {
    dirty = true;
    for (const change of changes) scenes.change(change);
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  const frame = () => {
    requestAnimationFrame(frame);
    screen.frames++;
    if (!dirty) return;
    dirty = false;
    notePanel();
    scenes.frame();
    flights.frame();
  };
  requestAnimationFrame(frame);

  const acted = (event: Event) => {
    if (event.isTrusted) screen.acts++;
    flights.acted();
  };
  const agreed = ({ target }: Event) => {
    if (target instanceof Element && target.closest('[data-agree]') !== null) screen.noted.push({ kind: 'agreed' });
  };
  const moved = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    flights.moved(event);
    // What comes up under a pointer because it moved is an answer to that.
    screen.acts++;
    dirty = true;
  };
  for (const type of DEEDS) addEventListener(type, acted, CAPTURE);
  addEventListener('click', agreed, CAPTURE);
  addEventListener('resize', () => screen.acts++);
  addEventListener('pointermove', moved, CAPTURE);
  return () => screen.noted.splice(0);
};
