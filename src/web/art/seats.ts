/** How each place at the table is told apart: by face, by shape, by letter and, last, by colour. */
import type { FaceId } from './people.ts';

export interface SeatStyle {
  face: FaceId;
  /** Outline of the medal in a box of 100 × 100. */
  shape: string;
  /** Name of the colour token, without dashes. */
  colour: 'dartagnan' | 'athos' | 'aramis' | 'porthos' | 'milady' | 'treville';
  letter: string;
}

const SEATS: readonly [SeatStyle, ...SeatStyle[]] = [
  { face: 'dartagnan', colour: 'dartagnan', letter: 'D', shape: 'M50 2A48 48 0 1 1 49.9 2Z' },
  { face: 'athos', colour: 'athos', letter: 'A', shape: 'M4 4H96V58C96 82 70 94 50 99C30 94 4 82 4 58Z' },
  { face: 'porthos', colour: 'porthos', letter: 'P', shape: 'M28 2H72L98 28V72L72 98H28L2 72V28Z' },
  { face: 'aramis', colour: 'aramis', letter: 'R', shape: 'M50 0C62 16 94 22 94 52V98H6V52C6 22 38 16 50 0Z' },
  { face: 'milady', colour: 'milady', letter: 'M', shape: 'M50 1L97 50L50 99L3 50Z' },
  { face: 'treville', colour: 'treville', letter: 'T', shape: 'M50 1L94 26V74L50 99L6 74V26Z' },
];

/** The style of a seat by its number; beyond the last it begins again. */
export const seatStyle = (seat: number): SeatStyle => SEATS[seat % SEATS.length] ?? SEATS[0];
