/** The formats in which other solvers read a problem, by the name that they have on the command line. Variables are counted from 1. */

import type { Problem } from "../problem.js";
import type { Answers } from "./describe.js";
import { writeAnswerSet } from "./write-answer-set.js";
import { writeDimacs } from "./write-dimacs.js";
import { writeFlatZinc } from "./write-flatzinc.js";
import { writeOpb } from "./write-opb.js";

/**
 * Each gives the text in pieces: a large problem is longer than a string can be.
 *
 * Answers may be refused, so that others are found.
 *
 * - `opb`: the format of the competitions of pseudo-Boolean solvers.
 * - `dimacs`: clauses, as SAT solvers read them; `c p show` lists what is visible, for those that count.
 * - `fzn`: FlatZinc, as MiniZinc hands it to constraint solvers.
 * - `lp`: the language of clingo and gringo; `#project` lists what is visible.
 */
export const booleanFormats = {
  opb: writeOpb,
  dimacs: writeDimacs,
  fzn: writeFlatZinc,
  lp: writeAnswerSet,
} as const satisfies Record<string, (problem: Problem, without?: Answers) => Iterable<string>>;

export type BooleanFormat = keyof typeof booleanFormats;
