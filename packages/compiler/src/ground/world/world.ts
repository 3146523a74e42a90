/**
 * What grounding knows while it works: the puzzle and the instance, what the bound variables stand for at the moment, the board, the data,
 * and the variables made so far. One object, made by `ground-instance.ts` and filled in this order: parameters, board, data, variables; what
 * is asked for before it is there is a fault, not a wrong value.
 */

import type { AttributeId } from "../../builtins.js";
import { beforeTheBoard } from "../../diagnostics/catalogue/ecp4133-before-the-board.js";
import type { GroundVariable, GroundVariableId, LayerData, ValueCode } from "../../ground.js";
import type {
  Expression,
  LayerId,
  LetId,
  ParameterId,
  Sound,
  TypedInstance,
  TypedLayer,
  VariableId,
} from "../../typed.js";
import type { Budget } from "../budget.js";
import type { ConditionTable } from "../conditions/conditions.js";
import type { Family } from "../family.js";
import type { FaultLog } from "../fault.js";
import type { FoundLayer } from "../found-layer.js";
import type { SetsByElement } from "../heads/containing.js";
import type { PlacesByRegion } from "../heads/in-region-of.js";
import type { ByThree } from "../names/by-three.js";
import type { Facts } from "../patterns/facts.js";
import type { Made } from "../structures/made.js";
import type { Cases, Choice, Element, Known, SetItem, ShapeValue, Sum, Truth, Value } from "../value.js";
import type { AlikeChoices } from "../values/alike-choices.js";
import type { AnySet } from "../values/members.js";
import type { ClosedSets, LastAsked } from "../values/memo.js";
import type { UnprintedClues } from "../values/unprinted/unprinted.js";
import { fault } from "./faults.js";
import type { Operators } from "./operators.js";
import type { Remarks } from "./remarks.js";
import type { Space } from "./space.js";

/** A layer, as rules read it: data for a given one, variables for one to be found. */
export interface LayerTable {
  readonly id: LayerId;
  readonly layer: TypedLayer;
  /** Of a given layer, by element; undefined where absent. */
  values?: readonly (Known | undefined)[];
  data?: LayerData;
  /** Of a found layer, by element; undefined outside its `on`. */
  variables?: readonly (GroundVariableId | undefined)[];
  /** Of a found layer: what reading each element gives; made when first read. */
  readonly choices: (Choice | undefined)[];
  /** What the values of a domain stand for. */
  readonly outcomes: Map<readonly ValueCode[], readonly Known[]>;
  /** Of a layer on diagonals, boxes or blocks: where it keeps what it says of each, by `Family.key`. */
  placesByKey?: ReadonlyMap<string, number>;
  /** The elements that a region, paths or piece layer declares. */
  family?: Family;
  /** Of a found layer of regions or paths. */
  found?: FoundLayer;
  /** Of a piece layer: its placements as elements, and by cell which of them may lie there. */
  placed?: FoundLayer;
  /** Of a piece layer: the form of each piece, by its name. */
  forms?: ReadonlyMap<string, ShapeValue>;
  /** Sets of one value, shared by all terms. */
  readonly singletons: Map<ValueCode, readonly ValueCode[]>;
}

export interface World {
  readonly puzzle: Sound;
  readonly instance: TypedInstance;
  /** What the tree of the puzzle says of itself. */
  readonly facts: Facts;
  /** Whether a pattern is looked for, by its name. */
  readonly uses: (pattern: string) => boolean;
  /** By variable id. Ids are unique in a puzzle, and no definition may need itself, so one array is enough. */
  readonly bindings: (Value | undefined)[];
  /** The variables of the heads that are being expanded, outermost first: for messages and origins. */
  standing: readonly VariableId[];
  /** What some expressions stand for at the moment, whatever they are otherwise: an element that may be one of several is this one (by-element.ts). */
  readonly standingFor: Map<Expression, Value>;
  /** Values that are sets by cases, as one set: found once. */
  readonly setsOf: WeakMap<object, AnySet>;
  /** Of lists of known sets, which element is in which; from the second time on that it is asked for. */
  readonly setsByElement: WeakMap<readonly SetItem[], SetsByElement>;
  /** Of lists of cells, which of them may be in which region, of the division that was asked for last. */
  readonly placesByRegion: WeakMap<readonly SetItem[], PlacesByRegion>;
  /** Sets that are the same wherever they are spoken of; undefined until all is known that they may speak of. */
  closedSets: ClosedSets | undefined;
  /** What arguments came to when they were asked for last. */
  readonly lastAsked: Map<Expression, LastAsked>;
  /** What variables are read as, as sums: found once. */
  readonly sumsOf: WeakMap<Choice, Sum>;
  /** Values by cases, by the keys of what they can be: found once. */
  readonly whensOf: WeakMap<Cases, ReadonlyMap<unknown, Truth>>;
  readonly alikeChoices: AlikeChoices;
  /** What hangs on one element alone (the row of a cell, the size of a box), of the part of the board that `space` is: found once. */
  ofElements: Map<AttributeId, Map<Element, Value>>;
  /** The next cell, the link and the edge, by cell and direction: found once. */
  readonly steps: ReadonlyMap<AttributeId, (Value | undefined)[]>;
  /** The expressions inside another that by-element.ts asks for: found once. */
  readonly elementsIn: Map<Expression, readonly Expression[]>;
  /** `evaluate.ts`, lent to those that it calls, so that no file needs another that needs it. */
  readonly evaluate: (world: World, expression: Expression) => Value;
  readonly evaluateAsPrinted: (world: World, expression: Expression) => Value;
  readonly valueIfThere: (world: World, expression: Expression) => Value | undefined;
  readonly parameter: (parameter: ParameterId, given: readonly Known[]) => Known;
  space: Space | undefined;
  readonly layers: readonly LayerTable[];
  /** Operators on values, lent likewise. */
  readonly operators: Operators;
  /** All conditions there are, each once. */
  readonly conditions: ConditionTable;
  readonly variables: GroundVariable[];
  /** The values of each variable before givens are applied. */
  readonly declared: (readonly ValueCode[])[];
  /** What is there besides the variables of layers: candidates, labels of groups, sides of loops, and the rules that define them. */
  readonly made: Made;
  /** What each `let` was found to be, by its arguments; of the part of the board that `space` is. */
  lets: Map<LetId, LetCache>;
  readonly lettingNow: Set<LetId>;
  /** Clues of which nobody says the value. */
  readonly unprinted: UnprintedClues;
  readonly log: FaultLog;
  readonly remarks: Remarks;
  readonly budget: Budget;
  readonly nextFamilyId: () => number;
}

export interface LetCache {
  whole?: Value;
  readonly byOne: Map<unknown, Value>;
  readonly byTwo: Map<unknown, Map<unknown, Value>>;
  byThree?: ByThree | undefined;
}

export function layerTable(world: World, id: LayerId): LayerTable {
  const table = world.layers[id];
  if (table === undefined) throw new Error(`layer ${id} is not of this puzzle`);
  return table;
}

export function variableOf(world: World, id: GroundVariableId): GroundVariable {
  const variable = world.variables[id];
  if (variable === undefined) throw new Error(`there is no ground variable ${id}`);
  return variable;
}

/** The values that the variable may have by its layer's domain. */
export function declaredValues(world: World, id: GroundVariableId): readonly ValueCode[] {
  return world.declared[id] ?? [];
}

export function spaceOf(world: World, expression: Pick<Expression, "span">): Space {
  if (world.space === undefined) throw fault(beforeTheBoard, expression.span, {});
  return world.space;
}

/** What `ask` finds where the board is this: what names stand for there is found anew. */
export function withinSpace<Found>(world: World, space: Space, ask: () => Found): Found {
  const { space: around, lets, ofElements } = world;
  world.space = space;
  world.lets = new Map();
  world.ofElements = new Map();
  try {
    return ask();
  } finally {
    world.space = around;
    world.lets = lets;
    world.ofElements = ofElements;
  }
}
