import { remember, remembered } from '../storage.ts';
import type { MoodName } from './music/moods.ts';
import type { Musician } from './music/musician.ts';
import type { Player } from './player.ts';
import type { SoundName } from './recipes.ts';

const ON = 'panache.sound';
const VOLUME = 'panache.sound-volume';
const MUSIC = 'panache.music';
const MUSIC_VOLUME = 'panache.music-volume';
/** Milliseconds within which a sound is not heard twice. */
const APART = 120;

interface SoundDeps {
  readonly player: () => Promise<Pick<Player, 'play' | 'wake' | 'volume'>>;
  readonly musician: () => Promise<Pick<Musician, 'play' | 'stop' | 'pause' | 'volume'>>;
  readonly now: () => number;
  readonly hidden: () => boolean;
  /** Whether somebody listens who has not said what he wants. */
  readonly usual: () => boolean;
}

/** From 0 to 1; kept as hundredths. */
const loudness = (key: string, usual: number): number => {
  const kept = Number.parseInt(remembered(key) ?? '', 10);
  return kept >= 0 && kept <= 100 ? kept / 100 : usual;
};

/** What is heard at a table: nothing before the reader's first press, what he allows, and while nobody looks only what calls him. */
export class Sound {
  /** Everything that is heard. */
  on = $state(false);
  volume = $state(loudness(VOLUME, 0.8));
  music = $state(remembered(MUSIC) !== 'off');
  musicVolume = $state(loudness(MUSIC_VOLUME, 0.5));
  readonly #deps: SoundDeps;
  readonly #last = new Map<SoundName, number>();
  #pressed = false;
  /** What was heard out of sight, and the table has still to play. */
  #called: SoundName | null = null;
  #mood: MoodName | null = null;
  #musician: Awaited<ReturnType<SoundDeps['musician']>> | null = null;

  constructor(deps: SoundDeps) {
    this.#deps = deps;
    const wish = remembered(ON);
    this.on = wish === null ? deps.usual() : wish === 'on';
  }

  turn(on: boolean): void {
    this.on = on;
    remember(ON, on ? 'on' : 'off');
    this.#pressed = true;
    if (on) void this.play('card');
    void this.#accompany();
  }

  setVolume(loud: number): void {
    this.volume = loud;
    remember(VOLUME, String(Math.round(loud * 100)));
    void this.play('card');
  }

  turnMusic(on: boolean): void {
    this.music = on;
    remember(MUSIC, on ? 'on' : 'off');
    void this.#accompany();
  }

  setMusicVolume(loud: number): void {
    this.musicVolume = loud;
    remember(MUSIC_VOLUME, String(Math.round(loud * 100)));
    void this.#accompany();
  }

  /** The reader has pressed something, which is what browsers wait for. */
  async press(): Promise<void> {
    if (this.#pressed || !this.on) return;
    this.#pressed = true;
    void this.#accompany();
    (await this.#deps.player()).wake();
  }

  /** At which table the reader sits, by its music; null when he leaves it. */
  sit(mood: MoodName | null): void {
    this.#mood = mood;
    void this.#accompany();
  }

  /** The page was hidden, or is looked at again. */
  look(): void {
    void this.#accompany();
  }

  async play(name: SoundName): Promise<void> {
    const wasCalled = this.#called === name;
    if (wasCalled) this.#called = null;
    if (!wasCalled && !this.#deps.hidden()) await this.#strike(name);
  }

  /** Heard also by somebody who looks elsewhere; when the table plays the same for him, he has heard it already. */
  async call(name: SoundName): Promise<void> {
    if (this.#deps.hidden()) this.#called = name;
    await this.#strike(name);
  }

  async #strike(name: SoundName): Promise<void> {
    const { player, now } = this.#deps;
    if (!this.on || !this.#pressed || this.volume === 0) return;
    if (now() - (this.#last.get(name) ?? Number.NEGATIVE_INFINITY) < APART) return;
    this.#last.set(name, now());
    const found = await player();
    found.volume(this.volume);
    found.play(name);
  }

  get #wanted(): MoodName | null {
    return this.on && this.music && this.#pressed && this.musicVolume > 0 ? this.#mood : null;
  }

  async #accompany(): Promise<void> {
    if (this.#wanted !== null && !this.#deps.hidden()) {
      this.#musician ??= await this.#deps.musician();
    }
    // Meanwhile everything may be otherwise.
    if (this.#deps.hidden()) this.#musician?.pause();
    else if (this.#wanted === null) this.#musician?.stop();
    else {
      this.#musician?.volume(this.musicVolume);
      this.#musician?.play(this.#wanted);
    }
  }
}

/** What plays is fetched for those who want to hear something; silence is no reason to break the page. */
const once = <Made>(load: () => Promise<Made>): (() => Promise<Made>) => {
  let loaded: Promise<Made> | null = null;
  return () => {
    loaded ??= load().catch(() => {
      loaded = null;
      return new Promise<Made>(() => {});
    });
    return loaded;
  };
};

export const sound = new Sound({
  player: once(() => import('./player.ts').then(({ Player: Made }) => new Made())),
  musician: once(() => import('./music/musician.ts').then(({ Musician: Made }) => new Made())),
  now: () => performance.now(),
  hidden: () => document.hidden,
  // A browser that is driven by a program has no ears.
  usual: () => typeof navigator !== 'undefined' && !navigator.webdriver,
});
