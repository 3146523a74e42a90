/** The parts of a line of a certificate, as numbers that are in range. */
import { refuse } from "./certificate-error.js";
import { isConditionKnown, type OwnCondition } from "./conditions.js";
import { range } from "./graph.js";
import type { Row } from "./rows.js";

/** So that no sum of weights leaves the whole numbers that are exact. */
const LARGEST_NUMBER = 2 ** 31;
/** More variables than any board has, or vertices of a graph: what asks for more is refused before it takes memory. */
export const MOST_COUNTED = 2_000_000;

const wordsOf = (text: string): string[] => text.split(" ").filter((word) => word !== "");
const numberOf = (word: string): number =>
  /^-?\d+$/.test(word) && Math.abs(Number(word)) <= LARGEST_NUMBER
    ? Number(word)
    : refuse(`\`${word.slice(0, 40)}\` is no number between -2^31 and 2^31`);
export const numbersOf = (text: string): number[] => wordsOf(text).map(numberOf);

/** `1 -2`, as literals: 2 · variable, plus 1 if it is negated. */
export const clauseOf = (text: string, variables: number): number[] =>
  numbersOf(text).map((signed) => {
    const variable = Math.abs(signed) - 1;
    if (variable < 0 || variable >= variables) refuse(`there is no variable ${Math.abs(signed)}`);
    return 2 * variable + (signed < 0 ? 1 : 0);
  });

/** `lo hi weight*variable …` */
export function rowOf(text: string, variableCount: number): Row {
  const [lo = "", hi = "", ...terms] = wordsOf(text);
  const variables: number[] = [];
  const weights: number[] = [];
  for (const term of terms) {
    if (!/^-?\d+\*\d+$/.test(term)) refuse(`\`${term.slice(0, 40)}\` is no weight and variable`);
    const [weight = "", variable = ""] = term.split("*");
    weights.push(numberOf(weight));
    variables.push((clauseOf(variable, variableCount)[0] ?? refuse("a term lacks its variable")) >> 1);
  }
  if (new Set(variables).size < variables.length) refuse("a variable stands in a row twice");
  return { variables, weights, lo: numberOf(lo), hi: numberOf(hi) };
}

/** `name vertices | literals | from-to … | data …` */
export function conditionOf(text: string, variables: number): OwnCondition {
  const [head = "", literals = "", edges = "", data = "", more] = text.split("|");
  if (more !== undefined) refuse("a condition has four parts");
  const [name = "", count = ""] = wordsOf(head);
  if (!isConditionKnown(name)) refuse(`the condition \`${name.slice(0, 40)}\` is not known`);
  const vertexCount = numberOf(count);
  if (vertexCount < 0 || vertexCount > MOST_COUNTED) refuse(`a graph of ${vertexCount} vertices`);
  const ends = wordsOf(edges).map((edge) => {
    const [a = -1, b = -1, more] = edge.split("-").map(numberOf);
    if (more !== undefined || a < 0 || b < 0 || a >= vertexCount || b >= vertexCount)
      refuse(`\`${edge.slice(0, 40)}\` is no edge between two of ${vertexCount} vertices`);
    if (a === b && (name === "loop" || name === "paths")) refuse("a way has no edge from a vertex to itself");
    return [a, b] as const;
  });
  const graph = { vertexCount, from: ends.map(([a]) => a), to: ends.map(([, b]) => b) };
  const own = { name, graph, data: numbersOf(data), literals: clauseOf(literals, variables) };
  if (name === "component-size" && own.data.length % 2 === 1)
    refuse("a class of sizes has a least and a largest");
  const ofVertices = range(vertexCount).map((v) => own.data.slice(4 * v, 4 * v + 4));
  const places = new Set(ofVertices.map(([, row, column]) => `${row} ${column}`));
  const isVertex = ([side = 2, , , size = -1]: readonly number[]): boolean => side >>> 0 <= 1 && size >= 0;
  const isWhole = own.data.length === 4 * vertexCount && places.size === vertexCount;
  if (name === "halves" && !(isWhole && ofVertices.every(isVertex)))
    refuse("of halves each vertex has a side, 0 or 1, a place of its own, and a size");
  const isOfVertices = name === "connected" || (own.data[0] === 1 && (name === "acyclic" || name === "tree"));
  const one = isOfVertices ? vertexCount : ends.length;
  const wanted = name === "component-size" ? (vertexCount * own.data.length) / 2 : one;
  if (wanted !== own.literals.length)
    refuse(`\`${name}\` wants ${wanted} literals, and has ${own.literals.length}`);
  return own;
}
