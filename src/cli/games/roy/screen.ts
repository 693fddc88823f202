import { TOKEN_KINDS } from '#games/roy/cards/tokens.ts';
import type { Screen } from '#games/roy/view.ts';
import { field, times } from '../lines.ts';
import { adversary } from './places.ts';
import type { RoyWords } from './words.ts';

/** What Milady keeps behind her screen. */
export const drawScreen = (screen: Screen, words: RoyWords): string[] => {
  const { names } = words;
  const list = (label: string, text: string) => field(label, text === '' ? words.nothing : text);
  const tokens = TOKEN_KINDS.filter(kind => screen.stock[kind] > 0).map(
    kind => `${screen.stock[kind]}× ${names.tokens[kind].name}`,
  );
  return [
    ...list(words.adversaries, screen.foes.map(id => adversary(id, words)).join(', ')),
    ...list(words.trapCards, screen.traps.map(trap => names.traps[trap].name).join(', ')),
    ...list(
      words.treachery,
      times(screen.plotHand, card => names.treachery[card]),
    ),
    ...list(words.paris, screen.parisHand.map(card => names.paris[card]).join(', ')),
    ...list(words.parisPile, screen.parisPile.map(card => names.paris[card]).join(', ')),
    ...list(words.tokens, tokens.join(', ')),
    words.standing[screen.standing],
  ];
};
