/** Conditions over Boolean variables as arrays, in CSR form; `model.ts` says what holds in them. */

/** A list of lists: list i is `items[start[i]] … items[start[i + 1] - 1]`. */
export interface Lists {
  readonly count: number;
  readonly start: Int32Array;
  readonly items: Int32Array;
}

export interface Sums extends Lists {
  readonly weights: Int32Array;
  readonly lo: Int32Array;
  readonly hi: Int32Array;
}

export interface Rows {
  readonly variableCount: number;
  /** False if a contradiction was seen while building: there is no solution. */
  readonly satisfiable: boolean;
  readonly units: Int32Array;
  readonly clauses: Lists;
  readonly atMostOnes: Lists;
  readonly sums: Sums;
}
