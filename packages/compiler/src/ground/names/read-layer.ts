/** Reads a layer at an element: the value that is given, or the variable that is to be found. */

import type { CellSets } from "../../board.js";
import { cellSetsOf, isOnCellSets, type OnCellSets, withKnownSizes } from "../../cell-sets.js";
import { absentGiven } from "../../diagnostics/catalogue/ecp4106-absent-given.js";
import type { GroundVariableId, ValueCode } from "../../ground.js";
import { NONE } from "../../ground.js";
import { madeAt } from "../../maps.js";
import type { Span } from "../../text/span.js";
import type { LayerId } from "../../typed.js";
import { valueOfCode } from "../codes.js";
import { unlessFault } from "../fault.js";
import {
  type Choice,
  describeValue,
  type Element,
  isChoice,
  isUnprinted,
  none,
  type Truth,
  type Value,
} from "../value.js";
import { presence } from "../values/presence.js";
import { printed } from "../values/unprinted/unprinted.js";
import { fault, standing } from "../world/faults.js";
import { declaredValues } from "../world/grounding.js";
import type { LayerTable } from "../world/layer-table.js";
import type { World } from "../world/world.js";

/** The index at which a layer keeps its value for an element; undefined if the layer does not stand on its sort. */
export function storedIndex(world: World, table: LayerTable, element: Element): number | undefined {
  const { on } = table.layer;
  const { family } = element;
  const stored = family.stored(element.index);
  if (isOnCellSets(on))
    return family.sort === on.kind && family.key !== undefined
      ? placesByKey(world, table, on).get(family.key(element.index))
      : undefined;
  switch (on.kind) {
    case "cell":
    case "link":
    case "edge":
    case "corner":
    case "wedge":
    case "direction":
    case "line":
      return family.sort === on.kind ? stored : undefined;
    case "row":
      return family.sort === "line" && stored < linesOf(world, "row") ? stored : undefined;
    case "column": {
      const column = stored - linesOf(world, "row");
      const isColumn = family.sort === "line" && column >= 0 && column < linesOf(world, "column");
      return isColumn ? column : undefined;
    }
    case "of-layer":
      return world.layers[on.layer]?.family === family ? stored : undefined;
    default:
      return on satisfies never;
  }
}

const linesOf = (world: World, kind: "row" | "column"): number =>
  world.space?.board.lines[kind].sets.length ?? 0;

/** Rules may be about other diagonals, boxes and blocks than those that the layer stands on. */
function placesByKey(world: World, table: LayerTable, on: OnCellSets): ReadonlyMap<string, number> {
  table.placesByKey ??= new Map((setsUnder(world, on)?.keys ?? []).map((key, index) => [key, index]));
  return table.placesByKey;
}

function setsUnder(world: World, on: OnCellSets): CellSets | undefined {
  const known = withKnownSizes(on, (size) => Number(world.evaluate(world, size)));
  return world.space === undefined ? undefined : cellSetsOf(world.space.board, known);
}

/** The diagonals, boxes and blocks that layers stand on; of one whose size is no size there are none, which is said elsewhere. */
export const setsUnderLayers = (world: World): ReadonlyMap<LayerId, CellSets> =>
  new Map(
    world.layers.flatMap(({ id, layer: { on } }) => {
      const sets = isOnCellSets(on) ? unlessFault(() => setsUnder(world, on)) : undefined;
      return sets === undefined ? [] : [[id, sets] as const];
    }),
  );

export interface ReadMode {
  /** Reads as no or 0 where there is nothing, instead of being a fault. */
  readonly lenient: boolean;
  readonly span: Span;
}

/** True if an element outside a layer counts as no, which is so only for a given layer; a layer that is to be found has no value there. */
export const isNoWhereAbsent = ({ layer }: LayerTable): boolean =>
  layer.domain.kind === "yes-no" && layer.role === "given";

export function readLayer(world: World, table: LayerTable, element: Element, mode: ReadMode): Value {
  const value = readIfThere(world, table, element);
  if (value !== undefined) return value;
  if (isNoWhereAbsent(table)) return false;
  if (mode.lenient) return nothingOf(table);
  throw absent(world, table, element, mode.span);
}

/** The value that a layer reads as where nothing is, if that is allowed. */
export function nothingOf(table: LayerTable): Value {
  switch (table.layer.type.kind) {
    case "number":
      return 0;
    case "truth":
      return false;
    default:
      return none;
  }
}

export function absent(world: World, table: LayerTable, element: Element, span: Span) {
  return fault(absentGiven, span, {
    layer: table.layer.name,
    at: describeValue(element),
    sort: table.layer.on.kind === "of-layer" ? element.family.sort : table.layer.on.kind,
    standing: standing(world, describeValue(element)),
  });
}

/** Returns undefined if the layer says nothing of the element. */
export function readIfThere(world: World, table: LayerTable, element: Element): Value | undefined {
  const index = storedIndex(world, table, element);
  if (index === undefined) return undefined;
  if (table.values !== undefined) {
    const value = table.values[index];
    if (isUnprinted(value))
      return { ...value, of: { layer: table.id, element, key: `${table.id} ${index}` } };
    return value;
  }
  if (table.found !== undefined) return table.found.at[index];
  const variable = table.variables?.[index];
  if (variable === undefined) return undefined;
  if (table.layer.domain.kind === "yes-no" && !table.layer.orNone) return isYes(world, table, variable);
  return choiceOf(world, table, index, variable);
}

function isYes(world: World, table: LayerTable, variable: GroundVariableId): Truth {
  return world.conditions.literalOfShared(variable, singleton(table, 1));
}

/** `[code]`, the same array every time. */
export function singleton(table: LayerTable, code: ValueCode): readonly ValueCode[] {
  const known = table.singletons.get(code);
  if (known !== undefined) return known;
  const made = [code];
  table.singletons.set(code, made);
  return made;
}

function choiceOf(world: World, table: LayerTable, index: number, variable: GroundVariableId): Choice {
  const known = table.choices[index];
  if (known !== undefined) return known;
  const codes = declaredValues(world, variable);
  // Equal domains are one array, and so are what their values stand for.
  const outcomes = madeAt(table.outcomes, codes, () =>
    codes.map((code) => valueOfCode(table.layer, code, world.space?.places.direction)),
  );
  const made: Choice = { kind: "choice", variable, codes, outcomes };
  table.choices[index] = made;
  return made;
}

const isThereAnyway = ({ layer: { domain, on } }: LayerTable): boolean =>
  domain.kind !== "yes-no" && on.kind !== "link" && on.kind !== "edge";

/** `has` (R4): yes for yes/no, non-zero for numbers on links and edges that all have one, has a value otherwise. */
export function hasValue(world: World, table: LayerTable, element: Element): Truth {
  const read = readIfThere(world, table, element);
  // A `?` is a value, but of a yes/no it may be no, and of a number on links 0.
  const value = read === undefined || isThereAnyway(table) ? read : printed(world, read, table.layer.at.span);
  if (value === undefined) return false;
  if (typeof value === "boolean") return value;
  const { on, domain, orNone } = table.layer;
  const zeroIsNothing = !orNone && (on.kind === "link" || on.kind === "edge") && typeof value !== "string";
  if (typeof value === "number") return !zeroIsNothing || value !== 0;
  if (typeof value === "string") return true;
  switch (value.kind) {
    case "literal":
    case "auxiliary":
    case "all-of":
    case "counted":
      return value;
    case "choice": {
      const numbers = domain.kind === "range" || domain.kind === "numbers";
      return world.conditions.literal(
        value.variable,
        value.codes.filter(
          (code, i) =>
            code !== NONE && value.outcomes[i] !== false && !(zeroIsNothing && numbers && code === 0),
        ),
      );
    }
    case "cases":
      // Of a division that leaves nothing out, every cell is in some region.
      if (domain.kind === "region") return !table.layer.orNone || presence(world, value);
      return world.conditions.anyOf(
        value.cases.map(({ value: one, when }) => (zeroIsNothing && one === 0 ? false : when)),
      );
    case "none":
      return false;
    default:
      return true;
  }
}

/** `is known`: there is a value, and it is printed. Clues that a generator still looks for are printed where there will be one. */
export function isPrinted(world: World, table: LayerTable, element: Element): Truth {
  const value = readIfThere(world, table, element);
  if (value === undefined) return false;
  if (isChoice(value)) return hasValue(world, table, element);
  return !isUnprinted(value);
}
