/** Which component stands at which address. Each is fetched when it is first wanted. */
import type { Component } from 'svelte';
import { isGameId } from '#games/index.ts';
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

/** A game's rules come together with the page that shows it. */
const withGame = async (game: string): Promise<void> => {
  const { fetchGame } = await import('./match/games.ts');
  if (isGameId(game)) await fetchGame(game);
};
const withMatch = async (id: string): Promise<void> => {
  const { library } = await import('./match/library.svelte.ts');
  await withGame(library.load(id)?.stored?.record.game ?? '');
};

type Opener = (params: Route['params']) => Promise<Opened>;

export const PAGES: Readonly<Record<Exclude<PageName, 'lost'>, Opener>> = {
  home: async () => opened((await import('./pages/Home.svelte')).default, {}),
  async setup({ game = '' }) {
    const [page] = await Promise.all([import('./pages/Setup.svelte'), withGame(game)]);
    return opened(page.default, { game });
  },
  async play({ id = '' }) {
    const [page] = await Promise.all([import('./pages/Play.svelte'), withMatch(id)]);
    return opened(page.default, { id });
  },
  online: async ({ id = '', key = '' }) => opened((await import('./pages/Online.svelte')).default, { id, key }),
  record: async ({ id = '', key = '' }) => opened((await import('./pages/Record.svelte')).default, { id, key }),
  async replay({ id = '' }) {
    const [page] = await Promise.all([import('./pages/Replay.svelte'), withMatch(id)]);
    return opened(page.default, { id });
  },
  rules: async ({ game = '' }) => opened((await import('./pages/Rules.svelte')).default, { game }),
  async learn({ game = '', lesson = '' }) {
    const [page] = await Promise.all([import('./pages/Learn.svelte'), withGame(game)]);
    return opened(page.default, { game, lesson });
  },
  matches: async () => opened((await import('./pages/Matches.svelte')).default, {}),
  credits: async () => opened((await import('./pages/Credits.svelte')).default, {}),
};
