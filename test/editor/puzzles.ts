/** Puzzle files of the tests in the browser. */

/** Two answers, though it says that there is one. */
export const latin = `puzzle Latin(n: 1..30 = 4) "Latin square"

board n x n
find digit: 1..n

exactly one of each digit in each row, column

instance "one" of Latin:
  digit:
    1 . . .
    . . 3 .
    . 4 . .
    . . . 2
  expect unique
`;

export const stars = `puzzle Stars "Star battle"

given room: region
find star: yes/no

exactly 1 star in each row, column, room
rule "Stars do not touch": for each cell c with star: exactly 0 star in c.around

instance "five by five" of Stars:
  room:
    aaabb
    abbbc
    aabcc
    adeee
    ddeee
  expect unique
`;

/** Counting its answers takes longer than anybody waits. */
export const long = `puzzle Squares(n: 1..30 = 12) "Latin squares"

board n x n
find digit: 1..n

exactly one of each digit in each row, column

instance "large" of Squares(n = 12):
  expect 5 solutions
`;

export const mines = `puzzle Mines "Minesweeper"

given clue: 0..8
find mine: yes/no

for each cell c with clue:
  exactly c.clue mines in c.around
  c is not mine

instance "three by three" of Mines:
  clue:
    1 . .
    . . 3
    1 . .
`;

/** More values than a page has memory for. */
export const large = `puzzle Large

board 60 x 60
find digit: 1..60

exactly one of each digit in each row, column, box 6 x 10
`;

/** Expanding its rule takes longer than anybody waits. */
export const endless = `puzzle Endless

board 40 x 40
find star: yes/no

for each cell a: for each cell b: for each cell c where a.row * b.row = c.column * c.row + 1: not (a is star and b is star and c is star)
`;

/**
 * Its answers have to be told apart, since some differ in the hidden layer alone: the longer it runs, the more are kept. Each cell bears on the one across the
 * diagonal, so that no diagram counts them.
 */
export const growing = `puzzle Growing

board 20 x 20
find star: yes/no
find hidden mark: {sun, moon}
at most 1 star in each block 1x2
for each cells c, x where x.row = c.column and x.column = c.row: not (c is star and x is star)
`;
