import plain from '../../art/baked/favicon.svg?no-inline';
import turn from '../../art/baked/favicon-turn.svg?no-inline';

const ICONS = { plain, turn };

/** The picture in the browser's tab; with a dot while the match waits for the reader. */
export const showTabIcon = (which: keyof typeof ICONS): void => {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link !== null && link.getAttribute('href') !== ICONS[which]) link.href = ICONS[which];
};
