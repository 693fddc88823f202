import type { Attachment } from 'svelte/attachments';
import { carried } from './lay-drag.ts';

/** A copy of the element that goes with the pointer, above everything, where no edge cuts it off. */
const liftedCopy = (element: HTMLElement): HTMLElement => {
  const { width, height } = element.getBoundingClientRect();
  const copy = element.cloneNode(true) as HTMLElement;
  for (const each of [copy, ...copy.querySelectorAll('*')])
    for (const name of ['data-choice', 'data-target', 'id']) each.removeAttribute(name);
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${-width / 2}px`,
    top: `${-height / 2}px`,
    width: `${width}px`,
    height: `${height}px`,
    zIndex: '60',
    pointerEvents: 'none',
    listStyle: 'none',
  });
  document.body.append(copy);
  return copy;
};

interface Drag {
  /** Where it may be let go, besides the places where tokens are laid; a card above it does not matter. */
  readonly zone: string;
  /** It is on its way. */
  readonly carry: () => void;
  readonly drop: () => void;
}

/** Lets a card be dragged to where it is laid. */
export const draggable =
  ({ zone, carry, drop }: Drag): Attachment<HTMLElement> =>
  element => {
    let copy: HTMLElement | null = null;
    let at: readonly [x: number, y: number] = [0, 0];
    const isOver = (): boolean => document.elementsFromPoint(...at).some(each => each.closest(zone));
    return carried({
      carry: (x, y) => {
        carry();
        copy ??= liftedCopy(element);
        element.dataset.dragged = '';
        at = [x, y];
        copy.style.translate = `${x}px ${y}px`;
      },
      drop: there => {
        copy?.remove();
        copy = null;
        delete element.dataset.dragged;
        if (there || isOver()) drop();
      },
    })(element);
  };
