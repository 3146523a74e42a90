/** The result of one task in a process of its own: `one-task.ts` prints it as a line of JSON. Seconds are those of the processor, since the process began to compile. */
export type Task =
  /** An answer, and whether it is the only one. */
  | { readonly kind: "prove"; readonly text: string; readonly seconds: number }
  /** The same by clingo, from the problem as `ecpc build --emit lp` states it; seconds are those of clingo. */
  | { readonly kind: "clingo"; readonly text: string; readonly seconds: number }
  | { readonly kind: "count"; readonly text: string; readonly seconds: number }
  /** The same count in parts, one after the other, until the parts together take so many times as long as the whole that two workers gain nothing. */
  | { readonly kind: "parts"; readonly text: string; readonly seconds: number; readonly parts: number }
  /** The same count by a diagram in so many shares. */
  | {
      readonly kind: "shares";
      readonly text: string;
      readonly seconds: number;
      readonly workers: readonly number[];
    }
  /** The same proof by so many searches that race. */
  | {
      readonly kind: "race";
      readonly text: string;
      readonly seconds: number;
      readonly racers: readonly number[];
    };

export interface Measured {
  /** Codes of the messages of an instance that is not compiled. */
  readonly refused?: string;
  readonly compiled: number;
  readonly megabytes: number;
  /** When an answer was found; absent: none was. */
  readonly first?: number;
  /** When it was done; absent: it was not, in its seconds. */
  readonly done?: number;
  readonly count: string;
  readonly nodes: number;
  /** Of parts, each; or by the number of shares or of racers, of all together. Without compiling; null: not in its seconds. */
  readonly each?: readonly (number | null)[];
}
