/** The tilings that a board may have, by the word that a board line says: one table for parser, checker, messages and words. */

export type TilingName =
  | "squares"
  | "hexagons"
  | "triangles"
  | "pentagons"
  | "rhombi"
  | "snub squares"
  | "cubes"
  | "places";

/** Tilings without end, of which pieces are forms. Sticks are the sides of squares, and those of cubes where they lie in space. */
export type LatticeName =
  | "squares"
  | "cubes"
  | "hypercubes"
  | "hexagons"
  | "triangles"
  | "sticks"
  | "sticks in space";

/** How the sides of a board are joined. */
export const gluings = ["torus", "cylinder", "mobius"] as const;
export type Gluing = (typeof gluings)[number];

export const isGluing = (word: string): word is Gluing => gluings.some((name) => name === word);

/** `board 5 x 6 hexagons`: tilings that a rectangle can be said to be of. */
export const tiles = ["squares", "hexagons", "triangles", "pentagons", "rhombi", "snub"] as const;
export type Tile = (typeof tiles)[number];

export const isTile = (word: string): word is Tile => tiles.some((name) => name === word);

/** `board hexagon 4`: forms of a board with one length, the side of it, and the tiles that each may have, the usual first. */
export const forms = {
  hexagon: ["hexagons", "triangles"],
  triangle: ["triangles", "hexagons"],
  cube: ["squares"],
} as const;
export type BoardForm = keyof typeof forms;

export const isBoardForm = (word: string): word is BoardForm => Object.hasOwn(forms, word);
