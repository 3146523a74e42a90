/**
 * Whole numbers with their digits in groups of three. Not by `toLocaleString`: the first call of that loads the tables of languages, which takes longer
 * than most puzzles are searched.
 */
export const groupedDigits = (whole: number | bigint | string, between = ","): string =>
  String(whole).replace(/\B(?=(?:\d{3})+$)/g, between);
