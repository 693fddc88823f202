import { remember, remembered } from '../storage.ts';
import type { Player } from './player.ts';
import type { SoundName } from './recipes.ts';

const KEY = 'panache.sound';
/** Milliseconds within which a sound is not heard twice. */
const APART = 120;

interface Surroundings {
  readonly player: () => Promise<Pick<Player, 'play' | 'wake'>>;
  readonly now: () => number;
  readonly hidden: () => boolean;
}

/** Sounds of the table: none until the reader turns them on, and none while nobody looks. */
export class Sound {
  on = $state(remembered(KEY) === 'on');
  readonly #surroundings: Surroundings;
  readonly #last = new Map<SoundName, number>();

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  turn(on: boolean): void {
    this.on = on;
    remember(KEY, on ? 'on' : 'off');
    if (on) void this.play('card');
  }

  async play(name: SoundName): Promise<void> {
    const { player, now, hidden } = this.#surroundings;
    if (!this.on || hidden()) return;
    if (now() - (this.#last.get(name) ?? Number.NEGATIVE_INFINITY) < APART) return;
    this.#last.set(name, now());
    (await player()).play(name);
  }
}

/** What plays is loaded by those who want to hear something. */
let loaded: Promise<Player> | null = null;
const player = (): Promise<Player> => {
  loaded ??= import('./player.ts').then(({ Player: Made }) => new Made());
  return loaded;
};

export const sound = new Sound({ player, now: () => performance.now(), hidden: () => document.hidden });
