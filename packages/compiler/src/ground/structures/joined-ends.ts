/**
 * Lines that join equal numbers: where cells are kept apart along links (`separated.ts`), and the other rules say of these links that they close no
 * ring, that a cell of a class has exactly one of them, and every other cell none or two, they are ways that lead from one cell of a
 * class to the other, two to a class. That is the engine's `paths`, besides the labels, which are then a function of the links: a cell is on
 * the way of one class, or on none. *Measured* on 9x9 to 13x13 lines: labels alone 1.1 to 1.8 times slower, `paths` alone often
 * ten times and more, since it looks at ends only.
 */
import type { Condition } from "../../condition.js";
import type { Constraint } from "../../ground.js";
import type { World } from "../world.js";
import { demandsOfLayer } from "./demanded.js";
import { labelSeparation, type Separation } from "./separated.js";

export function finishSeparations(world: World, constraints: readonly Constraint[]): void {
  for (const separation of world.made.separations)
    labelSeparation(world, separation, asPaths(world, separation, constraints));
}

function asPaths(world: World, separation: Separation, constraints: readonly Constraint[]): boolean {
  const { net, classes, links, origin } = separation;
  if (links === undefined || !demandsOfLayer(world, links, ["acyclic"])) return false;
  const sizes = new Map<number, number>();
  for (const one of classes.values()) sizes.set(one, (sizes.get(one) ?? 0) + 1);
  if ([...sizes.values()].some((size) => size !== 2)) return false;
  const edges: { readonly from: number; readonly to: number; readonly when: Condition }[] = [];
  for (const { from, to, joined } of net.edges) {
    if (typeof joined === "boolean" || joined.kind !== "literal") return false;
    edges.push({ from, to, when: joined });
  }
  const allowed = numbersAllowed(constraints);
  const fits = net.cells.every((cell, node) => {
    const here = edges.filter(({ from, to }) => from === node || to === node).map(({ when }) => when);
    const numbers = allowed(here);
    return numbers?.every((count) => (classes.has(cell) ? count === 1 : count % 2 === 0 && count <= 2));
  });
  if (!fits) return false;
  world.made.rules.push({
    kind: "graph",
    property: "paths",
    ends: net.cells.map((cell) => (classes.get(cell) ?? -1) + 1),
    vertices: net.cells.map(() => ({ when: true as const, passage: true })),
    edges,
    guard: true,
    origin,
  });
  return true;
}

/** The numbers of these that may hold, as far as one count says so. */
function numbersAllowed(
  constraints: readonly Constraint[],
): (parts: readonly Condition[]) => readonly number[] | undefined {
  const known = new Map<string, readonly (readonly [number, number])[]>();
  for (const constraint of constraints) {
    if (constraint.kind === "count") known.set(keyOf(constraint.terms), constraint.ranges);
    if (constraint.kind === "holds" && constraint.condition.kind === "counted")
      known.set(keyOf(constraint.condition.parts), constraint.condition.ranges);
  }
  return (parts) => {
    const ranges = known.get(keyOf(parts));
    if (ranges === undefined) return undefined;
    return parts
      .map((_, i) => i + 1)
      .concat(0)
      .filter((count) => ranges.some(([lo, hi]) => lo <= count && count <= hi));
  };
}

type Part = Condition | { readonly variable: number; readonly values: readonly number[] };

const keyOf = (parts: readonly Part[]): string =>
  parts
    .map((part) => ("variable" in part ? `${part.variable}=${part.values.join()}` : "?"))
    .sort()
    .join(" ");
