import { type Catalogue, type Explained, inEachLanguage, type Language } from '#kernel/text.ts';
import type { Lane, Place, Rider, Sign, Space } from '../board/board.ts';
import type { BotteId } from '../cards/bottes.ts';
import type { OrderId, Pile } from '../cards/cards.ts';
import type { Element, GazetteId, News } from '../cards/gazettes.ts';
import type { Way } from '../choices.ts';
import type { Leg } from '../state.ts';

// What a language has to supply about things: the sentences of a match have types of their own in `situation.ts`.

type All<Id extends string | number, Form> = Readonly<Record<Id, Form>>;

/** A space of the board. Prepositions and articles melt as the language has it. */
export interface Somewhere {
  readonly name: string; // as a title: “Square 7 of the road to Calais”
  readonly at: string; // in a sentence: “on square 7 of the road to Calais”
  readonly to: string; // in a sentence: “to square 7 of the road to Calais”
}

interface BotteText extends Explained {
  /** When it may be played, as a line on the card. */
  readonly when: string;
}

interface Article {
  readonly headline: string;
  /** Two or three sentences that say what the six states are. */
  readonly article: string;
}

/** One state of the news: as a stamp, and as a sentence of what it means for a rider. */
export interface Report {
  readonly label: string;
  readonly sentence: string;
}

/** What is news, and each of its states. */
export type NewsText = {
  readonly [Of in keyof News]: { readonly name: string; readonly states: All<News[Of], Report> };
};

export interface Words {
  readonly riders: All<Rider, string>;
  readonly places: All<Place, Somewhere>;
  readonly lanes: All<Lane, string>;
  /** Any space, place or square. */
  readonly space: (space: Space) => Somewhere;
  /** What a space is and does, in a sentence or two. */
  readonly about: (space: Space) => string;
  readonly signs: All<Sign, Explained>;
  /** The piles by the card's back, and the gazettes. */
  readonly piles: All<Pile | 'gazettes', string>;
  readonly orders: All<OrderId, Explained>;
  readonly bottes: All<BotteId, BotteText>;
  readonly gazettes: All<GazetteId, Article>;
  readonly news: NewsText;
  /** The mark “one turn at most”: its stamp, and what it means for each element. */
  readonly oneTurn: { readonly label: string; readonly elements: All<Element, string> };
  readonly ways: All<Way, Explained>;
  /** The five legs: where to, and a sentence for a child who asks what to do now. */
  readonly legs: All<Leg, Explained>;
  /** What somebody at the Queen's without the studs waits for, and what a carrier is about. */
  readonly quests: All<'wait' | 'carry' | 'fetch', string> & { readonly chase: (carrier: string) => string };
}

const WORDS: Catalogue<Words> = inEachLanguage(code => async () => (await import(`./${code}/words.ts`)).words);

/** Fetched when a table needs them. */
export const loadWords = (language: Language): Promise<Words> => WORDS[language]();
