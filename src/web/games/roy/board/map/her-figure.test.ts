import { expect, test } from 'vitest';
import { herFigure } from './her-figure.ts';

test('Milady is nowhere before she has set out', () => {
  expect(herFigure({ presence: 'none', location: null, shown: false })).toBeNull();
});

test('to the others her card lies sealed at her quarters, whatever it says', () => {
  expect(herFigure({ presence: 'hidden', location: null, shown: false })).toEqual({
    site: 'quarters',
    known: 'sealed',
  });
});

test('she sees herself where her card says, as a secret, until the card lies open', () => {
  expect(herFigure({ presence: 'hidden', location: 'louvre', shown: false })?.known).toBe('secret');
  expect(herFigure({ presence: 'hidden', location: 'louvre', shown: true })).toEqual({
    site: 'louvre',
    known: 'shown',
  });
});

test('everybody sees where she was found, and that a wound drives her home', () => {
  expect(herFigure({ presence: 'exposed', location: 'quest', shown: true })).toEqual({ site: 'quest', known: 'found' });
  expect(herFigure({ presence: 'visited', location: 'richelieu', shown: true })?.site).toBe('richelieu');
  expect(herFigure({ presence: 'fled', location: 'paris', shown: true })).toEqual({ site: 'quarters', known: 'home' });
});
