/**
 * Pieces: an option for each placement, holding an item of each of its cells, unless `cover` keeps others off it. Of a cell whose emptiness matters (a rule asks for it, or others
 * follow its value) the item is primary, and one option leaves it empty; of other cells it is secondary. How often placements are chosen is an
 * item for each `place` and for each cell of `cover`: primary, or secondary for at most once.
 *
 * A placement that nothing demands gets a primary item of its own, 0..1: it may be or not be, and both are answers. An answer is a set of
 * placements, and every added item is a function of it. Copies of a piece are the same options, chosen several times over different cells.
 */

import type { Ground, GroundVariableId, Placement, PlacementCount, ValueCode } from "../ground.js";
import { NONE } from "../ground.js";
import { addTo } from "../maps.js";
import { clip } from "../ranges.js";
import type { Draft, DraftItem, DraftOption } from "./draft.js";
import { isSecondary, type Plan } from "./plan.js";
import { itemWithSlack } from "./slack.js";
import { colourOf } from "./variables.js";

export interface PieceOptions {
  /** By placement; undefined where a rule leaves no room for it. */
  readonly options: readonly (DraftOption | undefined)[];
  readonly optionsOf: (variable: GroundVariableId, value: ValueCode) => readonly DraftOption[];
}

export function lowerPieces(
  ground: Ground,
  plan: Plan,
  draft: Draft,
  channels: ReadonlyMap<GroundVariableId, DraftItem>,
): PieceOptions {
  const options = ground.placements.map((placement, index) =>
    isAllowed(ground, plan, placement) ? draft.option("placement", index) : undefined,
  );
  lowerPlacementCounts(ground, draft, options);
  const held = heldCells(ground);
  const byVariable = new Map<GroundVariableId, Map<ValueCode, DraftOption[]>>();
  const items = new Map<GroundVariableId, DraftItem>();
  ground.variables.forEach((_, index) => {
    const variable = index as GroundVariableId;
    if (plan.ways[index] !== "piece") return;
    const byValue = new Map<ValueCode, DraftOption[]>();
    byVariable.set(variable, byValue);
    const channel = channels.get(variable);
    const domain = plan.domains[index] ?? [];
    if (channel === undefined && !plan.wanted.has(variable) && domain.includes(NONE)) {
      if (!held.has(variable)) items.set(variable, draft.secondary("piece-cell", variable));
      return;
    }
    const item = draft.primary("piece-cell", variable);
    items.set(variable, item);
    if (!domain.includes(NONE)) return;
    const empty = draft.option("value", variable, NONE);
    draft.cover(empty, item);
    if (channel !== undefined) draft.cover(empty, channel, colourOf(ground, variable, NONE));
    byValue.set(NONE, [empty]);
  });
  ground.placements.forEach((placement, index) => {
    const option = options[index];
    if (option === undefined) return;
    const variables = ground.variableOf.get(placement.layer);
    for (const cell of placement.cells) {
      const variable = variables?.[cell];
      const item = variable === undefined ? undefined : items.get(variable);
      if (variable === undefined) continue;
      if (item !== undefined) draft.cover(option, item);
      const channel = channels.get(variable);
      if (channel !== undefined) draft.cover(option, channel, colourOf(ground, variable, placement.shape));
      const byValue = byVariable.get(variable);
      if (byValue !== undefined) addTo(byValue, placement.shape, option);
    }
  });
  return { options, optionsOf: (variable, value) => byVariable.get(variable)?.get(value) ?? [] };
}

/** Cells of which some placement count says already that at most one placement lies there (`cover each cell exactly once`). */
function heldCells(ground: Ground): ReadonlySet<GroundVariableId> {
  const total = new Map<GroundVariableId, number>();
  const variablesOf = (placement: Placement): readonly GroundVariableId[] => {
    const variables = ground.variableOf.get(placement.layer);
    return placement.cells.flatMap((cell) => variables?.[cell] ?? []);
  };
  for (const placement of ground.placements)
    for (const variable of variablesOf(placement)) total.set(variable, (total.get(variable) ?? 0) + 1);
  const held = new Set<GroundVariableId>();
  for (const { placements, ranges } of ground.placementCounts) {
    if ((ranges.at(-1)?.[1] ?? 0) > 1) continue;
    const here = new Map<GroundVariableId, number>();
    for (const index of placements) {
      const placement = ground.placements[index];
      if (placement === undefined) continue;
      for (const variable of variablesOf(placement)) here.set(variable, (here.get(variable) ?? 0) + 1);
    }
    for (const [variable, count] of here) if (count === total.get(variable)) held.add(variable);
  }
  return held;
}

/** Each of its cells may have its shape. */
function isAllowed(ground: Ground, plan: Plan, placement: Placement): boolean {
  const variables = ground.variableOf.get(placement.layer);
  return placement.cells.every((cell) => {
    const variable = variables?.[cell];
    return variable !== undefined && (plan.domains[variable] ?? []).includes(placement.shape);
  });
}

function lowerPlacementCounts(
  ground: Ground,
  draft: Draft,
  options: readonly (DraftOption | undefined)[],
): void {
  ground.placementCounts.forEach((count, index) => {
    const here = count.placements.flatMap((placement) => options[placement] ?? []);
    // A bound that cannot be kept stays as it was said: it is the reason that there is no answer.
    const possible = clip(count.ranges, here.length);
    const item = itemOf(draft, possible.length === 0 ? count.ranges.slice(0, 1) : possible, index);
    for (const option of here) draft.cover(option, item);
  });
}

function itemOf(draft: Draft, ranges: PlacementCount["ranges"], index: number): DraftItem {
  const [first, second] = ranges;
  if (isSecondary({ ranges })) return draft.secondary("placement-count", index);
  if (first !== undefined && second === undefined)
    return draft.primary("placement-count", index, first[0], first[1]);
  return itemWithSlack(draft, ranges, "placement-count", index);
}

/** Last of all: what no primary item holds by now. */
export function freePlacements(draft: Draft, options: readonly (DraftOption | undefined)[]): void {
  options.forEach((option, placement) => {
    if (option !== undefined && !draft.isWanted(option))
      draft.cover(option, draft.primary("placement", placement, 0, 1));
  });
}
