/** A layer, as rules read it: data for a given one, variables for one to be found. */
import type { GroundVariableId, LayerData, ValueCode } from "../../ground.js";
import type { LayerId, TypedLayer } from "../../typed.js";
import type { Family } from "../family.js";
import type { FoundLayer } from "../found-layer.js";
import type { Choice, Known, ShapeValue } from "../value.js";

export interface LayerTable {
  readonly id: LayerId;
  readonly layer: TypedLayer;
  /** Of a given layer, by element; undefined where absent. */
  values?: readonly (Known | undefined)[];
  data?: LayerData;
  /** Of a found layer, by element; undefined outside its `on`. */
  variables?: readonly (GroundVariableId | undefined)[];
  /** For a found layer: what reading each element gives; made when first read. */
  readonly choices: (Choice | undefined)[];
  /** The meaning of each value of a domain. */
  readonly outcomes: Map<readonly ValueCode[], readonly Known[]>;
  /** Of a layer on diagonals, boxes or blocks: where it keeps what it says of each, by `Family.key`. */
  placesByKey?: ReadonlyMap<string, number>;
  /** The elements that a region, paths or piece layer declares. */
  family?: Family;
  /** The structure of a found layer of regions or paths. */
  found?: FoundLayer;
  /** For a piece layer: its placements as elements, and by cell which of them may lie there. */
  placed?: FoundLayer;
  /** For a piece layer: the form of each piece, by its name. */
  forms?: ReadonlyMap<string, ShapeValue>;
  /** Sets of one value, shared by all terms. */
  readonly singletons: Map<ValueCode, readonly ValueCode[]>;
}
