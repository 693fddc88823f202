import type { WomanId } from './woman-ids.ts';

/** What tells one woman from another. */
export interface Woman {
  readonly hair: string;
  /** Long over the shoulders, in ringlets, pinned up, in plaits, or cut short. */
  readonly cut: 'long' | 'ringlets' | 'up' | 'plaits' | 'short';
  readonly head:
    | { readonly kind: 'bare' | 'pearls' | 'flowers' }
    | { readonly kind: 'veil' | 'coif' | 'straw' | 'scarf' | 'hood' | 'wimple'; readonly colour: string }
    | {
        readonly kind: 'hat' | 'tall' | 'beret';
        readonly colour: string;
        readonly plume: string;
        readonly tilt: number;
      };
  readonly dress: string;
  readonly throat: 'kerchief' | 'necklace' | 'ruff' | 'standing' | 'shirt' | 'habit';
  readonly skin?: string;
  readonly brow?: 'calm' | 'sly' | 'stern' | 'merry';
  readonly lips?: string;
  readonly old?: true;
  readonly mole?: true;
  readonly freckles?: true;
  readonly rings?: true;
  readonly spectacles?: true;
  readonly patch?: true;
  readonly mask?: true;
}

export const WOMEN: Readonly<Record<WomanId, Woman>> = {
  chevreuse: {
    hair: '#4a2a18',
    cut: 'ringlets',
    head: { kind: 'pearls' },
    dress: '#7a2448',
    throat: 'standing',
    brow: 'sly',
    mole: true,
  },
  swordswoman: {
    hair: '#8a4a1e',
    cut: 'long',
    head: { kind: 'hat', colour: '#2b3a2c', plume: '#efe6d0', tilt: -10 },
    dress: '#3f5a46',
    throat: 'shirt',
    brow: 'stern',
  },
  hostess: {
    hair: '#a5562a',
    cut: 'plaits',
    head: { kind: 'coif', colour: '#f9f2e0' },
    dress: '#8a5a2e',
    throat: 'kerchief',
    brow: 'merry',
    freckles: true,
  },
  abbess: {
    hair: '#e8dcc4',
    cut: 'short',
    head: { kind: 'wimple', colour: '#2a2622' },
    dress: '#3a342e',
    throat: 'habit',
    old: true,
  },
  fortune: {
    hair: '#15100d',
    cut: 'long',
    head: { kind: 'scarf', colour: '#a8452c' },
    dress: '#3e2c5a',
    throat: 'necklace',
    skin: '#c99a6b',
    brow: 'sly',
    rings: true,
  },
  widow: {
    hair: '#3a302a',
    cut: 'short',
    head: { kind: 'veil', colour: '#34303a' },
    dress: '#26232a',
    throat: 'ruff',
    skin: '#f2e2cd',
    lips: '#9a5a56',
  },
  shepherdess: {
    hair: '#dcb25a',
    cut: 'plaits',
    head: { kind: 'straw', colour: '#e2c27a' },
    dress: '#6f8f5a',
    throat: 'kerchief',
    brow: 'merry',
  },
  corsair: {
    hair: '#b5411e',
    cut: 'ringlets',
    head: { kind: 'tall', colour: '#241c1a', plume: '#b3222a', tilt: 6 },
    dress: '#2b3d52',
    throat: 'shirt',
    brow: 'stern',
    patch: true,
    rings: true,
  },
  envoy: {
    hair: '#17110e',
    cut: 'up',
    head: { kind: 'pearls' },
    dress: '#2f6a66',
    throat: 'standing',
    skin: '#8a5a38',
    lips: '#7a2f2c',
    rings: true,
  },
  maid: {
    hair: '#c99547',
    cut: 'ringlets',
    head: { kind: 'bare' },
    dress: '#7fa0c4',
    throat: 'necklace',
    brow: 'merry',
  },
  grandmother: {
    hair: '#d8d2c6',
    cut: 'up',
    head: { kind: 'scarf', colour: '#7d6a84' },
    dress: '#5a4f58',
    throat: 'kerchief',
    old: true,
    spectacles: true,
  },
  masked: {
    hair: '#2c1d14',
    cut: 'long',
    head: { kind: 'hood', colour: '#31203a' },
    dress: '#4a2a5a',
    throat: 'necklace',
    brow: 'sly',
    mask: true,
  },
  poet: {
    hair: '#6a3e1c',
    cut: 'short',
    head: { kind: 'beret', colour: '#5a2436', plume: '#e9c34f', tilt: -6 },
    dress: '#9a6a34',
    throat: 'ruff',
    freckles: true,
  },
  bride: {
    hair: '#5a3a20',
    cut: 'up',
    head: { kind: 'flowers' },
    dress: '#e8dcc2',
    throat: 'ruff',
    skin: '#dcb48a',
    brow: 'merry',
  },
};
