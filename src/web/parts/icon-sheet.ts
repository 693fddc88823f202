import { createContext } from 'svelte';

const [given, setIconSheet, isGiven] = createContext<string>();

/** Where the icons lie that only one game shows: the address of that game's sheet, if its table names one. */
export const iconSheet = (): string | null => (isGiven() ? given() : null);
export { setIconSheet };
