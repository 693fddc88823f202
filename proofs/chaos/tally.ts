import type { Findings } from './audit.ts';

/** What a run has come to. */
export interface Tally {
  rounds: number;
  kills: number;
  /** Tables that were made. */
  tables: number;
  acknowledged: number;
  /** Messages under way when a server was killed: nobody could know what became of them. */
  hanging: number;
  /** How often a seat's time ran out. */
  clocksRunOut: number;
  /** How often a seat changed hands, a bot's among them; and how often somebody else sat down in a match. */
  seatsChanged: number;
  seatsTakenOver: number;
  /** Ids of what was acknowledged and is gone, and of what is there twice. */
  readonly lost: Set<string>;
  readonly doubled: Set<string>;
  readonly seatsLost: Set<string>;
  /** Everything else that must not be, in sentences. */
  readonly faults: Set<string>;
}

export const emptyTally = (): Tally => ({
  rounds: 0,
  kills: 0,
  tables: 0,
  acknowledged: 0,
  hanging: 0,
  clocksRunOut: 0,
  seatsChanged: 0,
  seatsTakenOver: 0,
  lost: new Set(),
  doubled: new Set(),
  seatsLost: new Set(),
  faults: new Set(),
});

/** Adds what was found at a table. */
export const addFindings = (tally: Tally, table: string, { lost, doubled, seatsLost, faults }: Findings): void => {
  for (const id of lost) tally.lost.add(id);
  for (const id of doubled) tally.doubled.add(id);
  for (const seat of seatsLost) tally.seatsLost.add(`${table}: ${seat}`);
  for (const fault of faults) tally.faults.add(`${table}: ${fault}`);
};

/** Nothing was found that must not be. */
export const isUnharmed = ({ lost, doubled, seatsLost, faults }: Tally): boolean =>
  lost.size + doubled.size + seatsLost.size + faults.size === 0;

/** What is to be proved has happened at all. */
export const isTelling = ({ clocksRunOut, seatsChanged }: Tally): boolean => clocksRunOut > 0 && seatsChanged > 0;

export const isSound = (tally: Tally): boolean => isUnharmed(tally) && isTelling(tally);

/** As programs read it. */
export const countsOf = ({ lost, doubled, seatsLost, faults, ...counts }: Tally) => ({
  ...counts,
  lost: lost.size,
  doubled: doubled.size,
  seatsLost: seatsLost.size,
  faults: faults.size,
});

export type Counts = ReturnType<typeof countsOf>;

export const figures = (counts: Counts): string =>
  [
    `${counts.rounds} rounds`,
    `${counts.kills} kills`,
    `${counts.tables} tables`,
    `${counts.acknowledged} acknowledged`,
    `${counts.hanging} under way at a kill`,
    `${counts.clocksRunOut} clocks run out`,
    `${counts.seatsChanged} seats changed hands (${counts.seatsTakenOver} taken over)`,
    `${counts.lost} lost`,
    `${counts.doubled} doubled`,
    `${counts.seatsLost} seats lost`,
  ].join(', ');

/** Several worlds together. */
export const summed = (all: readonly Counts[]): Counts =>
  all.reduce((sum, each) => {
    const entries = Object.entries(sum).map(([name, value]) => [name, value + each[name as keyof Counts]]);
    return Object.fromEntries(entries) as Counts;
  }, countsOf(emptyTally()));
