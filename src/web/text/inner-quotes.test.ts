import { expect, test } from 'vitest';
import { en } from '../pages/company/text/en.ts';
import { fr } from '../pages/company/text/fr.ts';
import { it } from '../pages/company/text/it.ts';

test('what a bot quotes stands in quotes of another kind than what it says', () => {
  expect(en.remark('Basil', '“The drugged cup”: so be it.')).toBe('Basil: “‘The drugged cup’: so be it.”');
  expect(fr.remark('Basile', '«\u202fLa coupe\u202f»\u202f: soit.')).toBe(
    'Basile\u202f: «\u202f“La coupe”\u202f: soit.\u202f»',
  );
  expect(it.remark('Bruno', '«La coppa drogata»: e sia.')).toBe('Bruno: «“La coppa drogata”: e sia.»');
});
