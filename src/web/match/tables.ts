import type { Component } from 'svelte';
import type { TableProps } from '../games/table-props.ts';
import type { GameId } from './games.ts';

/** A game's table; its own types stay behind this door. */
export type AnyTable = Component<TableProps<unknown, unknown, unknown>>;

const TABLES: Readonly<Record<GameId, () => Promise<{ default: unknown }>>> = {
  musketiere: () => import('../games/musketiere/Table.svelte'),
  roy: () => import('../games/roy/Table.svelte'),
};

/** Each game's table is fetched when it is first sat down at. */
export const tableOf = async (game: GameId): Promise<AnyTable> => (await TABLES[game]()).default as AnyTable;

/** Tables with a place of their own for what else lies beside them, the chronicle and the talk. */
const RAILED: readonly GameId[] = ['roy'];
export const hasRail = (game: GameId): boolean => RAILED.includes(game);

/** Tables that can be heard. */
const SOUNDING: readonly GameId[] = ['roy'];
export const hasSounds = (game: GameId): boolean => SOUNDING.includes(game);
