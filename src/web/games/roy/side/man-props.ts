import type { Man } from '#games/roy/state.ts';

/** What is given to whatever shows one musketeer. */
export interface ManProps {
  man: Man;
}
