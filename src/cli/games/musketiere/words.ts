/** The words on the picture of Musketiere. */
export interface MusketiereWords {
  readonly round: (round: number) => string;
  readonly duel: (round: number, duel: number) => string;
  readonly guard: (target: number) => string;
  readonly supply: (jewels: number, prisons: number) => string;
  readonly ducats: (count: number) => string;
  readonly hand: string;
  readonly legend: string;
}
