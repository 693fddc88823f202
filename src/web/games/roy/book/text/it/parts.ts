import type { BookWords } from '#web/parts/book/book.ts';

export const parts: BookWords['parts'] = {
  start: 'Prima della partita',
  round: 'Un giro',
  actions: 'Che cosa può fare un moschettiere',
  fights: 'Sfide, duelli, equipaggiamento',
  people: 'Chi combatte',
  places: 'I luoghi',
  quest: 'La Ricerca',
  end: 'Come finisce',
  tables: 'Altri tavoli',
  reference: 'Da consultare',
};
