import type { FaceId } from '../../art/people.ts';
import { seatStyle } from '../../art/seats.ts';
import { isFace } from '../../match/saved.ts';
import { remember, remembered } from '../../storage.ts';

const KEY = 'panache.me';
export const tidyName = (name: string): string => name.trim().replace(/\s+/g, ' ');

interface Known {
  readonly name: string;
  /** Null where none was chosen. */
  readonly face: FaceId | null;
}

const read = (text: string | null): Known => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    const { name, face } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
    return { name: typeof name === 'string' ? name : '', face: isFace(face) ? face : null };
  } catch {
    return { name: '', face: null };
  }
};

/** My name and face at online tables: what is being typed now, remembered for the next time. */
export class Me {
  name = $state('');
  chosen = $state<FaceId | null>(null);

  constructor(given: Known = read(remembered(KEY))) {
    this.name = given.name;
    this.chosen = given.face;
  }

  get tidy(): string {
    return tidyName(this.name);
  }

  /** The one I chose; else the one that belongs to the chair, so that strangers do not all look alike. */
  faceAt(chair: number): FaceId {
    return this.chosen ?? seatStyle(chair).face;
  }

  remember(): void {
    remember(KEY, JSON.stringify({ name: this.tidy, face: this.chosen }));
  }
}
