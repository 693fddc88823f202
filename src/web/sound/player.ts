import { RECIPES, type SoundName, type Stroke } from './recipes.ts';

const LOUDNESS = 0.5;
/** Nothing can fade to silence itself: this is low enough to be it. */
const SILENT = 0.0001;
const ATTACK = 0.004;

/** A second of noise, made once. */
const noiseOf = (context: AudioContext): AudioBuffer => {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
};

/** Plays sounds as soon as the browser lets it: before the reader's first press it may not. */
export class Player {
  #context: AudioContext | null = null;
  #noise: AudioBuffer | null = null;
  #out: GainNode | null = null;
  #loud = 1;

  /** Called from a press, which is what the browser waits for. */
  wake(): void {
    this.#context ??= new AudioContext();
    void this.#context.resume();
  }

  /** From 0 to 1. */
  volume(loud: number): void {
    this.#loud = loud;
    if (this.#out !== null) this.#out.gain.value = loud;
  }

  #way(context: AudioContext): GainNode {
    if (this.#out === null) {
      this.#out = context.createGain();
      this.#out.gain.value = this.#loud;
      this.#out.connect(context.destination);
    }
    return this.#out;
  }

  play(name: SoundName): void {
    this.wake();
    const context = this.#context;
    // What cannot be heard now must not come late.
    if (context?.state !== 'running') return;
    const start = context.currentTime;
    for (const stroke of RECIPES[name]) this.#strike(context, stroke, start + stroke.at);
  }

  #strike(context: AudioContext, stroke: Stroke, when: number): void {
    const end = when + stroke.lasts;
    const gain = context.createGain();
    gain.gain.setValueAtTime(SILENT, when);
    gain.gain.exponentialRampToValueAtTime(stroke.loud * LOUDNESS, when + ATTACK);
    gain.gain.exponentialRampToValueAtTime(SILENT, end);
    gain.connect(this.#way(context));
    const source = this.#source(context, stroke, when, gain);
    source.start(when);
    source.stop(end);
  }

  #source(context: AudioContext, { wave, from, to, lasts }: Stroke, when: number, out: AudioNode) {
    if (wave !== 'noise') {
      const tone = context.createOscillator();
      tone.type = wave;
      tone.frequency.setValueAtTime(from, when);
      tone.frequency.exponentialRampToValueAtTime(to, when + lasts);
      tone.connect(out);
      return tone;
    }
    this.#noise ??= noiseOf(context);
    const hiss = context.createBufferSource();
    hiss.buffer = this.#noise;
    const filter = context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.setValueAtTime(from, when);
    filter.frequency.exponentialRampToValueAtTime(to, when + lasts);
    hiss.connect(filter).connect(out);
    return hiss;
  }
}
