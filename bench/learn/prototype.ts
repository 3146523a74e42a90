/**
 * The throw-away prototype that the design's figures come from, on the same problems: only where its folder is named in
 * ECP_PROTOTYPE. It knows exactly-one items, rows, `connected`, `loop`, and `component-size` with class k of size k.
 */
import nodeModule from "node:module";
import { join } from "node:path";
import type { Graph, Problem } from "@ecp/engine";
import { neighbours } from "./board.js";

interface Model {
  TRUE: number;
  domain(count: number): number[];
  clause(literals: number[]): void;
  linear(literals: number[], weights: number[], lo: number, hi: number): void;
  card(literals: number[], lo: number, hi: number): void;
  global(global: object): void;
}

interface Solver {
  conflicts: number;
  solve(limit: number): boolean | null;
  block(literals: number[]): void;
}

interface Classes {
  Model: new () => Model;
  Solver: new (model: Model, options: object) => Solver;
  Connected: new (literals: number[], adjacent: number[][]) => object;
  LoopInc: new (vertices: number, edges: [number, number][], literals: number[], mode: string) => object;
  CompAll: new (adjacent: number[][], classes: number, literal: (v: number, k: number) => number) => object;
}

export interface PrototypeRun {
  readonly milliseconds: number;
  readonly conflicts: number;
  readonly unique: boolean;
}

/** Runs the prototype on a problem; a solve ends after `limit` milliseconds. */
export type RunPrototype = (problem: Problem, limit?: number) => PrototypeRun;

export function prototypeFrom(folder: string): RunPrototype {
  const require = nodeModule.createRequire(import.meta.url);
  const classes: Classes = {
    ...require(join(folder, "cdcl.js")),
    ...require(join(folder, "globals.js")),
    ...require(join(folder, "loopinc.js")),
    ...require(join(folder, "compall.js")),
  };
  return (problem, limit = 60_000) => {
    const start = performance.now();
    const { model, visible } = translate(problem, classes);
    const solver = new classes.Solver(model, {});
    const first = solver.solve(limit);
    if (first === true) solver.block(visible);
    const second = first === true ? solver.solve(limit) : null;
    return {
      milliseconds: performance.now() - start,
      conflicts: solver.conflicts,
      unique: first === true && second === false,
    };
  };
}

function translate(problem: Problem, classes: Classes): { model: Model; visible: number[] } {
  const model = new classes.Model();
  const optionsOf: number[][] = Array.from({ length: problem.itemCount }, () => []);
  for (let o = 0; o < problem.optionCount; o++) {
    optionsOf[problem.optionItems[problem.optionStart[o] ?? 0] ?? 0]?.push(o);
  }
  const ofOption: number[] = [];
  for (const options of optionsOf) {
    const literals = model.domain(options.length);
    options.forEach((option, i) => {
      ofOption[option] = literals[i] ?? 0;
    });
  }
  const literal = (l: number): number => (ofOption[problem.atoms.value[l >> 1] ?? 0] ?? 0) ^ (l & 1);
  const { rows } = problem;
  for (let r = 0; r < rows.count; r++) {
    const [from, to] = [rows.start[r], rows.start[r + 1]];
    const literals = [...rows.literals.subarray(from, to)].map(literal);
    const weights = [...rows.weights.subarray(from, to)];
    if (rows.isClause[r] === 1) model.clause(literals);
    else if (weights.every((w) => w === 1)) model.card(literals, rows.lo[r] ?? 0, rows.hi[r] ?? 0);
    else model.linear(literals, weights, rows.lo[r] ?? 0, rows.hi[r] ?? 0);
  }
  for (const { name, literals, graph, data } of problem.globals) {
    const own = [...literals].map(literal);
    if (name === "connected") model.global(new classes.Connected(own, neighbours(graph)));
    else if (name === "loop") {
      postDegrees(model, own, graph);
      model.global(new classes.LoopInc(graph.vertexCount, edgesOf(graph), own, "loop"));
    } else if (name === "component-size") {
      const count = data.length / 2;
      model.global(new classes.CompAll(neighbours(graph), count, (v, k) => own[v * count + k - 1] ?? 0));
    } else throw new Error(`the prototype has no ${name}`);
  }
  return { model, visible: [...problem.visible].map(literal) };
}

function edgesOf(graph: Graph): [number, number][] {
  return [...graph.from].map((u, e) => [u, graph.to[e] ?? 0]);
}

function postDegrees(model: Model, literals: number[], graph: Graph): void {
  for (let v = 0; v < graph.vertexCount; v++) {
    const at = literals.filter((_, e) => graph.from[e] === v || graph.to[e] === v);
    if (at.length > 2) model.card(at, 0, 2);
    for (const edge of at) model.clause([edge ^ 1, ...at.filter((other) => other !== edge)]);
  }
  model.clause(literals);
}
