/** A problem in one of the forms for other solvers, as one text. */
import { type BooleanFormat, booleanFormats, type Problem } from "@ecp/engine";

export const textOf = (problem: Problem, format: BooleanFormat): string =>
  [...booleanFormats[format](problem)].join("");
