import { DECOYS, type Token } from '../../cards/tokens.ts';
import type { Of } from '../../choices.ts';
import { strengthOf } from '../../missions/strength.ts';
import type { View } from '../../view.ts';
import { taskOf } from '../here.ts';
import { itself, type Label, type Labelling } from './label.ts';

const paris: Label<Of<'paris'>> = (labels, { card }, view, who) => {
  switch (taskOf(view)?.kind) {
    case 'first-paris':
      return labels['paris-first']({ card }, who);
    case 'extra-paris':
      return labels['paris-keep']({ card }, who);
    case 'quarters':
      return labels['paris-take']({ card }, who);
    default:
      return labels['paris-play']({ card }, who);
  }
};

/** How many of a token Milady still has to lay. */
const tokensLeft = ({ screen, quest }: View, token: Token): number => {
  if (token !== 'decoy') return screen?.stock[token] ?? 0;
  const laid = quest.board === 1 ? quest.spaces.filter(slot => slot?.token === 'decoy').length : 0;
  return DECOYS - laid;
};

/** What only Milady chooses. */
export const MILADYS = {
  paris,
  lay: (labels, { token }, view, who) => labels.lay({ token, left: tokensLeft(view, token) }, who),
  'lay-challenge': itself('lay-challenge'),
  place: (labels, { card }, _view, who) => labels.place({ card, strength: strengthOf(card) }, who),
  go: itself('go'),
  plot: itself('plot'),
  betray: itself('betray'),
  intercept: itself('intercept'),
  standing: itself('standing'),
  'search-plots': itself('search-plots'),
  refill: itself('refill'),
  take: itself('take'),
  raze: itself('raze'),
} satisfies Partial<Labelling>;
