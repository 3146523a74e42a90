/**
 * `size(group(t by line))`, where the rules demand `acyclic line`: the number of cells of a tree. Each cell has the size of its tree as a number,
 * equal along lines, and one component-size rule ties them: its vertices are cells and lines, each of the class of its size k, where a tree of k
 * cells has k - 1 lines, so 2k - 1 vertices. Lines stand between the cells that they join, so that trees of one size that touch stay apart.
 * Sizes are a function of the lines: counts are true.
 * Cost: cells times sizes, and as many for lines. Sizes go up to the largest that a rule can tell (`patterns/largest-size.ts`), else the number of cells.
 */
import type { AuxiliaryId, ComponentSizes, Condition } from "../../condition.js";
import type { Case, Cases } from "../value.js";
import { holds } from "../world/definitions.js";
import type { World } from "../world/world.js";
import type { CellNet } from "./nets.js";

/** By node. Every cell of the net is there. `largest`: no rule can tell apart larger ones. */
export function treeSizes(world: World, net: CellNet, largest: number | undefined): readonly Cases[] {
  const { auxiliaries, conditions } = world;
  const count = net.cells.length;
  const most = Math.min(count, largest ?? count);
  // One more for all that is larger: it has no number.
  const sizes = Array.from({ length: most < count ? most + 1 : most }, (_, i) => i + 1);
  world.budget.keep(count * sizes.length * 3);
  const numbers = net.cells.map(
    (_, node): AuxiliaryId =>
      auxiliaries.auxiliary({
        domain: sizes,
        name: `size of the group of ${net.name(node)}`,
        functional: true,
      }),
  );
  const is = (node: number, size: number): Condition | boolean => {
    const number = numbers[node];
    return number !== undefined && conditions.auxiliary(number, [size]);
  };
  // A line has the size of its tree too; 0 where there is none. So all that ties it to its ends is "this, so that".
  const lineIs = net.edges.map(({ from, to, joined }) => {
    const [a, b] = [net.name(from), net.name(to)];
    const number = auxiliaries.auxiliary({
      domain: [0, ...sizes],
      name: `size of the group of the line from ${a} to ${b}`,
      functional: true,
    });
    const line = (size: number): Condition | boolean => conditions.auxiliary(number, [size]);
    holds(world, conditions.same(line(0), conditions.not(joined)), net.origin);
    for (const size of sizes)
      for (const node of [from, to]) holds(world, conditions.implies(line(size), is(node, size)), net.origin);
    return line;
  });
  const classes = sizes.map((size): ComponentSizes["classes"][number] => ({
    least: 2 * size - 1,
    most: size > most ? 2 * count - 1 : 2 * size - 1,
    when: [
      ...net.cells.map((_, node) => auxiliaries.asCondition(is(node, size))),
      ...lineIs.map((line) => auxiliaries.asCondition(line(size))),
    ],
  }));
  const edges = net.edges.flatMap(({ from, to }, i) => [
    { from, to: count + i },
    { from: to, to: count + i },
  ]);
  auxiliaries.rules.push({ kind: "component-sizes", classes, edges, origin: net.origin });
  return net.cells.map(
    (_, node): Cases => ({
      kind: "cases",
      total: true,
      cases: sizes.flatMap((value): Case[] => {
        const when = is(node, value);
        return when === false ? [] : [{ value, when }];
      }),
    }),
  );
}
