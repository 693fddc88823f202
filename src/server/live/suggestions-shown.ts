import type { Suggested } from '#wire/to-client.ts';
import type { Connection } from './connection.ts';

/** The suggestions each connection was shown last. */
export interface SuggestionsShown {
  readonly note: (connection: Connection, suggestions: readonly Suggested[]) => void;
  /** True where these are others than those shown last; they count as shown from then on. */
  readonly isNews: (connection: Connection, suggestions: readonly Suggested[]) => boolean;
}

export const suggestionsShown = (): SuggestionsShown => {
  const shown = new WeakMap<Connection, string>();
  return {
    note(connection, suggestions) {
      if (suggestions.length === 0) shown.delete(connection);
      else shown.set(connection, JSON.stringify(suggestions));
    },
    isNews(connection, suggestions) {
      // Most of the time there are none and were none.
      if (suggestions.length === 0 && !shown.has(connection)) return false;
      const text = JSON.stringify(suggestions);
      if (text === (shown.get(connection) ?? '[]')) return false;
      shown.set(connection, text);
      return true;
    },
  };
};
