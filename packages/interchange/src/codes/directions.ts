/** Directions as the formats number them. */
import { either, sign, type Token } from "./token.js";

export const directions = ["up", "down", "left", "right"] as const;

/** 1 … 4, as they are, or from another letter on. */
export const direction = (signs: readonly string[]): Token =>
  either(...directions.map((name, index) => sign(signs[index] ?? "", name)));
