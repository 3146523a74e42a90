/**
 * Instances of the kernel's compiled core (`assembly/kernel/`), each with a memory of its own, which goes when the kernel does.
 *
 * The module is compiled when the first kernel is made, synchronously: it has some eight thousand bytes, which takes less than a millisecond.
 * An instance takes about a tenth of that.
 */
import { bytesInHex } from "../generated/kernel-wasm.js";
import { type CompiledModule, compiledModule, instanceOf, type Memory } from "../web-assembly.js";

/** The functions of `assembly/kernel/`. Booleans are 0 and 1; those that may make the memory larger are marked: arrays in it are then to be looked up anew. */
interface Functions {
  enqueue(literal: number, reason: number): number;
  enqueueWith(literal: number, reason: number, a: number, b: number, c: number): number;
  decide(literal: number): void;
  /** May make the memory larger. */
  settle(): number;
  settleSums(sums: number): number;
  cancel(level: number): void;
  explain(literal: number): void;
  conflictLevel(): number;
  analyze(level: number): void;
  shorten(clause: number, size: number): number;
  /** May make the memory larger. */
  keepLearned(): number;
  /** May make the memory larger. */
  addClause(literals: number, size: number, score: number): number;
  /** May make the memory larger. */
  watch(clause: number): void;
  /** May make the memory larger. */
  pushWatch(literal: number, clause: number, blocker: number): void;
  postClauses(count: number, start: number, items: number): void;
  /** May make the memory larger. */
  compact(): void;
  occurrences(
    rows: number,
    rowStart: number,
    items: number,
    start: number,
    holders: number,
    weights: number,
    heldWeights: number,
  ): void;
  propagateConnected(address: number, done: number): number;
  undoConnected(address: number, done: number): void;
  explainConnected(address: number, vertex: number, root: number, beyond: number, before: number): void;
  propagateHalves(address: number, done: number): number;
  explainHalves(address: number, literal: number, why: number, a: number, b: number, before: number): void;
  because(literal: number): void;
  bump(variable: number): void;
  insert(variable: number): void;
  insertInSteps(step: number): void;
  mostActive(): number;
  takeMostActive(): number;
  rebuild(): void;
}

export interface Core extends Functions {
  readonly memory: Memory;
}

/** The parts that are not compiled, and that the core calls. */
export interface Imports {
  checkGaps(row: number): number;
  explainByGaps(literal: number, row: number): void;
  explainByPropagator(literal: number, slot: number): void;
  explained(literal: number): void;
}

/** As where there is no room for an array: whoever knows such an end by its name and its words knows this one too. */
function lackRoom(): never {
  throw new RangeError("Array buffer allocation failed");
}

/** A memo: the module. */
class Cores {
  private module: CompiledModule | undefined;

  make(memory: Memory, surroundings: Imports): Core {
    this.module ??= compiledModule(bytesInHex);
    const imports = { surroundings: { ...surroundings, lackRoom }, env: { memory } };
    const functions = instanceOf<Functions>(this.module, imports, NAMES);
    return { ...functions, memory };
  }
}

const NAMES = [
  "addClause",
  "analyze",
  "because",
  "bump",
  "cancel",
  "compact",
  "conflictLevel",
  "decide",
  "enqueue",
  "enqueueWith",
  "explain",
  "explainConnected",
  "explainHalves",
  "insert",
  "insertInSteps",
  "keepLearned",
  "mostActive",
  "occurrences",
  "postClauses",
  "propagateConnected",
  "propagateHalves",
  "pushWatch",
  "rebuild",
  "settle",
  "settleSums",
  "shorten",
  "takeMostActive",
  "undoConnected",
  "watch",
] satisfies (keyof Functions)[];

export const cores = new Cores();
