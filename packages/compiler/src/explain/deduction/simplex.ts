/**
 * The largest value of a variable under linear bounds, by the simplex method on a dense tableau, with the weights of the bounds whose sum shows that it is no larger. One feasible
 * point serves all variables. Numbers are inexact: whoever asks verifies the weights (Chvátal, Linear Programming, 1983).
 */

/** Of variables that are not negative: their sum with these signs is at most `most`. */
export interface VariableBound {
  readonly of: readonly number[];
  readonly sign: 1 | -1;
  readonly most: number;
}

export interface LargestValue {
  readonly value: number;
  /** By bound. */
  readonly weights: readonly number[];
}

const EPSILON = 1e-9;
/** Pivots for one variable: more are a cycle, or too much for it. */
const MOST_PIVOTS = 500;
/** Each bound is wider by another small number, so that few of them are met at once: else most pivots would lead nowhere. Far below what makes a difference to the answer. */
const APART = 1e-5;
const MARGIN = 1e-2;

export class Simplex {
  /** A row for each basic variable: its value, at `width - 1`, less the others with their factors. */
  private readonly rows: Float64Array[];
  private readonly width: number;
  /** By row and by column: the variable, then `variables` and up the slack of each bound, at last the helper of the beginning. */
  private readonly basic: number[];
  private readonly free: number[];
  private objective: Float64Array;
  readonly isFeasible: boolean;
  /** So much work was done so far: entries of the tableau that were looked at. */
  work = 0;

  constructor(
    private readonly variables: number,
    private readonly bounds: readonly VariableBound[],
  ) {
    this.width = variables + 2;
    this.rows = bounds.map(({ of, sign, most }, index) => {
      const row = new Float64Array(this.width);
      for (const variable of of) row[variable] = sign;
      row[variables] = -1;
      row[variables + 1] = most + APART * (1 + ((index * 7919) % 1009) / 1009);
      return row;
    });
    this.basic = bounds.map((_, index) => variables + index);
    this.free = Array.from({ length: variables + 1 }, (_, index) =>
      index < variables ? index : variables + bounds.length,
    );
    this.objective = new Float64Array(this.width);
    this.isFeasible = this.begin();
  }

  /** Undefined where it reaches `enough`, or where that is not seen. */
  below(variable: number, sign: 1 | -1, enough: number): LargestValue | undefined {
    this.aim(variable, sign);
    for (let pivots = 0; pivots < MOST_PIVOTS; pivots++) {
      if (this.value() >= enough - MARGIN) return undefined;
      const column = this.entering(pivots);
      if (column === undefined) return { value: this.value(), weights: this.weights() };
      const row = this.leaving(column);
      if (row === undefined) return undefined;
      this.pivot(row, column);
    }
    return undefined;
  }

  /** With a helper that makes all bounds hold, and is then made zero. */
  private begin(): boolean {
    const { variables, rows, bounds } = this;
    const helper = variables + bounds.length;
    let worst = 0;
    for (const [index, row] of rows.entries()) if (last(row) < last(rows[worst] ?? row)) worst = index;
    const first = rows[worst];
    if (first !== undefined && last(first) < 0) {
      this.pivot(worst, variables);
      this.aim(helper, -1);
      for (let pivots = 0; this.value() < -EPSILON; pivots++) {
        const column = pivots < 4 * MOST_PIVOTS ? this.entering(pivots) : undefined;
        const row = column === undefined ? undefined : this.leaving(column);
        if (column === undefined || row === undefined) return false;
        this.pivot(row, column);
      }
    }
    return this.dropHelper(helper);
  }

  private dropHelper(helper: number): boolean {
    const row = this.basic.indexOf(helper);
    if (row >= 0) {
      const column = this.rows[row]
        ?.subarray(0, this.width - 1)
        .findIndex((each) => Math.abs(each) > EPSILON);
      if (column === undefined || column < 0) return false;
      this.pivot(row, column);
    }
    const column = this.free.indexOf(helper);
    for (const each of this.rows) each[column] = 0;
    return true;
  }

  private aim(variable: number, sign: 1 | -1): void {
    const objective = new Float64Array(this.width);
    const row = this.basic.indexOf(variable);
    if (row < 0) objective[this.free.indexOf(variable)] = sign;
    else {
      const from = this.rows[row] ?? objective;
      for (let column = 0; column < this.width; column++) objective[column] = -sign * (from[column] ?? 0);
    }
    this.objective = objective;
  }

  private value(): number {
    return -last(this.objective);
  }

  private weights(): readonly number[] {
    const weights = this.bounds.map(() => 0);
    this.free.forEach((name, column) => {
      const bound = name - this.variables;
      if (bound >= 0 && bound < weights.length) weights[bound] = -(this.objective[column] ?? 0);
    });
    return weights;
  }

  /** The steepest; the first where it has taken long, so that it does not go round in circles. */
  private entering(pivots: number): number | undefined {
    let best: number | undefined;
    let most = EPSILON;
    for (let column = 0; column < this.width - 1; column++) {
      const factor = this.objective[column] ?? 0;
      if (factor <= most) continue;
      best = column;
      if (pivots > MOST_PIVOTS / 2) return best;
      most = factor;
    }
    return best;
  }

  private leaving(column: number): number | undefined {
    let best: number | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const [index, row] of this.rows.entries()) {
      const factor = row[column] ?? 0;
      if (factor <= EPSILON) continue;
      const ratio = last(row) / factor;
      const isFirst = best !== undefined && (this.basic[index] ?? 0) < (this.basic[best] ?? 0);
      if (ratio < least - EPSILON || (ratio < least + EPSILON && isFirst)) {
        least = Math.min(least, ratio);
        best = index;
      }
    }
    return best;
  }

  private pivot(at: number, column: number): void {
    const { rows, width, basic, free, objective } = this;
    const row = rows[at];
    if (row === undefined) return;
    const factor = row[column] ?? 1;
    row[column] = 1;
    for (let each = 0; each < width; each++) row[each] = (row[each] ?? 0) / factor;
    const filled: number[] = [];
    for (let each = 0; each < width; each++) if (row[each] !== 0) filled.push(each);
    for (const other of [...rows, objective]) {
      const times = other[column] ?? 0;
      if (other === row || times === 0) continue;
      other[column] = 0;
      this.work += filled.length;
      for (const each of filled) other[each] = (other[each] ?? 0) - times * (row[each] ?? 0);
    }
    [basic[at], free[column]] = [free[column] ?? 0, basic[at] ?? 0];
  }
}

const last = (row: Float64Array): number => row[row.length - 1] ?? 0;
