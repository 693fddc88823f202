/** What `GET /api/addresses` answers: the origins by which other devices reach this house, the best first. */
export interface Addresses {
  readonly addresses: readonly string[];
}
