import { type Rng, rngFrom } from '#kernel/rng.ts';
import { Band } from './band.ts';
import { MOODS, type MoodName } from './moods.ts';
import { lengthOf, phraseOf } from './score.ts';

/** Seconds of silence before the first phrase, between two, and after so many a longer one. */
const LEAD = 0.4;
const BREATH = 1.5;
const REST = 9;
const PHRASES = 4;
/** How long it takes to be there or to be gone. */
const FADE = 1.2;

/** Plays softly for as long as it is wanted; the clock is the sound's own, so nothing is ever late. */
export class Musician {
  readonly #context = new AudioContext();
  readonly #rng: Rng = rngFrom(crypto.getRandomValues(new Uint8Array(32)));
  readonly #volume = this.#context.createGain();
  #playing: { readonly mood: MoodName; readonly fader: GainNode; readonly band: Band } | null = null;

  constructor() {
    this.#volume.connect(this.#context.destination);
  }

  volume(loud: number): void {
    this.#volume.gain.setTargetAtTime(loud, this.#context.currentTime, 0.1);
  }

  play(mood: MoodName): void {
    void this.#context.resume();
    if (this.#playing?.mood === mood) return;
    this.#fade();
    const fader = this.#context.createGain();
    fader.connect(this.#volume);
    this.#playing = { mood, fader, band: new Band(this.#context, fader) };
    this.#phrase(this.#context.currentTime + LEAD, 1);
  }

  /** Nobody listens: the clock stands still, and the phrase goes on from there. */
  pause(): void {
    void this.#context.suspend();
  }

  stop(): void {
    this.#fade();
  }

  #fade(): void {
    if (this.#playing === null) return;
    const { fader } = this.#playing;
    const now = this.#context.currentTime;
    fader.gain.setValueAtTime(fader.gain.value, now);
    fader.gain.linearRampToValueAtTime(0, now + FADE);
    this.#playing = null;
  }

  #phrase(start: number, nth: number): void {
    const playing = this.#playing;
    if (playing === null) return;
    const mood = MOODS[playing.mood];
    const phrase = phraseOf(mood, this.#rng);
    playing.band.play(mood, phrase, start);
    const next = start + lengthOf(mood, phrase) + (nth % PHRASES === 0 ? REST : BREATH);
    // A sound of nothing that ends a moment before the next phrase begins, and calls it.
    const call = this.#context.createConstantSource();
    call.offset.value = 0;
    call.connect(playing.fader);
    call.onended = () => {
      if (this.#playing === playing) this.#phrase(next, nth + 1);
    };
    call.start();
    call.stop(next - LEAD / 2);
  }
}
