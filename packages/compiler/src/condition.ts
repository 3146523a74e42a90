/**
 * Part of IR 4: conditions on variables, and structures over them: what the rule language adds to counts.
 *
 * Produced by: ground/. Consumed by: lower/, one file a form. Conditions are immutable trees; where grounding makes one condition once and uses it
 * in several places, the object is shared, and lowering gives it one literal (it looks conditions up by identity).
 * Established: constants are folded away (a `Condition` is never just true or false); parts of one variable are joined; no part stands beside
 * its opposite. A truth while grounding is `boolean | Condition`.
 * Example: `for each link (x, y): not (x is shaded and y is shaded)` holds any-of(literal(x, [0]), literal(y, [0])).
 */

import type { GroundVariableId, Origin, ValueCode } from "./ground.js";
import type { LayerId } from "./typed.js";
import type { GraphPropertyName } from "./vocabulary/graph-properties.js";

declare const brand: unique symbol;
/** Index into `Ground.auxiliaries`. */
export type AuxiliaryId = number & { readonly [brand]: "AuxiliaryId" };
/** Index into `Ground.candidates`. */
export type CandidateId = number & { readonly [brand]: "CandidateId" };

/** Numbers in ascending, disjoint, not touching ranges, both ends included. */
export type NumberRanges = readonly (readonly [number, number])[];

export type Condition = ConditionForm & {
  /** Its number in the table that made it (ground/conditions/conditions.ts), which alone reads it. */
  readonly id?: number;
};

type ConditionForm =
  /** The variable has one of these values; an order condition (`x <= 3`) is one of these too. */
  | {
      readonly kind: "literal";
      readonly variable: GroundVariableId;
      readonly values: readonly ValueCode[];
      /** The same from the other side, where few values of the variable's declared domain are left out: then `values` is made when it is read. */
      readonly except?: readonly ValueCode[];
    }
  /** Likewise of something that grounding added. */
  | {
      readonly kind: "auxiliary";
      readonly auxiliary: AuxiliaryId;
      readonly values: readonly number[];
      readonly except?: readonly number[];
    }
  /** A candidate set (a region, a path) is one of the answer's. */
  | { readonly kind: "candidate"; readonly candidate: CandidateId; readonly negated: boolean }
  /** A placement of a piece is one of the answer's; by index in `Ground.placements`. */
  | { readonly kind: "placement"; readonly placement: number; readonly negated: boolean }
  /** With `pairing` it says that two variables are equal, and `parts` are made when they are read. */
  | { readonly kind: "all-of"; readonly parts: readonly Condition[]; readonly pairing?: Pairing }
  | { readonly kind: "any-of"; readonly parts: readonly Condition[] }
  /** The number of parts that hold lies in the ranges. */
  | { readonly kind: "counted"; readonly parts: readonly Condition[]; readonly ranges: NumberRanges }
  /** The weights of the parts that hold add up to a number in the ranges. Weights are whole, positive or negative. */
  | {
      readonly kind: "weighed";
      readonly parts: readonly { readonly weight: number; readonly when: Condition }[];
      readonly ranges: NumberRanges;
    }
  /** The chain ends in a state that is accepted. */
  | { readonly kind: "chain"; readonly chain: Chain; readonly accepts: (state: State) => boolean };

/** Two variables that are equal: which values of the one are which of the other. */
export interface Pairing {
  readonly left: GroundVariableId;
  readonly right: GroundVariableId;
  /** Each value of the left variable is in one of them; `right` is empty where the other cannot be the same. */
  readonly pairs: readonly { readonly left: readonly ValueCode[]; readonly right: readonly ValueCode[] }[];
}

/** A state is compared as a map key: make compound ones a text or a number. */
export type State = number | string;

/**
 * A finite automaton that reads a sequence: at each step exactly one of the symbols applies. Its states are functions of what is read. Made
 * for `runs`, `visible`, `changes`, `product`, `min`, `max` and everything local that is neither a sum nor a clause.
 */
export interface Chain {
  readonly start: State;
  /** Undefined: from here nothing can be accepted. */
  readonly next: (state: State, symbol: number, step: number) => State | undefined;
  /** For each step: the symbols that may be read, disjoint and exhaustive. `when: true` where it is known. */
  readonly steps: readonly (readonly { readonly symbol: number; readonly when: Condition | true }[])[];
}

/** Something that is not a layer and has one of a few values: the size of the group of a cell, the side of a loop that a face is on. */
export interface Auxiliary {
  /** Ascending. */
  readonly domain: readonly number[];
  /** For `--emit` and explanations: `size of the group of r1c1`. */
  readonly name: string;
  /** Its value is a function of the layers. Where it is not, it is existential: an answer counts once however it can be chosen. */
  readonly functional: boolean;
  /** Its value is part of the answer of this find layer (a link of a division, joined or cut): users see it, unless the layer is hidden. */
  readonly answers?: LayerId;
  /** With `answers`: the cell whose region it names, by the first cell of the region; a negative value: it is in none. */
  readonly cell?: number;
  /** With `answers`: the neighbours that are in one region where its value is 1. */
  readonly link?: readonly [number, number];
}

/** A possible region or path of a found layer: chosen or not. Those of one `cover` share no element. */
export interface Candidate {
  /** The region or paths layer whose answer it is part of. */
  readonly layer: LayerId;
  /** For a path: from its start to its end. */
  readonly cells: readonly number[];
  /** The consequence of choosing it, besides covering its cells. */
  readonly implies: readonly { readonly condition: Condition; readonly origin: Origin }[];
}

export interface Vertex {
  /** In the graph at all. */
  readonly when: Condition | true;
  /**
   * It is only passed through: in the graph where a chosen edge ends at it, and nothing need reach it otherwise. All vertices of `loop fence` and
   * `connected wall` are such (the graph is that of the chosen edges), and in `connected(cells with island by links with bridge)` the other cells.
   * In `connected(cells by links with open)`, which reaches every cell, none is.
   */
  readonly passage?: boolean;
}

export interface Edge {
  readonly from: number;
  readonly to: number;
  /** Besides both ends being in the graph. */
  readonly when: Condition | true;
}

/** The condition holds. */
export interface Holds {
  readonly kind: "holds";
  readonly condition: Condition;
  readonly origin: Origin;
}

/**
 * The chosen vertices and edges have the property; nothing is said where the guard does not hold. Of nothing, `connected` and `acyclic` hold; the
 * others do not. `connected`: the vertices that are no passages are (if all are passages: the edges); the others: vertices and edges
 * together. Edges join different vertices, and no two the same ones.
 */
export interface GraphRule {
  readonly kind: "graph";
  readonly property: GraphPropertyName | "paths";
  /**
   * Of `paths` alone (edges that are ways between given ends, which do not branch or meet), by vertex: 0 where ways may pass, k > 0 at the two ends
   * of the k-th. All vertices are passages, and there is no guard.
   */
  readonly ends?: readonly number[];
  /** For `paths`: nothing else is asked of its edges. */
  readonly alone?: boolean;
  readonly vertices: readonly Vertex[];
  readonly edges: readonly Edge[];
  readonly guard: Condition | true;
  readonly origin: Origin;
}

/**
 * Components by class: the connected vertices of one class (its condition holds) number `least` to `most` of that class. `apart`: each vertex has at
 * most one of the classes, and joined vertices that both have a class have the same one.
 */
export interface ComponentSizes {
  readonly kind: "component-sizes";
  readonly classes: readonly {
    readonly least: number;
    readonly most: number;
    readonly when: readonly (Condition | false)[];
  }[];
  readonly edges: readonly { readonly from: number; readonly to: number }[];
  readonly apart?: boolean;
  readonly origin: Origin;
}

/**
 * Regions of joined vertices: an edge is joined exactly if its ends are in one region. Each is two halves, of the vertices of either side, each
 * connected by itself, which turning, mirroring and moving map to each other; `size` vertices together, where that is not 0.
 */
export interface Halves {
  readonly kind: "halves";
  readonly vertices: readonly {
    readonly side: 0 | 1;
    readonly row: number;
    readonly column: number;
    readonly size: number;
  }[];
  readonly edges: readonly { readonly from: number; readonly to: number; readonly when: Condition }[];
  readonly origin: Origin;
}

/** Each element is in exactly one chosen candidate (or at most one). */
export interface CandidateCover {
  readonly kind: "candidate-cover";
  readonly candidates: readonly CandidateId[];
  /** By element of the layer: the candidates that hold it. */
  readonly elements: readonly (readonly CandidateId[])[];
  readonly atMostOnce: boolean;
  readonly origin: Origin;
}

export type RuleConstraint = Holds | GraphRule | ComponentSizes | Halves | CandidateCover;

/** Whether it is made of no other conditions. */
export function isSimple({ kind }: Condition): boolean {
  return kind === "literal" || kind === "auxiliary" || kind === "candidate" || kind === "placement";
}
