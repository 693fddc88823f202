import type { Happening, Seat } from '#kernel/game.ts';
import type { Table } from '#table/table.ts';

/** What every seat was told of the last choice, seat by seat and event by event. */
const heardBy = (table: Table): readonly (readonly Happening[])[] =>
  table.record.seats.map((_, seat) => table.news(seat));

const hasSecret = (heard: readonly (readonly Happening[])[], at: number): boolean =>
  heard.some(news => news[at].secret !== undefined);

/**
 * Something hidden has just been shown to all: they bend over a shared screen, and nobody's hand may lie on it meanwhile.
 * What only one of them has seen, a card he drew, is no reason to take the screen from him.
 */
export const wasShownToAll = (table: Table): boolean => {
  const heard = heardBy(table);
  return table.news(null).some((event, at) => event.reveals === true && !hasSecret(heard, at));
};

/** All that came of the last choice is a secret of others: there was nothing to see. */
export const wasSecretFrom = (table: Table, eyes: Seat | null): boolean => {
  const heard = heardBy(table);
  const news = table.news(null);
  const mine = eyes === null ? [] : heard[eyes];
  return news.length > 0 && news.every((_, at) => hasSecret(heard, at) && mine[at]?.secret === undefined);
};
