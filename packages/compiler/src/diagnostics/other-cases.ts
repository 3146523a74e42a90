/** Counts the other places that a message is true of, besides the one that it names. */
export const inOtherCases = (others: number): string =>
  others === 0 ? "" : ` (and so in ${moreCases(others)})`;

export const moreCases = (others: number): string => `${others} more ${others === 1 ? "case" : "cases"}`;
