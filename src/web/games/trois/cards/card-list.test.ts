import { expect, test } from 'vitest';
import { loadWords } from '#games/trois/text/words.ts';
import { LANGUAGES } from '#kernel/text.ts';
import { WORDS } from '../appendix-words.ts';
import { cardGroups } from './card-list.ts';
import { EVERY_CARD } from './every-card.ts';

test.each(LANGUAGES)('all 56 cards are listed once with what they do, in %s', async language => {
  const groups = cardGroups(EVERY_CARD, await loadWords(language), WORDS[language]);
  const cards = groups.flatMap(group => group.cards);
  expect(groups.map(group => group.cards.length)).toEqual([10, 10, 9, 9, 18]);
  expect(new Set(cards.map(card => card.id)).size).toBe(56);
  for (const { id, title, help } of cards) {
    expect(title, id).toMatch(/\p{L}{2}/u);
    expect(help, id).toMatch(/\.$/);
    expect(help, id).not.toContain('undefined');
  }
});

test('a gazette tells its six states, and which of them last one turn at most', async () => {
  const [, , , , gazettes] = cardGroups(EVERY_CARD, await loadWords('en'), WORDS.en);
  const stormy = gazettes.cards.find(card => card.id === 'GZ07');
  expect(stormy?.help.split(' · ')).toHaveLength(6);
  expect(stormy?.help.match(/\(/g)).toHaveLength(1);
});
