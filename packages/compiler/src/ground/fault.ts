/**
 * Errors of meaning: the text is right, and for this instance something in it stands for nothing. A fault is thrown where it is met, and
 * caught by the nearest loop over the elements of the board; so the same mistake is met at many cells, and is reported once for its place.
 */
import type { Diagnostic } from "../diagnostics/diagnostic.js";

/** Not an `Error`: it is no accident of the program, and needs no stack. */
export class Fault {
  constructor(
    /** Faults of one key are one mistake; usually the code and the place. */
    readonly key: string,
    /** The diagnostic, when it is known how often besides this one the mistake was met. */
    readonly diagnostic: (others: number) => Diagnostic,
  ) {}
}

/** Returns the result of `body`; undefined where that is a fault, which is told elsewhere or is none there. */
export function unlessFault<Result>(body: () => Result): Result | undefined {
  try {
    return body();
  } catch (thrown) {
    if (thrown instanceof Fault) return undefined;
    throw thrown;
  }
}

export class FaultLog {
  private readonly faults = new Map<string, { readonly fault: Fault; times: number }>();

  /** Runs `body`; a fault in it is noted, and its value is then undefined. */
  guard<Result>(body: () => Result): Result | undefined {
    try {
      return body();
    } catch (thrown) {
      this.note(thrown);
      return undefined;
    }
  }

  /** Takes what was thrown if it is a fault; throws it again if not. */
  note(thrown: unknown): void {
    if (!(thrown instanceof Fault)) throw thrown;
    const known = this.faults.get(thrown.key);
    if (known === undefined) this.faults.set(thrown.key, { fault: thrown, times: 1 });
    else known.times++;
  }

  get empty(): boolean {
    return this.faults.size === 0;
  }

  diagnostics(): Diagnostic[] {
    return [...this.faults.values()].map(({ fault, times }) => fault.diagnostic(times - 1));
  }
}
