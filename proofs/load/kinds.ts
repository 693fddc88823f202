/** Who is measured: Panache, boardgame.io as it comes and with its own store of files, and a relay that does nothing else. */
export const KINDS = ['panache', 'boardgame.io', 'boardgame.io-files', 'relay'] as const;
export type Kind = (typeof KINDS)[number];

export const PARTS = ['paced', 'saturated'] as const;
export type Part = (typeof PARTS)[number];
