/** Addresses of the app, by the browser's history. */
export type PageName = 'home' | 'setup' | 'play' | 'replay' | 'rules' | 'credits' | 'lost';

export interface Route {
  readonly page: PageName;
  /** `game` or `id`, where the address names one. */
  readonly params: Readonly<Record<string, string>>;
  /** Rule id or other anchor, without the #. */
  readonly anchor: string;
}

const PATTERNS: readonly (readonly [RegExp, PageName])[] = [
  [/^\/$/, 'home'],
  [/^\/new\/(?<game>[a-z]+)$/, 'setup'],
  [/^\/play\/(?<id>[\w-]+)$/, 'play'],
  [/^\/replay\/(?<id>[\w-]+)$/, 'replay'],
  [/^\/rules\/(?<game>[a-z]+)$/, 'rules'],
  [/^\/credits$/, 'credits'],
];

export const routeOf = (path: string, hash = ''): Route => {
  const clean = path.length > 1 ? path.replace(/\/+$/, '') : path;
  const anchor = decodeURIComponent(hash.replace(/^#/, ''));
  for (const [pattern, page] of PATTERNS) {
    const match = pattern.exec(clean);
    if (match) return { page, params: { ...match.groups }, anchor };
  }
  return { page: 'lost', params: {}, anchor };
};

const here = (): Route => routeOf(location.pathname, location.hash);

class Router {
  route = $state.raw<Route>(here());

  /** Goes to an address of this app, such as `/play/abc`. */
  go(address: string): void {
    history.pushState(null, '', address);
    this.route = here();
  }

  /** Like `go`, without leaving a step to come back to. */
  replace(address: string): void {
    history.replaceState(null, '', address);
    this.route = here();
  }

  /** Lets plain links to our own pages turn the page without a reload. */
  follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    // A link within the page (skip link, contents) belongs to the browser.
    if (link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };

  returned = (): void => {
    this.route = here();
  };
}

export const router = new Router();
