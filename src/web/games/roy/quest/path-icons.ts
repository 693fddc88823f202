import type { IconName } from '#web/art/icon-names.ts';

/** The three paths of the Inn: chambers, stables, cellar. */
export const PATH_ICONS: readonly IconName[] = ['bed', 'horseshoe', 'barrel'];
