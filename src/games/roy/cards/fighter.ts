/** How many of each face three dice must show (ROY.MANO.1). */
export interface Pattern {
  readonly swords: number;
  readonly shields: number;
  readonly lilies: number;
}

export const pattern = (swords: number, shields: number, lilies: number): Pattern => ({ swords, shields, lilies });

/** Whatever a musketeer may cross swords with. */
export interface Fighter {
  readonly dice: number;
  readonly life: number;
  /** A printed result instead of dice (ROY.QUEST.4). */
  readonly fixed: { readonly swords: number; readonly shields: number } | null;
  readonly manoeuvre: Pattern | null;
  /** One more Shield in every roll (ROY.DUEL.28). */
  readonly armour: boolean;
  /** One more Sword in the first roll. */
  readonly pistol: boolean;
  /** One more wound when the comparison gives any. */
  readonly brutal: boolean;
  /** Rerolls one of its own dice, once per duel. */
  readonly rerolls: boolean;
  /** Wounds the musketeer when the duel ends, whatever its result (ROY.DUEL.25). */
  readonly stings: boolean;
  /** No Combat card may be committed against it. */
  readonly bars: boolean;
  /** The musketeer's seat discards one card before the duel. */
  readonly toll: boolean;
}

const PLAIN: Omit<Fighter, 'dice'> = {
  life: 1,
  fixed: null,
  manoeuvre: null,
  armour: false,
  pistol: false,
  brutal: false,
  rerolls: false,
  stings: false,
  bars: false,
  toll: false,
};

/** A fighter with so many red dice, one life point and the powers named. */
export const fighter = (dice: number, powers: Partial<Fighter> = {}): Fighter => ({ ...PLAIN, ...powers, dice });
