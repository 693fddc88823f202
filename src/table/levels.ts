/** The levels bots play a game at, for those who seat them without knowing the bots. */
export { levelsOf } from '#bots/index.ts';
