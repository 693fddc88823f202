import type { Component } from 'svelte';
import type { GameId } from '#games/index.ts';
import { byGame } from '../../games/by-game.ts';

/** What a game has to say below its rules, for instance which values are ours: `Appendix.svelte` in its folder. */
interface Appendix {
  readonly default: Component;
  /** Null where it should be left out on that ground. */
  readonly title: (ground: 'wood' | 'paper') => string | null;
}

const FOUND = byGame(import.meta.glob<Appendix>('../../games/*/Appendix.svelte'));

/** Null for a game that has none. */
export const appendixOf = async (game: GameId): Promise<Appendix | null> => (await FOUND[game]?.()) ?? null;
