/**
 * Writes expressions of the language at random, well typed for the most part: of the forms of a sort those are drawn that the layers of the
 * puzzle and the names in scope allow.
 */
import type { Random } from "../oracle/random-instance.js";
import { type Sort, type Tree, tree } from "./tree.js";

export interface Scope {
  /** Names that are bound, with their sorts. */
  readonly names: readonly { readonly name: string; readonly sort: Sort }[];
  readonly layers: ReadonlySet<string>;
}

export const within = (scope: Scope, sort: Sort, ...names: readonly string[]): Scope => ({
  ...scope,
  names: [...scope.names, ...names.map((name) => ({ name, sort }))],
});

/** One way to write an expression, drawn twice as often as one of weight 1 unless said. */
export interface Form {
  /** Layers, with spaces between them. */
  readonly needs?: string;
  readonly weight?: number;
  readonly make: () => Tree;
}

export type Forms = (w: Writer, scope: Scope, depth: number) => readonly Form[];

/** For each sort what stands at any depth, and what has parts. */
export interface Grammar {
  readonly simple: Partial<Record<Sort, Forms>>;
  readonly deep: Partial<Record<Sort, Forms>>;
  /** Beside those of either. */
  readonly more: (w: Writer, sort: Sort, scope: Scope, depth: number) => readonly Form[];
}

export class Writer {
  private fresh = 0;
  constructor(
    readonly random: Random,
    readonly layers: ReadonlySet<string>,
    /** Names of cells that are there. */
    readonly cells: readonly string[],
    private readonly grammar: Grammar,
  ) {}

  one<Item>(items: readonly Item[]): Item {
    const item = items[this.random(items.length)];
    if (item === undefined) throw new Error("nothing to choose from");
    return item;
  }

  name(): string {
    return `v${++this.fresh}`;
  }

  /** Writes expressions of one scope and depth. */
  at(scope: Scope, depth: number): (sort: Sort) => Tree {
    return (sort) => this.of(sort, scope, depth);
  }

  /** An expression of a sort. */
  of(sort: Sort, scope: Scope, depth: number): Tree {
    const bound = scope.names.filter((each) => each.sort === sort);
    if (bound.length > 0 && this.random(depth <= 0 ? 5 : 10) < 4) return tree(sort, this.one(bound).name);
    const all = [...this.forms(sort, scope, depth), ...this.grammar.more(this, sort, scope, depth)];
    const forms = all.filter(
      ({ needs }) => needs === undefined || needs.split(" ").every((each) => this.layers.has(each)),
    );
    const total = forms.reduce((sum, { weight = 2 }) => sum + weight, 0);
    let at = this.random(Math.max(1, total));
    for (const { weight = 2, make } of forms) {
      at -= weight;
      if (at < 0) return make();
    }
    throw new Error(`no form of ${sort}`);
  }

  private forms(sort: Sort, scope: Scope, depth: number): readonly Form[] {
    const always = this.grammar.simple[sort]?.(this, scope, depth) ?? [];
    if (depth <= 0 && always.length > 0) return always;
    return [...always, ...(this.grammar.deep[sort]?.(this, scope, depth - 1) ?? [])];
  }
}
