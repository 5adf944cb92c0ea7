/** SA-X7 What the last card earns on each place, by column from the middle and from the top. */
export const MOST = [
  [16, 19, 21, 20],
  [13, 18, 20, 20],
  [15, 18, 18],
  [12, 17, 17],
  [14, 15],
  [11, 14],
  [11],
  [8],
] as const;
