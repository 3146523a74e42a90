/** The text that a newcomer sees first. */
export const defaultText = `// The rules of a puzzle, as a rule book has them.
// Change something, and look at the board.
// Solve (Ctrl+Enter) finds the answer.

puzzle Stars "Star battle"

given room: region
find star: yes/no

exactly 1 star in each row, column, room
for each cell c with star: exactly 0 star in c.around

instance "five by five" of Stars:
  room:
    aaabb
    abbbc
    aabcc
    adeee
    ddeee
  expect unique
`;
