/** Words that do not fit into their box are not shown at all: no sentence breaks off. */
export const wholeOrNone = (box: HTMLElement) => {
  const look = () => {
    box.style.visibility = box.scrollHeight > box.clientHeight + 1 ? 'hidden' : '';
  };
  const observer = new ResizeObserver(look);
  // The box changes with the window, what is in it with the language.
  for (const each of [box, ...box.children]) observer.observe(each);
  return () => observer.disconnect();
};
