/** What a man's face is drawn from. */

export interface Traits {
  tunic: string;
  /** The white cross of the King's or the Cardinal's men. */
  cross: boolean;
  head: 'hat' | 'tall' | 'morion' | 'burgonet' | 'cap' | 'calotte' | 'bandage' | 'bald' | 'bare' | 'hood';
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
  spectacles: boolean;
  freckles: boolean;
  /** A scarf over mouth and chin. */
  muffler: boolean;
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
  spectacles: false,
  freckles: false,
  muffler: false,
  goldTrim: false,
};

export const man = (traits: Partial<Traits>): Traits => ({ ...MAN, ...traits });
export const guard = (traits: Partial<Traits>): Traits =>
  man({ tunic: 'var(--red)', plume: '#b3222a', tilt: 8, hatColour: '#2a1512', ...traits });
