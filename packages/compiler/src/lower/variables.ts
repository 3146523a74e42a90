/**
 * Variables: an option for each value, which a primary item of the variable holds, or, where a resting value does without (plan.ts says where,
 * and why counts stay true), options for the other values alone, of which a secondary item allows one.
 *
 * Added items: the coloured item of a variable ("channel") has the colour of its value, so it is a function of the layer; that of a variable which
 * options of the puzzle set ("set") is covered by the option that does, or by that of the resting value.
 */

import { placeInDomain } from "../ground/place-of.js";
import type { Ground, GroundVariableId, ValueCode } from "../ground.js";
import type { Draft, DraftItem, DraftOption } from "./draft.js";
import type { Plan } from "./plan.js";
import { restingOf } from "./resting.js";
import type { SetByOptions } from "./set-by-options.js";

export interface VariableOptions {
  /** By variable: the option of each value of `Plan.domains`, in the same order; undefined for the resting value. */
  readonly options: readonly (readonly (DraftOption | undefined)[])[];
  readonly channels: ReadonlyMap<GroundVariableId, DraftItem>;
  /** For variables that options of the puzzle set: what the option that does holds, where one has to. */
  readonly setItems: ReadonlyMap<GroundVariableId, DraftItem>;
}

export function lowerVariables(
  ground: Ground,
  plan: Plan,
  draft: Draft,
  { mostTogether }: SetByOptions,
): VariableOptions {
  const channels = new Map<GroundVariableId, DraftItem>();
  const setItems = new Map<GroundVariableId, DraftItem>();
  const setItemOf = (id: GroundVariableId): DraftItem | undefined => {
    const most = mostTogether.get(id);
    if (most === undefined) return undefined;
    const item = draft.primary("set", id, 1, most);
    setItems.set(id, item);
    return item;
  };
  const options = ground.variables.map((variable, index): (DraftOption | undefined)[] => {
    const id = index as GroundVariableId;
    const domain = plan.domains[index] ?? [];
    if (plan.channelled.has(id)) channels.set(id, draft.secondary("channel", id));
    switch (plan.ways[index]) {
      case "piece":
        return [];
      case "set":
        setItemOf(id);
        return [];
      case "resting": {
        const resting = restingOf(ground, variable);
        const exclusive = domain.length > 2 ? draft.secondary("variable", id) : undefined;
        return domain.map((value) => {
          if (value === resting) return undefined;
          const option = draft.option("value", id, value);
          if (exclusive !== undefined) draft.cover(option, exclusive);
          return option;
        });
      }
      default: {
        const item = draft.primary("variable", id);
        const channel = channels.get(id);
        const set = setItemOf(id);
        const resting = set === undefined ? undefined : restingOf(ground, variable);
        return domain.map((value) => {
          const option = draft.option("value", id, value);
          draft.cover(option, item);
          if (set !== undefined && value === resting) draft.cover(option, set);
          if (channel !== undefined) draft.cover(option, channel, colourOf(ground, id, value));
          return option;
        });
      }
    }
  });
  return { options, channels, setItems };
}

/** The colour of a value in the coloured item of its variable. */
export function colourOf(ground: Ground, variable: GroundVariableId, value: ValueCode): number {
  return placeInDomain(ground.variables[variable]?.domain ?? [], value) + 1;
}
