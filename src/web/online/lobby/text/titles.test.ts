import { expect, test } from 'vitest';
import { usualTitle } from './titles.ts';

test('a table is named after its host', () => {
  expect(usualTitle.fr('Éloïse')).toBe('La table d’Éloïse');
  expect(usualTitle.fr('Porthos')).toBe('La table de Porthos');
  expect(usualTitle.en('Athos')).toBe('Athos’s table');
  expect(usualTitle.it('Aline')).toBe('Il tavolo di Aline');
});
