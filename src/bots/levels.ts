/** From the quickest to the strongest. */
export const LEVELS = ['random', 'greedy', 'steady', 'thinker'] as const;
export type Level = (typeof LEVELS)[number];
export const isLevel = (name: string): name is Level => (LEVELS as readonly string[]).includes(name);
