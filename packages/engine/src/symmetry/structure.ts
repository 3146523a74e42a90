/**
 * A problem as a graph with marked nodes and links, in which nothing is numbered: items, options, colours of items, rows, the parts of globals are
 * nodes. Two numberings of one problem give the same graph but for the order of its nodes, so a symmetry of the problem is one of the graph.
 *
 * A condition that the problem has twice is there once (rows and items over the same literals or options): saying it twice changes no solution, and its image may be
 * said only once.
 */
import { kindOfGlobal } from "../globals/table.js";
import type { Global, Problem } from "../problem.js";
import { Drafting } from "./drafting.js";

/** Links in both directions, in CSR form: those of node n are `start[n]` … `start[n + 1]` - 1. */
export interface Structure {
  readonly nodeCount: number;
  /** The kind of each node, with its numbers. Equal marks, equal kinds. */
  readonly mark: Int32Array;
  /** By mark of a node, and by half of the mark of a link: its text, the same for any order of the problem. */
  readonly textOfMark: readonly string[];
  readonly start: Int32Array;
  readonly to: Int32Array;
  readonly linkMark: Int32Array;
  /** Option o is node o. */
  readonly optionCount: number;
}

export function structureOf(problem: Problem): Structure {
  const draft = new Drafting();
  for (let option = 0; option < problem.optionCount; option++) draft.node("option");
  const colours = addItems(problem, draft);
  const { atoms, rows } = problem;
  const literal = (value: number): { readonly node: number; readonly sign: string } => {
    const item = atoms.item[value >> 1] ?? -1;
    const own = atoms.value[value >> 1] ?? 0;
    return { node: item < 0 ? own : colours(item, own), sign: (value & 1) === 1 ? "not" : "" };
  };
  for (let row = 0; row < rows.count; row++) {
    const parts: { node: number; mark: string }[] = [];
    for (let k = rows.start[row] ?? 0; k < (rows.start[row + 1] ?? 0); k++) {
      const { node, sign } = literal(rows.literals[k] ?? 0);
      parts.push({ node, mark: `${sign} weighs ${rows.weights[k]}` });
    }
    draft.condition(`row ${rows.lo[row]} ${rows.hi[row]}`, parts);
  }
  for (const global of problem.globals) addGlobal(global, literal, draft);
  return inBothDirections(draft, problem.optionCount);
}

/** Finds the node of a colour of an item. An item is a condition on its options: those that hold it without a colour, and with one. */
function addItems(problem: Problem, draft: Drafting): (item: number, colour: number) => number {
  const holders: { node: number; mark: string }[][] = Array.from({ length: problem.itemCount }, () => []);
  const ofColour = new Map<string, number>();
  const colourNode = (item: number, colour: number): number => {
    const key = `${item} ${colour}`;
    let node = ofColour.get(key);
    if (node === undefined) {
      node = draft.node("colour");
      ofColour.set(key, node);
      holders[item]?.push({ node, mark: "colour" });
    }
    return node;
  };
  for (let option = 0; option < problem.optionCount; option++)
    for (let k = problem.optionStart[option] ?? 0; k < (problem.optionStart[option + 1] ?? 0); k++) {
      const item = problem.optionItems[k] ?? 0;
      const colour = problem.optionColours[k] ?? 0;
      if (colour === 0) holders[item]?.push({ node: option, mark: "holds" });
      else draft.link(colourNode(item, colour), option, "gives");
    }
  // Literals may name colours that no option gives.
  for (let atom = 0; atom < problem.atoms.count; atom++) {
    const item = problem.atoms.item[atom] ?? -1;
    if (item >= 0) colourNode(item, problem.atoms.value[atom] ?? 0);
  }
  holders.forEach((parts, item) => {
    const kind =
      problem.itemSecondary[item] === 1
        ? "secondary"
        : `primary ${problem.itemLo[item]} ${problem.itemHi[item]}`;
    // At most once is no condition on one option.
    if (problem.itemSecondary[item] === 1 && parts.length < 2) return;
    draft.condition(kind, parts);
  });
  return colourNode;
}

function addGlobal(
  global: Global,
  literalOf: (value: number) => { readonly node: number; readonly sign: string },
  draft: Drafting,
): void {
  const { name, literals, graph, data } = global;
  const { symmetry } = kindOfGlobal(global);
  const whole = draft.node(`global ${name}`);
  const vertices = Array.from({ length: graph.vertexCount }, (_, v) => {
    const vertex = draft.node(symmetry.vertexMark(data, v));
    draft.link(whole, vertex, "vertex");
    return vertex;
  });
  const edges = Array.from(graph.from, (from, e) => {
    const edge = draft.node("edge");
    draft.link(edge, vertices[from] ?? whole, "end");
    draft.link(edge, vertices[graph.to[e] ?? 0] ?? whole, "end");
    return edge;
  });
  const holds = (node: number, index: number): void => {
    const { node: atom, sign } = literalOf(literals[index] ?? 0);
    draft.link(node, atom, `${sign} literal`);
  };
  symmetry.link({ draft, data, whole, vertices, edges, holds });
}

function inBothDirections(draft: Drafting, optionCount: number): Structure {
  const nodeCount = draft.marks.length;
  const start = new Int32Array(nodeCount + 1);
  for (const end of [draft.from, draft.to])
    for (const node of end) start[node + 1] = (start[node + 1] ?? 0) + 1;
  for (let node = 0; node < nodeCount; node++) start[node + 1] = (start[node + 1] ?? 0) + (start[node] ?? 0);
  const next = start.slice();
  const to = new Int32Array(2 * draft.from.length);
  const linkMark = new Int32Array(to.length);
  const put = (node: number, other: number, mark: number): void => {
    const place = next[node] ?? 0;
    next[node] = place + 1;
    to[place] = other;
    linkMark[place] = mark;
  };
  draft.from.forEach((from, k) => {
    const other = draft.to[k] ?? 0;
    const mark = draft.linkMark[k] ?? 0;
    put(from, other, 2 * mark);
    put(other, from, 2 * mark + 1);
  });
  const mark = Int32Array.from(draft.marks);
  return { nodeCount, mark, textOfMark: draft.names.texts, start, to, linkMark, optionCount };
}
