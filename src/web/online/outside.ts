/** What happens around the page that a connection should know of. */
interface Signs {
  /** The network is there again, or somebody looks at the page again. */
  readonly back: () => void;
  /** The network is gone. */
  readonly away: () => void;
}

/** Listens to the browser; the answer ends that. */
export type Outside = (signs: Signs) => () => void;

export const outside: Outside = ({ back, away }) => {
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('online', back, { signal });
  window.addEventListener('offline', away, { signal });
  window.addEventListener('pageshow', event => event.persisted && back(), { signal });
  document.addEventListener('visibilitychange', () => !document.hidden && back(), { signal });
  return () => listening.abort();
};
