/** A layer that has a value for each direction of a cell: the formats tell the four together. */
import { draftLayer, type Value } from "../givens.js";
import type { Meaning } from "../meaning.js";
import type { Field } from "./field.js";

/** As the compiler has the sides of a cell. */
const inOrder = ["up", "right", "down", "left"] as const;

/** How many values a cell has. */
export const SIDES: number = inOrder.length;

/** The name of the layer that a draft keeps the values of one direction in. */
export const sideOf = (layer: string, to: string): string => `${layer} ${to}`;

/** Four values as one text, in the order of a format. Where one is a number, those that are not printed say nothing. */
export const fourNumbers = (layer: string, directions: readonly string[]): Meaning => ({
  layers: directions.map((to) => sideOf(layer, to)),
  take(value) {
    const four = String(value).split(",");
    const isPrinted = four.some((each) => each !== "?");
    return Object.fromEntries(
      directions.flatMap((to, at): (readonly [string, Value])[] => {
        const each = four[at] ?? "?";
        if (each === "?") return isPrinted ? [] : [[sideOf(layer, to), each]];
        return [[sideOf(layer, to), Number(each)]];
      }),
    );
  },
  give(at) {
    const four = directions.map((to) => at(sideOf(layer, to)));
    return four.every((each) => each === undefined) ? undefined : four.map((each) => each ?? "?").join(",");
  },
});

/** `field` reads and writes the four values of `fourNumbers`; the class has them in one layer. */
export const byDirection = (layer: string, field: Field): Field => ({
  read(cursor, draft) {
    const problem = field.read(cursor, draft);
    const values = draftLayer(draft, layer);
    inOrder.forEach((to, side) => {
      for (const [cell, value] of draftLayer(draft, sideOf(layer, to)).entries())
        if (value !== undefined) values[SIDES * cell + side] = value;
      draft.layers.delete(sideOf(layer, to));
    });
    return problem;
  },
  write(givens) {
    const layers = new Map(givens.layers);
    const values = givens.layers.get(layer) ?? [];
    const cells = Array.from({ length: givens.rows * givens.columns }, (_, cell) => cell);
    inOrder.forEach((to, side) => {
      layers.set(
        sideOf(layer, to),
        cells.map((cell) => values[SIDES * cell + side]),
      );
    });
    return field.write({ ...givens, layers });
  },
});
