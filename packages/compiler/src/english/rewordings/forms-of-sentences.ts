/**
 * Patterns of English and others with the same meaning, in normal words (`be` for `is` and `are`, `have` for `contains`, `not` for `never` and `must not`,
 * `each` for `every`). A capital letter stands for some words, `X1` for one, `P` and `Q` for some that are no list, `A` at the beginning and `Z` at the end
 * perhaps for none.
 */
export type Rewordings = readonly (readonly [from: string, to: string | readonly string[]])[];

/** Forms of sentences for others. */
export const formsOfSentences: Rewordings = [
  // Who.
  ["nobody X", ["no cell X", "no person X"]],
  ["everyone|everybody X", ["each cell X", "each person X"]],

  // There is.
  ["there be no X without Y", "each X have Y"],
  ["there not be any|a|an X without Y", "each X have Y"],
  ["no X be left? without Y", ["each X have Y", "each X be Y"]],
  ["no X1 and no Y1 Z", "no X1 or Y1 Z"],
  ["no X be without Y or have more than Z", "each X have exactly Z"],
  ["there be no X that|which|who Y", "no X Y"],
  ["there be no X with Y", "no X have Y"],
  ["there be no X in|on|at Y", ["no X be in Y", "Y have no X"]],
  ["there not be any|a|an X", "there be no X"],
  ["there be X that|which|who Y", "X Y"],
  ["there be X in each Q", "each Q have X"],
  ["X and Y , but Z", "X , Y and Z"],
  ["there be P in each Q", "in each Q , there be P"],
  ["there be P in|on Q", "Q have P"],
  ["there be P beside|adjacent|next to? each Q", "each Q have P beside it"],
  ["in|on|for|of each Q , there be X", "each Q have X"],
  ["in|on each Q , P", ["P in each Q", "each Q have P"]],
  ["in|on each Q there be X", "each Q have X"],
  ["for each Q , P", "P in each Q"],
  ["P in each Q", ["in each Q , P", "each Q have P"]],
  ["P each Q", "P in each Q"],
  ["on X1 Y1 Z", "Y1 Z on X1"],

  ["there be P where Q", "Q in P"],
  ["there be P in which Q be Z", ["Q of P be Z", "Q in P be Z"]],
  ["there not be P with Q in any|each? Z", "no P in each Z have Q"],
  ["between X and Y there be|lives Z", "Z be between X and Y"],
  ["between X and Y lives Z", "Z be between X and Y"],
  ["howmany P be Q", "there be Q P"],
  ["the X1 belong|belongs to Y", "Y have the X1"],
  ["to the left of X lives|be Y", "Y be to the left of X"],
  ["to the right of X lives|be Y", "Y be to the right of X"],
  ["P be the cell where Q lives|be", "Q be in P"],
  ["counted from the X1 , Y be in the Z1 cell", "Y be in the Z1 cell from the X1"],

  ["there be P without Q", "P have no Q"],
  ["there not be 3 P next to|beside|adjacent eachother? in Q", "no 3 P in a row in Q"],
  ["there not be any|a|an? X next to|beside Y", "no X be next to Y"],
  [
    "a|an|each X1 with a|an Y1 at its|the left have exactly? that many Z",
    "a Y1 to the left of a X1 tells howmany Z it have",
  ],
  [
    "a|an|each X1 with a|an Y1 at its|the right have exactly? that many Z",
    "a Y1 to the right of a X1 tells howmany Z it have",
  ],
  [
    "a|an|each X1 with a|an Y1 at its|the top have exactly? that many Z",
    "a Y1 above a X1 tells howmany Z it have",
  ],

  // Relative clauses.
  ["A that|which|who be Z", "A Z"],
  ["A that|which|who have Z", "A with Z"],
  ["A with Z", "A that have Z"],
  ["A whose P be Q", "A with P Q"],

  // Conditions.
  ["if X , then Y", "if X , Y"],
  ["when|where|whenever|wherever X , Y", "if X , Y"],
  ["X if|when|where|whenever Y", "if Y , X"],
  ["if a|an|1 X be a|an? Y , it|this|they Z", ["each X that be Y Z", "a X that be Y Z", "each Y X Z"]],
  ["if a|an|1 X have a|an? Y , it|this|they Z", ["each X with Y Z", "a X with Y Z"]],
  ["if there be a|an X , it|this Z", "a X Z"],
  ["if a|an X1 have 2 Y , there be Z between them", "between 2 Y in a X1 there be Z"],
  ["any? 2 X in the same Y1 be separated by Z", "between 2 X in a Y1 there be Z"],
  ["if you add X , the result be Y", "the sum of X be Y"],
  ["if 2 X both? Y , they Z", ["2 X that Y Z", "any 2 X that Y Z"]],
  ["if 2 X be Y , they Z", ["2 Y X Z", "X that be Y Z"]],
  ["if 2 X be Y , their Z be V", "2 X that be Y have V Z"],

  // Denials.
  ["2 P not Q", ["no 2 P Q", "P not Q"]],
  ["any 2 X", "2 X"],
  ["no 2 P Q", ["P not Q", "2 P not Q"]],
  ["a|an|each P not Q", ["no P Q", "P not Q"]],
  ["no P Q", ["P not Q", "each P not Q"]],
  ["none of the X Y", "no X Y"],
  ["no 2 X have the same Y1", ["the Y1 in X be all different", "X have different Y1"]],
  ["a|the X1 and a|the Y1 not be adjacent", "no X1 be next to a Y1"],
  ["no X1 be? exactly 2 times Z", "each X1 be at most 1 times Z"],
  ["neither X nor Y Z", "X not Z and Y not Z"],
  ["X not be placed? anywhere but in|on|at Z", "each X be in Z"],
  ["only X Y", "each cell that Y be X"],
  ["X only be|stand|stands|lie|appear|occur in|on|at a|an|the? cells|cell? on|in? Z", "each X be in Z"],
  ["it not be possible that X", "not X"],
  ["3 X not all be Y", "no 3 X be all Y"],
  ["no X and Y be adjacent", "no X be next to Y"],
  ["X not all be Y", "not all X be Y"],
  ["X not all have Y", "not all X have Y"],

  // Amounts.
  ["A not X more than exactly 1 times Z", "A X at most 1 times Z"],
  ["A not X1 more than exactly 1 times Z", "each A X1 at most 1 times Z"],
  ["A not more than 1 X", "A at most 1 X"],
  ["A X1 or more Z", "A at least X1 Z"],
  ["A X1 or fewer|less Z", "A at most X1 Z"],
  ["A 1 and only|exactly 1 Z", "A exactly 1 Z"],
  ["1 of X and Y be V and the other not be", "exactly 1 of X and Y be V"],
  ["A X1 P at most", "A at most X1 P"],
  ["A X1 P at least", "A at least X1 P"],
  ["A exactly 1 times or exactly 2 times", "A 1 or 2 times"],
  ["A as many X as Y says|shows|tells", "A that many X"],
  ["P occur|occurs fewer times than Q", "there be fewer P than Q"],
  ["P occur|occurs as often as Q in Z", ["there be as many P as Q in Z"]],
  ["the X of Y be greater|larger|more than the X of Z", "Y have a greater X than Z"],
  ["the length of P be Q", ["P have a length of Q", "P be Q long", "P have Q"]],
  ["P and Q A have Y between them", "Y be between P and Q"],

  ["X have a sum of Y", ["the sum of X be Y", "Y be the sum of X"]],
  ["P be used in more cells than Q", "there be more P than Q"],
  ["X be at most Y1 rows high|tall", "the height of X be at most Y1"],
  ["X be at most Y1 columns wide", "the width of X be at most Y1"],
  [
    "all|each neighbours|neighbour of a|an X1 be smaller than the X1",
    "each X1 be greater than all its neighbours",
  ],
  [
    "all|each neighbours|neighbour of a|an X1 be greater than the X1",
    "each X1 be smaller than all its neighbours",
  ],

  // Owners.
  ["X1 be the day|drink|age|colour|pet|dessert|meal|hobby|job of P", "P be X1"],
  ["X1 's Y1 Z", "the Y1 of X1 Z"],
  ["the Y1 of X1 Z", "X1 's Y1 Z"],
  ["X1 's Y1 be Z", "X1 be Z on Y1"],
  ["X1 's cell be Y", "X1 be Y"],
  ["X1 have the cell Y", "X1 be Y"],
  ["P be the cell of X1", "X1 be P"],
  ["P be the day|drink|age|colour of the cell who|that|with Q", "the cell that Q be P"],
];
