/** Finds variables that are all different: recognised from counts of at most one of each value, whoever says them. */
import type { Count, Ground, GroundVariableId, ValueCode } from "../../ground.js";
import { addTo } from "../../maps.js";

export class DifferentVariables {
  /** By value and variable: the counts that allow at most one, as places in `held`. */
  private places: Map<string, number[]> | undefined;
  private readonly held: ReadonlySet<GroundVariableId>[] = [];

  constructor(
    private readonly ground: Ground,
    private readonly counts: readonly Count[],
  ) {}

  isEmpty(): boolean {
    return this.byValue().size === 0;
  }

  /** The values that the variables can have between them, ascending; undefined where two of them can have the same. */
  valuesOf(variables: readonly GroundVariableId[]): readonly ValueCode[] | undefined {
    const values = new Map<ValueCode, GroundVariableId[]>();
    for (const variable of variables)
      for (const value of this.ground.variables[variable]?.domain ?? []) {
        addTo(values, value, variable);
      }
    if (![...values].every(([value, own]) => this.areDifferent(value, own))) return undefined;
    return [...values.keys()].sort((a, b) => a - b);
  }

  private areDifferent(value: ValueCode, variables: readonly GroundVariableId[]): boolean {
    const [first, ...others] = variables;
    if (first === undefined || others.length === 0) return true;
    const counts = this.byValue().get(`${value} ${first}`) ?? [];
    return counts.some((index) => others.every((other) => this.held[index]?.has(other) === true));
  }

  /** Made when it is first asked for: in most puzzles nobody does. */
  private byValue(): ReadonlyMap<string, readonly number[]> {
    if (this.places !== undefined) return this.places;
    const places = new Map<string, number[]>();
    this.places = places;
    for (const { terms, ranges } of this.counts) {
      if ((ranges.at(-1)?.[1] ?? 0) !== 1) continue;
      const [first] = terms;
      if (first?.except !== undefined) continue;
      const value = first?.values[0];
      if (value === undefined || !terms.every(({ values }) => values.length === 1 && values[0] === value))
        continue;
      const index = this.held.push(new Set(terms.map(({ variable }) => variable))) - 1;
      for (const { variable } of terms) {
        const key = `${value} ${variable}`;
        addTo(places, key, index);
      }
    }
    return places;
  }
}
