import type { Attachment } from 'svelte/attachments';

/** Whoever played by keys has lost what he held: the news takes the focus, unless somebody holds another thing. */
export const newsTakesFocus: Attachment<HTMLElement> = news => {
  if (document.activeElement === document.body) news.focus({ preventScroll: true });
};
