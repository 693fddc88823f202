import { describe, expect, test } from 'vitest';
import { seeded } from '#kernel/fairness.ts';
import { below } from '#kernel/rng.ts';
import { MOODS, type Mood } from './moods.ts';
import { hertzOf, pluck } from './pluck.ts';
import { lengthOf, phraseOf, pitchOf } from './score.ts';

const ALL: [string, Mood][] = Object.entries(MOODS);
const phrases = (mood: Mood) => Array.from({ length: 60 }, (_, nth) => phraseOf(mood, seeded(`phrase ${nth}`)));

describe.each(ALL)('%s', (_, mood) => {
  const scale = new Set(mood.mode.map(step => (step + mood.tonic) % 12));

  test('is made of its mode, of divisions that fill a bar, and of a ground that comes home', () => {
    expect(mood.mode).toHaveLength(7);
    for (const rhythm of mood.rhythms) expect(rhythm.reduce((sum, lasts) => sum + lasts, 0)).toBe(mood.beats);
    expect(mood.broken).toHaveLength(mood.beats * 2);
    expect([mood.ground[0], mood.ground.at(-1)]).toEqual([0, 0]);
  });

  test('has no tone out of its scale, and none that a lute does not have', () => {
    for (const { pitch } of phrases(mood).flat(2)) {
      expect(scale).toContain(pitch % 12);
      expect(pitch).toBeGreaterThanOrEqual(31);
      expect(pitch).toBeLessThanOrEqual(84);
    }
  });

  test('keeps its bars: the tune fills each, one note at a time, and nothing begins after its end', () => {
    for (const bar of phrases(mood).flat()) {
      const tune = bar.filter(({ voice }) => voice === 'tune');
      let at = 0;
      for (const note of tune) {
        expect(note.at).toBe(at);
        at += note.lasts;
      }
      expect([0, mood.beats]).toContain(at);
      for (const note of bar) {
        expect(note.at).toBeGreaterThanOrEqual(0);
        expect(note.at).toBeLessThan(mood.beats);
        expect(note.loud).toBeGreaterThan(0);
        expect(note.loud).toBeLessThanOrEqual(1);
      }
    }
  });

  test('walks by small steps, ends at home, and has a bass under every bar', () => {
    for (const phrase of phrases(mood)) {
      const tune = phrase.flat().filter(({ voice }) => voice === 'tune');
      expect((tune.at(-1)?.pitch ?? 1) - mood.tonic).toSatisfy((away: number) => away % 12 === 0);
      for (let i = 1; i < tune.length; i++) expect(Math.abs(tune[i].pitch - tune[i - 1].pitch)).toBeLessThanOrEqual(12);
      for (const bar of phrase) expect(bar.some(({ voice, at }) => voice === 'bass' && at === 0)).toBe(true);
    }
  });

  test('is the same from the same dice, another from others, and lasts as long as its bars', () => {
    expect(phraseOf(mood, seeded('a'))).toEqual(phraseOf(mood, seeded('a')));
    expect(phraseOf(mood, seeded('a'))).not.toEqual(phraseOf(mood, seeded('b')));
    expect(lengthOf(mood, phraseOf(mood, seeded('a')))).toBeCloseTo(8 * mood.beats * mood.beat);
  });
});

test('steps of a mode go on through the octaves, upward and downward', () => {
  const { pavane } = MOODS;
  expect(pitchOf(pavane, 7)).toBe(pavane.tonic + 12);
  expect(pitchOf(pavane, -1)).toBe(pavane.tonic - 2);
  expect(pitchOf(pavane, -14)).toBe(pavane.tonic - 24);
});

test('a string is in tune, loud enough to hear, never too loud, and dies away', () => {
  const rate = 44100;
  const dice = seeded('noise');
  const noise = () => (below(dice, 2001) - 1000) / 1000;
  for (const pitch of [40, 57, 69, 81]) {
    const { samples, tune } = pluck(hertzOf(pitch), 2, rate, noise);
    const most = (from: number, to: number) =>
      samples.slice(from * rate, to * rate).reduce((max, sample) => Math.max(max, Math.abs(sample)), 0);
    expect(most(0, 2)).toBeCloseTo(1);
    expect(most(1.5, 2)).toBeLessThan(most(0, 0.5) * 0.8);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.01);
    // A whole number of samples is off by less than half a tone; playing it a little faster or slower mends that.
    expect(Math.abs(1 - tune)).toBeLessThan(0.03);
  }
  expect(hertzOf(69)).toBe(415);
  expect(hertzOf(57)).toBeCloseTo(207.5);
});
