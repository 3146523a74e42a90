/** Directions as the formats number them. */
import type { Value } from "../givens.js";
import { either, sign, type Token } from "./token.js";

export const directions = ["up", "down", "left", "right"] as const;
const names: readonly (Value | undefined)[] = directions;

/** 1 … 4, as they are, or from another letter on. */
export const direction = (signs: readonly string[]): Token =>
  either(...directions.map((name, index) => sign(signs[index] ?? "", name)));

/** The place of a value among the directions, from 0; -1 for what is none. */
export const placeOfDirection = (value: Value | undefined): number => names.indexOf(value);
