/** As they are read: runs of white space count once. */
export const clean = (words: string | null | undefined): string => (words ?? '').replace(/\s+/g, ' ').trim();

/** What is said of an element: its words, and the names of the pictures in it. */
export const saidOf = (element: Element): string => {
  const pictures = [...element.querySelectorAll('[aria-label], img[alt], svg title')];
  const names = pictures.map(each => each.getAttribute('aria-label') ?? each.getAttribute('alt') ?? each.textContent);
  return clean([element.getAttribute('aria-label'), element.textContent, ...names].filter(Boolean).join(' '));
};

/** A short path of the page's own names. */
export const whereIs = (element: Element): string => {
  const names: string[] = [];
  for (let at: Element | null = element; at !== null && names.length < 4; at = at.parentElement) {
    const data = [...at.attributes].find(({ name }) => /^data-(?!choice|step|v-)/.test(name));
    const own = [...at.classList].filter(name => !/^s(velte)?-/.test(name)).slice(0, 2);
    const name = data ? `[${data.name}${data.value && data.value.length < 24 ? `="${data.value}"` : ''}]` : '';
    names.unshift(`${at.localName}${own.map(each => `.${each}`).join('')}${name}`);
  }
  return names.join(' > ');
};
