/** The expressions directly inside an expression, whatever it is: for walks that ask the same of every kind. */
import type { Binder, Expression, GroupBy, UnknownSet } from "../../typed.js";

const present = (parts: readonly (Expression | undefined)[]): readonly Expression[] =>
  parts.filter((part) => part !== undefined);

export function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case "number":
    case "truth":
    case "text":
    case "symbol":
    case "direction":
    case "cell":
    case "place":
    case "none":
    case "board":
    case "variable":
    case "parameter":
      return [];
    case "asked":
    case "has-attribute":
    case "attribute":
    case "let":
      return expression.arguments;
    case "layer":
    case "has":
    case "is-printed":
    case "is-inside":
    case "cells-of":
    case "index-of":
      return [expression.element];
    case "not":
    case "negate":
      return [expression.operand];
    case "logic":
    case "arithmetic":
    case "compare":
    case "same":
    case "union":
      return [expression.left, expression.right];
    case "before":
      return present([expression.left, expression.right, expression.within]);
    case "member-of":
      return [expression.element, expression.set];
    case "conditional":
      return [expression.condition, expression.then, expression.otherwise];
    case "adjective":
      return [expression.subject];
    case "all-of":
      return "height" in expression.sort ? [expression.sort.height, expression.sort.width] : [];
    case "range":
      return [expression.from, expression.to];
    case "set":
    case "list":
      return expression.elements;
    case "filter":
      return [...expression.binders.flatMap(partsOfBinder), expression.condition];
    case "list-of":
    case "aggregate":
      return present([...expression.binders.flatMap(partsOfBinder), expression.condition, expression.body]);
    case "index":
      return [expression.target, expression.index];
    case "slice":
      return present([expression.target, expression.from, expression.to]);
    case "the":
    case "shared":
    case "along":
      return [expression.set];
    case "stretches":
    case "until":
      return [expression.set, expression.condition];
    case "quantity":
      return [
        ...expression.amounts.flatMap(({ from, to }) => [from, to]),
        expression.set,
        expression.condition,
      ];
    case "group":
    case "groups":
    case "reach":
    case "way":
    case "graph":
      return partsOfUnknownSet(expression);
    default:
      return expression satisfies never;
  }
}

/** The set that it goes through, or the link of which it names the ends. */
export const setOfBinder = (binder: Binder): Expression =>
  binder.kind === "ends" ? binder.link : binder.set;

export const partsOfBinder = (binder: Binder): readonly Expression[] =>
  present([setOfBinder(binder), binder.condition]);

const partsOfBy = (by: GroupBy | undefined): readonly Expression[] => (by?.by === "value" ? [by.value] : []);

function partsOfUnknownSet(set: UnknownSet): readonly Expression[] {
  switch (set.kind) {
    case "group":
      return [set.cell, ...partsOfBy(set.by)];
    case "groups":
      return [set.set, ...partsOfBy(set.by)];
    case "reach":
      return [set.from, set.through, ...partsOfBy(set.by)];
    case "way":
      return [set.from, set.to, set.through];
    case "graph":
      return present([
        "set" in set.on ? set.on.set : undefined,
        set.by !== undefined && "links" in set.by ? set.by.links : undefined,
      ]);
    default:
      return set satisfies never;
  }
}
