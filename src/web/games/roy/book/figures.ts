import type { Component } from 'svelte';
import Board from './figures/Board.svelte';
import Clash from './figures/Clash.svelte';
import Kit from './figures/Kit.svelte';
import Ladder from './figures/Ladder.svelte';
import MapOfPlaces from './figures/Map.svelte';
import Path from './figures/Path.svelte';
import Phases from './figures/Phases.svelte';
import Plate from './figures/Plate.svelte';
import Rungs from './figures/Rungs.svelte';
import Sides from './figures/Sides.svelte';
import Table from './figures/Table.svelte';
import Tracks from './figures/Tracks.svelte';
import Trade from './figures/Trade.svelte';

/** What draws a figure that is one of a kind. */
const ALONE: Readonly<Record<string, Component>> = {
  GEN: Sides,
  TURN: Phases,
  TRADE: Trade,
  CHALL: Rungs,
  'LOUVRE.ladder': Ladder,
};

/** What draws figures of a kind, each by its id. */
const KINDS: Readonly<Record<string, Component<{ id: string }>>> = {
  COMP: Kit,
  'COMP.sheet': Plate,
  SETUP: MapOfPlaces,
  DEST: Kit,
  TREACH: Kit,
  ACT: Kit,
  MOVE: MapOfPlaces,
  CHAR: Kit,
  REINF: Tracks,
  DUEL: Clash,
  MANO: Clash,
  WOUND: Path,
  TRAP: Kit,
  EQUIP: Kit,
  UPGR: Kit,
  OUT: Path,
  ROCH: Plate,
  ATHOS: Plate,
  ARAMIS: Plate,
  DART: Plate,
  PORTH: Plate,
  TREV: Plate,
  PARIS: Tracks,
  LOUVRE: Tracks,
  SIEGE: Tracks,
  RICH: Path,
  BAST: Path,
  VIEUX: Path,
  QUEST: Kit,
  INN: Board,
  CALAIS: Board,
  RETURN: Board,
  GALL: Board,
  ONE: Kit,
  TIME: Tracks,
  END: Tracks,
  P2: Table,
  TALK: Table,
};

/** What draws a figure: one of its own, or one that has to be told which. */
export const drawingOf = (id: string) => ({ alone: ALONE[id] ?? null, kind: KINDS[id] ?? null });
