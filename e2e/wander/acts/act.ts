import type { Look } from '../page/look.ts';
import type { Person } from '../person.ts';
import type { Walk } from '../walk.ts';

/** Something a person does. */
export interface Act {
  readonly name: string;
  /** How often it is done beside the others. */
  readonly weight: number;
  /** Whether there is an occasion for it. */
  readonly may: (look: Look, walk: Walk, person: Person) => boolean;
  /** The number picks among what there is; false where there was nothing after all. */
  readonly do: (person: Person, pick: number) => Promise<boolean>;
  /** What moves is not waited for. */
  readonly hasty?: true;
}
