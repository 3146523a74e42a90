/**
 * Patterns of English and others with the same meaning, in normal words (`be` for `is` and `are`, `have` for `contains`, `not` for `never` and `must not`,
 * `each` for `every`). Capital letters stand for words, as `letters.ts` says. Whether something is said of each or of some is not to change: a pattern
 * with `a` or `two` in it says of what.
 */
export type Rewordings = readonly (readonly [from: string, to: string | readonly string[]])[];

/** Forms of sentences for others. */
export const formsOfSentences: Rewordings = [
  // Who.
  ["nobody X", ["no cell X", "no person X"]],
  ["everyone|everybody X", ["each cell X", "each person X"]],

  // There is.
  ["there be no S without L", "each S have L"],
  ["there not be any|a|an S without L", "each S have L"],
  ["no S be left? without L", "each S have L"],
  ["no row and no column Z", "no row or column Z"],
  ["there be no S that|which|who Y", "no S Y"],
  ["there be no S with Y", "no S have Y"],
  ["there be no S in|on|at Y", ["no S be in Y", "Y have no S"]],
  ["there not be any X", "there be no X"],
  ["there be N that|which|who Y", "N Y"],
  ["there be X in each Q", "each Q have X"],
  ["X and Y , but Z", "X , Y and Z"],
  ["there be P in|on S", "S have P"],
  ["there be P in|on N", "N have P"],
  ["there be P beside|adjacent|next to? each Q", "each Q have P beside it"],
  ["in|on|for|of each Q , there be X", "each Q have X"],
  ["in|on each Q , P", ["P in each Q", "each Q have P"]],
  ["in|on each Q there be X", "each Q have X"],
  ["for each Q , P", "P in each Q"],
  ["P in each Q", ["in each Q , P", "each Q have P"]],
  ["P each Q", "P in each Q"],
  ["on X1 Y1 Z", "Y1 Z on X1"],
  ["there be N where Q", "Q in N"],
  ["there be N in which Q be Z", ["Q of N be Z", "Q in N be Z"]],
  ["there be N without Q", "N have no Q"],
  ["there not be N1 consecutive cells with Q in any|each? Z", "no N1 consecutive cells in each Z have Q"],
  ["there not be 3 S next to|beside|adjacent eachother? in Q", "no 3 S in a row in Q"],
  ["there not be any|a|an? S next to|beside Y", "no S be next to Y"],
  ["howmany P be N", "there be N P"],
  ["the X1 belong|belongs to Y", "Y have the X1"],
  ["to the left of D lives|be the Y", "the Y be to the left of D"],
  ["to the right of D lives|be the Y", "the Y be to the right of D"],
  ["P be the cell where Q lives|be", "Q be in P"],
  ["counted from the X1 , Y be in the Z1 cell", "Y be in the Z1 cell from the X1"],
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
  ["if a|an|1 S be a|an? Q , it|this Z", ["each S that be Q Z", "a S that be Q Z", "each Q S Z"]],
  ["if a|an|1 S have a|an? Q , it|this Z", ["each S with Q Z", "a S with Q Z"]],
  ["if there be a|an X1 to the Y1 of X , it Z", "a X1 to the Y1 of X Z"],
  ["if there be a|an X1 above X , it Z", "a X1 above X Z"],
  ["if a|an X1 have 2 Y , there be Z between them", "between 2 Y in a X1 there be Z"],
  ["any? 2 X in the same Y1 be separated by Z", "between 2 X in a Y1 there be Z"],
  ["if you add X , the result be Y", "the sum of X be Y"],
  ["if 2 S be R , they Z", "S that be R Z"],
  ["if 2 adjacent S be R , they Z", "adjacent S that be R Z"],

  // Denials.
  ["2 P not be adjacent|neighbours Z", ["no 2 P be adjacent Z", "P not be adjacent Z"]],
  ["2 P not touch|touches Z", ["no 2 P touch Z", "P not touch Z"]],
  ["2 P not share Z", ["no 2 P share Z", "P not share Z"]],
  ["no 2 P be adjacent Z", ["P not be adjacent Z", "2 P not be adjacent Z"]],
  ["no 2 P touch|touches Z", "P not touch Z"],
  ["no 2 P share Z", "P not share Z"],
  ["a|an|each S not V", ["no S V", "S not V"]],
  ["no S V", ["S not V", "each S not V"]],
  ["none of the S V", "no S V"],
  ["no 2 S have the same Y1", ["the Y1 in S be all different", "S have different Y1"]],
  ["a|the X1 and a|the Y1 not be adjacent", "no X1 be next to a Y1"],
  ["neither 2 X1 nor 2 Y1 Z", "2 X1 not Z and 2 Y1 not Z"],
  ["X not be placed? anywhere but in|on|at Z", "each X be in Z"],
  ["only the X V", "each cell that V be the X"],
  ["a|an S only be|stand|stands|lie in|on|at a|an|the? cells|cell? on|in? Z", "each S be in Z"],
  ["3 X not all be Y", "no 3 X be all Y"],

  // Amounts.
  ["A not X more than exactly 1 times Z", "A X at most 1 times Z"],
  ["A not X1 more than exactly 1 times Z", "each A X1 at most 1 times Z"],
  ["A not more than 1 X", "A at most 1 X"],
  ["A N1 or more Z", "A at least N1 Z"],
  ["A N1 or fewer|less Z", "A at most N1 Z"],
  ["A 1 and only|exactly 1 Z", "A exactly 1 Z"],
  ["1 of X and Y be W and the other not be", "exactly 1 of X and Y be W"],
  ["A N1 P at most", "A at most N1 P"],
  ["A N1 P at least", "A at least N1 P"],
  ["A exactly 1 times or 2 times", "A 1 or 2 times"],
  ["A as many X as Y says|shows|tells", "A that many X"],
  ["P occur|occurs fewer times than Q", "there be fewer P than Q"],
  ["for each X : P occur|occurs as often as Q in Z", "for each X : there be as many P as Q in Z"],
  ["the X of Y be greater|larger|more than the X of Z", "Y have a greater X than Z"],
  ["the length of the P be Q", ["the P have a length of Q", "the P be Q long"]],
  ["P and Q A have the Y between them", "the Y be between P and Q"],
  ["D have a sum of Y", ["the sum of D be Y", "Y be the sum of D"]],
  ["P be used in more cells than Q", "there be more P than Q"],
  ["X be at most N1 rows high|tall", "the height of X be at most N1"],
  ["X be at most N1 columns wide", "the width of X be at most N1"],
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
  ["P be the day|drink|age|colour of the cell who|that|with Q", "the cell that Q be P"],
  ["X1 's Y1 Z", "the Y1 of X1 Z"],
  ["the Y1 of X1 Z", "X1 's Y1 Z"],
  ["X1 's Y1 be Z", "X1 be Z on Y1"],
  ["X1 's cell be Y", "X1 be Y"],
  ["X1 have the cell Y", "X1 be Y"],
  ["P be the cell of X1", "X1 be P"],
];
