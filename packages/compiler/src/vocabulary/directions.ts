/** The four directions, in the order in which they are numbered. */

export const directionNames = ["up", "right", "down", "left"] as const;
export type DirectionName = (typeof directionNames)[number];

const numbers: ReadonlyMap<string, number> = new Map(directionNames.map((name, number) => [name, number]));

export const isDirection = (word: string): word is DirectionName => numbers.has(word);

/** From 0; undefined of a word that is no direction. */
export const directionNumber = (word: string): number | undefined => numbers.get(word);
