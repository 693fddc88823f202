import type { Explained, GameText, OptionText } from '#kernel/text.ts';
import type { Card, Character, Combat } from '../cards/adventure.ts';
import type { AdversaryId } from '../cards/adversaries.ts';
import type { BlueFace } from '../cards/board.ts';
import type { LouvreId } from '../cards/louvre.ts';
import type { ParisId } from '../cards/paris.ts';
import type { Token } from '../cards/tokens.ts';
import type { TrapId } from '../cards/traps.ts';
import type { TreacheryId } from '../cards/treachery.ts';
import type { Choice, FoeId } from '../choices.ts';
import type { Event } from '../events.ts';
import type { Effect, Ending, Item, Location, Musketeer, Place, Skill } from '../names.ts';
import type { OptionId } from '../options.ts';
import type { Quest } from '../state.ts';
import type { View } from '../view.ts';

// What a language has to supply besides its rulebook. The sentences have types of their own beside the code that
// chooses among them: `Prompts`, `Labels`, `Sentences` and `Deeds`, `Refusals`.
export type { Labels } from './buttons.ts';
export type { Refusals } from './refusing.ts';
export type { Prompts } from './situations.ts';
export type { Deeds, Sentences } from './telling.ts';

export interface RoyText extends GameText<Choice, Event, View> {
  readonly options: Readonly<Record<OptionId, OptionText>>;
}

/** Somebody or something there is only one of. Prepositions and articles melt as the language has it. */
export interface Noun {
  readonly name: string; // as a title: “Thief”
  readonly the: string; // in a sentence: “the Thief”
  readonly of: string; // “of the Thief”
  readonly to: string; // “to the Thief”
}

/** A thing there are several of. */
export interface Thing {
  readonly name: string; // as a title: “Pistol”
  readonly a: string; // in a sentence: “a pistol”
  readonly count: (count: number) => string; // “2 pistols”; right for 0 and 1 too
}

export interface Somewhere {
  readonly name: string; // as a title: “The Louvre”
  readonly at: string; // “at the Louvre”
  readonly to: string; // “to the Louvre”
  readonly from: string; // “from the Louvre”
}

type All<Id extends string | number, Form> = Readonly<Record<Id, Form>>;

export interface Names {
  readonly musketeers: All<Musketeer, Noun>;
  /** Adversary cards by name; tokens, whose kind is told elsewhere, by where they stand. */
  readonly foes: All<FoeId, Noun>;
  readonly tokens: All<Token, Thing>;
  readonly traps: All<TrapId, Noun>;
  /** Titles of cards, to be set off in a sentence as the language does with titles. */
  readonly treachery: All<TreacheryId, string>;
  readonly paris: All<ParisId, string>;
  readonly louvre: All<LouvreId, string>;
  /** Adventure cards; a Character is its own name in all forms. */
  readonly cards: All<Card, Thing>;
  readonly items: All<Item, Thing>;
  readonly skills: All<Skill, string>;
  readonly places: All<Place | Location, Somewhere>;
  readonly boards: All<Quest['board'], string>;
  readonly paths: readonly [chambers: string, stables: string, cellar: string];
  readonly faces: All<BlueFace, Thing>;
  readonly effects: All<Effect, string>;
}

/** What a card or a place is and does, for somebody who points at it. */
export interface CardTexts {
  readonly adversaries: All<AdversaryId, Explained>;
  /** Rochefort and those printed on the boards. */
  readonly others: All<'rochefort' | 'guard' | 'wardes' | 'jailer', Explained>;
  readonly traps: All<TrapId, Explained>;
  readonly treachery: All<TreacheryId, Explained>;
  readonly paris: All<ParisId, Explained>;
  readonly louvre: All<LouvreId, Explained>;
  readonly skills: All<Skill, Explained>;
  readonly combat: All<Combat, Explained>;
  readonly characters: All<Character, Explained>;
  readonly oneForAll: Explained;
  readonly tokens: All<Token, Explained>;
  readonly challengeTokens: All<Skill, Explained>;
  readonly epic: Explained;
  readonly items: All<Item, Explained>;
  readonly musketeers: All<Musketeer, Explained>;
  readonly boards: All<Quest['board'], Explained>;
  readonly places: All<Place | Location, Explained>;
}

export type Endings = All<Ending, string>;

/** A record with an entry for each id. */
export const each = <Id extends string | number, Form>(ids: readonly Id[], form: (id: Id) => Form): All<Id, Form> =>
  Object.fromEntries(ids.map(id => [id, form(id)])) as Record<Id, Form>;
