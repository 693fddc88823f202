/** Jewels, prisons and blades: the small things of Musketiere. */
import { circle, dot, path, pen } from './engraving.ts';

/** A jewel in a box of 60 × 60. */
export const jewelArt = (): string => {
  let pearls = '';
  for (let k = 0; k < 12; k++) {
    const angle = (k * Math.PI) / 6;
    pearls += circle(30 + Math.cos(angle) * 22, 30 + Math.sin(angle) * 22, 2.6, 'line', '#fffbe9');
  }
  return (
    circle(30, 30, 26.4, 'line', '#8f6815') +
    circle(30, 30, 25, 'line', '#d9ab3e') +
    '<path d="M10 24C13 13 22 7 33 7.4" fill="none" stroke="#ffe59a" stroke-width="2.4" stroke-linecap="round"/>' +
    pearls +
    path('M30 12L44 20V40L30 48L16 40V20Z', 'line', '#cfe4f5') +
    path('M44 20V40L30 48V40L38 35V25Z', 'line', '#a9c9e4') +
    path('M30 20L38 25V35L30 40L22 35V25Z', 'line', '#f4fbff') +
    path('M30 12V20M44 20L38 25M44 40L38 35M30 48V40M16 40L22 35M16 20L22 25') +
    '<path d="M24.4 26L30 22.4" fill="none" stroke="#fff" stroke-width="1.8" stroke-linecap="round"/>'
  );
};

/** A barred window in a wall, in a box of 60 × 60. */
export const prisonArt = (): string => {
  const hand = pen(31);
  return (
    path('M6 56V26C6 10 18 4 30 4C42 4 54 10 54 26V56Z', 'line', '#8c8577') +
    path(hand.hatch([8, 50], [8, 24], [44, 0], 18), 'fine') +
    path('M6 26h8M46 26h8M6 38h8M46 38h8M10 14l7 5M50 14l-7 5M30 4v8M20 6l3 8M40 6l-3 8') +
    path('M14 50V28C14 18 21 12 30 12C39 12 46 18 46 28V50Z', 'line', '#1c1411') +
    '<path d="M21 14V50M30 12V50M39 14V50M14 26H46M14 38H46" fill="none" stroke="#3b342a" stroke-width="5"/>' +
    '<path d="M21 14V50M30 12V50M39 14V50M14 26H46M14 38H46" fill="none" stroke="#d8d0bd" stroke-width="3.2"/>' +
    dot(21, 26, 1.4) +
    dot(30, 26, 1.4) +
    dot(39, 26, 1.4) +
    dot(21, 38, 1.4) +
    dot(30, 38, 1.4) +
    dot(39, 38, 1.4) +
    path('M4 50H56V57H4Z', 'line', '#a49c8b')
  );
};

const RAPIER =
  path('M48.4 9L50 0L51.6 9V62H48.4Z', 'line', '#e9edf0') +
  path('M50 5V61', 'fine') +
  '<path d="M50.9 10V61" fill="none" stroke="#9aa3aa" stroke-width=".8"/>' +
  path('M36 63.6C40 60 60 60 64 63.6L64.6 65.4C58 63.6 42 63.6 35.4 65.4Z', 'line', 'var(--gold)') +
  path('M41 64C40 71 46 72.4 50 72.4C54 72.4 60 71 59 64Z', 'line', 'var(--gold-bright)') +
  path('M54 65q1 4 -2 7M56.4 65q1 3 -1 6', 'fine') +
  path('M47.8 72H52.2V84H47.8Z', 'line', 'var(--ink-2)') +
  path('M47.8 75l4.4 -1.6M47.8 78l4.4 -1.6M47.8 81l4.4 -1.6', 'fine', 'none', 'opacity=".8"') +
  path('M40.6 66C35 74 41 86 48.4 84.6', 'line') +
  circle(50, 87, 3.6, 'line', 'var(--gold)');

/** One to four rapiers crossed in a fan, in a box of 100 × 100. */
export const bladesArt = (count: number): string => {
  const spread = [0, 0, 52, 40, 31][count] ?? 31;
  let fan = '';
  for (let k = 0; k < count; k++) {
    fan += `<g transform="rotate(${(k - (count - 1) / 2) * spread} 50 72)">${RAPIER}</g>`;
  }
  return `<g transform="translate(8.5 ${count > 1 ? 13 : 8}) scale(.83)">${fan}</g>`;
};

/** A plumed hat laid down: the card of the man who brings no sword. Box of 100 × 100. */
export const swordlessArt = (): string => {
  const hand = pen(12);
  return (
    path('M8 66C18 50 44 46 62 48C84 50 96 58 93 66C80 76 24 78 8 66Z', 'line', '#4a3320') +
    path('M28 56C28 36 38 32 52 33C66 33 73 38 74 55C60 61 42 62 28 56Z', 'line', '#5d4128') +
    '<path d="M28 53.4C42 59 60 59 74 52.6" fill="none" stroke="var(--blue)" stroke-width="4"/>' +
    path(hand.hatch([60, 37], [68, 54], [6, 1], 5), 'fine', 'none', 'opacity=".9"') +
    path('M58 54C52 36 30 34 26 20C36 10 54 14 58 26C66 30 66 44 58 54Z', 'line', '#f4ecd8') +
    path(
      'M58 54C56 40 46 28 32 20M52 38q-10 -2 -17 -8M55 43q3 -8 0 -18M48 31q-2 -8 -8 -14M57 48q5 -5 6 -12M43 26q-6 0 -11 -2',
      'fine',
    ) +
    path('M86 66q-10 6 -30 7M88 62q-8 7 -26 9M80 71q-8 2 -18 3', 'fine', 'none', 'opacity=".9"')
  );
};
