import type { Component } from 'svelte';
import type { GameId } from '#games/index.ts';
import { byGame } from '../games/by-game.ts';
import type { TableProps } from '../games/table-props.ts';
import type { MoodName } from '../sound/music/moods.ts';
import { factsOf } from './facts.ts';

/** A game's table; its own types stay behind this door. */
export type AnyTable = Component<TableProps<unknown, unknown, unknown>>;

const TABLES = byGame(import.meta.glob<AnyTable>('../games/*/Table.svelte', { import: 'default' }));

/** Each game's table is fetched when it is first sat down at. */
export const tableOf = (game: GameId): Promise<AnyTable> => TABLES[game]();

/** Tables with a place of their own for what else lies beside them, the chronicle and the talk. */
export const hasRail = (game: GameId): boolean => factsOf(game)?.rail === true;

/** Tables that can be heard. */
export const hasSounds = (game: GameId): boolean => factsOf(game)?.sounds === true;

/** What is played softly at a table. */
export const musicOf = (game: GameId): MoodName | null => factsOf(game)?.music ?? null;
