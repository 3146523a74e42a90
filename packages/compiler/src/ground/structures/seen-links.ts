/**
 * The answer of a division whose labels name cells that depend on hidden layers: labels would tell apart answers that look the same, so whether two
 * neighbours are in one region is what users see. A function of the labels, so counts are true.
 */
import type { LayerId } from "../../typed.js";
import type { World } from "../world/world.js";
import { holdsOneOf, type Labels, type Net } from "./labels.js";

/** `cells`: by node. */
export function seeLinks(
  world: World,
  layer: LayerId,
  net: Net,
  labels: Labels,
  cells: readonly number[],
): void {
  const { auxiliaries, conditions } = world;
  for (const { from, to } of net.edges) {
    const auxiliary = auxiliaries.auxiliary({
      domain: [0, 1],
      name: `${net.name(from)} and ${net.name(to)} are in one region`,
      functional: true,
      answers: layer,
      link: [cells[from] ?? 0, cells[to] ?? 0],
    });
    const [joined, apart] = [conditions.auxiliary(auxiliary, [1]), conditions.auxiliary(auxiliary, [0])];
    for (const root of new Set([...labels.rootsOf(from), ...labels.rootsOf(to)])) {
      const [here, there] = [labels.has(from, root), labels.has(to, root)];
      holdsOneOf(world, [conditions.not(here), conditions.not(there), joined], net.origin);
      holdsOneOf(world, [apart, conditions.not(here), there], net.origin);
      holdsOneOf(world, [apart, conditions.not(there), here], net.origin);
    }
  }
}
