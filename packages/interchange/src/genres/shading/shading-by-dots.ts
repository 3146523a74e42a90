/** Genres of cells that are shaded by dots on cells, between two and amid four. */
import { placeAt } from "../../cursor.js";
import { shadedWords } from "../../fields/answers.js";
import { colouredDotsBody, colouredDotsFile } from "../../fields/coloured-dots.js";
import type { Field } from "../../fields/field.js";
import type { Genre } from "../../genre.js";
import { draftLayer, type Layer } from "../../givens.js";

const dots = { cells: "dot", links: "between", corners: "amid" };

/** A black dot on a cell is a mark of the class; others the class has no word for. */
const blackIs = (mark: string, field: Field): Field => ({
  read(cursor, draft) {
    const start = cursor.at;
    const problem = field.read(cursor, draft);
    const found: Layer = draftLayer(draft, dots.cells);
    draft.layers.delete(dots.cells);
    draft.layers.set(
      mark,
      found.map((dot) => (dot === "black" ? true : undefined)),
    );
    if (problem !== undefined || found.every((dot) => dot === undefined || dot === "black")) return problem;
    return {
      kind: "not-in-class",
      puzzle: draft.puzzle,
      what: "a dot on a cell that is not black",
      at: placeAt(cursor, start, cursor.at),
    };
  },
  write(givens) {
    const marks = givens.layers.get(mark) ?? [];
    const found = marks.map((is) => (is === true ? "black" : undefined));
    return field.write({ ...givens, layers: new Map(givens.layers).set(dots.cells, found) });
  },
});

const byDots = (puzzle: string, name: string, found: string, mark: string | undefined = undefined): Genre => {
  const marked = (field: Field): Field => (mark === undefined ? field : blackIs(mark, field));
  return {
    puzzle,
    names: [name],
    layers: {
      ...(mark === undefined ? { dot: "cells" } : { [mark]: "marks" }),
      between: "links",
      amid: "corners",
    },
    address: [marked(colouredDotsBody(dots))],
    file: {
      name,
      version: 0,
      denseLines: (rows) => 2 * rows - 1,
      fields: () => [marked(colouredDotsFile(dots)), shadedWords(found)],
    },
  };
};

export const shadingByDots: readonly Genre[] = [
  byDots("Sansaroad", "sansaroad", "shaded", "triangle"),
  byDots("TetrochainK", "tetrochaink", "tetromino"),
];
