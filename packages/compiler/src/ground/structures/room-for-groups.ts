/**
 * Which values a cell can have where groups of equal values have sizes of their own: those for which there is room. Without this a board of n cells
 * has n values a cell, of which nearly all are too large, and every one of them is a class of the rule on component sizes.
 *
 * A group of a class takes at least `least` cells that can be of the class and hang together; and all certain cells of other classes are in groups
 * of their own, which take cells too: certain cells of one class that are so far apart that no group of its largest size joins them are in
 * different groups. What is refused is refused in every answer, so counts are true.
 * Cost: a walk over the cells for each class, twice.
 */
import type { GroundVariableId, ValueCode } from "../../ground.js";
import { placeOf } from "../place-of.js";
import type { Truth } from "../value.js";
import type { World } from "../world.js";

/** The variable has this one value: not yet a condition, since most are refused. */
export interface Holds {
  readonly kind: "holds";
  readonly variable: GroundVariableId;
  readonly value: ValueCode;
}

export interface SizedClass {
  readonly least: number;
  readonly most: number;
  /** By place of a cell. */
  readonly when: readonly (Truth | Holds)[];
}

export interface Surroundings {
  readonly neighbours: readonly (readonly number[])[];
  /** How many steps apart two places are at least. */
  readonly distance: (a: number, b: number) => number;
}

const IMPOSSIBLE = 0;
const OPEN = 1;
const CERTAIN = 2;
type State = typeof IMPOSSIBLE | typeof OPEN | typeof CERTAIN;

/** The classes without what has no room; the variables lose those values too. Each cell has at most one class. */
export function withRoom(
  world: World,
  classes: readonly SizedClass[],
  around: Surroundings,
): readonly SizedClass[] {
  const states = classes.map(({ when }) => when.map((truth) => stateOf(world, truth)));
  const needed = classes.map((one, i) => cellsNeeded(one, states[i] ?? [], around));
  const total = needed.reduce((sum, cells) => sum + cells, 0);
  const cellCount = around.neighbours.length;
  const refused = new Map<GroundVariableId, Set<ValueCode>>();
  classes.forEach((one, i) => {
    const own = states[i] ?? [];
    const isTooLarge = one.least > cellCount - total + (needed[i] ?? 0);
    const roomy = isTooLarge ? undefined : enoughRoom(one.least, own, around);
    one.when.forEach((truth, place) => {
      if (own[place] !== OPEN || roomy?.[place] === true) return;
      // What is no value of one variable stays for the search to refuse.
      if (typeof truth !== "object" || truth.kind !== "holds") return;
      const gone = refused.get(truth.variable) ?? new Set();
      refused.set(truth.variable, gone.add(truth.value));
    });
  });
  for (const [id, gone] of refused) if (!takeFrom(world, id, gone)) refused.delete(id);
  return classes.flatMap((one, i) => {
    const when = one.when.map((truth, place): Truth | Holds => {
      if (states[i]?.[place] === IMPOSSIBLE) return false;
      if (typeof truth !== "object" || truth.kind !== "holds") return truth;
      return refused.get(truth.variable)?.has(truth.value) === true ? false : truth;
    });
    return when.every((truth) => truth === false) ? [] : [{ ...one, when }];
  });
}

function stateOf(world: World, truth: Truth | Holds): State {
  if (typeof truth === "boolean") return truth ? CERTAIN : IMPOSSIBLE;
  if (truth.kind !== "holds") return OPEN;
  const domain = world.variables[truth.variable]?.domain ?? [];
  if (placeOf(domain, truth.value) < 0) return IMPOSSIBLE;
  return domain.length === 1 ? CERTAIN : OPEN;
}

/** Certain cells, pairwise too far apart to be in one group, are each in a group of at least `least`. */
function cellsNeeded({ least, most }: SizedClass, states: readonly State[], around: Surroundings): number {
  const apart: number[] = [];
  states.forEach((state, place) => {
    if (state === CERTAIN && apart.every((other) => around.distance(other, place) >= most)) apart.push(place);
  });
  return apart.length * least;
}

/** By place: whether as many cells as a group needs hang together there. */
function enoughRoom(least: number, states: readonly State[], { neighbours }: Surroundings): boolean[] {
  const roomy = states.map(() => false);
  const met = new Uint8Array(states.length);
  states.forEach((state, from) => {
    if (state === IMPOSSIBLE || met[from] === 1) return;
    met[from] = 1;
    const region = [from];
    for (const place of region)
      for (const next of neighbours[place] ?? []) {
        if (met[next] === 1 || states[next] === IMPOSSIBLE) continue;
        met[next] = 1;
        region.push(next);
      }
    if (region.length >= least) for (const place of region) roomy[place] = true;
  });
  return roomy;
}

/** False where nothing would be left of it. */
function takeFrom(world: World, id: GroundVariableId, gone: ReadonlySet<ValueCode>): boolean {
  const variable = world.variables[id];
  const domain = variable?.domain.filter((value) => !gone.has(value)) ?? [];
  if (variable === undefined || domain.length === 0) return false;
  world.variables[id] = { ...variable, domain };
  return true;
}
