/** Hats, helmets and what else sits on a head, in the box of a face. */
import { dot, path, placed } from './engraving.ts';
import type { Traits } from './traits.ts';

const STEEL = '#b4b8bd';
const STEEL_LIGHT = '#cfd2d4';
const STEEL_DARK = '#a6abb1';
const LINEN = '#f9f2e0';

/** Light on hair and felt. */
export const shine = (d: string): string =>
  `<path d="${d}" fill="none" stroke="var(--paper)" stroke-width=".6" stroke-linecap="round" opacity=".38"/>`;

const feather = (plume: string | null): string =>
  plume === null
    ? ''
    : path('M70 33C76 20 70 4 90 2C104 0 110 14 104 22C110 26 106 36 98 34C92 40 80 40 70 33Z', 'line', plume) +
      path(
        'M71 33C80 26 90 22 100 12M80 26q-1 -9 4 -17M86 22q1 -8 7 -13M92 18q4 -5 9 -6M84 25q8 2 14 8M90 21q8 1 14 4',
        'fine',
      );

/** The band around a hat. */
const ribbon = ({ goldTrim, plume }: Traits, d: string): string =>
  `<path d="${d}" fill="none" stroke="${goldTrim ? 'var(--gold-bright)' : (plume ?? '#8d7a5c')}" stroke-width="3"/>`;

const hat = (traits: Traits): string => {
  const { hatColour, plume } = traits;
  return (
    path('M6 42C14 26 40 22 60 22C82 22 96 32 95 40C84 47 70 47 50 47C30 48 16 50 6 42Z', 'line', hatColour) +
    path('M27 36C27 14 34 10 50 11C66 10 73 16 74 35C60 40 42 40 27 36Z', 'line', hatColour) +
    ribbon(traits, 'M27 34C42 39 60 39 74 33') +
    shine('M60 14q6 6 7 18M64 14q5 7 6 17M56 13q5 8 6 20M84 32q-8 9 -24 12M90 36q-8 7 -22 9') +
    feather(plume)
  );
};

const tall = (traits: Traits): string => {
  const { hatColour, plume } = traits;
  return (
    path('M12 41C20 33 36 30 52 30C72 30 86 34 90 40C80 46 66 46 50 46C34 47 20 47 12 41Z', 'line', hatColour) +
    path('M29 36L33 4C42 -1 58 -1 68 4L72 35C58 40 42 40 29 36Z', 'line', hatColour) +
    ribbon(traits, 'M29.6 31C42 36 60 36 71.6 30') +
    shine('M58 3q3 14 4 28M62 4q3 14 4 26M66 5q3 12 3 24') +
    path('M46 28h9v8h-9z', 'line', 'var(--gold)') +
    (plume === null ? '' : `<g transform="translate(-2 4)">${feather(plume)}</g>`)
  );
};

const morion = ({ plume }: Traits): string =>
  path('M26 40C24 12 40 6 50 6C60 6 76 12 74 40C60 34 40 34 26 40Z', 'line', STEEL) +
  path('M46 8C47 -4 53 -4 54 8L55 35H45Z', 'line', STEEL_LIGHT) +
  path('M8 34C22 30 30 38 50 38C70 38 78 30 92 34C84 48 68 49 50 49C32 49 16 48 8 34Z', 'line', STEEL_DARK) +
  path('M60 12q8 8 9 24M64 14q6 8 7 21M57 10q7 9 8 25M78 40q-8 5 -20 6M84 38q-8 6 -20 8', 'fine') +
  dot(32, 41, 1.2) +
  dot(50, 44, 1.2) +
  dot(68, 41, 1.2) +
  (plume === null
    ? ''
    : path('M54 2C62 -8 82 -6 88 8C92 18 84 26 78 22C82 14 74 6 66 8C60 9 56 8 54 2Z', 'line', plume));

const hood = ({ hatColour }: Traits): string =>
  path('M22 92C8 70 14 10 50 4C86 10 92 70 78 92C84 60 76 36 50 34C24 36 16 60 22 92Z', 'line', hatColour) +
  shine('M66 14q14 16 14 48M72 20q10 16 10 40M60 10q14 14 16 40');

const cap = ({ hatColour, plume }: Traits): string =>
  path('M24 44C16 22 34 8 54 10C78 8 92 22 82 36C86 40 80 46 72 44C56 38 40 40 24 44Z', 'line', hatColour) +
  path('M26 45C38 38 60 38 74 45L74 39C60 33 38 33 26 39Z', 'line', hatColour) +
  shine('M60 13q12 6 14 20M66 14q12 8 12 20M52 12q10 8 12 22') +
  (plume === null ? '' : placed(-8, 6, 0.86, feather(plume)));

const calotte = ({ hatColour, hair }: Traits): string =>
  path(
    'M27 56C22 30 34 20 50 20C66 20 78 30 73 56C71 48 69 44 67 41C58 36 42 36 33 41C31 44 29 48 27 56Z',
    'line',
    hair,
  ) +
  path('M30 40C32 18 42 13 50 13C58 13 68 18 70 40C58 33 42 33 30 40Z', 'line', hatColour) +
  shine('M58 16q7 8 8 20M62 18q5 8 6 18M54 15q7 8 8 20');

const bald = ({ hair, skin }: Traits): string =>
  path('M26 62C22 50 26 42 31 42C30 50 30 56 31 64ZM74 62C78 50 74 42 69 42C70 50 70 56 69 64Z', 'line', hair) +
  path('M31 45C30 22 40 14 50 14C60 14 70 22 69 45C60 37 40 37 31 45Z', 'line', skin) +
  path('M37 34q12 -5 26 0M36 39q14 -5 28 0', 'fine') +
  path('M58 17q7 6 8 18M62 20q4 6 5 14', 'fine');

const bandage = ({ hair }: Traits): string =>
  path(
    'M27 56C20 28 34 15 50 15C66 15 80 28 73 56C71 46 68 40 64 38C52 42 40 41 35 36C30 42 29 46 27 56Z',
    'line',
    hair,
  ) +
  path('M27 42C28 36 40 30 74 34L75 43C56 38 42 40 28 50Z', 'line', LINEN) +
  path('M74 35l13 -3l-6 7l8 6l-14 -2Z', 'line', LINEN) +
  path('M32 43q16 -8 40 -4M30 46q16 -8 42 -4M36 39l3 6M48 36l2 5M60 35l1 5', 'fine');

const burgonet = ({ plume }: Traits): string =>
  path(
    'M25 66C18 22 34 6 50 6C66 6 82 22 75 66L67 78C69 62 69 52 67 44C58 38 42 38 33 44C31 52 31 62 33 78Z',
    'line',
    STEEL,
  ) +
  path('M46 8C46 -6 54 -6 54 8L53 38H47Z', 'line', STEEL_LIGHT) +
  path('M22 44C34 36 66 36 78 44L74 37C62 31 38 31 26 37Z', 'line', STEEL_DARK) +
  path('M62 12q10 10 11 26M66 16q7 10 8 22M69 54q3 8 0 18M72 50q3 8 1 18', 'fine') +
  dot(30, 56, 1.2) +
  dot(70, 56, 1.2) +
  (plume === null
    ? ''
    : path('M52 2C44 -10 22 -8 16 8C12 22 20 30 26 26C22 16 28 6 38 6C46 6 50 8 52 2Z', 'line', plume));

const bare = ({ hair }: Traits): string =>
  path(
    'M27 54C22 28 34 17 50 17C66 17 78 28 73 54C71 44 68 40 64 38C52 42 40 41 35 36C30 42 29 46 27 54Z',
    'line',
    hair,
  ) + shine('M36 34q4 -10 14 -12M44 38q4 -10 16 -10M58 38q6 -4 8 -8M30 44q0 -10 6 -16');

const HEADGEAR: Readonly<Record<Traits['head'], (traits: Traits) => string>> = {
  hat,
  tall,
  morion,
  hood,
  cap,
  calotte,
  bald,
  bandage,
  burgonet,
  bare,
};

/** What sits on a head, before it is tilted. */
export const hatOf = (traits: Traits): string => HEADGEAR[traits.head](traits);
