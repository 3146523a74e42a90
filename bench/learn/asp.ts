/**
 * The same problems as answer set programs, for clingo (Gebser et al.; Debian's package `gringo` has it): items as
 * choices, rows as #sum, connectedness by reaching from the first true vertex, loops by degrees and reaching,
 * component sizes by counting what each cell reaches within its class.
 */
import { spawnSync } from "node:child_process";
import type { Global, Problem } from "@ecp/engine";
import { neighbours } from "./board.js";

export function hasClingo(): boolean {
  return spawnSync("clingo", ["--version"]).status === 0;
}

export interface ClingoRun {
  readonly milliseconds: number;
  /** Undefined: stopped at the time limit. */
  readonly unique: boolean | undefined;
}

export const runClingo = (problem: Problem, secondsLimit: number): ClingoRun =>
  runProgram(answerSetProgram(problem), secondsLimit);

/** Two models at most; the time is clingo's own, grounding included. */
export function runProgram(program: string, secondsLimit: number): ClingoRun {
  const run = spawnSync(
    "clingo",
    ["-", "2", "--outf=2", "--quiet=2", "--configuration=tweety", `--time-limit=${secondsLimit}`],
    { input: program, encoding: "utf8", maxBuffer: 2 ** 28 },
  );
  const result: { Time: { Total: number }; Models: { Number: number; More: string } } = JSON.parse(
    run.stdout,
  );
  const complete = result.Models.More === "no" || result.Models.Number === 2;
  return {
    milliseconds: 1000 * result.Time.Total,
    unique: complete ? result.Models.Number === 1 : undefined,
  };
}

export function answerSetProgram(problem: Problem): string {
  const lines: string[] = [];
  const optionsOf: number[][] = Array.from({ length: problem.itemCount }, () => []);
  for (let o = 0; o < problem.optionCount; o++) {
    optionsOf[problem.optionItems[problem.optionStart[o] ?? 0] ?? 0]?.push(o);
  }
  for (const options of optionsOf) lines.push(`1 { ${options.map((o) => `o(${o})`).join("; ")} } 1.`);
  const literal = (l: number): string => `${(l & 1) === 1 ? "not " : ""}o(${problem.atoms.value[l >> 1]})`;
  const { rows } = problem;
  for (let r = 0; r < rows.count; r++) {
    const from = rows.start[r] ?? 0;
    const literals = [...rows.literals.subarray(from, rows.start[r + 1])];
    if (rows.isClause[r] === 1) lines.push(`:- ${literals.map((l) => literal(l ^ 1)).join(", ")}.`);
    else {
      const terms = literals.map((l, i) => `${rows.weights[from + i]},${i} : ${literal(l)}`).join("; ");
      lines.push(`:- not ${rows.lo[r]} #sum { ${terms} } ${rows.hi[r]}.`);
    }
  }
  problem.globals.forEach((global, g) => {
    lines.push(...globalRules(global, g, literal));
  });
  lines.push("#show.");
  return lines.join("\n");
}

function globalRules(global: Global, g: number, literal: (l: number) => string): string[] {
  const { graph, literals, data, name } = global;
  const edges = [...graph.from].map((u, e) => [u, graph.to[e] ?? 0] as const);
  switch (name) {
    case "connected":
      return [
        ...[...literals].map((l, v) => `t(${g},${v}) :- ${literal(l)}.`),
        ...edges.flatMap(([u, v]) => [`e(${g},${u},${v}). e(${g},${v},${u}).`]),
        ...reaching(g),
      ];
    case "loop":
      return [
        ...edges.map(([u, v], e) => `e(${g},${u},${v}) :- ${literal(literals[e] ?? 0)}.`),
        ...edges.map(([u, v]) => `e(${g},${v},${u}) :- e(${g},${u},${v}).`),
        `t(${g},V) :- e(${g},V,_).`,
        `:- t(${g},V), not 2 { e(${g},V,W) } 2.`,
        `:- not t(${g},V) : V = 0..${graph.vertexCount - 1}.`,
        ...reaching(g),
      ];
    case "component-size": {
      const classes = data.length / 2;
      const rules = [...literals].map(
        (l, place) => `c(${g},${Math.floor(place / classes)},${(place % classes) + 1}) :- ${literal(l)}.`,
      );
      neighbours(graph).forEach((list, v) => {
        for (const w of list) rules.push(`n(${g},${v},${w}).`);
      });
      // Within distance K of a cell of class K: enough to see that there are too many.
      rules.push(
        `near(${g},V,V,0) :- n(${g},V,_).`,
        `near(${g},V,W,D+1) :- near(${g},V,U,D), n(${g},U,W), D < ${classes}.`,
        `near(${g},V,W) :- near(${g},V,W,_).`,
        `same(${g},V,V,K) :- c(${g},V,K).`,
        `same(${g},V,W,K) :- same(${g},V,U,K), n(${g},U,W), c(${g},W,K), near(${g},V,W,D), D <= K.`,
        `:- c(${g},V,K), not K #count { W : same(${g},V,W,K) } K.`,
      );
      return rules;
    }
    default:
      throw new Error(`${name} has no answer set program yet`);
  }
}

function reaching(g: number): string[] {
  return [
    `reached(${g},V) :- t(${g},V), V = #min { U : t(${g},U) }.`,
    `reached(${g},W) :- reached(${g},V), e(${g},V,W), t(${g},W).`,
    `:- t(${g},V), not reached(${g},V).`,
  ];
}
