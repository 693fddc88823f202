import type { Fighter } from '#games/roy/cards/fighter.ts';
import type { Stipulation } from '#games/roy/cards/paris.ts';
import type { TrapId } from '#games/roy/cards/traps.ts';
import type { Phase, Presence, Standing } from '#games/roy/state.ts';
import type { Names } from '#games/roy/text/shape.ts';

/** What holds for one round. */
export type Round = 'timeStop' | 'conscripts' | 'isolation' | 'reinforcements';
/** Powers that are told in one word; a manoeuvre is told by its faces. */
export type Power = Exclude<keyof Fighter, 'dice' | 'life' | 'fixed' | 'manoeuvre'>;

/** The words on the picture of Mousquetaires du Roy; people, places and cards go by the game's own names. */
export interface RoyWords {
  readonly names: Names;
  readonly round: (round: number) => string;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly time: string;
  readonly redDice: (dice: number) => string;
  readonly siege: string;
  readonly ruin: string;
  readonly triumph: string;
  readonly honour: string;
  readonly lost: (points: number) => string;
  readonly ladder: string;
  readonly constance: string;
  readonly team: string;
  readonly pistoles: (count: number) => string;
  readonly epics: (count: number) => string;
  readonly oneForAll: (cards: number) => string;
  readonly deck: (cards: number) => string;
  readonly milady: string;
  readonly presence: Readonly<Record<Exclude<Presence, 'exposed'>, string>>;
  /** `at` is where, as the place's name has it. */
  readonly exposed: (at: string) => string;
  readonly chose: (at: string) => string;
  readonly plots: (cards: number) => string;
  readonly parisCards: (cards: number) => string;
  readonly orders: string;
  readonly automa: string;
  readonly rochefort: string;
  readonly thisRound: string;
  readonly holds: Readonly<Record<Round, string>>;
  readonly hourglass: Readonly<Record<'on' | 'expired', string>>;
  readonly places: string;
  readonly noMission: string;
  readonly challenge: (skill: string, value: number) => string;
  readonly won: string;
  readonly asks: Readonly<Record<Stipulation, (done: number, goal: number) => string>>;
  readonly successes: (done: number, goal: number) => string;
  readonly dice: (dice: number) => string;
  readonly powers: Readonly<Record<Power, string>>;
  readonly manoeuvre: (faces: string) => string;
  readonly traps: Readonly<Record<TrapId, string>>;
  readonly nemesis: (who: string) => string;
  /** A trap that lies at a mission, and what it does there. */
  readonly trap: (name: string, does: string) => string;
  readonly garrison: (cards: string, dice: number) => string;
  readonly noGarrison: string;
  readonly board: (board: number, name: string) => string;
  readonly legend: string;
  readonly onSpace: (who: string, space: number) => string;
  readonly commonRoom: string;
  readonly road: readonly [string, string, string];
  readonly nextToBeat: string;
  readonly beaten: string;
  readonly isBeaten: (token: string) => string;
  readonly faceDown: string;
  readonly antechamber: (number: number) => string;
  readonly passed: string;
  readonly here: string;
  readonly men: string;
  readonly skillLetters: Readonly<Record<keyof Names['skills'], string>>;
  readonly acting: (actions: number) => string;
  readonly done: string;
  readonly down: string;
  readonly fateful: string;
  readonly improved: string;
  readonly hand: (cards: number) => string;
  readonly emptyHand: string;
  readonly screen: string;
  readonly adversaries: string;
  readonly trapCards: string;
  readonly treachery: string;
  readonly paris: string;
  readonly parisPile: string;
  readonly tokens: string;
  readonly standing: Readonly<Record<Standing, string>>;
  readonly nothing: string;
}
