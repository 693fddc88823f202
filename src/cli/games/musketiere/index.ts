import { type Card, cardSwords, cardValue } from '#games/musketiere/cards.ts';
import { duelNow } from '#games/musketiere/facts.ts';
import type { Marker } from '#games/musketiere/state.ts';
import type { View } from '#games/musketiere/view.ts';
import { catalogueOf, type Who } from '#kernel/text.ts';
import type { PictureIn } from '../picture.ts';
import type { MusketiereWords } from './words.ts';

const WORDS = catalogueOf<MusketiereWords>(code => import(`./text/${code}.ts`));

const WIDTH = 6;
const MARKS: Readonly<Record<Marker, string>> = { jewel: '◆', prison: '#' };

const frame = (rows: readonly string[]): string[] => [
  `┌${'─'.repeat(WIDTH)}┐`,
  ...rows.map(row => `│${row.padStart((WIDTH + row.length) >> 1).padEnd(WIDTH)}│`),
  `└${'─'.repeat(WIDTH)}┘`,
];

const face = (card: Card): string[] => [`${cardValue(card)}`, '†'.repeat(cardSwords(card))];

/** As many as fit in the 80 columns of a plain terminal stand side by side. */
const ACROSS = 8;
const sideBySide = (pictures: readonly (readonly string[])[]): string => {
  const lines: string[] = [];
  for (let at = 0; at < pictures.length; at += ACROSS) {
    const row = pictures.slice(at, at + ACROSS);
    for (const i of row[0].keys()) lines.push(row.map(picture => picture[i]).join(' '));
  }
  return lines.join('\n');
};

/** A reward card: its face for its owner, its back for the others, its marker for all. */
const reward = (card: Card | undefined, marker: Marker | null): string[] =>
  frame([...(card === undefined ? ['░░░░', '░░░░'] : face(card)), marker === null ? '' : MARKS[marker]]);

/** The table as one seat sees it, in letters. */
const draw = (view: View, who: Who, words: MusketiereWords): string => {
  const duel = duelNow(view);
  const parts: string[] = [`— ${duel === 0 ? words.round(view.round) : words.duel(view.round, duel)} —`];
  if (view.target !== null) parts.push(`${words.guard(view.target)}   ${words.supply(view.jewels, view.prisons)}`);
  for (const [seat, total] of view.totals.entries()) {
    parts.push(`${who.name(seat)} — ${words.ducats(total)}`);
    const laid = Array.from({ length: view.laid[seat] }, (_, place) =>
      reward(seat === view.seat ? view.rewards[place] : undefined, view.markers[seat][place]),
    );
    if (laid.length > 0) parts.push(sideBySide(laid));
  }
  if (view.hand.length > 0)
    parts.push(`${words.hand} (${words.legend})`, sideBySide(view.hand.map(card => frame(face(card)))));
  return parts.join('\n');
};

export const picture: PictureIn = async language => {
  const words = await WORDS[language]();
  const whole = (view: unknown, who: Who): string => draw(view as View, who, words);
  return { whole, reminder: whole, moment: () => '' };
};
