/**
 * A sink for problems with nothing but Boolean variables, clauses and linear rows. `describe.ts` says a problem to a sink; a format for other
 * solvers is a sink, and so is whoever evaluates answers.
 *
 * Variables are 0, 1, …; a literal is 2 · variable, plus 1 if it is negated.
 */
import { clausify } from "./clausify.js";

export interface Sink {
  /** The positive literal of a new variable. */
  newVariable(): number;
  /** One of the literals at least. There is one. */
  clause(literals: readonly number[]): void;
  /** lo <= sum of the weights of the true variables <= hi. It can hold, and can fail. A sink without rows has them in clauses. */
  row?(row: Row): void;
  /** Of a format in which variables can follow from others by rules. */
  readonly rules?: Rules;
}

/** The variables of rules hold if a chain of rules leads to them, and otherwise not: no circle of rules carries itself. */
export interface Rules {
  /** The positive literal of a new variable that follows by rules. */
  newVariable(): number;
  /** If all of the body hold, then so does the head, which is the variable of a rule. */
  rule(head: number, body: readonly number[]): void;
}

export interface Row {
  /** Each once. */
  readonly variables: readonly number[];
  /** None is 0. */
  readonly weights: readonly number[];
  /** Within `least` and `most`, which no choice falls below or exceeds. */
  readonly lo: number;
  readonly hi: number;
  readonly least: number;
  readonly most: number;
}

/** A sink, and the words that descriptions are made of. */
export class Draft {
  private truth: number | undefined;
  /** By variable, where it stands in the row that it was last in. */
  private readonly placeOf: number[] = [];

  constructor(private readonly sink: Sink) {}

  get rules(): Rules | undefined {
    return this.sink.rules;
  }

  /** Whether a long row is as short as it is said. */
  get hasRows(): boolean {
    return this.sink.row !== undefined;
  }

  newVariable(): number {
    return this.sink.newVariable();
  }

  /** A literal that is always true. */
  always(): number {
    if (this.truth === undefined) {
      this.truth = this.sink.newVariable();
      this.sink.clause([this.truth]);
    }
    return this.truth;
  }

  never(): number {
    return this.always() ^ 1;
  }

  /** One of the literals at least; none of none. */
  clause(...literals: readonly number[]): void {
    this.anyOf(literals);
  }

  /** The same of literals that may be too many for the arguments of a call. */
  anyOf(literals: readonly number[]): void {
    if (literals.length === 0) this.sink.clause([this.never()]);
    else if (areApart(literals)) this.sink.clause(literals);
    else {
      const own = new Set(literals);
      if (!literals.some((literal) => own.has(literal ^ 1))) this.sink.clause([...own]);
    }
  }

  /** If all of the first hold, then so does one of the second. */
  implies(all: readonly number[], some: readonly number[]): void {
    this.anyOf([...all.map((literal) => literal ^ 1), ...some]);
  }

  /** A literal that holds exactly if one of these does. */
  either(literals: readonly number[]): number {
    const [only] = literals;
    if (only === undefined) return this.never();
    if (literals.length === 1) return only;
    const result = this.newVariable();
    for (const literal of literals) this.implies([literal], [result]);
    this.implies([result], literals);
    return result;
  }

  /** A literal that holds exactly if all of these do. */
  both(...literals: readonly number[]): number {
    return this.either(literals.map((literal) => literal ^ 1)) ^ 1;
  }

  equal(a: number, b: number, given: readonly number[] = []): void {
    this.implies([...given, a], [b]);
    this.implies([...given, b], [a]);
  }

  /** lo <= sum of the weights of the true literals <= hi; literals may come again, and beside their negations. */
  linear(terms: readonly (readonly [weight: number, literal: number])[], lo: number, hi: number): void {
    this.between(
      terms.map(([, literal]) => literal),
      terms.map(([weight]) => weight),
      lo,
      hi,
    );
  }

  /** The same, with the weights in a list of their own; each is 1 where there is none. */
  between(literals: readonly number[], given: ArrayLike<number> | undefined, lo: number, hi: number): void {
    const { placeOf } = this;
    const [met, sums]: [number[], number[]] = [[], []];
    let base = 0;
    for (let i = 0; i < literals.length; i++) {
      const literal = literals[i] ?? 0;
      const weight = given === undefined ? 1 : (given[i] ?? 0);
      const variable = literal >> 1;
      const isNegated = (literal & 1) === 1;
      if (isNegated) base += weight;
      let place = placeOf[variable] ?? -1;
      if (place < 0 || met[place] !== variable) {
        place = met.length;
        placeOf[variable] = place;
        met.push(variable);
        sums.push(0);
      }
      sums[place] = (sums[place] ?? 0) + (isNegated ? -weight : weight);
    }
    const [variables, weights] = sums.includes(0)
      ? [met.filter((_, i) => sums[i] !== 0), sums.filter((sum) => sum !== 0)]
      : [met, sums];
    let [least, most] = [0, 0];
    for (const weight of weights)
      if (weight < 0) least += weight;
      else most += weight;
    const row = {
      variables,
      weights,
      lo: Math.max(lo - base, least),
      hi: Math.min(hi - base, most),
      least,
      most,
    };
    if (lo - base > most || hi - base < least || row.lo > row.hi) this.clause();
    else if (row.lo > least || row.hi < most) this.sayRow(row);
  }

  /** Rows that are clauses are said as such. */
  private sayRow(row: Row): void {
    const { variables, weights, lo, hi, least, most } = row;
    const isSome = lo === least + 1 && hi === most;
    const isNotAll = lo === least && hi === most - 1;
    if ((isSome || isNotAll) && weights.every((weight) => weight === 1 || weight === -1))
      this.sink.clause(
        variables.map((variable, i) => 2 * variable + ((weights[i] ?? 0) < 0 === isSome ? 1 : 0)),
      );
    else if (this.sink.row === undefined) clausify(row, this.sink);
    else this.sink.row(row);
  }
}

/** So few literals are compared in pairs. */
const FEW = 12;

/** Surely no variable twice. */
function areApart(literals: readonly number[]): boolean {
  if (literals.length > FEW) return false;
  for (let i = 1; i < literals.length; i++)
    for (let k = 0; k < i; k++) if ((literals[i] ?? 0) >> 1 === (literals[k] ?? 0) >> 1) return false;
  return true;
}
