import type { Component } from 'svelte';
import Cards from './figures/Cards.svelte';
import Sum from './figures/Sum.svelte';
import Table from './figures/Table.svelte';

/** What draws a figure that is one of a kind. */
const ALONE: Readonly<Record<string, Component>> = { 'MUS.2': Table };

/** What draws figures of a kind, each by its id. */
const KINDS: Readonly<Record<string, Component<{ id: string }>>> = {
  'MUS.1': Sum,
  'MUS.7': Cards,
  'MUS.8': Sum,
  'MUS.14': Cards,
  'MUS.14.take': Cards,
  'MUS.19': Cards,
};

/** What draws a figure: one of its own, or one that has to be told which. */
export const drawingOf = (id: string) => ({ alone: ALONE[id] ?? null, kind: KINDS[id] ?? null });
