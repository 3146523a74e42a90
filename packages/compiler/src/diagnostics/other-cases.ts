/** How often besides the place that a message names it is so. */
export const inOtherCases = (others: number): string =>
  others === 0 ? "" : ` (and so in ${moreCases(others)})`;

export const moreCases = (others: number): string => `${others} more ${others === 1 ? "case" : "cases"}`;
