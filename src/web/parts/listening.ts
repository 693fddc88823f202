import { on } from 'svelte/events';

type On = <K extends keyof HTMLElementEventMap>(type: K, listener: (event: HTMLElementEventMap[K]) => void) => void;

/**
 * Listens to an element by itself, until `end`. Not by `addEventListener`: an element that goes away with the focus on
 * it tells so while the page is being drawn, and there only Svelte's own listeners may change anything.
 */
export const listening = (element: HTMLElement): { readonly on: On; readonly end: () => void } => {
  const ended = new AbortController();
  return {
    on: (type, listener) => {
      on(element, type, listener, { signal: ended.signal });
    },
    end: () => ended.abort(),
  };
};
