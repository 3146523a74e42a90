/**
 * Instances of the compiled search (`assembly/dance.ts`), each with a memory of its own. Making one is quick (some 50
 * microseconds), but not beside a small search, so those no longer used are lent again.
 *
 * The module is compiled when the first search begins, synchronously: it has some seven thousand bytes, which takes less than a
 * millisecond, and which browsers allow outside workers too.
 */
import { bytesInHex } from "../generated/dance-wasm.js";
import { type CompiledModule, compiledModule, instanceOf, type Memory, PAGE_BYTES } from "../web-assembly.js";

/** The functions of `assembly/`. Those on a node are for an arena of sparse sets, those on an option for one of masks. */
interface Functions {
  /** The search itself: for at most `budget` nodes; the answers are SLICE_ENDED, SOLUTION_FOUND and EXHAUSTED. */
  dance(budget: number): number;
  danceMasks(budget: number): number;
  /** Puts an option, that has been removed, into the solution; 0 if that leaves too few options for an item. */
  choose(node: number, whole: number): number;
  chooseMasks(option: number): number;
  /** Takes an option that is live out of all sets; 0 if that leaves too few for an item. */
  removeOption(node: number): number;
  removeMasks(option: number): number;
}

export interface Kernel extends Functions {
  /** The memory as words: the word at address a is `words[a >> 2]`. */
  readonly words: Int32Array;
}

export interface Loan {
  readonly kernel: Kernel;
  readonly giveBack: () => void;
}

interface Exports extends Functions {
  readonly memory: Memory;
}

/** Memory never shrinks: an instance that has grown beyond this is left to the garbage collector, and so are all but a few. */
const LENT_AGAIN_BYTES = 2 ** 22;
const LENT_AGAIN = 4;

/** A memo and a stock of spare parts: what it holds shows in nothing but time. */
class KernelStock {
  private module: CompiledModule | undefined;
  private readonly spare: Exports[] = [];

  /**
   * A kernel whose memory, of unknown content, has at least this many bytes; undefined if there is not so much to be had.
   * Whoever has it is the only one, until they give it back, which they do once.
   */
  lend(bytes: number): Loan | undefined {
    const exports = this.spare.pop() ?? this.instantiate();
    const missing = bytes - exports.memory.buffer.byteLength;
    try {
      if (missing > 0) exports.memory.grow(Math.ceil(missing / PAGE_BYTES));
    } catch {
      return undefined;
    }
    const kernel = { ...exports, words: new Int32Array(exports.memory.buffer) };
    const giveBack = (): void => {
      const isSmall = exports.memory.buffer.byteLength <= LENT_AGAIN_BYTES;
      if (isSmall && this.spare.length < LENT_AGAIN) this.spare.push(exports);
    };
    return { kernel, giveBack };
  }

  private instantiate(): Exports {
    this.module ??= compiledModule(bytesInHex);
    return instanceOf<Exports>(this.module, {}, NAMES);
  }
}

const NAMES = [
  "memory",
  "dance",
  "danceMasks",
  "choose",
  "chooseMasks",
  "removeOption",
  "removeMasks",
] satisfies (keyof Exports)[];

export const kernels = new KernelStock();
