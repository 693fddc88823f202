import { untrack } from 'svelte';

interface ModalDeps {
  readonly dialog: () => HTMLDialogElement | undefined;
  readonly open: () => boolean;
  readonly onclose: () => void;
}

let shown = $state(0);
/** Something lies over the page: what is beneath can be neither read at leisure nor touched. */
export const isCovered = (): boolean => shown > 0;

/** Shows a dialog while it is to be open. The browser itself keeps the focus inside and gives it back to where it came from. */
export const modal = ({ dialog, open, onclose }: ModalDeps) => {
  $effect(() => {
    const element = dialog();
    if (!element || !open()) return;
    if (!element.open) element.showModal();
    untrack(() => shown++);
    return () => {
      shown--;
      element.close();
    };
  });
  return {
    cancel(event: Event): void {
      event.preventDefault();
      onclose();
    },
  };
};
