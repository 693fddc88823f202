/** Nine cards with swords and a hat on the back; `bottes/` says when each may be played and what it does. */
export const BOTTE_IDS = ['BS01', 'BS02', 'BS03', 'BS04', 'BS05', 'BS06', 'BS07', 'BS08', 'BS09'] as const;
/** A Botte secrète (TRO.15). */
export type BotteId = (typeof BOTTE_IDS)[number];

const IDS: ReadonlySet<string> = new Set(BOTTE_IDS);
export const isBotte = (card: string): card is BotteId => IDS.has(card);
