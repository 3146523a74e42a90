/** A class, and the boards on which it is tried, each of which the compiler solves. */
import type { InstanceForm } from "./random-instance.js";

export interface ClassLine {
  readonly file: string;
  readonly forms: readonly InstanceForm[];
  /** Why no random instance is tried, where there are no forms. */
  readonly why?: string;
}

export const small: readonly InstanceForm[] = [
  { rows: 1, columns: 1 },
  { rows: 2, columns: 2 },
  { rows: 2, columns: 3 },
  { rows: 3, columns: 3 },
];
export const tiny: readonly InstanceForm[] = [
  { rows: 1, columns: 2 },
  { rows: 2, columns: 2 },
  { rows: 2, columns: 3 },
];
export const four: readonly InstanceForm[] = [{ rows: 4, columns: 4, arguments: "n = 4, h = 2, w = 2" }];

export const line = (file: string, forms: readonly InstanceForm[], why?: string): ClassLine => ({
  file,
  forms,
  ...(why === undefined ? {} : { why }),
});

export const square = (n: number): readonly InstanceForm[] => [
  { rows: n, columns: n, arguments: `n = ${n}` },
];
