import { createContext } from 'svelte';

const [given, setChairs, isGiven] = createContext<(seat: number) => number>();

/** How the seats of this part of the page are told apart: by their place, unless a game's roles say otherwise. */
export const chairs = (): ((seat: number) => number) => (isGiven() ? given() : seat => seat);
export { setChairs };
