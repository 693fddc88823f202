/** Where the reader is, by the browser's history. */
import { type Route, routeOf } from './routes.ts';

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
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
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
