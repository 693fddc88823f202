import type { Mood } from './moods.ts';
import { hertzOf, pluck } from './pluck.ts';
import type { Bar, Note } from './score.ts';

/** Seconds a string rings. */
const RINGS = 2.6;
const LOUD = { bass: 0.3, lute: 0.16, tune: 0.3 } as const satisfies Record<Note['voice'], number>;
/** How much comes back from the walls. */
const WALLS = 0.35;
/** Where each sits, from left to right. */
const SITS = { bass: -0.2, lute: 0.35, tune: -0.05 } as const satisfies Record<Note['voice'], number>;

const noise = (): number => Math.random() * 2 - 1;

/** The hall it is played in: what comes back from its walls. */
const hallOf = (context: BaseAudioContext): AudioBuffer => {
  const length = Math.floor(context.sampleRate * 1.4);
  const hall = context.createBuffer(2, length, context.sampleRate);
  for (const side of [0, 1]) {
    const samples = hall.getChannelData(side);
    for (let i = 0; i < length; i++) samples[i] = noise() * (1 - i / length) ** 3;
  }
  return hall;
};

/** A few strings in a small hall: everything that is heard of the music. */
export class Band {
  readonly #context: BaseAudioContext;
  readonly #strings = new Map<number, { readonly buffer: AudioBuffer; readonly tune: number }>();
  readonly #out: AudioNode;

  constructor(context: BaseAudioContext, out: AudioNode) {
    this.#context = context;
    const soft = context.createBiquadFilter();
    soft.type = 'lowpass';
    soft.frequency.value = 3200;
    const hall = context.createConvolver();
    hall.buffer = hallOf(context);
    const walls = context.createGain();
    walls.gain.value = WALLS;
    soft.connect(out);
    soft.connect(hall).connect(walls).connect(out);
    this.#out = soft;
  }

  /** Plays a phrase from a moment of the context's clock on. */
  play(mood: Mood, phrase: readonly Bar[], start: number): void {
    for (const [nth, bar] of phrase.entries())
      for (const note of bar) this.#strike(note, start + (nth * mood.beats + note.at) * mood.beat);
  }

  #strike({ voice, pitch, loud }: Note, when: number): void {
    const { buffer, tune } = this.#string(pitch);
    const source = this.#context.createBufferSource();
    source.buffer = buffer;
    source.playbackRate.value = tune;
    const gain = this.#context.createGain();
    gain.gain.value = LOUD[voice] * loud;
    const side = this.#context.createStereoPanner();
    side.pan.value = SITS[voice];
    source.connect(gain).connect(side).connect(this.#out);
    source.start(when);
  }

  #string(pitch: number) {
    const known = this.#strings.get(pitch);
    if (known !== undefined) return known;
    const { samples, tune } = pluck(hertzOf(pitch), RINGS, this.#context.sampleRate, noise);
    const buffer = this.#context.createBuffer(1, samples.length, this.#context.sampleRate);
    buffer.copyToChannel(samples, 0);
    const made = { buffer, tune };
    this.#strings.set(pitch, made);
    return made;
  }
}
