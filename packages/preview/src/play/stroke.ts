/** A stroke of the pointer: what its first place becomes, all that it goes over becomes. */
import type { PlayLayer, PlayPlace } from "@ecp/compiler";
import { type CellPlan, middleOf, type Spot } from "../element/cell-plan.js";
import type { CellShape } from "../element/cell-shape.js";
import { type Filled, keyOf, withColour, withEntry } from "./filled.js";
import type { PlacesOfLayer } from "./places.js";
import { nextValue, type Tool, valuesAt } from "./tools.js";

export interface Stroke {
  /** The pointer is there now. */
  readonly to: (spot: Spot, filled: Filled) => Filled;
  /** It was lifted: one that went nowhere is a press. */
  readonly end: (filled: Filled) => Filled;
}

type LayerTool = Extract<Tool, { kind: "layer" }>;
type Board = Parameters<typeof beginStroke>[1];

/** A pointer that left the board goes on where it comes back. */
function wayOver(plan: CellPlan, from: Spot, to: Spot): readonly CellShape[] {
  const cell = plan.cellAt(from);
  return cell === undefined ? [] : plan.way(cell, to);
}

/** `cross`: with the other button. */
export function beginStroke(
  tool: LayerTool,
  board: { readonly plan: CellPlan; readonly places: PlacesOfLayer },
  from: Spot,
  cross: boolean,
): Stroke {
  return tool.way === "draw" ? drawing(tool, board, from, cross) : pressing(tool, board, from, cross);
}

function pressing(tool: LayerTool, { plan, places }: Board, from: Spot, cross: boolean): Stroke {
  const { layer } = tool;
  let target: { readonly value: string | undefined } | undefined;
  let last = from;
  const touch = (spot: Spot, filled: Filled): Filled => {
    const place = places.near(spot);
    if (place === undefined) return filled;
    const key = keyOf(layer, place.element);
    target ??= { value: nextValue(tool, place, filled.entries.get(key), { cross, isDrawn: true }) };
    return canStand(layer, place, target.value) ? withEntry(filled, key, target.value) : filled;
  };
  return {
    to: (spot, filled) => {
      // A quick pointer skips cells.
      const way = layer.on === "cell" ? [...wayOver(plan, last, spot).map(middleOf), spot] : [spot];
      last = spot;
      return way.reduce((changed, each) => touch(each, changed), filled);
    },
    end: (filled) => filled,
  };
}

function drawing(tool: LayerTool, { plan, places }: Board, from: Spot, cross: boolean): Stroke {
  const { layer } = tool;
  let target: { readonly value: string | undefined } | undefined;
  let at = plan.cellAt(from);
  let moved = false;
  const set = (place: PlayPlace | undefined, filled: Filled, isDrawn: boolean): Filled => {
    if (place === undefined) return filled;
    const key = keyOf(layer, place.element);
    target ??= { value: nextValue(tool, place, filled.entries.get(key), { cross, isDrawn }) };
    return canStand(layer, place, target.value) ? withEntry(filled, key, target.value) : filled;
  };
  return {
    to: (spot, filled) => {
      let changed = filled;
      for (const next of at === undefined ? [] : plan.way(at, spot)) {
        moved = true;
        changed = set(at === undefined ? undefined : places.between(at, next), changed, true);
        at = next;
      }
      // Lines begin where the pointer comes back to the board.
      at = plan.cellAt(spot);
      return changed;
    },
    end: (filled) => (moved ? filled : set(places.near(from), filled, false)),
  };
}

const canStand = (layer: PlayLayer, place: PlayPlace, value: string | undefined): boolean =>
  value === undefined || valuesAt(layer, place).some(({ text }) => text === value);

/** Colours go over cells alike. */
export function beginColouring(
  plan: CellPlan,
  from: Spot,
  colour: number | undefined,
  begun: Filled,
): Stroke {
  const first = plan.cellAt(from)?.name;
  const erases = colour === undefined || (first !== undefined && begun.colour.get(first) === colour);
  let last = from;
  return {
    to: (spot, filled) => {
      const here = plan.cellAt(spot);
      const cells = [...wayOver(plan, last, spot), ...(here === undefined ? [] : [here])].map(
        ({ name }) => name,
      );
      last = spot;
      const open = cells.filter((cell) => (filled.colour.get(cell) === colour) === erases);
      return open.length === 0 ? filled : withColour(filled, open, erases ? undefined : colour);
    },
    end: (filled) => filled,
  };
}
