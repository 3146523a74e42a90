/**
 * Some known cells must not be connected (`patterns/kept-apart.ts`): one label a cell says it, the class of the cells that it is connected to, or
 * none; joined cells have equal labels, and the cells of a class have theirs. A label is written in bits, each a truth of its own, and none is all zeros.
 *
 * That is sound and complete: joined cells of two classes would have two labels; and if no two classes are connected, each component takes
 * the label of its class. The label of a cell that is connected to none of the classes may be any; cells that are joined to nothing have
 * none; so labels are existential in general, and said to be.
 * Cost: two clauses for each pair of neighbours and bit. Without it each cell spoken of would need a component of its own with
 * connectedness (*measured*: 10 x 10 lines of eight pairs, seconds against some hundredths). Labels as items with a value for each class take as
 * many conflicts, with two to five times as many literals set on the way, and three times as many rows.
 */

import type { Origin } from "../../ground.js";
import type { LayerId } from "../../typed.js";
import type { Truth } from "../value.js";
import { holdsOneOf, newTruth } from "../world/definitions.js";
import { slot } from "../world/slots.js";
import type { World } from "../world/world.js";
import type { CellNet } from "./nets.js";

/** Cells that must not be connected with those of other classes. Its constraints are chosen when all rules are there. */
export interface Separation {
  readonly net: CellNet;
  /** By cell. */
  readonly classes: ReadonlyMap<number, number>;
  /** The layer of links that joins them, if it is one. */
  readonly links?: LayerId;
  readonly origin: Origin;
}

/** Those that patterns found. */
export const separations = slot((): Separation[] => []);

export function labelSeparation(
  world: World,
  { net, classes, origin }: Separation,
  functional: boolean,
): void {
  const { conditions } = world;
  const count = new Set(classes.values()).size;
  const bits = Array.from({ length: Math.ceil(Math.log2(count + 1)) }, (_, bit) => bit);
  const labels = net.cells.map((cell, node): readonly Truth[] =>
    classes.has(cell)
      ? []
      : bits.map((bit) =>
          newTruth(world, `whom ${net.name(node)} hangs together with, ${bit}`, { functional }),
        ),
  );
  const label = (node: number, bit: number): Truth => {
    const one = classes.get(net.cells[node] ?? -1);
    if (one !== undefined) return (((one + 1) >> bit) & 1) === 1;
    return labels[node]?.[bit] ?? false;
  };
  const beside: Truth[][] = net.cells.map(() => []);
  for (const { from, to, joined } of net.edges) {
    beside[from]?.push(joined);
    beside[to]?.push(joined);
    const apart = conditions.not(joined);
    for (const bit of bits) {
      const [a, b] = [label(from, bit), label(to, bit)];
      if (a === b) continue;
      holdsOneOf(world, [apart, conditions.not(a), b], origin);
      holdsOneOf(world, [apart, a, conditions.not(b)], origin);
    }
  }
  labels.forEach((own, node) => {
    for (const bit of own.keys())
      holdsOneOf(world, [conditions.not(label(node, bit)), ...(beside[node] ?? [])], origin);
  });
}
