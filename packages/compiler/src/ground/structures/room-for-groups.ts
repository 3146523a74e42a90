/**
 * The values that a cell can have where groups of equal values have sizes of their own: those for which there is room. Without this a board of n cells
 * has n values a cell, of which nearly all are too large, and every one of them is a class of the rule on component sizes.
 *
 * A group of a class takes at least `least` cells that can be of the class and are connected; and all certain cells of other classes are in groups
 * of their own, which take cells too: certain cells of one class that are so far apart that no group of its largest size joins them are in
 * different groups. No answer has a value that is refused, so counts are true.
 * Cost: a walk over the cells for each class, twice.
 */

import type { GroundVariableId, ValueCode } from "../../ground.js";
import { addTo } from "../../maps.js";
import { placeInDomain } from "../place-of.js";
import type { Truth } from "../value.js";
import type { World } from "../world/world.js";

/** The variable has this one value: not yet a condition, since most are refused. */
export interface HoldsValue {
  readonly kind: "holds";
  readonly variable: GroundVariableId;
  readonly value: ValueCode;
}

export interface SizedClass {
  readonly least: number;
  readonly most: number;
  /** By place of a cell. */
  readonly when: readonly (Truth | HoldsValue)[];
}

export interface CellDistances {
  readonly neighbours: readonly (readonly number[])[];
  /** How many steps apart two places are at least. */
  readonly distance: (a: number, b: number) => number;
}

const IMPOSSIBLE = 0;
const OPEN = 1;
const CERTAIN = 2;
/** By place: one of these. */
type States = Uint8Array;

/** The classes without what has no room; the variables lose those values too. Each cell has at most one class. */
export function withRoom(
  world: World,
  classes: readonly SizedClass[],
  around: CellDistances,
): readonly SizedClass[] {
  const states = classes.map(({ when }) => statesOf(world, when));
  const needed = classes.map((one, i) => cellsNeeded(one, states[i] ?? new Uint8Array(), around));
  const total = needed.reduce((sum, cells) => sum + cells, 0);
  const cellCount = around.neighbours.length;
  const refused = new Map<GroundVariableId, ValueCode[]>();
  classes.forEach(({ least, when }, i) => {
    const own = states[i] ?? new Uint8Array();
    const isTooLarge = least > cellCount - total + (needed[i] ?? 0);
    const roomy = isTooLarge ? undefined : enoughRoom(least, own, around);
    for (let place = 0; place < when.length; place++) {
      if (own[place] !== OPEN || roomy?.[place] === 1) continue;
      const truth = when[place];
      // A value that is none of one variable stays for the search to refuse.
      if (typeof truth !== "object" || truth.kind !== "holds") continue;
      addTo(refused, truth.variable, truth.value);
    }
  });
  const taken = new Map<GroundVariableId, ReadonlySet<ValueCode>>();
  for (const [id, values] of refused) {
    const gone = new Set(values);
    if (takeFrom(world, id, gone)) taken.set(id, gone);
  }
  const kept: SizedClass[] = [];
  classes.forEach((one, i) => {
    const own = states[i];
    let some = false;
    const when = one.when.map((truth, place): Truth | HoldsValue => {
      if (own?.[place] === IMPOSSIBLE) return false;
      if (typeof truth === "object" && truth.kind === "holds" && taken.get(truth.variable)?.has(truth.value))
        return false;
      some ||= truth !== false;
      return truth;
    });
    if (some) kept.push({ ...one, when });
  });
  return kept;
}

function statesOf(world: World, when: SizedClass["when"]): States {
  const states = new Uint8Array(when.length);
  for (let place = 0; place < when.length; place++) {
    const truth = when[place];
    if (typeof truth === "boolean") states[place] = truth ? CERTAIN : IMPOSSIBLE;
    else if (truth?.kind !== "holds") states[place] = OPEN;
    else {
      const domain = world.variables[truth.variable]?.domain ?? [];
      if (placeInDomain(domain, truth.value) < 0) states[place] = IMPOSSIBLE;
      else states[place] = domain.length === 1 ? CERTAIN : OPEN;
    }
  }
  return states;
}

/** Certain cells, pairwise too far apart to be in one group, are each in a group of at least `least`. */
function cellsNeeded({ least, most }: SizedClass, states: States, around: CellDistances): number {
  const apart: number[] = [];
  for (let place = states.indexOf(CERTAIN); place >= 0; place = states.indexOf(CERTAIN, place + 1))
    if (apart.every((other) => around.distance(other, place) >= most)) apart.push(place);
  return apart.length * least;
}

/** By place: 1 where as many cells as a group needs are connected. */
function enoughRoom(least: number, states: States, { neighbours }: CellDistances): Uint8Array {
  const roomy = new Uint8Array(states.length);
  const met = new Uint8Array(states.length);
  for (let from = 0; from < states.length; from++) {
    if (states[from] === IMPOSSIBLE || met[from] === 1) continue;
    met[from] = 1;
    const region = [from];
    for (const place of region)
      for (const next of neighbours[place] ?? []) {
        if (met[next] === 1 || states[next] === IMPOSSIBLE) continue;
        met[next] = 1;
        region.push(next);
      }
    if (region.length >= least) for (const place of region) roomy[place] = 1;
  }
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
