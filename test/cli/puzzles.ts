/** Puzzle files of the tests. */
export const squares = `puzzle Squares(n: 1..9 = 4, h: 1..3 = 2, w: 1..3 = 2) "Little squares"

board n x n
find digit: 1..n

exactly one of each digit in each row, column, box h x w

instance "one":
  digit:
    1 . | . .
    . . | 3 .
    ----+----
    . 2 | . .
    . . | . 4
  expect unique

instance "many":
  digit:
    1 . | . .
    . . | . .
    ----+----
    . . | . .
    . . | . 4
`;

export const rooks = `puzzle Rooks(n: 1..12 = 3)
board n x n
find rook: yes/no
exactly 1 rook in each row, column
`;

export const impossible = `puzzle Impossible
board 2 x 2
find mark: yes/no
exactly 3 marks in each row
`;

export const cover = `puzzle Skills "Every skill once"
items a, b, c
option Ann: a, b
option Bob: c
option Cid: b, c
`;

export const mistakes = `puzzle Wrong
board 3 x 3
find rook: yes/no
exactly 1 rok in each row
exactly 1 rook in each colunm
`;

export const asking = `puzzle Asking
board 2 x 2
param many: 0..2 "How many in a row?"
find mark: yes/no
exactly many marks in each row, column
`;
