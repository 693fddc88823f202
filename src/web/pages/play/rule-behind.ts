/** The rule a click on a link of the rulebook asks for; null for every other click, and for one that wants a new tab. */
export const ruleBehind = (event: MouseEvent, game: string): string | null => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.pathname !== `/rules/${game}` || link.hash === '') return null;
  return decodeURIComponent(link.hash.slice(1));
};
