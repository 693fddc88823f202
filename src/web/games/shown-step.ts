import type { TableProps } from './table-props.ts';

/** One step of the match, as the contract brings it to what shows it. */
export interface ShownStep<V, E> {
  readonly number: number;
  readonly view: V;
  readonly events: readonly E[];
  readonly settled: () => void;
  /** What it tells this reader; null for what goes without a line. */
  readonly tell: (event: E) => string | null;
}

/** The step a table has been handed. Its words are asked for as they are told, in whatever language is read by then. */
export const stepIn = <C, E, V>(props: TableProps<C, E, V>): ShownStep<V, E> => {
  const { step: number, view, events, settled } = props;
  return { number, view, events, settled, tell: event => props.text.event(event, props.who) };
};
