import type { BotteId } from '#games/trois/cards/bottes.ts';
import type { OrderId } from '#games/trois/cards/cards.ts';
import type { GAZETTES, GazetteId } from '#games/trois/cards/gazettes.ts';
import type { MiladyId } from '#games/trois/cards/milady.ts';
import type { MousquetairesId } from '#games/trois/cards/mousquetaires.ts';
import type { RochefortId } from '#games/trois/cards/rochefort.ts';
import type { Words } from '#games/trois/text/words.ts';
import type { AppendixWords } from '../appendix-words.ts';

/** The cards of the game, pile by pile. */
interface Cards {
  readonly milady: Readonly<Record<MiladyId, unknown>>;
  readonly rochefort: Readonly<Record<RochefortId, unknown>>;
  readonly mousquetaires: Readonly<Record<MousquetairesId, unknown>>;
  readonly bottes: readonly BotteId[];
  readonly gazettes: typeof GAZETTES;
}

/** A card as the list tells it. */
interface Listed {
  readonly id: string;
  readonly title: string;
  /** When it may be played; null for what is obeyed at once. */
  readonly when: string | null;
  readonly help: string;
}

const idsOf = <Id extends string>(cards: Readonly<Record<Id, unknown>>): Id[] => Object.keys(cards) as Id[];

/** The six states of a gazette as its stamps print them, with the mark “one turn at most” where it stands. */
const statesOf = (
  gazette: (typeof GAZETTES)[GazetteId],
  { news, oneTurn }: Words,
  words: Pick<AppendixWords, 'news' | 'newsForOneTurn'>,
): string => {
  const once: readonly string[] = gazette.oneTurn;
  const told = <Of extends keyof Words['news']>(of: Of): string => {
    const states: Readonly<Record<string, { readonly label: string }>> = news[of].states;
    const [what, state] = [news[of].name, states[gazette[of]].label];
    return once.includes(of) ? words.newsForOneTurn(what, state, oneTurn.label) : words.news(what, state);
  };
  return `${(Object.keys(news) as (keyof Words['news'])[]).map(told).join(' · ')}.`;
};

/** Every card of the game with what it does, in the reader's language. */
export const cardGroups = (cards: Cards, names: Words, words: Pick<AppendixWords, 'news' | 'newsForOneTurn'>) => {
  const order = (id: OrderId): Listed => ({ id, when: null, ...names.orders[id] });
  return [
    { id: 'milady', cards: idsOf(cards.milady).map(order) },
    { id: 'rochefort', cards: idsOf(cards.rochefort).map(order) },
    { id: 'mousquetaires', cards: idsOf(cards.mousquetaires).map(order) },
    { id: 'bottes', cards: cards.bottes.map((id): Listed => ({ id, ...names.bottes[id] })) },
    {
      id: 'gazettes',
      cards: idsOf(cards.gazettes).map(
        (id): Listed => ({
          id,
          title: names.gazettes[id].headline,
          when: null,
          help: statesOf(cards.gazettes[id], names, words),
        }),
      ),
    },
  ] as const;
};
