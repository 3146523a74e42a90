/**
 * The names of globals, and what their literals and data must be. The meaning of each is in the file it is built in.
 *
 * | name             | literals                      | data                                              |
 * | ---------------- | ----------------------------- | ------------------------------------------------- |
 * | `connected`      | one a vertex                  | nothing, or a 1 (terminal) or 0 (passage) a vertex |
 * | `loop`           | one an edge                   | nothing                                           |
 * | `paths`          | one an edge                   | a label a vertex: 0, k > 0 (on two vertices), -1   |
 * | `acyclic`        | one an edge, or one a vertex  | nothing or 0 for edges, 1 for vertices             |
 * | `tree`           | as `acyclic`                  | as `acyclic`; connected, and not empty, besides     |
 * | `component-size` | one for each vertex and class | lo and hi of each class, 1 <= lo <= hi             |
 * | `halves`         | one an edge                   | side (0, 1), row, column and size (0: any) a vertex |
 */
import type { Global } from "../problem.js";
import { ProblemError } from "../problem-error.js";

export type GlobalName = "connected" | "loop" | "paths" | "acyclic" | "tree" | "component-size" | "halves";

const NAMES: readonly string[] = [
  "connected",
  "loop",
  "paths",
  "acyclic",
  "tree",
  "component-size",
  "halves",
];

function isGlobalName(name: string): name is GlobalName {
  return NAMES.includes(name);
}

/** The name, checked together with everything else. Throws `bad-global` with what is wrong. */
export function checkGlobal(global: Global): GlobalName {
  const { name, literals, data, graph } = global;
  const refuse = (what: string): never => {
    throw new ProblemError("bad-global", `\`${name}\` ${what}`);
  };
  if (!isGlobalName(name)) {
    throw new ProblemError("bad-global", `there is no global \`${name}\`; there are ${NAMES.join(", ")}`);
  }
  const vertices = graph.vertexCount;
  const edges = graph.from.length;
  const wants = (count: number, each: string): void => {
    if (literals.length !== count) refuse(`needs one literal ${each}: ${count}, not ${literals.length}`);
  };
  switch (name) {
    case "connected":
      wants(vertices, "for each vertex");
      if (data.length !== 0 && data.length !== vertices)
        refuse("needs a mark for each vertex, or none at all");
      if ([...data].some((mark) => mark !== 0 && mark !== 1)) refuse("has marks other than 0 and 1");
      break;
    case "loop":
      wants(edges, "for each edge");
      if (data.length !== 0) refuse("takes no data");
      checkSimple(global, refuse);
      break;
    case "paths":
      wants(edges, "for each edge");
      if (data.length !== vertices) refuse(`needs a label for each vertex: ${vertices}, not ${data.length}`);
      checkLabels(data, refuse);
      checkSimple(global, refuse);
      break;
    case "acyclic":
    case "tree":
      if (data.length > 1 || (data[0] ?? 0) < 0 || (data[0] ?? 0) > 1) refuse("takes 0 or 1 as data");
      if (data[0] === 1) wants(vertices, "for each vertex");
      else wants(edges, "for each edge");
      break;
    case "component-size": {
      if (data.length === 0 || data.length % 2 === 1) refuse("needs lo and hi for each class");
      wants((vertices * data.length) / 2, "for each vertex and class");
      for (let k = 0; k < data.length; k += 2) {
        const lo = data[k] ?? 0;
        const hi = data[k + 1] ?? 0;
        if (lo < 1 || hi < lo) refuse(`has sizes ${lo}..${hi}, which are not a range of sizes`);
      }
      break;
    }
    case "halves":
      wants(edges, "for each edge");
      if (data.length !== 4 * vertices) refuse("needs side, row, column and size for each vertex");
      checkHalves(data, refuse);
      checkSimple(global, refuse);
      break;
    default: {
      const missed: never = name;
      return missed;
    }
  }
  return name;
}

function checkLabels(labels: Iterable<number>, refuse: (what: string) => never): void {
  const ends = new Map<number, number>();
  for (const label of labels) {
    if (label < -1) refuse(`has the label ${label}`);
    if (label > 0) ends.set(label, (ends.get(label) ?? 0) + 1);
  }
  for (const [label, count] of ends)
    if (count !== 2) refuse(`has ${count} vertices labelled ${label}, not 2`);
}

function checkHalves(data: ArrayLike<number>, refuse: (what: string) => never): void {
  const places = new Set<string>();
  for (let k = 0; k < data.length; k += 4) {
    const [side, row, column, size] = [data[k] ?? 0, data[k + 1] ?? 0, data[k + 2] ?? 0, data[k + 3] ?? 0];
    if (side !== 0 && side !== 1) refuse(`has a side ${side}, which is neither 0 nor 1`);
    if (size < 0) refuse(`has the size ${size}`);
    const place = `${row} ${column}`;
    if (places.has(place)) refuse(`has two vertices at row ${row}, column ${column}`);
    places.add(place);
  }
}

function checkSimple(global: Global, refuse: (what: string) => never): void {
  const { from, to, vertexCount } = global.graph;
  const seen = new Set<number>();
  for (let e = 0; e < from.length; e++) {
    const u = from[e] ?? 0;
    const v = to[e] ?? 0;
    if (u === v) refuse(`has an edge from vertex ${u} to itself`);
    const key = Math.min(u, v) * vertexCount + Math.max(u, v);
    if (seen.has(key)) refuse(`has two edges between the vertices ${u} and ${v}`);
    seen.add(key);
  }
}
