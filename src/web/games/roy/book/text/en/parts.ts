import type { BookWords } from '#web/parts/book/book.ts';

export const parts: BookWords['parts'] = {
  start: 'Before the game',
  round: 'A round',
  actions: 'What a musketeer can do',
  fights: 'Challenges, duels, equipment',
  people: 'Those who fight',
  places: 'Places',
  quest: 'The Quest',
  end: 'How it ends',
  tables: 'Other tables',
  reference: 'For reference',
};
