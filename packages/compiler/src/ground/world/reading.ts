/**
 * Rules read these: the puzzle and the instance, the board or the part of it that the rule is about, layers, parameters, and what the bound variables
 * stand for at the moment. It is filled in this order: parameters, board, data, variables; what is asked for before it is there is a fault, not a
 * wrong value.
 */
import type { AttributeId } from "../../builtins.js";
import { beforeTheBoard } from "../../diagnostics/catalogue/ecp4133-before-the-board.js";
import type { RuleFacts } from "../../normalize/rule-facts.js";
import type {
  Expression,
  LayerId,
  LetId,
  ParameterId,
  Sound,
  TypedInstance,
  VariableId,
} from "../../typed.js";
import type { Element, Known, Value } from "../value.js";
import type { ByThree } from "./by-three.js";
import { fault } from "./faults.js";
import type { LayerTable } from "./layer-table.js";
import type { Space } from "./space.js";

export interface Reading {
  readonly puzzle: Sound;
  readonly instance: TypedInstance;
  /** Facts about the tree of the puzzle. */
  readonly facts: RuleFacts;
  readonly parameter: (parameter: ParameterId, given: readonly Known[]) => Known;
  space: Space | undefined;
  readonly layers: readonly LayerTable[];
  /** Whether all that is given has been read. */
  hasData: boolean;
  /** By variable id. Ids are unique in a puzzle, and no definition may need itself, so one array is enough. */
  readonly bindings: (Value | undefined)[];
  /** The variables of the heads that are being expanded, outermost first: for messages and origins. */
  standing: readonly VariableId[];
  /** Values that some expressions have at the moment, whatever they are otherwise: an element that may be one of several is this one (by-element.ts). */
  readonly standingFor: Map<Expression, Value>;
  /** The value that each `let` was found to have, by its arguments; of the part of the board that `space` is. */
  lets: Map<LetId, LetCache>;
  readonly lettingNow: Set<LetId>;
  /** Values that depend on one element alone (the row of a cell, the size of a box), of the part of the board that `space` is: found once. */
  ofElements: Map<AttributeId, Map<Element, Value>>;
  /** The next cell, the link and the edge, by cell and direction: found once. */
  readonly steps: ReadonlyMap<AttributeId, (Value | undefined)[]>;
}

export interface LetCache {
  whole?: Value;
  readonly byOne: Map<unknown, Value>;
  readonly byTwo: Map<unknown, Map<unknown, Value>>;
  byThree?: ByThree | undefined;
}

export function layerTable({ layers }: Pick<Reading, "layers">, id: LayerId): LayerTable {
  const table = layers[id];
  if (table === undefined) throw new Error(`layer ${id} is not of this puzzle`);
  return table;
}

export function spaceOf({ space }: Pick<Reading, "space">, expression: Pick<Expression, "span">): Space {
  if (space === undefined) throw fault(beforeTheBoard, expression.span, {});
  return space;
}

/** Runs `ask` with this as the board: the meanings of names are found anew there. */
export function withinSpace<Found>(reading: Reading, space: Space, ask: () => Found): Found {
  const { space: around, lets, ofElements } = reading;
  reading.space = space;
  reading.lets = new Map();
  reading.ofElements = new Map();
  try {
    return ask();
  } finally {
    reading.space = around;
    reading.lets = lets;
    reading.ofElements = ofElements;
  }
}
