/** Of the open dialogs the one that takes every touch, wherever it stands in the page. */
export const onTop = (): HTMLDialogElement | null => {
  const open = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')];
  const touched = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  return open.find(each => each.contains(touched)) ?? open.at(-1) ?? null;
};
