/** Who sits for a portrait: the traits the face is drawn from. */

export interface Traits {
  tunic: string;
  /** The white cross of the King's or the Cardinal's men. */
  cross: boolean;
  head: 'hat' | 'tall' | 'morion' | 'bare' | 'hood';
  hatColour: string;
  /** `null`: no feather. */
  plume: string | null;
  /** Degrees; the feather is on the side the hat rises to. */
  tilt: number;
  hair: string;
  /** How far down the hair falls; 60 is cropped, 88 rests on the shoulders. */
  hairLength: number;
  moustache: 'none' | 'thin' | 'curl' | 'big' | 'droop';
  beard: 'none' | 'tuft' | 'point' | 'full' | 'stubble';
  nose: 'straight' | 'hooked' | 'broad' | 'snub';
  brow: 'calm' | 'stern' | 'sly';
  collar: 'lace' | 'plain' | 'ruff' | 'gorget';
  skin: string;
  /** Widens the cheeks, 0 to 4. */
  girth: number;
  scar: boolean;
  patch: boolean;
  earring: boolean;
  goldTrim: boolean;
}

const MAN: Traits = {
  tunic: '#2a4a82',
  cross: true,
  head: 'hat',
  hatColour: '#3a2a1a',
  plume: '#efe6d0',
  tilt: -7,
  hair: '#3a2314',
  hairLength: 80,
  moustache: 'thin',
  beard: 'none',
  nose: 'straight',
  brow: 'calm',
  collar: 'lace',
  skin: '#f0d4ae',
  girth: 0,
  scar: false,
  patch: false,
  earring: false,
  goldTrim: false,
};

const man = (traits: Partial<Traits>): Traits => ({ ...MAN, ...traits });
const guard = (traits: Partial<Traits>): Traits =>
  man({ tunic: 'var(--red)', plume: '#b3222a', tilt: 8, hatColour: '#2a1512', ...traits });

const KINGS_MEN = {
  dartagnan: man({ tunic: 'var(--dartagnan)', plume: '#e9c34f', tilt: -9, hairLength: 78, beard: 'tuft' }),
  athos: man({
    tunic: '#2f4a68',
    hatColour: '#1f1a18',
    tilt: -4,
    hair: '#1d1713',
    hairLength: 84,
    moustache: 'curl',
    beard: 'point',
    brow: 'stern',
  }),
  porthos: man({
    hatColour: '#5c2c10',
    plume: '#b8392c',
    tilt: -12,
    hair: '#5a3416',
    hairLength: 74,
    moustache: 'big',
    beard: 'full',
    nose: 'broad',
    girth: 3.5,
    goldTrim: true,
  }),
  aramis: man({ hatColour: '#332746', plume: '#a78cc4', hair: '#7a5528', hairLength: 88 }),
  treville: man({
    tunic: '#1b2f57',
    hatColour: '#22211f',
    tilt: -3,
    hair: '#8d8375',
    moustache: 'curl',
    beard: 'point',
    nose: 'hooked',
  }),
} satisfies Record<string, Traits>;

const CARDINALS_MEN = {
  cavois: guard({ hair: '#2a1a10', hairLength: 78, moustache: 'big', beard: 'point', brow: 'stern' }),
  rochefort: man({
    tunic: '#2a2024',
    cross: false,
    hatColour: '#17110f',
    plume: '#7a1217',
    tilt: 8,
    hair: '#17110f',
    hairLength: 84,
    beard: 'point',
    brow: 'stern',
    nose: 'hooked',
    scar: true,
  }),
  biscarat: guard({
    hatColour: '#3a1d12',
    plume: '#efe6d0',
    tilt: 6,
    hair: '#6a4420',
    hairLength: 74,
    moustache: 'curl',
    beard: 'tuft',
  }),
  jussac: guard({
    head: 'morion',
    hair: '#4a3018',
    hairLength: 66,
    moustache: 'droop',
    beard: 'stubble',
    brow: 'stern',
    collar: 'gorget',
    nose: 'hooked',
  }),
  cahusac: guard({
    hatColour: '#1d1a1c',
    plume: '#d9a441',
    tilt: 11,
    hair: '#17120f',
    hairLength: 86,
    beard: 'tuft',
    brow: 'sly',
    earring: true,
    skin: '#dfb88a',
  }),
  bernajoux: guard({
    head: 'tall',
    hatColour: '#33201a',
    plume: null,
    tilt: 3,
    hair: '#94441c',
    hairLength: 70,
    moustache: 'big',
    beard: 'full',
    nose: 'broad',
    girth: 3,
    skin: '#f3d2b0',
  }),
  boisrenard: guard({
    hatColour: '#4a2015',
    plume: '#e8d8b0',
    tilt: -8,
    hair: '#b98a45',
    hairLength: 84,
    moustache: 'none',
    nose: 'snub',
    collar: 'plain',
    brow: 'sly',
  }),
  sentry: guard({
    head: 'morion',
    hair: '#2a1c12',
    hairLength: 62,
    moustache: 'none',
    beard: 'stubble',
    collar: 'gorget',
    nose: 'broad',
    girth: 2,
  }),
  veteran: guard({
    hatColour: '#2b2826',
    plume: '#8e2a2a',
    tilt: 5,
    hair: '#b6ada0',
    hairLength: 76,
    moustache: 'droop',
    beard: 'full',
    brow: 'stern',
    nose: 'hooked',
    scar: true,
  }),
  pirate: guard({
    hatColour: '#241313',
    plume: '#3c3a38',
    tilt: 9,
    hair: '#1b1410',
    hairLength: 80,
    moustache: 'curl',
    beard: 'stubble',
    patch: true,
    earring: true,
    skin: '#d9ad80',
  }),
  page: guard({
    head: 'bare',
    hair: '#8a5a26',
    hairLength: 72,
    moustache: 'none',
    collar: 'ruff',
    nose: 'snub',
    skin: '#f5dcbb',
  }),
  sergeant: guard({
    head: 'tall',
    hatColour: '#1c1614',
    plume: '#c9342f',
    tilt: -5,
    hair: '#3b2a1c',
    hairLength: 68,
    moustache: 'big',
    beard: 'none',
    brow: 'stern',
    girth: 1.5,
    collar: 'plain',
  }),
  gascon: guard({
    hatColour: '#3d2a17',
    plume: '#6d7f4a',
    tilt: 12,
    hair: '#241a12',
    hairLength: 82,
    moustache: 'thin',
    beard: 'point',
    brow: 'sly',
    nose: 'hooked',
    skin: '#e3bd8f',
  }),
  swiss: guard({
    head: 'morion',
    plume: '#c9342f',
    hair: '#c49a52',
    hairLength: 70,
    moustache: 'curl',
    beard: 'full',
    collar: 'ruff',
    nose: 'broad',
    girth: 2.5,
    skin: '#f4d6b6',
  }),
  spy: guard({
    tunic: '#3a1c20',
    cross: false,
    head: 'hood',
    hatColour: '#2b1517',
    plume: null,
    tilt: 0,
    hair: '#1d1512',
    hairLength: 64,
    moustache: 'thin',
    beard: 'tuft',
    brow: 'sly',
    nose: 'hooked',
    collar: 'plain',
  }),
  captain: guard({
    hatColour: '#120d0c',
    plume: '#f1e7cf',
    tilt: 8,
    hair: '#4b4239',
    hairLength: 88,
    moustache: 'curl',
    beard: 'point',
    brow: 'stern',
    goldTrim: true,
    collar: 'ruff',
  }),
} satisfies Record<string, Traits>;

/** Milady has her own drawing; everyone else is drawn from traits. */
export const PEOPLE = { ...KINGS_MEN, ...CARDINALS_MEN };

export type FaceId = keyof typeof PEOPLE | 'milady';

/** Fifteen men of the Cardinal, from the least of them to their captain: one for each guard card in rising order. */
export const GUARD_FACES: readonly FaceId[] = [
  'page',
  'sentry',
  'boisrenard',
  'biscarat',
  'spy',
  'gascon',
  'cahusac',
  'sergeant',
  'pirate',
  'swiss',
  'jussac',
  'bernajoux',
  'veteran',
  'cavois',
  'captain',
];
