/**
 * What the language can say and the compiler cannot yet turn into a problem: the one table, emptied as constructs are built. Words for
 * the message: what it is, of what is to be found.
 */
export const notBuilt = {
  region: "a division into regions that is to be found",
  paths: "paths that are to be found",
  list: "a list or a table that is to be found",
  tiling: "a board that is not of squares",
  "own-links": "a layer on links of your own",
  "derived-over-several": "a derived layer over several elements at once",
  "has-derived": "whether a derived layer has a value",
  let: "a `let` that depends on what is to be found",
  head: "`for each` over what is to be found",
  condition: "`for each … where` with a condition that is to be found",
  if: "`if` with a condition that is to be found",
  inside: "a part of the board that is to be found",
  amount: "a quantity whose number is to be found",
  "counted-set": "a quantity in a set that is to be found",
  counted: "counting by more than one condition on what is to be found",
  logic: "`or` and `implies` between things that are to be found",
  conditional: "`if … then … else` on what is to be found",
  compare: "comparing or calculating with what is to be found",
  same: "`is` between elements that are to be found",
  aggregate: "an aggregate over what is to be found",
  list_of: "lists of what is to be found",
  graph: "`connected`, `tree`, `acyclic`, `path` and `loop` of what is to be found",
  group: "groups, reaches and ways through what is to be found",
  stretch: "stretches of what is to be found",
  look: "looking until, or along, what is to be found",
  adjective: "the form of a set that is to be found",
  "is-inside": "inside and outside of a loop that is to be found",
  shared: "the value shared by a set that is to be found",
  attribute: "an element, or a set, that depends on what is to be found",
  unprinted: "a clue whose number may be `?`",
} as const;

export type NotBuilt = keyof typeof notBuilt;
