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
