/**
 * The world in which the brute-force evaluator looks things up: board, data, parameters, the assignment so far.
 *
 * Reading what has no value yet throws `Unassigned`; reading what has no value at all throws a `Fault`. Both are thrown, not returned, so
 * that the evaluator reads like the rules of the language.
 */
import type {
  Board,
  DataElements,
  Datum,
  Expression,
  LayerId,
  LetId,
  ParameterId,
  TypedInstance,
  TypedPuzzle,
  VariableId,
} from "@ecp/compiler/reading";
import type { Structure } from "../unknowns/structures.js";
import type { Value } from "./value.js";

/** One unknown: the value of a layer at an element, a whole division, set of paths or layout of pieces, a clue `?`, the options. */
export interface Unknown {
  readonly layer?: LayerId;
  /** Absent for a structure. */
  readonly element?: number;
  /** It does not tell answers apart: hidden layers, values of `?`. */
  readonly hidden: boolean;
  readonly domain: readonly Assigned[];
  /** Its values before the instance fixed some. */
  readonly declared?: readonly Value[];
}

export type Assigned =
  | { readonly value: Value }
  | Structure
  | { readonly kind: "options"; readonly chosen: readonly number[] };

export class Unassigned {
  constructor(readonly unknown: number) {}
}

/** Something has no value: off the board, absent, none, by nought. */
export class Fault {
  constructor(
    readonly what: string,
    readonly expression?: Expression,
  ) {}
}

export interface World {
  readonly puzzle: TypedPuzzle;
  readonly instance: TypedInstance;
  board: Board | undefined;
  /** Cells of the part that `inside` speaks of. */
  part: ReadonlySet<number> | undefined;
  /** Layers of which the part that is spoken of, or one round it, is said to be a loop, with that part. */
  loops: ReadonlyMap<LayerId, ReadonlySet<number>>;
  bindings: (Value | undefined)[];
  readonly evaluate: (expression: Expression) => Value;
  /** Undefined where an element on the way to it does not exist, or has no value. */
  readonly valueIfThere: (expression: Expression) => Value | undefined;
  readonly data: Map<LayerId, readonly (Datum | undefined)[]>;
  readonly elements: Map<LayerId, DataElements>;
  readonly parameter: (parameter: ParameterId, given: readonly Value[]) => Value;
  /** Values of names without parameters that read nothing that is to be found, on the whole board. */
  readonly kept: Map<LetId, Value>;
  readonly unknowns: Unknown[];
  readonly assigned: (Assigned | undefined)[];
  /** `layer element` → unknown; `layer` alone for structures. */
  readonly unknownAt: Map<string, number>;
  /** Called with what speaks of what is not there. */
  fault: (fault: Fault) => void;
  /** Called for each expression that is evaluated. */
  spend: () => void;
  /** Called with every unknown that is read. */
  touch: (unknown: number) => void;
}

export function lookUp(world: World, unknown: number): Assigned {
  world.touch(unknown);
  const assigned = world.assigned[unknown];
  if (assigned === undefined) throw new Unassigned(unknown);
  return assigned;
}

/** Runs `body` with variables bound, and puts back what they were. */
export function withBindings<T>(
  world: World,
  variables: readonly VariableId[],
  values: readonly (Value | undefined)[],
  body: () => T,
): T {
  const before = variables.map((variable) => world.bindings[variable]);
  variables.forEach((variable, i) => {
    world.bindings[variable] = values[i];
  });
  try {
    return body();
  } finally {
    variables.forEach((variable, i) => {
      world.bindings[variable] = before[i];
    });
  }
}

export function boardOf(world: World): Board {
  if (world.board === undefined) throw new Fault("there is no board");
  return world.board;
}
