import { clean } from './words.ts';

/** A number as the page says it: where, and all numbers that stand there. */
export interface Figure {
  readonly what: string;
  readonly said: readonly number[];
  readonly words: string;
}

/** The numbers it shows, by what they count. */
export const figures = (): Figure[] => {
  const found: Figure[] = [];
  const note = (what: string, element: Element | null | undefined) => {
    const words = clean(element?.textContent);
    if (element && words !== '') found.push({ what, words, said: (words.match(/\d+/g) ?? []).map(Number) });
  };
  const count = (what: string, number: number) => found.push({ what, words: `${number} of them`, said: [number] });
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

  for (const track of all('button[data-target^="track:"]')) note(track.dataset.target ?? '', track);
  for (const deck of all('button[data-target="deck"]')) note('deck', deck);
  note('round', document.querySelector('[data-step][data-turn] h2, [data-step] .round'));
  for (const man of all('[data-man]')) {
    const life = man.querySelector('.life');
    if (life) count(`life:${man.dataset.man}`, life.querySelectorAll('svg.there').length);
    note(`hand-of:${man.dataset.man}`, man.querySelector('.right .hand [aria-hidden]'));
  }
  const hand = document.querySelector('section[data-hand]');
  note('hand', hand?.querySelector('h2 b'));
  if (hand) count('hand', hand.querySelectorAll('.copy').length);
  note('hand', document.querySelector('[data-tab="hand"] b'));
  for (const bottes of all('[data-bottes]'))
    count(`bottes:${bottes.dataset.bottes}`, bottes.querySelectorAll('li').length);
  const cards = document.querySelector('ul[data-hand]:not(.none)');
  if (cards) count('hand', cards.querySelectorAll('[data-card]').length);
  for (const seat of all('section[data-seat]')) {
    note(`ducats:${seat.dataset.seat}`, seat.querySelector('.facts b'));
    note(`cards:${seat.dataset.seat}`, seat.querySelector('.facts .cards'));
  }
  return found;
};
