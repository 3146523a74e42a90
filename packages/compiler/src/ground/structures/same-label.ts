/**
 * Whether two nodes are in one component, from labels that are there already (`labels.ts`): a variable for each pair that is asked for, with a clause or
 * two for each root that both may have. It is a function of the labels, so counts are true.
 */
import type { LayerId } from "../../typed.js";
import type { Truth } from "../value.js";
import { holdsOneOf, newTruth } from "../world/definitions.js";
import type { World } from "../world/world.js";
import type { Labels, Net } from "./labels.js";

/** By two nodes; each pair is worked out once. */
export function sameLabel(world: World, net: Net, labels: Labels): (a: number, b: number) => Truth {
  const made = new Map<number, Truth>();
  return (a, b) => {
    const [first, second] = a < b ? [a, b] : [b, a];
    const key = first * net.there.length + second;
    const known = made.get(key);
    if (known !== undefined) return known;
    const truth = first === second ? (net.there[first] ?? false) : areOne(world, net, labels, first, second);
    made.set(key, truth);
    return truth;
  };
}

function areOne(world: World, net: Net, labels: Labels, a: number, b: number): Truth {
  const { conditions } = world;
  const [ofA, ofB] = [labels.rootsOf(a), labels.rootsOf(b)];
  const common = ofA.filter((root) => ofB.includes(root));
  if (common.length === 0) return false;
  // A node that is a root, and has no other label: what has its label is with it.
  if (ofA.length === 1 && ofA[0] === a) return labels.has(b, a);
  if (ofB.length === 1 && ofB[0] === b) return labels.has(a, b);
  const same = newTruth(world, `${net.name(a)} and ${net.name(b)} have one root`);
  const apart = conditions.not(same);
  const say = (...truths: readonly Truth[]): void => holdsOneOf(world, truths, net.origin);
  for (const root of new Set([...ofA, ...ofB])) {
    const [atA, atB] = [labels.has(a, root), labels.has(b, root)];
    if (atA !== false && atB !== false) say(conditions.not(atA), conditions.not(atB), same);
    if (atA !== false) say(apart, conditions.not(atA), atB);
    if (atB !== false) say(apart, conditions.not(atB), atA);
  }
  say(apart, net.there[a] ?? false);
  say(apart, net.there[b] ?? false);
  return same;
}

/**
 * The answer of a division whose labels name cells that depend on hidden layers: labels would tell apart answers that look the same, so whether two
 * neighbours are in one region is what users see. A function of the labels, so counts are true. `cells`: by node.
 */
export function seeLinks(
  world: World,
  layer: LayerId,
  net: Net,
  labels: Labels,
  cells: readonly number[],
): void {
  const { conditions } = world;
  for (const { from, to } of net.edges) {
    const link = [cells[from] ?? 0, cells[to] ?? 0] as const;
    const name = `${net.name(from)} and ${net.name(to)} are in one region`;
    const joined = newTruth(world, name, { answers: layer, link });
    const apart = conditions.not(joined);
    for (const root of new Set([...labels.rootsOf(from), ...labels.rootsOf(to)])) {
      const [here, there] = [labels.has(from, root), labels.has(to, root)];
      holdsOneOf(world, [conditions.not(here), conditions.not(there), joined], net.origin);
      holdsOneOf(world, [apart, conditions.not(here), there], net.origin);
      holdsOneOf(world, [apart, conditions.not(there), here], net.origin);
    }
  }
}
