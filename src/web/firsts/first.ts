/** What a step has brought to the table, as its reader may know it. */
export interface Moment<C, E, V> {
  readonly view: V;
  readonly events: readonly E[];
  /** What the reader is asked to choose among. */
  readonly choices: readonly C[];
}

/** Something that a newcomer meets once for the first time: its sentence lies in the game's `firsts/text/`. */
export interface First<C, E, V, Id extends string = string> {
  readonly id: Id;
  readonly rule: string;
  readonly when: (moment: Moment<C, E, V>) => boolean;
  /** Where it lies, as selectors, the best place first. */
  readonly points: readonly string[];
}

interface Told {
  readonly kind: string;
}

/** Met when such an event is told. */
export const told =
  <E extends Told, K extends E['kind']>(
    kind: K,
    is: (event: Extract<E, { readonly kind: K }>) => boolean = () => true,
  ) =>
  ({ events }: { readonly events: readonly E[] }): boolean =>
    events.some(event => event.kind === kind && is(event as Extract<E, { readonly kind: K }>));
