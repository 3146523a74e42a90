/** Finds free ways: a `paths` whose edges nothing else restricts, in a search that wants no long list of answers and assumes nothing. */

import { type Adjacency, adjacency } from "../globals/adjacency.js";
import type { ModelBuilder } from "../kernel/model.js";
import type { Global, Problem, ReadonlyInts } from "../problem.js";
import type { SearchOptions } from "../search.js";
import { MOST_WAYS_LISTED } from "../thresholds.js";
import { postStraightRows, type StraightLiterals, type Tell } from "./straight-rows.js";

/** The edges that are free, and what was posted about them. */
export interface FreeWays extends StraightLiterals {
  readonly literals: Int32Array;
  readonly graph: Adjacency;
  readonly labels: Int32Array;
}

/** An assumption might be about these edges, and would restrict them. */
export function hasFreeWays(problem: Problem, options: SearchOptions): boolean {
  const { limit = 0, assume = [], forbid = [], assumeLiterals = [] } = options;
  return (
    limit > 0 &&
    limit <= MOST_WAYS_LISTED &&
    assume.length + forbid.length + assumeLiterals.length === 0 &&
    freeGlobal(problem) !== undefined
  );
}

const freeGlobal = (problem: Problem): Global | undefined =>
  problem.globals.find(
    ({ name, alone, data }) => name === "paths" && alone === true && [...data].every((k) => k >= 0),
  );

/** `map`: from literals of the problem to those of the kernel. */
export function postFreeWays(
  problem: Problem,
  map: (literals: ReadonlyInts) => Int32Array,
  builder: ModelBuilder,
  tell?: Tell,
): FreeWays | undefined {
  const global = freeGlobal(problem);
  if (global === undefined) return undefined;
  const literals = map(global.literals);
  const graph = adjacency(global.graph);
  const labels = Int32Array.from(global.data);
  return { literals, graph, labels, ...postStraightRows(literals, graph, labels, builder, tell) };
}
