import type { AnyGame } from '#kernel/game.ts';
import type { AnyGameText, Language } from '#kernel/text.ts';
import { ruleOf } from './musketiere/chronicle.ts';
import { musketiere } from './musketiere/game.ts';

/** A game as the rest of the house meets it. */
interface Entry {
  readonly game: AnyGame;
  /** Each language is fetched when it is first read. */
  readonly text: Readonly<Record<Language, () => Promise<AnyGameText>>>;
  /** The rule behind an event of the chronicle; null where there is none to tell. */
  readonly ruleOf: (event: unknown) => string | null;
}

const entries = {
  musketiere: {
    game: musketiere,
    text: {
      en: async () => (await import('./musketiere/text/en.ts')).en,
      fr: async () => (await import('./musketiere/text/fr.ts')).fr,
      it: async () => (await import('./musketiere/text/it.ts')).it,
    },
    ruleOf: event => ruleOf(event as Parameters<typeof ruleOf>[0]),
  },
} satisfies Record<string, Entry>;

export type GameId = keyof typeof entries;
export const GAMES: Readonly<Record<GameId, Entry>> = entries;
export const GAME_IDS = Object.keys(entries) as readonly GameId[];
export const isGameId = (id: string): id is GameId => Object.hasOwn(entries, id);

/** The rules alone, by id: what verifying a match needs. */
export const RULES: Readonly<Record<string, AnyGame>> = Object.fromEntries(GAME_IDS.map(id => [id, GAMES[id].game]));
