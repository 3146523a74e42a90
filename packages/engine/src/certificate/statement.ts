/**
 * The first part of a certificate: the problem as Boolean variables, clauses, rows and conditions on graphs. `docs/proofs.md` describes the lines.
 *
 * It is made from the problem itself, and shares nothing with what the kernel makes of it. Options are the first variables; colours follow.
 */
import { describe } from "../boolean/describe.js";
import { Lines, oneLine } from "../boolean/lines.js";
import type { Sink } from "../boolean/sink.js";
import type { Said } from "../kernel/translate.js";
import type { Global, Problem } from "../problem.js";

/** The first line of a certificate: what it is, and the version of its form. */
export const HEADING = "ecp certificate 1";

export interface Statement {
  /** Lines, in pieces. */
  readonly text: Iterable<string>;
  /** How many there are. */
  readonly variables: number;
  /** Signed: variables count from 1. Undefined for the literal that always holds. */
  literalOf(said: Said): number | undefined;
}

/** `best`: the certificate will be of the best solutions, by the problem's objective. */
export function stateProblem(problem: Problem, best = false): Statement {
  const lines = new Lines();
  let variables = 0;
  const sink: Sink = {
    newVariable: () => 2 * variables++,
    clause: (literals) => {
      lines.add(`clause${signedNumbers(literals)}`);
    },
    row: ({ variables: read, weights, lo, hi }) => {
      let terms = "";
      for (let i = 0; i < read.length; i++) terms += ` ${weights[i] ?? 0}*${(read[i] ?? 0) + 1}`;
      lines.add(`row ${lo} ${hi}${terms}`);
    },
  };
  const { visible, nameOf, colourOf, objective } = describe(problem, sink, [], (global, literals) => {
    lines.add(condition(global, literals));
  });
  if (best) {
    const { base, terms } = objective ?? { base: 0, terms: [] };
    const weights = terms.map(([weight, variable]) => ` ${weight}*${variable + 1}`);
    lines.add(`best ${base}${weights.join("")}`);
  }
  lines.add(`seen ${visible.map((variable) => variable + 1).join(" ")}`);
  for (const variable of visible) {
    const name = nameOf(variable);
    if (name !== undefined) lines.add(`name ${variable + 1} ${oneLine(name)}`);
  }
  return {
    variables,
    text: [`${HEADING}\nvariables ${variables} ${problem.optionCount}\n`, ...lines.all()],
    literalOf: ({ option, item, colour, negated }) => {
      if (option === undefined && item === undefined) return undefined;
      const literal = option === undefined ? colourOf(item ?? 0, colour ?? 0) : 2 * option;
      return signed(literal ^ (negated ? 1 : 0));
    },
  };
}

/** Each with a space before it. */
function signedNumbers(literals: readonly number[]): string {
  let text = "";
  for (let i = 0; i < literals.length; i++) text += ` ${signed(literals[i] ?? 0)}`;
  return text;
}

const signed = (literal: number): number =>
  (literal & 1) === 1 ? -((literal >> 1) + 1) : (literal >> 1) + 1;

/** Name, number of vertices, literals, edges and data. */
function condition({ name, graph, data }: Global, literals: readonly number[]): string {
  const { vertexCount, from, to } = graph;
  let edges = "";
  for (let e = 0; e < from.length; e++) edges += `${from[e] ?? 0}-${to[e] ?? 0} `;
  return `condition ${name} ${vertexCount} |${signedNumbers(literals) || " "} | ${edges || " "}| ${[...data].join(" ")}`.trimEnd();
}
