/** The puzzle in which the examples of words stand, unless they are whole texts. */
export const scaffold = `puzzle Example(n: 1..9 = 4)
board n x n
given wall: yes/no
given clue: 0..9
given room: region
given road: paths
find shaded: yes/no
find digit: 1..n
find arrow: direction
find line: yes/no on links
find fence: yes/no on edges
find area: region
`;

/** The whole text of an example. */
export const wholeExample = (example: string): string =>
  /^(?:puzzle|use)\b/.test(example) ? `${example}\n` : `${scaffold}${example}\n`;
