/** How much each of the features counts: fitted to how 3000 matches ended. */
export const COEFFICIENTS: readonly number[] = [
  -0.89, 0.2, -1.82, 1.69, -1, -1.41, -0.47, 0.8, 0.13, 0.85, 0.09, -0.59, -0.87, -1.12, -0.42, -0.52, -0.87, -0.23,
  -0.09, -0.42, -0.15, 0.43, 0.85, 0.09, -0.49, 0.01, -0.49, 0.35, 0.14, 1.18, 0.42, 0.56, -0.26, -0.19, -0.34, 0.65,
  0.42,
];

/** What the team starts with, by the number of players from two to six. */
export const HEAD_START: readonly number[] = [0.48, -0.37, 0.23, -0.65, 0.02];
