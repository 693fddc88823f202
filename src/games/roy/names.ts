// The words of the game as ids. Orders matter: musketeers stand in the order of ROY.TRAP.19.

export const MUSKETEERS = ['dartagnan', 'athos', 'aramis', 'porthos', 'treville'] as const;
export type Musketeer = (typeof MUSKETEERS)[number];
/** The four of the base game, without Tréville. */
export const FOUR: readonly Musketeer[] = MUSKETEERS.slice(0, 4);

export const SKILLS = ['erudition', 'nobility', 'gallantry', 'panache'] as const;
export type Skill = (typeof SKILLS)[number];

/** Where a musketeer may choose to go (ROY.MOVE.2). */
export const DESTINATIONS = ['richelieu', 'vieux-colombier', 'paris', 'louvre', 'la-rochelle', 'quest'] as const;
export type Destination = (typeof DESTINATIONS)[number];
/** Where a musketeer may be. */
export type Place = Destination | 'bastille';

/** Milady's six Location cards (ROY.COMP.6). */
export const LOCATIONS = ['quarters', 'richelieu', 'paris', 'louvre', 'la-rochelle', 'quest'] as const;
export type Location = (typeof LOCATIONS)[number];

/** Where missions lie. */
export type MissionPlace = 'paris' | 'louvre';

export const EQUIPMENT = ['horse', 'pistol', 'armour', 'blade'] as const;
export type Equipment = (typeof EQUIPMENT)[number];
export const ITEMS = [...EQUIPMENT, 'balm', 'manoeuvre', ...SKILLS] as const;
export type Item = (typeof ITEMS)[number];
export const isGear = (item: Item): item is Equipment => (EQUIPMENT as readonly Item[]).includes(item);
export const isSkill = (item: Item): item is Skill => (SKILLS as readonly Item[]).includes(item);

export const PATHS = ['chambers', 'stables', 'cellar'] as const;

/** What a One-for-all card can do (ROY.ONE.3). */
export const EFFECTS = ['time', 'honour', 'epic'] as const;
export type Effect = (typeof EFFECTS)[number];

export type Side = 'milady' | 'musketeers';
export type Ending = 'quest' | 'time' | 'siege' | 'honour' | 'constance' | 'mortal';

/** Where a printed value comes from: the books, a public page, an inference, or our own house. */
export type Mark = 'book' | 'web' | 'inferred' | 'house';
