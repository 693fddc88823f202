import type { BookWords } from '#web/parts/book/book.ts';

export const parts: BookWords['parts'] = {
  start: 'Avant la partie',
  round: 'Une manche',
  actions: 'Ce que peut faire un mousquetaire',
  fights: 'Défis, duels, équipement',
  people: 'Ceux qui se battent',
  places: 'Les lieux',
  quest: 'La Quête',
  end: 'Comment cela finit',
  tables: 'D’autres tables',
  reference: 'Pour vérifier',
};
