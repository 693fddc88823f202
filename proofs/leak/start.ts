/** Far in the future: whatever reads the wall clock by mistake finds that no time has passed. */
export const START = Date.UTC(2200, 0, 1);
