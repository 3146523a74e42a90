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
  /** By item, of each of its colours the literal. */
  private readonly colours: (Map<number, number> | undefined)[] = [];
  /** By variable, the colour that it was made for. */
  private readonly made = new Map<number, readonly [item: number, colour: number]>();
  /** Options that are the only ones of an item that has to be covered. */
  private readonly needed = new Set<number>();
  /** By variable of a colour, the items that it is the colour of. */
  private readonly itemsOfColours = new Map<number, number[]>();
  /** By variable of a colour, the literals of the options that give it. */
  private readonly givenBy = new Map<number, readonly number[]>();

  constructor(
    private readonly problem: Problem,
    private readonly draft: Draft,
    private readonly sayGlobal: (...given: [...Parameters<SayGlobal>, ItemFacts]) => void,
  ) {}

  *run(without: Answers): Generator<undefined, Described> {
    const { problem, draft } = this;
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
        variable < problem.optionCount
          ? optionName(problem, variable as OptionId)
          : this.colourName(variable),
      colourOf: (item, colour) => this.colourOf(item, colour),
      objective,
    };
  }

  private colourName(variable: number): string | undefined {
    const made = this.made.get(variable);
    return made && `${itemName(this.problem, made[0] as ItemId)}=${made[1]}`;
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
    const holders: (number[] | undefined)[] = new Array(problem.itemCount);
    const colours: (Map<number, number[]> | undefined)[] = new Array(problem.itemCount);
    for (let o = 0; o < problem.optionCount; o++) {
      for (let k = problem.optionStart[o] ?? 0; k < (problem.optionStart[o + 1] ?? 0); k++) {
        const item = problem.optionItems[k] ?? 0;
        const colour = problem.optionColours[k] ?? 0;
        if (colour === 0) addAt(holders, item, 2 * o);
        else {
          colours[item] ??= new Map();
          addTo(colours[item], colour, 2 * o);
        }
      }
    }
    for (let item = 0; item < problem.itemCount; item++) {
      yield;
      const options = holders[item] ?? [];
      const of = colours[item];
      if (problem.itemSecondary[item] === 0) {
        const [only] = options;
        if (only !== undefined && options.length === 1 && (problem.itemLo[item] ?? 0) > 0)
          this.needed.add(only >> 1);
        draft.between(options, undefined, problem.itemLo[item] ?? 0, problem.itemHi[item] ?? 0);
        continue;
      }
      draft.between(of === undefined ? options : [...options, ...this.sayColours(item, of)], undefined, 0, 1);
    }
  }

  /** Returns the literals of the colours of an item, by the literals of the options that give them. */
  private sayColours(item: number, givenBy: ReadonlyMap<number, number[]>): Iterable<number> {
    const own = new Map<number, number>();
    this.colours[item] = own;
    for (const [colour, giving] of givenBy) {
      const literal = this.draft.either(giving);
      own.set(colour, literal);
      addTo(this.itemsOfColours, literal >> 1, item);
      if (giving.length < 2) continue;
      this.givenBy.set(literal >> 1, giving);
      this.made.set(literal >> 1, [item, colour]);
    }
    return own.values();
  }

  private *sayRows(): Generator<undefined> {
    const { problem, draft } = this;
    const { rows } = problem;
    for (let r = 0; r < rows.count; r++) {
      yield;
      const [from, to] = [rows.start[r] ?? 0, rows.start[r + 1] ?? 0];
      const literals = this.literalsOf(rows.literals.subarray(from, to));
      if (rows.isClause[r] === 1) draft.anyOf(literals);
      else draft.between(literals, rows.weights.subarray(from, to), rows.lo[r] ?? 0, rows.hi[r] ?? 0);
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
    const own: number[] = [];
    for (let i = 0; i < literals.length; i++) {
      const literal = literals[i] ?? 0;
      const item = atoms.item[literal >> 1] ?? -1;
      const value = atoms.value[literal >> 1] ?? 0;
      own.push((item < 0 ? 2 * value : this.colourOf(item, value)) ^ (literal & 1));
    }
    return own;
  }

  private colourOf(item: number, colour: number): number {
    return this.colours[item]?.get(colour) ?? this.draft.never();
  }
}

function addAt(lists: (number[] | undefined)[], place: number, value: number): void {
  const list = lists[place];
  if (list === undefined) lists[place] = [value];
  else list.push(value);
}

function addTo(lists: Map<number, number[]> | undefined, key: number, value: number): void {
  const list = lists?.get(key);
  if (list === undefined) lists?.set(key, [value]);
  else list.push(value);
}
