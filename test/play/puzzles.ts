/** Small puzzles, one for each sort of layer that people fill in; all of their answers can be listed. */

export const digits = `puzzle Digits
board 4 x 4
find digit: 1..4
exactly one of each digit in each row, column, box 2 x 2
instance:
  digit:
    1 . . .
    . . 3 .
    . . . .
    . . . 2
`;

export const shading = `puzzle Shading
board 3 x 4
find shaded: yes/no
exactly 2 shaded in each row
for each cell c: if c is shaded: no shaded in c.neighbours
`;

export const lines = `puzzle Lines
board 3 x 3
given pearl: {white, black}
find line: yes/no on links
loop line
for each cell c with pearl: exactly 2 lines in c.links
instance:
  pearl:
    white . .
    . . .
    . . .
`;

export const fences = `puzzle Fences
board 2 x 3
given clue: 0..4
find fence: yes/no on edges
loop fence
for each cell c with clue: exactly c.clue fences in c.edges
instance:
  clue:
    3 . .
    . 2 .
`;

export const areas = `puzzle Areas
board 2 x 4
given clue: number
find area: region
for each area a: exactly 1 clue in a
for each cell c with clue: size(c.area) = c.clue
instance:
  clue:
    3 . . 2
    . 3 . .
`;

export const bridges = `puzzle Bridges
board 2 x 3
find bridge: 0..2 on links
for each cell c: sum(b.bridge for b in c.links) = 2
`;

export const slopes = `puzzle Slopes
board 2 x 2
find line: {rise, fall} written / rise, \\ fall
at most 1 rise in each row
`;

export const numbersUnderLines = `puzzle Two
board 2 x 3
find tip: direction or none
find shaded: yes/no
for each cell c: if c has tip: c is shaded
exactly 1 shaded in each row
`;

export const hexagons = `puzzle Hexagons
board hexagon 2
given n: number
find shaded: yes/no
for each cell c with n: exactly c.n shaded in {c} + c.neighbours
instance:
  n:
    . .
    . . .
    . .
`;

export const triangles = `puzzle Triangles
board triangle 3
find fence: yes/no on edges
loop fence
`;

export const layers = `puzzle Layers
board 2 x 2 x 2
find digit: 1..2
for each line s: different(c.digit for c in s)
`;

export const sticks = `puzzle Sticks
board 1 x 2
pieces stick on edges with rotations:
  bend: +-+ / |..
  tip: +-+
place bend at most 2 times
place tip at most once
exactly 4..5 stick in edges
`;

export const joints = `puzzle Joints
board 2 x 2 x 2
find joint: yes/no on links
loop joint
`;
