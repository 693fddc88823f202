import { expect, test } from 'vitest';
import { LANGUAGES } from '#kernel/text.ts';
import { fetchWords } from './words.ts';

test.each(LANGUAGES)('the words of a game are fetched by its name (%s)', async language => {
  const words = await fetchWords('roy', language);
  const who = { me: null, name: (seat: number) => `Seat ${seat}` };
  expect(words.say({ kind: 'vote-yes', params: { effect: 'time', by: 2 } }, who)).toContain('Seat 2');
  expect(words.wish({ kind: 'come', what: 'la-rochelle' }, who)).toContain('La Rochelle');
  expect(words.asked({ kind: 'come', what: 'la-rochelle' }, who)).toMatch(/!$/);
});
