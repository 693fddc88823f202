/** How much each of the features counts: fitted to how 8000 matches ended. */
export const COEFFICIENTS: readonly number[] = [
  -1.28, 1.23, -2.25, 0.98, 0.17, -2.43, 0.03, 0.47, -1.3, 0.31, 0.74, -1.69, -0.45, -1.73, -0.64, -0.89, -0.7, 0.13,
  -0.11, 0.1, -0.02, 1.72, 1.09, 0.1, -0.56, -0.2, -0.59, 0.34, 1, 0.17, 0.51, 1.2, -0.08, 0.25, -0.24, 0.5, -0.57,
];

/** What the team starts with, by the number of players from two to six. */
export const HEAD_START: readonly number[] = [1.28, 0.41, 0.82, -0.2, -0.19];
