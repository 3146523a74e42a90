/**
 * Groups larger than any of which a cell is printed: one class besides for all of them together, of the cells with any such value, which are connected in
 * no fewer than the smallest takes (neighbouring groups of two such values are more). It follows from the classes of each value, so counts are what
 * they were; what it is for is that a place without room for a large group is learnt once, and not for each size anew.
 * *Measured* on real boards of sizes: half to a quarter of the nodes.
 */
import type { GroundVariableId, ValueCode } from "../../ground.js";
import { LARGER_GROUPS } from "../../thresholds.js";
import type { World } from "../world/world.js";
import type { SizedClass } from "./room-for-groups.js";

/** None, or one class, to stand beside the others. */
export function largerThanPrinted(
  world: World,
  classes: readonly SizedClass[],
  cellCount: number,
): readonly SizedClass[] {
  const printed = Math.max(
    0,
    ...classes.filter((one) => one.when.some((when) => isCertain(world, when))).map(({ most }) => most),
  );
  const larger = classes.filter(({ least }) => least > printed);
  if (printed === 0 || larger.length < LARGER_GROUPS) return [];
  // A cell that may be in one of them and were left out would cut their groups in two.
  if (larger.some((one) => one.when.some((when) => typeof when === "object" && when.kind !== "holds")))
    return [];
  // By place. One class after the other, as they lie in memory.
  const known: ({ readonly variable: GroundVariableId; readonly values: ValueCode[] } | undefined)[] =
    new Array(cellCount).fill(undefined);
  for (const { when } of larger)
    when.forEach((here, place) => {
      if (typeof here !== "object" || here.kind !== "holds") return;
      const { variable, value } = here;
      const own = known[place];
      if (own === undefined) known[place] = { variable, values: [value] };
      else if (own.variable === variable) own.values.push(value);
    });
  const when = known.map((own) =>
    own === undefined
      ? false
      : world.conditions.literal(
          own.variable,
          own.values.sort((a, b) => a - b),
        ),
  );
  return [{ least: Math.min(...larger.map(({ least }) => least)), most: cellCount, when }];
}

function isCertain(world: World, when: SizedClass["when"][number]): boolean {
  if (typeof when === "boolean") return when;
  return when.kind === "holds" && world.variables[when.variable]?.domain.length === 1;
}
