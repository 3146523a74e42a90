/** The limit on files that a text names (`use`, a table), wherever they are read: under Node, or by an editor on the web. */

/** Bytes. 3,000 rows of 3,000 numbers have 18 MB. */
export const largestFile = 64 * 1024 * 1024;

/** Why a larger file is refused, as a clause that goes on from its name. */
export const tooLarge = (most: number): string =>
  `it is larger than ${Math.round(most / 1024 / 1024)} MB, the most that is read`;
