import type { Who } from '#kernel/text.ts';
import type { Words } from './words.ts';

/** What sentences are filled in with. */
type Given = Readonly<Record<string, string | number>>;

/** One sentence for each kind of reason a game's voice knows, with what it is filled in with. */
export type Sentences<Reasons> = { readonly [Kind in keyof Reasons]: (given: Reasons[Kind], who: Who) => string };

/** A wish as a button and as a line of talk, for each kind of wish. */
export type Asking<Kind extends string> = Readonly<
  Record<Kind, { readonly button: (what: string) => string; readonly line: (what: string) => string }>
>;

/** The words of a game out of its sentences. */
export const wordsOf = <Reasons, Kind extends string>(sentences: Sentences<Reasons>, asking: Asking<Kind>): Words => {
  const said = sentences as Readonly<Record<string, (given: Given, who: Who) => string>>;
  const wished = asking as Asking<string>;
  return {
    say: ({ kind, params = {} }, who) => said[kind](params, who),
    wish: ({ kind, what = '' }) => wished[kind].button(what),
    asked: ({ kind, what = '' }) => wished[kind].line(what),
  };
};
