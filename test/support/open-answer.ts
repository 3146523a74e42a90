/** One answer, which is found at once; that there is no other is the principle of pigeonholes, and proved the harder the larger the board is. */
export const birds = `puzzle Birds(n: 2..30)
board n x n
find bird: yes/no
exactly 1 bird in each row
for each cell c where c.column > 1: c is bird implies r1c1 is not bird
for each cell c where c.column > 1, cell d where d.column = c.column and d.row > c.row: not (c is bird and d is bird)
for each cell c where c.column = 1: (r1c1 is bird) = (c is bird)

instance "quick" of Birds(4)

instance "long" of Birds(14)
`;
