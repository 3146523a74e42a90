/**
 * Tells which ways are worth going on with, while the possible ones of a path are listed: a beginning that some rule refuses in all that is longer is left.
 * `for each move m: m.length <= 6`, `for each cell c with number: c.move.length in {2, 4}`, `m[1..4] is straight`, "no pond before the end": each is
 * asked of a beginning, and answered only where the answer is the same for every way that begins so and goes on.
 *
 * Known of such a way, of which n cells are there: its size is above n, its first n cells stand, it has these cells and does not end at one of them.
 * All else is open, and refuses nothing; what is refused is refused in every answer, so counts are true. Nothing is taken from the rules.
 */

import { placesRead, readsLayerAt } from "../../../normalize/readings/read-of-way.js";
import { isAllOf } from "../../../normalize/rule-facts.js";
import { holdsFor } from "../../../ranges.js";
import type {
  Aggregate,
  Binder,
  Comparison,
  Expression,
  ExpressionOf,
  ForEachStatement,
  LayerId,
  Statement,
  StatementOf,
  VariableId,
} from "../../../typed.js";
import { unlessFault } from "../../fault.js";
import { type Element, isElement, isMemberItem, type Known, type Value } from "../../value.js";
import { evaluateAnySet } from "../../values/evaluate-as.js";
import { tried } from "../../values/unprinted/tried.js";
import { spaceOf } from "../../world/reading.js";
import type { World } from "../../world/world.js";
import { type Pattern, readings } from "../pattern.js";

/** A rule that may refuse a beginning. */
interface Found {
  readonly statement: ForEachStatement;
  readonly variable: VariableId;
  readonly condition: Expression | undefined;
  /** The cells that it is about, where it is not of each way. */
  readonly of: Expression | undefined;
}

interface Rule extends Omit<Found, "of"> {
  readonly cells: ReadonlySet<unknown> | undefined;
}

export const waysThatGrow: Pattern<Statement, LayerId, Found, Rule> = {
  name: "ways that grow",
  role: "derive",
  phase: "found",
  makes: "ways that it refuses however they go on are not listed",
  counts: "what is refused in all that is longer is in no answer",
  match(facts, statement, layer) {
    if (statement.kind !== "for-each") return undefined;
    const [binder] = statement.binders;
    if (binder?.kind !== "in") return undefined;
    const { variable, condition, set } = binder;
    if (isAllOf(set, layer)) return { statement, variable, condition, of: undefined };
    const reads = !facts.isFound(set) && readsLayerAt(statement, layer, variable);
    return reads ? { statement, variable, condition, of: set } : undefined;
  },
  admit(world, { of, ...rule }) {
    if (of === undefined) return { ...rule, cells: undefined };
    const items = unlessFault(() => evaluateAnySet(world, of))?.items ?? [];
    return { ...rule, cells: new Set(items.filter((item) => !isMemberItem(item))) };
  },
};

/** The beginning that is asked about. */
interface Beginning {
  /** Stands for the way; undefined where it is read at a cell (`c.move`). */
  readonly variable: VariableId | undefined;
  readonly cells: readonly number[];
}

/** From the least to the most that a number can be. */
type Range = readonly [number, number];

export class LongerWays {
  private readonly rules: readonly Rule[];
  private beginning: Beginning = { variable: undefined, cells: [] };

  constructor(
    private readonly world: World,
    private readonly layer: LayerId,
  ) {
    this.rules = [...readings(world, waysThatGrow, world.facts.statements(), layer)];
  }

  /** Whether any rule may refuse one. */
  get refuses(): boolean {
    return this.rules.length > 0;
  }

  /** Whether no rule is known to refuse all that is longer. `element`: the way as it stands. */
  mayGrow(cells: readonly number[], element: Element): boolean {
    const { world } = this;
    return !this.rules.some(({ statement, variable, condition, cells: spokenOf }) => {
      this.beginning = { variable: spokenOf === undefined ? variable : undefined, cells };
      const asked = spokenOf === undefined ? [element] : cells.map(spaceOf(world, statement).places.cell.at);
      return asked.some((each) => {
        if (spokenOf?.has(each) === false) return false;
        world.bindings[variable] = each;
        return this.holds(condition) && this.refusedIn(statement, 1);
      });
    });
  }

  private readonly refused = (statement: Statement): boolean => {
    switch (statement.kind) {
      case "assert":
        return this.truth(statement.expression) === false;
      case "rule":
        return statement.body.some(this.refused);
      case "for-each":
        return this.refusedIn(statement, 0);
      case "if":
        return this.refusedIf(statement);
      case "inside":
        return false;
      default:
        return statement satisfies never;
    }
  };

  private refusedIf({ branches, otherwise }: StatementOf<"if">): boolean {
    for (const { condition, body } of branches) {
      const truth = this.truth(condition);
      if (truth === true) return body.some(this.refused);
      if (truth === undefined) return false;
    }
    return otherwise.some(this.refused);
  }

  /** For some choice of the names from this one on, of which all is known that has to hold. */
  private refusedIn(statement: ForEachStatement, at: number): boolean {
    const binder = statement.binders[at];
    if (binder === undefined) return statement.body.some(this.refused);
    return this.chosen(binder, () => this.refusedIn(statement, at + 1));
  }

  /** Whether it is so for some choice that there is whatever follows. */
  private chosen(binder: Binder, isSo: () => boolean): boolean {
    const { bindings, budget } = this.world;
    const tried = (): boolean => this.holds(binder.condition) && isSo();
    if (binder.kind === "in")
      return this.itemsOf(binder.set).some((item) => {
        budget.step();
        bindings[binder.variable] = item;
        return tried();
      });
    if (binder.kind !== "consecutive" || binder.further !== undefined || !this.isWay(binder.set))
      return false;
    const cells = this.itemsOf(binder.set);
    return cells.slice(1).some((cell, i) => {
      bindings[binder.first] = cells[i];
      bindings[binder.second] = cell;
      return tried();
    });
  }

  /** Those that are in the set for sure. */
  private itemsOf(set: Expression): readonly Known[] {
    const { world } = this;
    if (this.isWay(set)) return this.beginning.cells.map(spaceOf(world, set).places.cell.at);
    if (!this.stands(set)) return [];
    const items = unlessFault(() => evaluateAnySet(world, set))?.items ?? [];
    return items.flatMap((item) => (isMemberItem(item) ? [] : [item]));
  }

  private holds(condition: Expression | undefined): boolean {
    return condition === undefined || this.truth(condition) === true;
  }

  /** Returns undefined if it is open. */
  private truth(expression: Expression): boolean | undefined {
    if (this.stands(expression)) {
      const value = this.valueOf(expression);
      return typeof value === "boolean" ? value : undefined;
    }
    switch (expression.kind) {
      case "not":
        return negated(this.truth(expression.operand));
      case "logic":
        return this.logic(expression);
      case "compare":
        return compared(expression.operator, this.range(expression.left), this.range(expression.right));
      case "same":
        return this.isEnd(expression.left, expression.right) || this.isEnd(expression.right, expression.left)
          ? false
          : undefined;
      case "member-of":
        return this.isMember(expression);
      case "adjective":
        return expression.adjective === "straight" && this.isBent(expression.subject) ? false : undefined;
      case "aggregate":
        return this.isRefusedForOne(expression) ? false : undefined;
      default:
        return undefined;
    }
  }

  private logic({ operator, left, right }: ExpressionOf<"logic">): boolean | undefined {
    const one = this.truth(left);
    if (operator === "and") return one === false ? false : both(one, this.truth(right));
    if (operator === "implies" && one === false) return true;
    const other = this.truth(right);
    return negated(both(operator === "or" ? negated(one) : one, negated(other)));
  }

  /** The way does not end at a cell that it has already. */
  private isEnd(end: Expression, other: Expression): boolean {
    if (end.kind !== "attribute" || end.attribute !== "end" || !this.isWayOf(end)) return false;
    const cell = this.stands(other) ? this.valueOf(other) : undefined;
    return isElement(cell) && this.beginning.cells.includes(cell.index);
  }

  private isMember({ element, set }: ExpressionOf<"member-of">): boolean | undefined {
    const range = this.range(element);
    if (range !== undefined && this.stands(set)) {
      const numbers = this.itemsOf(set);
      return numbers.some((each) => typeof each !== "number" || (each >= range[0] && each <= range[1]))
        ? undefined
        : false;
    }
    if (!this.isWay(set) || !this.stands(element)) return undefined;
    const cell = this.valueOf(element);
    return isElement(cell) && this.beginning.cells.includes(cell.index) ? true : undefined;
  }

  /** `m is straight`, `m[2..5] is straight`: those of its cells that are there are not in one row or column. */
  private isBent(subject: Expression): boolean {
    const { board } = spaceOf(this.world, subject);
    const cells = this.isWay(subject) ? this.beginning.cells : this.sliced(subject);
    const [first] = cells;
    return (
      first !== undefined &&
      !board.lacks.has("extent") &&
      cells.some((cell) => board.rowOf(cell) !== board.rowOf(first)) &&
      cells.some((cell) => board.columnOf(cell) !== board.columnOf(first))
    );
  }

  private sliced(slice: Expression): readonly number[] {
    if (slice.kind !== "slice" || !this.isWay(slice.target)) return [];
    const [from, to] = [slice.from, slice.to].map((place) =>
      place === undefined ? place : this.place(place),
    );
    if ((slice.from !== undefined && from === undefined) || (slice.to !== undefined && to === undefined))
      return [];
    return this.beginning.cells.slice((from ?? 1) - 1, to);
  }

  private isRefusedForOne({ aggregate, binders, condition, body }: Aggregate): boolean {
    const [binder, more] = binders;
    if (aggregate !== "all" || binder === undefined || more !== undefined || body === undefined) return false;
    return this.chosen(binder, () => this.holds(condition) && this.truth(body) === false);
  }

  private range(expression: Expression): Range | undefined {
    if (this.stands(expression)) {
      const value = this.valueOf(expression);
      return typeof value === "number" ? [value, value] : undefined;
    }
    if (expression.kind === "attribute" && this.isWayOf(expression)) {
      const { length } = this.beginning.cells;
      if (expression.attribute === "size") return [length + 1, Number.POSITIVE_INFINITY];
      return expression.attribute === "length" ? [length, Number.POSITIVE_INFINITY] : undefined;
    }
    if (expression.kind !== "arithmetic") return undefined;
    const [left, right] = [this.range(expression.left), this.range(expression.right)];
    if (left === undefined || right === undefined) return undefined;
    if (expression.operator === "+") return [left[0] + right[0], left[1] + right[1]];
    return expression.operator === "-" ? [left[0] - right[1], left[1] - right[0]] : undefined;
  }

  private place(expression: Expression): number | undefined {
    const place = this.stands(expression) ? this.valueOf(expression) : undefined;
    return typeof place === "number" && Number.isInteger(place) && place > 0 ? place : undefined;
  }

  private readonly valueOf = (expression: Expression): Value | undefined =>
    tried(this.world, () => this.world.evaluate(this.world, expression));

  /** Whether it is now what it is for every way that goes on. */
  private stands(expression: Expression): boolean {
    const { variable, cells } = this.beginning;
    if (this.world.facts.isFound(expression)) return false;
    const reads = variable === undefined ? [] : placesRead(expression, variable);
    return (
      reads?.every(
        ({ from, to }) =>
          (this.place(to) ?? Number.POSITIVE_INFINITY) <= cells.length &&
          (from === undefined || this.place(from) !== undefined),
      ) === true
    );
  }

  /** Of `m.size`: whether `m` is the way. */
  private isWayOf(attribute: ExpressionOf<"attribute">): boolean {
    const [of] = attribute.arguments;
    return of !== undefined && this.isWay(of);
  }

  private isWay(expression: Expression): boolean {
    if (expression.kind === "cells-of") return this.isWay(expression.element);
    if (expression.kind === "variable") return expression.variable === this.beginning.variable;
    if (expression.kind !== "layer" || expression.layer !== this.layer) return false;
    if (expression.element.kind !== "variable") return false;
    const cell = this.world.bindings[expression.element.variable];
    return isElement(cell) && this.beginning.cells.includes(cell.index);
  }
}

const negated = (truth: boolean | undefined): boolean | undefined => (truth === undefined ? truth : !truth);

const both = (one: boolean | undefined, other: boolean | undefined): boolean | undefined =>
  one === false || other === false ? false : one === true && other === true ? true : undefined;

/** Returns undefined if it holds for some of the numbers, and does not for others. */
function compared(
  operator: Comparison["operator"],
  left: Range | undefined,
  right: Range | undefined,
): boolean | undefined {
  if (left === undefined || right === undefined) return undefined;
  switch (operator) {
    case "=":
    case "!=": {
      const apart = left[1] < right[0] || right[1] < left[0];
      if (apart) return operator === "!=";
      const isOne = left[0] === left[1] && right[0] === right[1];
      return isOne ? holdsFor(operator, left[0], right[0]) : undefined;
    }
    case "<":
    case "<=":
      return extremes(operator, [left[1], right[0]], [left[0], right[1]]);
    case ">":
    case ">=":
      return extremes(operator, [left[0], right[1]], [left[1], right[0]]);
    default:
      return operator satisfies never;
  }
}

function extremes(operator: Comparison["operator"], hardest: Range, easiest: Range): boolean | undefined {
  if (holdsFor(operator, ...hardest)) return true;
  return holdsFor(operator, ...easiest) ? undefined : false;
}
