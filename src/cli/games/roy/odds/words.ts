import type { RedRoll } from '#games/roy/events.ts';
import type { Names } from '#games/roy/text/shape.ts';

/** The words of `panache odds`; people, cards and things go by the game's own names. */
export interface OddsWords {
  readonly names: Pick<Names, 'musketeers' | 'foes' | 'tokens' | 'items'>;
  /** `foe` and what is known of them, as in the middle of a sentence. */
  readonly title: (who: string, foe: string, its: string) => string;
  readonly rolls: (dice: number, life: number) => string;
  readonly shows: (roll: RedRoll, life: number) => string;
  readonly rows: {
    readonly dice: string;
    readonly beats: string;
    readonly hits: string;
    readonly wounded: string;
    readonly nothing: string;
    readonly felled: (life: number) => string;
    readonly meanWounds: string;
  };
  readonly noMore: (rule: string) => string;
  /** What one more card changes; `hits` where the adversary has more than one life point. */
  readonly gain: (beats: string, hits: string | null, wounds: string) => string;
  /** When Athos and Rochefort meet at all. */
  readonly meeting: string;
  readonly errors: {
    readonly who: (names: string) => string;
    readonly whom: (names: string) => string;
    readonly noMusketeer: (given: string, names: string) => string;
    readonly noFoe: (given: string, names: string) => string;
    readonly noCard: (given: string, names: string) => string;
    readonly noItem: (given: string, names: string) => string;
    readonly snare: string;
    readonly twice: (item: string) => string;
    readonly threeItems: string;
    readonly onlyAramis: string;
    readonly abilityOnce: string;
    readonly barred: (foe: string) => string;
    readonly full: (dice: number, who: string, start: number) => string;
    readonly life: (who: string, most: number) => string;
    readonly checkAlone: string;
  };
  readonly help: {
    readonly about: string;
    readonly musketeer: (names: string) => string;
    readonly against: (names: string) => string;
    readonly cards: string;
    readonly with: (items: string) => string;
    readonly life: string;
    readonly check: string;
    readonly note: string;
  };
}
