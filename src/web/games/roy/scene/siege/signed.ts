/** A space of the siege as it is read: with its sign. */
export const signed = (space: number): string => (space > 0 ? `+${space}` : space < 0 ? `−${-space}` : '0');
