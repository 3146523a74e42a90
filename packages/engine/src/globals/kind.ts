/**
 * A kind of global, with everything that the engine has to know of it: a file `kind.ts` in a folder of its own, whose header says what the global
 * means, and a row in `table.ts`. A kind that lacks a part does not compile.
 */

import type { ItemFacts } from "../boolean/item-facts.js";
import type { Draft } from "../boolean/sink.js";
import type { ModelBuilder } from "../kernel/model.js";
import type { Global, Graph, ReadonlyInts } from "../problem.js";
import type { ProblemBuilder } from "../problem-builder.js";
import type { Signed } from "../pure/state.js";
import type { Drafting } from "../symmetry/drafting.js";
import type { Adjacency } from "./adjacency.js";

/** Throws, with the name of the global before what is wrong. */
export type Refuse = (wrong: string) => never;

export interface GlobalKind {
  /** Refuses literals and data that do not fit the graph or each other. */
  readonly check: (global: Global, refuse: Refuse) => void;
  /** Posts propagators, which explain what they force, and rows; together they are the condition. */
  readonly post: (global: KernelGlobal, builder: ModelBuilder) => void;
  /** Says the condition by items and options alone. Each thing added is a function of the literals, so that counts stay. */
  readonly lower: (global: PlainGlobal) => void;
  /** Says the condition by Boolean variables, clauses and rows. Among the solutions of those, each choice of literals that it allows occurs, and no other. */
  readonly encode: (global: EncodedGlobal) => void;
  /** Says which vertices may stand for each other, and how literals and data depend on vertices and edges. */
  readonly symmetry: GlobalSymmetry;
}

/** A global over literals of the kernel. */
export interface KernelGlobal {
  readonly literals: Int32Array;
  readonly graph: Adjacency;
  readonly data: Int32Array;
}

/** A global over variables of a plain exact cover. */
export interface PlainGlobal {
  readonly builder: ProblemBuilder;
  readonly literals: readonly Signed[];
  readonly graph: Graph;
  readonly data: readonly number[];
  /** A literal that is always true. The first call adds it to the problem. */
  readonly constant: () => Signed;
}

/** A global over literals of a problem of Boolean variables (`boolean/sink.ts`). */
export interface EncodedGlobal {
  readonly draft: Draft;
  readonly literals: readonly number[];
  readonly graph: Graph;
  readonly data: readonly number[];
  readonly excludes: ItemFacts["excludes"];
}

export interface GlobalSymmetry {
  /** The mark of a vertex: no symmetry maps it to one with another mark. */
  readonly vertexMark: (data: ReadonlyInts, vertex: number) => string;
  readonly link: (global: DraftedGlobal) => void;
}

/** A global whose vertices and edges are nodes already of the graph in which symmetries are looked for. */
export interface DraftedGlobal {
  readonly draft: Drafting;
  readonly data: ReadonlyInts;
  /** The node of the global itself. */
  readonly whole: number;
  readonly vertices: readonly number[];
  readonly edges: readonly number[];
  /** Links a node to what the literal of that index says. */
  readonly holds: (node: number, index: number) => void;
}

/** Literals stand for edges, and nothing tells two vertices apart. */
export const literalsOnEdges: GlobalSymmetry = {
  vertexMark: () => "vertex",
  link: ({ edges, holds }) => {
    edges.forEach(holds);
  },
};
