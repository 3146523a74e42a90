/** The calls that build a `Problem`, and their parts. `builder.ts` answers them. */
import type { Graph, ItemId, Literal, Names, OptionId, Problem } from "./problem.js";

/** One item of an option; `colour` is a positive integer, for a secondary item only. */
export interface Entry {
  readonly item: ItemId;
  readonly colour?: number | undefined;
}

/** The parts of a linear row: a literal and its weight (1 if left out). */
export interface Term {
  readonly literal: Literal;
  readonly weight?: number;
}

export interface ProblemBuilder {
  /** A primary item, to be covered lo..hi times (lo is 1, and hi the larger of lo and 1, if left out). Names, where given, are unique. */
  primary(name?: string, lo?: number, hi?: number): ItemId;
  /** A secondary item: covered at most once, or any number of times with one and the same colour. */
  secondary(name?: string): ItemId;
  /** An option: its items, a secondary one with or without a colour. A bare id stands for an entry without colour. */
  option(entries: readonly (Entry | ItemId)[], name?: string): OptionId;
  /** The literal "option is chosen". */
  chosen(option: OptionId): Literal;
  /** The literal "some chosen option gives this secondary item this colour". */
  hasColour(item: ItemId, colour: number): Literal;
  /** At least one of the literals. An empty clause is allowed, and cannot be satisfied. */
  clause(literals: readonly Literal[]): void;
  /** lo <= sum of the weights of the true literals <= hi. Weights may be negative. A bare literal stands for one of weight 1. */
  linear(terms: readonly (Term | Literal)[], lo: number, hi: number): void;
  /** The sum that is largest in the best solutions. Once. */
  objective(terms: readonly Term[]): void;
  /** A condition on a graph, by name. */
  global(
    name: string,
    literals: readonly Literal[],
    graph: Graph,
    data?: readonly number[],
    alone?: boolean,
  ): void;
  /** Marks literals that the user sees. */
  visible(literals: readonly Literal[]): void;
  /** Marks an item whose state is a function of the visible literals. */
  functional(item: ItemId): void;
  /** Names that a rule or a table makes; they replace the names given with items and options. */
  names(names: Names): void;
  readonly itemCount: number;
  readonly optionCount: number;
  /** The problem. The builder is spent afterwards. */
  build(): Problem;
}
