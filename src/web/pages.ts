/** Which component stands at which address. Each is fetched when it is first wanted. */
import type { Component } from 'svelte';
import type { PageName, Route } from './routes.ts';

type Props = Record<string, string>;

export interface Opened {
  readonly component: Component<Props>;
  readonly props: Props;
}

/** The compiler checks the props against the component here; the app then hands them on without looking. */
const opened = <P extends Props>(component: Component<P>, props: P): Opened => ({
  component: component as unknown as Component<Props>,
  props,
});

type Opener = (params: Route['params']) => Promise<Opened>;

export const PAGES: Readonly<Record<Exclude<PageName, 'lost'>, Opener>> = {
  home: async () => opened((await import('./pages/Home.svelte')).default, {}),
  setup: async ({ game = '' }) => opened((await import('./pages/Setup.svelte')).default, { game }),
  play: async ({ id = '' }) => opened((await import('./pages/Play.svelte')).default, { id }),
  replay: async ({ id = '' }) => opened((await import('./pages/Replay.svelte')).default, { id }),
  rules: async ({ game = '' }) => opened((await import('./pages/Rules.svelte')).default, { game }),
  credits: async () => opened((await import('./pages/Credits.svelte')).default, {}),
};
