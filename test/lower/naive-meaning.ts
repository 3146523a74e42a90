/**
 * The meaning of a typed puzzle, written as plainly as possible: all assignments of values are tried, and every statement is evaluated under each. It
 * shares no code with ground/ and lower/, knows only what the random puzzles of the tests use, and throws on anything else.
 */
import type { TypedInstance } from "@ecp/compiler";

type Puzzle = TypedInstance["puzzle"];
type Statement = Puzzle["statements"][number];
type Expression = Extract<Statement, { kind: "assert" }>["expression"];
type Binder = Extract<Statement, { kind: "for-each" }>["binders"][number];
export type Value = number | string | boolean | null;

/** A cell is its index; other elements are their cells. */
type Thing = Value | { readonly cells: readonly number[]; readonly line?: number } | readonly Thing[];

export interface Model {
  readonly rows: number;
  readonly columns: number;
  /** Of given layers, by name and cell; null where absent. Regions by their symbol. */
  readonly givens: Readonly<Record<string, readonly Value[]>>;
  /** Of found layers, by name and cell: the values to try. */
  readonly domains: Readonly<Record<string, readonly (readonly Value[])[]>>;
  /** The same without givens: what `of each` means must not depend on what an instance gives. */
  readonly declared: Readonly<Record<string, readonly (readonly Value[])[]>>;
}

export type Assignment = Readonly<Record<string, readonly Value[]>>;

export function allSolutions(puzzle: Puzzle, model: Model): Assignment[] {
  const names = Object.keys(model.domains);
  const places = names.flatMap((name) =>
    (model.domains[name] ?? []).map((values, cell) => ({ name, cell, values })),
  );
  const layers: Record<string, Value[]> = {};
  for (const name of names) layers[name] = (model.domains[name] ?? []).map(() => null);
  const solutions: Assignment[] = [];
  const go = (at: number): void => {
    const place = places[at];
    if (place === undefined) {
      const meaning = new Meaning(puzzle, model, { ...model.givens, ...layers });
      if (puzzle.statements.every((statement) => meaning.holds(statement)))
        solutions.push(structuredClone(layers));
      return;
    }
    for (const value of place.values) {
      const layer = layers[place.name];
      if (layer !== undefined) layer[place.cell] = value;
      go(at + 1);
    }
  };
  go(0);
  return solutions;
}

class Meaning {
  private readonly bound = new Map<number, Thing>();

  constructor(
    private readonly puzzle: Puzzle,
    private readonly model: Model,
    private readonly layers: Assignment,
  ) {}

  holds(statement: Statement): boolean {
    switch (statement.kind) {
      case "rule":
        return statement.body.every((each) => this.holds(each));
      case "for-each":
        return this.bindings(statement.binders, 0, () => statement.body.every((each) => this.holds(each)));
      case "assert":
        return this.truth(statement.expression);
      default:
        throw new Error(`the naive meaning knows no ${statement.kind}`);
    }
  }

  /** Whether `body` holds for all bindings. */
  private bindings(binders: readonly Binder[], at: number, body: () => boolean): boolean {
    const binder = binders[at];
    if (binder === undefined) return body();
    if (binder.kind !== "in") throw new Error(`the naive meaning knows no binder ${binder.kind}`);
    return this.set(binder.set).every((item) => {
      this.bound.set(binder.variable, item);
      if (binder.condition !== undefined && !this.truth(binder.condition)) return true;
      return this.bindings(binders, at + 1, body);
    });
  }

  private truth(expression: Expression): boolean {
    const value = this.value(expression);
    if (typeof value !== "boolean") throw new Error(`${expression.kind} is no truth`);
    return value;
  }

  private number(expression: Expression): number {
    const value = this.value(expression);
    if (typeof value !== "number") throw new Error(`${expression.kind} is no number`);
    return value;
  }

  private set(expression: Expression): readonly Thing[] {
    return this.asSet(this.value(expression));
  }

  private asSet(value: Thing): readonly Thing[] {
    if (Array.isArray(value)) return value;
    if (typeof value === "object" && value !== null && "cells" in value) return value.cells;
    throw new Error("this is no set");
  }

  private value(expression: Expression): Thing {
    switch (expression.kind) {
      case "number":
      case "truth":
      case "symbol":
        return expression.value;
      case "cell":
        return (expression.row - 1) * this.model.columns + expression.column - 1;
      case "variable": {
        const value = this.bound.get(expression.variable);
        if (value === undefined) throw new Error("a variable is not bound");
        return value;
      }
      case "layer":
      case "has": {
        const layer = this.puzzle.layers[expression.layer];
        const cell = this.value(expression.element);
        const value = typeof cell === "number" ? (this.layers[layer?.name ?? ""]?.[cell] ?? null) : null;
        if (layer?.domain.kind === "yes-no") return value ?? false;
        return expression.kind === "has" ? value !== null : value;
      }
      case "not":
        return !this.truth(expression.operand);
      case "logic": {
        if (expression.operator === "and") return this.truth(expression.left) && this.truth(expression.right);
        if (expression.operator === "or") return this.truth(expression.left) || this.truth(expression.right);
        return !this.truth(expression.left) || this.truth(expression.right);
      }
      case "compare": {
        if (expression.operator === "=") return this.same(expression.left, expression.right);
        if (expression.operator === "!=") return !this.same(expression.left, expression.right);
        const [a, b] = [this.number(expression.left), this.number(expression.right)];
        return { "<": a < b, "<=": a <= b, ">": a > b, ">=": a >= b }[expression.operator];
      }
      case "same":
        return this.same(expression.left, expression.right);
      case "member-of": {
        const element = this.value(expression.element);
        return this.set(expression.set).some((item) => item === element);
      }
      case "cells-of":
        return this.asSet(this.value(expression.element));
      case "index-of": {
        const line = this.value(expression.element);
        if (typeof line === "object" && line !== null && "line" in line && line.line !== undefined)
          return line.line;
        throw new Error("this has no number");
      }
      case "attribute":
        return this.attribute(expression);
      case "all-of":
        return this.all(expression.sort);
      case "range": {
        const from = this.number(expression.from);
        return Array.from({ length: Math.max(0, this.number(expression.to) - from + 1) }, (_, i) => from + i);
      }
      case "set":
        return expression.elements.map((element) => this.value(element));
      case "union":
        return [...new Set([...this.set(expression.left), ...this.set(expression.right)])];
      case "filter": {
        const [binder] = expression.binders;
        if (binder?.kind !== "in") throw new Error("the naive meaning knows no such filter");
        return this.set(binder.set).filter((item) => {
          this.bound.set(binder.variable, item);
          if (binder.condition !== undefined && !this.truth(binder.condition)) return false;
          return this.truth(expression.condition);
        });
      }
      case "quantity":
        return this.quantity(expression);
      default:
        throw new Error(`the naive meaning knows no ${expression.kind}`);
    }
  }

  private same(left: Expression, right: Expression): boolean {
    return this.value(left) === this.value(right);
  }

  private quantity(quantity: Extract<Expression, { kind: "quantity" }>): boolean {
    const set = this.set(quantity.set);
    if (quantity.ofEach === undefined) {
      const count = set.filter((item) => {
        this.bound.set(quantity.variable, item);
        return this.truth(quantity.condition);
      }).length;
      return this.allows(quantity, count);
    }
    const { layer, value: variable } = quantity.ofEach;
    const { name = "" } = this.puzzle.layers[layer] ?? {};
    const possible = new Set(
      set.flatMap((cell) => (typeof cell === "number" ? (this.model.declared[name]?.[cell] ?? []) : [])),
    );
    possible.delete(null);
    return [...possible].every((value) => {
      this.bound.set(variable, value);
      const count = set.filter(
        (cell) => typeof cell === "number" && this.layers[name]?.[cell] === value,
      ).length;
      return this.allows(quantity, count);
    });
  }

  private allows(quantity: Extract<Expression, { kind: "quantity" }>, count: number): boolean {
    return quantity.amounts.some(({ from, to }) => {
      const [lo, hi] = [this.number(from), this.number(to)];
      if (quantity.bound === "exactly") return lo <= count && count <= hi;
      return quantity.bound === "at most" ? count <= hi : count >= lo;
    });
  }

  private attribute(expression: Extract<Expression, { kind: "attribute" }>): Thing {
    const [first] = expression.arguments;
    const of = first === undefined ? null : this.value(first);
    if (typeof of !== "number") throw new Error(`the naive meaning knows no such ${expression.attribute}`);
    const { columns } = this.model;
    const [row, column] = [Math.floor(of / columns), of % columns];
    switch (expression.attribute) {
      case "row":
        return { cells: this.cells((r) => r === row), line: row + 1 };
      case "column":
        return { cells: this.cells((_, c) => c === column), line: column + 1 };
      case "neighbours":
        return this.cells((r, c) => Math.abs(r - row) + Math.abs(c - column) === 1);
      case "around":
        return this.cells((r, c) => Math.max(Math.abs(r - row), Math.abs(c - column)) === 1);
      default:
        throw new Error(`the naive meaning knows no ${expression.attribute}`);
    }
  }

  private cells(test: (row: number, column: number) => boolean): number[] {
    const { rows, columns } = this.model;
    return Array.from({ length: rows * columns }, (_, i) => i).filter((i) =>
      test(Math.floor(i / columns), i % columns),
    );
  }

  private all(sort: Extract<Expression, { kind: "all-of" }>["sort"]): Thing {
    const { rows, columns } = this.model;
    const upTo = (n: number): number[] => Array.from({ length: Math.max(0, n) }, (_, i) => i);
    const rowSets = upTo(rows).map((row) => ({ cells: this.cells((r) => r === row), line: row + 1 }));
    const columnSets = upTo(columns).map((col) => ({
      cells: this.cells((_, c) => c === col),
      line: col + 1,
    }));
    switch (sort.kind) {
      case "cell":
        return this.cells(() => true);
      case "row":
        return rowSets;
      case "column":
        return columnSets;
      case "line":
        return [...rowSets, ...columnSets];
      case "diagonal": {
        const down = upTo(rows + columns - 1).map((k) => ({
          cells: this.cells((r, c) => c - r === k - rows + 1),
        }));
        const up = upTo(rows + columns - 1).map((k) => ({ cells: this.cells((r, c) => r + c === k) }));
        const chosen = sort.which === "down" ? down : sort.which === "up" ? up : [...down, ...up];
        return sort.long ? chosen.filter(({ cells }) => cells.length >= Math.min(rows, columns)) : chosen;
      }
      case "box":
      case "block": {
        const [h, w] = [this.number(sort.height), this.number(sort.width)];
        const step = sort.kind === "box" ? [h, w] : [1, 1];
        return upTo(rows - h + 1)
          .filter((r) => r % (step[0] ?? 1) === 0)
          .flatMap((top) =>
            upTo(columns - w + 1)
              .filter((c) => c % (step[1] ?? 1) === 0)
              .map((left) => ({
                cells: this.cells((r, c) => r >= top && r < top + h && c >= left && c < left + w),
              })),
          );
      }
      case "of-layer": {
        const map = this.model.givens[this.puzzle.layers[sort.layer]?.name ?? ""] ?? [];
        const names = [...new Set(map)].filter((name) => name !== null);
        return names.map((name) => ({
          cells: this.cells((r, c) => map[r * columns + c] === name),
        }));
      }
      default:
        throw new Error(`the naive meaning knows no ${sort.kind}`);
    }
  }
}
