/** The solutions that a symmetry maps to themselves, as a problem: with each option its image is chosen. For counting orbits (Burnside). */
import type { Problem } from "../problem.js";

/**
 * The same options and items; `images` has the image of each option that is compared, -1 for the others, and -2 for those that have no image,
 * so that no solution with them is its own image.
 */
export function fixedBy(problem: Problem, images: Int32Array): Problem {
  const { atoms, rows } = problem;
  const atomItem = [...atoms.item];
  const atomValue = [...atoms.value];
  const chosen = new Map<number, number>();
  atomItem.forEach((item, atom) => {
    if (item < 0) chosen.set(atomValue[atom] ?? 0, 2 * atom);
  });
  const literalOf = (option: number): number => {
    const known = chosen.get(option);
    if (known !== undefined) return known;
    const literal = 2 * atomItem.length;
    atomItem.push(-1);
    atomValue.push(option);
    chosen.set(option, literal);
    return literal;
  };
  const clauses: number[][] = [];
  images.forEach((image, option) => {
    if (image === -2) clauses.push([literalOf(option) ^ 1]);
    else if (image >= 0 && image !== option) clauses.push([literalOf(option) ^ 1, literalOf(image)]);
  });
  if (clauses.length === 0) return problem;
  const start = [...rows.start];
  for (const clause of clauses) start.push((start.at(-1) ?? 0) + clause.length);
  const added = clauses.flat();
  return {
    ...problem,
    // A global that nothing else restricts is restricted now.
    globals: problem.globals.map(({ alone: _, ...global }) => global),
    atoms: { count: atomItem.length, item: Int32Array.from(atomItem), value: Int32Array.from(atomValue) },
    rows: {
      count: rows.count + clauses.length,
      start: Int32Array.from(start),
      literals: Int32Array.from([...rows.literals, ...added]),
      weights: Int32Array.from([...rows.weights, ...added.map(() => 1)]),
      lo: Int32Array.from([...rows.lo, ...clauses.map(() => 1)]),
      hi: Int32Array.from([...rows.hi, ...clauses.map((clause) => clause.length)]),
      isClause: Uint8Array.from([...rows.isClause, ...clauses.map(() => 1)]),
    },
  };
}
