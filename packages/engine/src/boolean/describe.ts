/**
 * A problem as Boolean variables, clauses and rows: option o is variable o, and colours of items, states of globals follow. Each variable that
 * is added is a function of the options, but for those of `rooted-trees.ts` and `halves`: solvers that count have to count by what is visible.
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

/** `without`: answers that are refused. `sayGlobal`: of a sink that knows globals; others have them in clauses and rows. */
export function describe(
  problem: Problem,
  sink: Sink,
  without: Answers = [],
  sayGlobal?: SayGlobal,
): Described {
  const draft = new Draft(sink);
  const encode: SayGlobal = (global, literals) => {
    kindOfGlobal(global).encode({ draft, literals, graph: global.graph, data: [...global.data] });
  };
  return new Description(problem, draft, sayGlobal ?? encode).run(without);
}

class Description {
  /** By item and colour, its literal. */
  private readonly colours = new Map<string, number>();
  private readonly names = new Map<number, string>();
  /** By variable of a colour, the literals of the options that give it. */
  private readonly givenBy = new Map<number, readonly number[]>();

  constructor(
    private readonly problem: Problem,
    private readonly draft: Draft,
    private readonly sayGlobal: SayGlobal,
  ) {}

  run(without: Answers): Described {
    const { problem, draft, names } = this;
    for (let o = 0; o < problem.optionCount; o++) draft.newVariable();
    this.sayItems();
    this.sayRows();
    for (const global of problem.globals) this.sayGlobal(global, this.literalsOf(global.literals));
    const { visible } = problem;
    const seen =
      visible.length > 0
        ? [...new Set(this.literalsOf(visible).map((literal) => literal >> 1))]
        : Array.from({ length: problem.optionCount }, (_, o) => o);
    for (const answer of without) this.refuse(answer, seen);
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
    this.draft.clause(...seen.map((variable) => 2 * variable + (isTrue(variable) ? 1 : 0)));
  }

  private sayItems(): void {
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
      const [options, of] = [holders[item] ?? [], colours[item] ?? new Map<number, number[]>()];
      if (problem.itemSecondary[item] === 0) {
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

  private sayRows(): void {
    const { problem, draft } = this;
    const { rows } = problem;
    for (let r = 0; r < rows.count; r++) {
      const [from, to] = [rows.start[r] ?? 0, rows.start[r + 1] ?? 0];
      const literals = this.literalsOf(rows.literals.subarray(from, to));
      if (rows.isClause[r] === 1) draft.clause(...literals);
      else
        draft.linear(
          literals.map((literal, i) => [rows.weights[from + i] ?? 0, literal]),
          rows.lo[r] ?? 0,
          rows.hi[r] ?? 0,
        );
    }
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
