import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * A connection that has become a live one never answers the request it came by: without this it would keep request,
 * response and all their headers for as long as it lasts.
 */
export const letRequestGo = (wire: Socket & { readonly _httpMessage?: ServerResponse | null }): void => {
  wire._httpMessage?.detachSocket(wire);
};
