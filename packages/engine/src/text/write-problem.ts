/**
 * A whole problem as text that reads back: what Knuth's format says, and rows, globals, visible and functional marks. One
 * thing a line; items and options are counted from 0 in the order of their lines.
 *
 *     exact cover 1
 *     primary 1..1 "A"                an item to be covered lo..hi times; the name may be left out
 *     secondary functional            an item that may have a colour; `functional` marks either kind
 *     option 0 1=2 "first"            its items, with `=colour`
 *     clause o0 !i1=2                 literals: option 0 is chosen; item 1 has not colour 2
 *     linear 1..3 2*o0 -1*i1=2        weights before the literals
 *     global connected vertices 3 edges 0-1 1-2 literals o0 !o1 o2 data 1 0 1
 *                                     `alone` after the name: nothing else is about its edges
 *     visible o0 i1=2
 */
import { type ItemId, type OptionId, optionName, type Problem } from "../problem.js";

export const HEADER = "exact cover 1";

export function writeProblem(problem: Problem): string {
  const lines = [HEADER];
  writeItems(problem, lines);
  writeOptions(problem, lines);
  const literal = (l: number): string => literalText(problem, l);
  const { rows } = problem;
  for (let r = 0; r < rows.count; r++) {
    const from = rows.start[r] ?? 0;
    const to = rows.start[r + 1] ?? 0;
    const literals = [...rows.literals.subarray(from, to)].map(literal);
    if (rows.isClause[r] === 1) lines.push(words("clause", ...literals));
    else {
      const terms = literals.map((text, i) => `${rows.weights[from + i]}*${text}`);
      lines.push(words("linear", `${rows.lo[r]}..${rows.hi[r]}`, ...terms));
    }
  }
  for (const { name, literals, graph, data, alone } of problem.globals) {
    const edges = [...graph.from].map((u, e) => `${u}-${graph.to[e]}`);
    lines.push(
      words(
        `global ${name} ${alone === true ? "alone " : ""}vertices ${graph.vertexCount} edges`,
        ...edges,
        "literals",
        ...[...literals].map(literal),
        "data",
        ...[...data].map(String),
      ),
    );
  }
  if (problem.visible.length > 0) lines.push(words("visible", ...[...problem.visible].map(literal)));
  return `${lines.join("\n")}\n`;
}

function words(...parts: string[]): string {
  return parts.join(" ");
}

function writeItems(problem: Problem, lines: string[]): void {
  const { items } = problem.names;
  for (let item = 0; item < problem.itemCount; item++) {
    const name = typeof items === "function" ? items(item as ItemId) : items?.[item];
    lines.push(
      words(
        problem.itemSecondary[item] === 1
          ? "secondary"
          : `primary ${problem.itemLo[item]}..${problem.itemHi[item]}`,
        ...(problem.itemFunctional[item] === 1 ? ["functional"] : []),
        ...(name === undefined ? [] : [JSON.stringify(name)]),
      ),
    );
  }
}

function writeOptions(problem: Problem, lines: string[]): void {
  for (let o = 0; o < problem.optionCount; o++) {
    const entries: string[] = [];
    for (let k = problem.optionStart[o] ?? 0; k < (problem.optionStart[o + 1] ?? 0); k++) {
      const colour = problem.optionColours[k] ?? 0;
      entries.push(colour === 0 ? `${problem.optionItems[k]}` : `${problem.optionItems[k]}=${colour}`);
    }
    const name = optionName(problem, o as OptionId);
    lines.push(words("option", ...entries, ...(name === undefined ? [] : [JSON.stringify(name)])));
  }
}

function literalText(problem: Problem, literal: number): string {
  const item = problem.atoms.item[literal >> 1] ?? -1;
  const value = problem.atoms.value[literal >> 1] ?? 0;
  return `${(literal & 1) === 1 ? "!" : ""}${item < 0 ? `o${value}` : `i${item}=${value}`}`;
}
