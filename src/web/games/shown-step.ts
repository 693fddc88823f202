/** One step of the match, as the contract brings it to what shows it. */
export interface ShownStep<V, E> {
  readonly number: number;
  readonly view: V;
  readonly events: readonly E[];
  readonly settled: () => void;
  /** What it tells this reader; null for what goes without a line. */
  readonly tell: (event: E) => string | null;
}
