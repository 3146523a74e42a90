import { rootOf } from "./graph.js";

/** By literal, the one that stands for it: two clauses of two make literals equal. `size`: those from there on stand for themselves alone. */
export function equalLiterals(clauses: readonly (readonly number[])[], size: number): Int32Array {
  const standing = Int32Array.from({ length: size }, (_, literal) => literal);
  const said = new Set<string>();
  for (const [a = size, b = size, more] of clauses) {
    if (a >= size || b >= size || more !== undefined) continue;
    said.add(`${a} ${b}`).add(`${b} ${a}`);
    const [x, y] = [rootOf(standing, a), rootOf(standing, b ^ 1)];
    if (x >> 1 === y >> 1 || !said.has(`${a ^ 1} ${b ^ 1}`)) continue;
    standing[y] = x;
    standing[y ^ 1] = x ^ 1;
  }
  return standing.map((literal) => rootOf(standing, literal));
}
