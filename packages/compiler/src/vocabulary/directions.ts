/** The directions, in the order in which they are numbered: those of squares, of hexagons besides, of boards with layers besides. */

export const directionNames = [
  "up",
  "right",
  "down",
  "left",
  "upright",
  "downright",
  "downleft",
  "upleft",
  "front",
  "back",
  "ana",
  "kata",
] as const;
export type DirectionName = (typeof directionNames)[number];

/** Those of squares: what a layer of directions offers before a board is known. */
export const squareDirections = ["up", "right", "down", "left"] as const;

/** The directions as drawings write them without shapes, and in plain characters. */
export const directionSigns: Readonly<Record<DirectionName, readonly [sign: string, plain: string]>> = {
  up: ["↑", "^"],
  right: ["→", ">"],
  down: ["↓", "v"],
  left: ["←", "<"],
  upright: ["↗", "/^"],
  downright: ["↘", "\\v"],
  downleft: ["↙", "/v"],
  upleft: ["↖", "\\^"],
  front: ["⊙", "o"],
  back: ["⊗", "x"],
  ana: ["+", "+"],
  kata: ["−", "-"],
};

const numbers: ReadonlyMap<string, number> = new Map(directionNames.map((name, number) => [name, number]));

export const isDirection = (word: string): word is DirectionName => numbers.has(word);

/** Whether a board of another form than squares is needed for it. */
export const isUncommon = (word: string): boolean => (numbers.get(word) ?? 0) >= squareDirections.length;

/** From 0; undefined of a word that is no direction. */
export const directionNumber = (word: string): number | undefined => numbers.get(word);

/** Which way each dimension of squares or cubes leads: rows, columns, layers, rows of layers. */
export const axes: readonly (readonly [back: number, forth: number])[] = [
  [0, 2],
  [3, 1],
  [8, 9],
  [10, 11],
];

const opposites: readonly number[] = [2, 3, 0, 1, 6, 7, 4, 5, 9, 8, 11, 10];

export const oppositeOf = (direction: number): number => opposites[direction] ?? direction;
