/**
 * A problem as Boolean variables, clauses and rows: option o is variable o, and colours of items, states of globals follow. Each variable that
 * is added is a function of the options, but for those of `rooted-trees.ts`, of large `acyclic` graphs and of `halves`: solvers that count have to count by what is visible.
 *
 * It shares nothing with the kernel's translation, so that what others find in it is a check on that.
 */
import { kindOfGlobal } from "../globals/table.js";
import {
  type Global,
  type ItemId,
  itemName,
  type OptionId,
  optionName,
  type Problem,
  type ReadonlyInts,
} from "../problem.js";
import type { ItemFacts } from "./item-facts.js";
import { Draft, type Sink } from "./sink.js";

export interface Described {
  /** Variables of what the user sees: two solutions that agree on them are one answer. */
  readonly visible: readonly number[];
  /** The names of options and colours; the others have none. */
  readonly nameOf: (variable: number) => string | undefined;
  /** The literal that an item has a colour. */
  readonly colourOf: (item: number, colour: number) => number;
  /** The sum that is largest in the best solutions; undefined where all are equally good. */
  readonly objective: DescribedObjective | undefined;
}

/** `base` and the weights of the variables that are true; each variable once. */
export interface DescribedObjective {
  readonly base: number;
  readonly terms: readonly (readonly [weight: number, variable: number])[];
}

/** A global, over literals of those variables. */
export type SayGlobal = (global: Global, literals: readonly number[]) => void;

/** Answers by their options. */
export type Answers = readonly (readonly OptionId[])[];

/** What `describing` says, all at once. */
export function describe(...given: Parameters<typeof describing>): Described {
  const steps = describing(...given);
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value;
}

/** Stops between parts, so that what was said can be taken. `without`: answers that are refused. `sayGlobal`: of a sink that knows globals; others have them in clauses and rows. */
export function describing(
  problem: Problem,
  sink: Sink,
  without: Answers = [],
  sayGlobal?: SayGlobal,
): Generator<undefined, Described> {
  const draft = new Draft(sink);
  const encode = (global: Global, given: readonly number[], facts: ItemFacts): void => {
    const literals = given.map((literal) => (facts.isFalse(literal) ? draft.never() : literal));
    const { graph, data } = global;
    kindOfGlobal(global).encode({
      draft,
      literals,
      graph,
      data: [...data],
      excludes: (some) => facts.excludes(some),
    });
  };
  return new Description(problem, draft, sayGlobal ?? encode).run(without);
}

class Description implements ItemFacts {
  /** By item and colour, its literal. */
  private readonly colours = new Map<string, number>();
  private readonly names = new Map<number, string>();
  /** Options that are the only ones of an item that has to be covered. */
  private readonly needed = new Set<number>();
  /** By variable of a colour, the items that it is the colour of. */
  private readonly itemsOfColours = new Map<number, readonly number[]>();
  /** By variable of a colour, the literals of the options that give it. */
  private readonly givenBy = new Map<number, readonly number[]>();

  constructor(
    private readonly problem: Problem,
    private readonly draft: Draft,
    private readonly sayGlobal: (...given: [...Parameters<SayGlobal>, ItemFacts]) => void,
  ) {}

  *run(without: Answers): Generator<undefined, Described> {
    const { problem, draft, names } = this;
    for (let o = 0; o < problem.optionCount; o++) draft.newVariable();
    yield* this.sayItems();
    yield* this.sayRows();
    for (const global of problem.globals) {
      this.sayGlobal(global, this.literalsOf(global.literals), this);
      yield;
    }
    const { visible } = problem;
    const seen =
      visible.length > 0
        ? [...new Set(this.literalsOf(visible).map((literal) => literal >> 1))]
        : Array.from({ length: problem.optionCount }, (_, o) => o);
    for (const answer of without) {
      this.refuse(answer, seen);
      yield;
    }
    const objective = this.objective();
    return {
      visible: seen,
      nameOf: (variable) =>
        variable < problem.optionCount ? optionName(problem, variable as OptionId) : names.get(variable),
      colourOf: (item, colour) => this.colourOf(item, colour),
      objective,
    };
  }

  /** A literal that is negated adds where its variable is false: that is part of the constant. */
  private objective(): DescribedObjective | undefined {
    const { objective } = this.problem;
    if (objective === undefined) return undefined;
    const weightOf = new Map<number, number>();
    let base = 0;
    for (const [i, literal] of this.literalsOf(objective.literals).entries()) {
      const weight = objective.weights[i] ?? 0;
      const isNegated = (literal & 1) === 1;
      if (isNegated) base += weight;
      weightOf.set(literal >> 1, (weightOf.get(literal >> 1) ?? 0) + (isNegated ? -weight : weight));
    }
    return {
      base,
      terms: [...weightOf].flatMap(([variable, weight]) =>
        weight === 0 ? [] : [[weight, variable] as const],
      ),
    };
  }

  /** Something that is seen is otherwise. */
  private refuse(answer: readonly OptionId[], seen: readonly number[]): void {
    const chosen = new Set<number>(answer);
    const isTrue = (variable: number): boolean =>
      variable < this.problem.optionCount
        ? chosen.has(variable)
        : (this.givenBy.get(variable) ?? []).some((literal) => chosen.has(literal >> 1));
    this.draft.anyOf(seen.map((variable) => 2 * variable + (isTrue(variable) ? 1 : 0)));
  }

  private *sayItems(): Generator<undefined> {
    const { problem, draft } = this;
    const holders: number[][] = Array.from({ length: problem.itemCount }, () => []);
    const colours: Map<number, number[]>[] = Array.from({ length: problem.itemCount }, () => new Map());
    for (let o = 0; o < problem.optionCount; o++) {
      for (let k = problem.optionStart[o] ?? 0; k < (problem.optionStart[o + 1] ?? 0); k++) {
        const item = problem.optionItems[k] ?? 0;
        const colour = problem.optionColours[k] ?? 0;
        if (colour === 0) holders[item]?.push(2 * o);
        else {
          const of = colours[item];
          const same = of?.get(colour);
          if (same === undefined) of?.set(colour, [2 * o]);
          else same.push(2 * o);
        }
      }
    }
    for (let item = 0; item < problem.itemCount; item++) {
      yield;
      const [options, of] = [holders[item] ?? [], colours[item] ?? new Map<number, number[]>()];
      if (problem.itemSecondary[item] === 0) {
        const [only] = options;
        if (only !== undefined && options.length === 1 && (problem.itemLo[item] ?? 0) > 0)
          this.needed.add(only >> 1);
        draft.linear(
          options.map((literal) => [1, literal]),
          problem.itemLo[item] ?? 0,
          problem.itemHi[item] ?? 0,
        );
        continue;
      }
      for (const [colour, giving] of of) {
        const literal = draft.either(giving);
        this.colours.set(`${item} ${colour}`, literal);
        this.itemsOfColours.set(literal >> 1, [...(this.itemsOfColours.get(literal >> 1) ?? []), item]);
        if (giving.length < 2) continue;
        this.givenBy.set(literal >> 1, giving);
        this.names.set(literal >> 1, `${itemName(problem, item as ItemId)}=${colour}`);
      }
      const states = [...options, ...[...of.keys()].map((colour) => this.colourOf(item, colour))];
      draft.linear(
        states.map((literal) => [1, literal]),
        0,
        1,
      );
    }
  }

  private *sayRows(): Generator<undefined> {
    const { problem, draft } = this;
    const { rows } = problem;
    for (let r = 0; r < rows.count; r++) {
      yield;
      const [from, to] = [rows.start[r] ?? 0, rows.start[r + 1] ?? 0];
      const literals = this.literalsOf(rows.literals.subarray(from, to));
      if (rows.isClause[r] === 1) draft.anyOf(literals);
      else
        draft.linear(
          literals.map((literal, i) => [rows.weights[from + i] ?? 0, literal]),
          rows.lo[r] ?? 0,
          rows.hi[r] ?? 0,
        );
    }
  }

  isFalse(literal: number): boolean {
    return (literal & 1) === 1 && this.needed.has(literal >> 1);
  }

  excludes(literals: readonly number[]): boolean {
    if (new Set(literals).size < literals.length) return false;
    let shared: readonly number[] | undefined;
    for (const literal of literals) {
      if ((literal & 1) === 1) return false;
      const own = new Set(this.filledBy(literal >> 1));
      shared = shared === undefined ? [...own] : shared.filter((item) => own.has(item));
      if (shared.length === 0) return false;
    }
    return true;
  }

  /** The items that have nothing else where this variable is true. */
  private filledBy(variable: number): number[] {
    const { problem, itemsOfColours } = this;
    const filled = [...(itemsOfColours.get(variable) ?? [])];
    if (variable >= problem.optionCount) return filled;
    for (let k = problem.optionStart[variable] ?? 0; k < (problem.optionStart[variable + 1] ?? 0); k++) {
      const item = problem.optionItems[k] ?? 0;
      const isAlone = problem.itemSecondary[item] === 1 || (problem.itemHi[item] ?? 0) <= 1;
      if (isAlone && problem.optionColours[k] === 0) filled.push(item);
    }
    return filled;
  }

  private literalsOf(literals: ReadonlyInts): number[] {
    const { atoms } = this.problem;
    return [...literals].map((literal) => {
      const item = atoms.item[literal >> 1] ?? -1;
      const value = atoms.value[literal >> 1] ?? 0;
      return (item < 0 ? 2 * value : this.colourOf(item, value)) ^ (literal & 1);
    });
  }

  private colourOf(item: number, colour: number): number {
    return this.colours.get(`${item} ${colour}`) ?? this.draft.never();
  }
}
