/** When a Botte secrète may be played, always in its owner's own turn (TRO.RULING.35). */
export type Moment =
  | 'turn-start'
  | 'after-roll'
  | 'drew-rochefort'
  | 'drew-milady'
  | 'gate'
  | 'passage'
  | 'channel'
  | 'drop-or-hold';

/** Nine cards with swords and a hat on the back. */
export const BOTTES = {
  BS01: { moment: 'drew-rochefort' }, // the drawn card has no effect
  BS02: { moment: 'drew-milady' }, // the drawn card has no effect
  BS03: { moment: 'gate' }, // passes the closed gate once
  BS04: { moment: 'passage' }, // enters the stairs once, whatever their state and wherever Mme Bonacieux is
  BS05: { moment: 'channel' }, // crosses once without a boat
  BS06: { moment: 'after-roll' }, // adds six to the roll
  BS07: { moment: 'after-roll' }, // rolls again and keeps the second roll
  BS08: { moment: 'turn-start' }, // turns up the next gazette
  BS09: { moment: 'drop-or-hold' }, // keeps the studs, or the hold is void
} as const satisfies Readonly<Record<string, { readonly moment: Moment }>>;

export type BotteId = keyof typeof BOTTES;
export const BOTTE_IDS = Object.keys(BOTTES) as readonly BotteId[];
export const isBotte = (card: string): card is BotteId => Object.hasOwn(BOTTES, card);
