/**
 * States lines that join equal numbers as the engine's rule `paths`.
 *
 * Cells are kept apart along links (`kept-apart.ts`). The other rules say that these links close no ring, that a cell of a class has
 * exactly one of them, and that every other cell has none or two. Then the links are ways that lead from one cell of a class to the other,
 * and each class has two cells. The rule `paths` is added to the labels, which are then a function of the links: a cell is on the way of
 * one class, or on none. *Measured* on 9x9 to 13x13 lines: labels alone are 1.1 to 1.8 times slower, and `paths` alone often ten times and
 * more, since it looks at ends only.
 *
 * Where no other rule is about the links (`structures/dominance.ts`), the rule says so: the engine then searches only ways without detours.
 */

import type { Condition } from "../../../condition.js";
import type { Constraint } from "../../../ground.js";
import type { LayerId } from "../../../typed.js";
import { countKey, numbersAllowed } from "../../structures/counted.js";
import { onlyWaysDemanded } from "../../structures/dominance.js";
import { labelSeparation, type Separation, separations } from "../../structures/separated.js";
import { inSlot } from "../../world/slots.js";
import type { World } from "../../world/world.js";
import { admitted, matched, type Pattern } from "../pattern.js";

interface Found {
  readonly separation: Separation;
  readonly links: LayerId;
}

export const joinedEnds: Pattern<Separation, readonly Constraint[], Found, true> = {
  name: "joined ends",
  role: "derive",
  phase: "constraints",
  makes: "ways, each from one cell of a pair to the other",
  counts: "links that have these degrees and close no ring are such ways, and labels a function of them",
  match(facts, separation) {
    const { links, classes } = separation;
    if (links === undefined || !facts.demandsOf(links).has("acyclic")) return undefined;
    const sizes = new Map<number, number>();
    for (const one of classes.values()) sizes.set(one, (sizes.get(one) ?? 0) + 1);
    return [...sizes.values()].every((size) => size === 2) ? { separation, links } : undefined;
  },
  admit: asPaths,
};

export function finishSeparations(world: World, constraints: readonly Constraint[]): void {
  for (const separation of inSlot(world, separations)) {
    const found = matched(world, joinedEnds, separation, constraints);
    const ways =
      found === undefined ? undefined : admitted(world, joinedEnds, found, constraints, [separation.origin]);
    labelSeparation(world, separation, ways === true);
  }
}

function asPaths(
  world: World,
  { separation: { net, classes, origin }, links }: Found,
  constraints: readonly Constraint[],
): true | undefined {
  const edges: { readonly from: number; readonly to: number; readonly when: Condition }[] = [];
  for (const { from, to, joined } of net.edges) {
    if (typeof joined === "boolean" || joined.kind !== "literal") return undefined;
    edges.push({ from, to, when: joined });
  }
  const allowed = numbersAllowed(constraints);
  const around = net.cells.map((): Condition[] => []);
  for (const { from, to, when } of edges) for (const end of [from, to]) around[end]?.push(when);
  const numbers = around.map((here) => allowed(here));
  const fits = net.cells.every((cell, node) =>
    numbers[node]?.every((count) => (classes.has(cell) ? count === 1 : count % 2 === 0 && count <= 2)),
  );
  if (!fits) return undefined;
  // Every other cell may as well be passed as not.
  const open = numbers.every((counts, node) =>
    classes.has(net.cells[node] ?? -1)
      ? counts?.length === 1
      : counts?.length === (around[node]?.length === 1 ? 1 : 2),
  );
  const alone =
    open &&
    inSlot(world, separations).length === 1 &&
    onlyWaysDemanded(world, links, net, constraints, new Set(around.map(countKey)));
  world.auxiliaries.rules.push({
    kind: "graph",
    property: "paths",
    ends: net.cells.map((cell) => (classes.get(cell) ?? -1) + 1),
    vertices: net.cells.map(() => ({ when: true as const, passage: true })),
    edges,
    guard: true,
    ...(alone ? { alone } : {}),
    origin,
  });
  return true;
}
