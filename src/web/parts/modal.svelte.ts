interface ModalDeps {
  readonly dialog: () => HTMLDialogElement | undefined;
  readonly open: () => boolean;
  readonly onclose: () => void;
}

/** Shows a dialog while it is to be open. The browser itself keeps the focus inside and gives it back to where it came from. */
export const modal = ({ dialog, open, onclose }: ModalDeps) => {
  $effect(() => {
    const element = dialog();
    if (!element) return;
    if (open() && !element.open) element.showModal();
    if (!open() && element.open) element.close();
  });
  return {
    cancel(event: Event): void {
      event.preventDefault();
      onclose();
    },
  };
};
