/** What the language can say and the compiler cannot turn into a problem: the one table. Words for the message: what it is. */
export const notBuilt = {
  list: "a list or a table that is to be found",
  inside: "a part of the board that is to be found",
  tiling: "a board that is not of squares",
  "own-links": "a layer on links of your own",
  "derived-over-several": "a derived layer over several elements at once",
  "has-derived": "whether a derived layer has a value",
} as const;

export type NotBuilt = keyof typeof notBuilt;
