/** Typed expressions as text. A variable has its name, with its number where another variable of the puzzle has the same. */
import { isOnCellSets, isOnLines } from "../../cell-sets.js";
import { isName } from "../../syntax/names.js";
import type {
  Binder,
  Expression,
  GroupBy,
  ItemFamilyId,
  OptionFamilyId,
  Quantity,
  SortSelection,
  TypedPuzzle,
  UnknownSet,
  VariableId,
} from "../../typed.js";

export interface Printing {
  readonly puzzle: TypedPuzzle;
  readonly variable: (id: VariableId) => string;
  readonly item: (family: ItemFamilyId, given: readonly Expression[]) => string;
  readonly option: (family: OptionFamilyId, given: readonly string[]) => string;
}

export function printing(puzzle: TypedPuzzle): Printing {
  const count = new Map<string, number>();
  for (const { name } of puzzle.variables) count.set(name, (count.get(name) ?? 0) + 1);
  const call = (name: string, given: readonly string[]): string =>
    given.length === 0 ? name : `${name}(${given.join(", ")})`;
  const at: Printing = {
    puzzle,
    variable: (id) => {
      const name = puzzle.variables[id]?.name ?? "";
      return (count.get(name) ?? 0) > 1 ? `${name}#${id}` : name;
    },
    item: (family, given) =>
      call(
        puzzle.itemFamilies[family]?.name ?? "",
        given.map((each) => printExpression(at, each)),
      ),
    option: (family, given) => call(puzzle.optionFamilies[family]?.name ?? "", given),
  };
  return at;
}

export function printSort(at: Printing, sort: SortSelection): string {
  if (sort.kind === "of-layer") return at.puzzle.layers[sort.layer]?.name ?? "";
  if ("height" in sort)
    return `${sort.kind} ${printExpression(at, sort.height)} x ${printExpression(at, sort.width)}`;
  if ("which" in sort)
    return `${sort.long ? "long " : ""}${sort.which === "both" ? "" : `${sort.which} `}${sort.kind}`;
  if (isOnLines(sort) || isOnCellSets(sort)) return sort.kind;
  return `${sort.border === true ? "border " : sort.own === true ? "own " : ""}${sort.kind}`;
}

export function printBinder(at: Printing, binder: Binder): string {
  const where = binder.condition === undefined ? "" : ` where ${printExpression(at, binder.condition)}`;
  switch (binder.kind) {
    case "in":
      return `${at.variable(binder.variable)} in ${printExpression(at, binder.set)}${where}`;
    case "ends":
      return `(${at.variable(binder.first)}, ${at.variable(binder.second)}) of ${printExpression(at, binder.link)}${where}`;
    case "consecutive":
      return `${[binder.first, binder.second, ...(binder.further ?? [])].map(at.variable).join(", ")} next in ${printExpression(at, binder.set)}${where}`;
    default:
      return binder satisfies never;
  }
}

export const printRanges = (at: Printing, ranges: Quantity["amounts"]): string =>
  ranges
    .map(({ from, to }) => {
      const one = printExpression(at, from);
      return from === to ? one : `${one}..${printExpression(at, to)}`;
    })
    .join(" or ");

export function printExpression(at: Printing, expression: Expression): string {
  const text = (each: Expression): string => printExpression(at, each);
  const layer = (id: number): string => at.puzzle.layers[id]?.name ?? "";
  const call = (name: string, given: readonly (string | undefined)[]): string =>
    `${name}(${given.filter((each) => each !== undefined).join(", ")})`;
  if (expression.type.kind === "error") return "error";
  switch (expression.kind) {
    case "number":
      return String(expression.value);
    case "truth":
      return expression.value ? "yes" : "no";
    case "text":
      return JSON.stringify(expression.value);
    case "symbol":
    case "direction":
      return expression.value;
    case "cell":
      return `r${expression.row}c${expression.column}`;
    case "place":
      return isName(expression.name) ? expression.name : JSON.stringify(expression.name);
    case "none":
    case "board":
      return expression.kind;
    case "variable":
      return at.variable(expression.variable);
    case "parameter":
      return at.puzzle.parameters[expression.parameter]?.name ?? "";
    case "asked":
      return call(at.puzzle.parameters[expression.parameter]?.name ?? "", expression.arguments.map(text));
    case "layer":
      return `${text(expression.element)}.${layer(expression.layer)}${expression.lenient ? "~" : ""}`;
    case "has":
      return `(${text(expression.element)} has ${layer(expression.layer)})`;
    case "has-attribute":
      return call(`has ${expression.attribute}`, expression.arguments.map(text));
    case "is-printed":
      return `(${text(expression.element)}.${layer(expression.layer)} is printed)`;
    case "attribute":
      return call(expression.attribute, expression.arguments.map(text));
    case "let":
      return call(at.puzzle.lets[expression.let]?.name ?? "", expression.arguments.map(text));
    case "not":
      return call("not", [text(expression.operand)]);
    case "negate":
      return `-${text(expression.operand)}`;
    case "logic":
    case "arithmetic":
    case "compare":
      return `(${text(expression.left)} ${expression.operator} ${text(expression.right)})`;
    case "same":
      return `(${text(expression.left)} is ${text(expression.right)})`;
    case "member-of":
      return `(${text(expression.element)} in ${text(expression.set)})`;
    case "before": {
      const within = expression.within === undefined ? "" : ` within ${text(expression.within)}`;
      return `(${text(expression.left)} before ${text(expression.right)}${within})`;
    }
    case "conditional":
      return `(if ${text(expression.condition)} then ${text(expression.then)} else ${text(expression.otherwise)})`;
    case "adjective":
      return `(${text(expression.subject)} is ${expression.adjective})`;
    case "is-inside":
      return `(${text(expression.element)} is ${expression.side} ${layer(expression.layer)})`;
    case "cells-of":
      return call("cells", [text(expression.element)]);
    case "index-of":
      return call("index", [text(expression.element)]);
    case "all-of":
      return `all ${printSort(at, expression.sort)}`;
    case "range":
      return `${text(expression.from)}..${text(expression.to)}`;
    case "set":
      return `{${expression.elements.map(text).join(", ")}}`;
    case "list":
      return `[${expression.elements.map(text).join(", ")}]`;
    case "union":
      return `(${text(expression.left)} + ${text(expression.right)})`;
    case "filter":
      return `{${printOver(at, expression.binders)} where ${text(expression.condition)}}`;
    case "list-of":
      return `[${text(expression.body)} for ${printOver(at, expression.binders, expression.condition)}]`;
    case "index":
      return `${text(expression.target)}[${text(expression.index)}]`;
    case "slice": {
      const from = expression.from === undefined ? "" : text(expression.from);
      const to = expression.to === undefined ? "" : text(expression.to);
      return `${text(expression.target)}[${from}..${to}]`;
    }
    case "the":
      return `the ${text(expression.set)}`;
    case "shared":
      return `shared ${text(expression.set)}.${layer(expression.layer)}`;
    case "stretches": {
      const variable = at.variable(expression.variable);
      return `stretches{${variable} in ${text(expression.set)} where ${text(expression.condition)}}`;
    }
    case "until":
      return `${text(expression.set)} until{${at.variable(expression.variable)}: ${text(expression.condition)}}`;
    case "along":
      return `${text(expression.set)} along ${layer(expression.layer)}`;
    case "aggregate": {
      const over = printOver(at, expression.binders, expression.condition);
      const body = expression.body === undefined ? "" : `${text(expression.body)} for `;
      return `${expression.aggregate}(${body}${over})`;
    }
    case "quantity":
      return printQuantity(at, expression);
    case "group":
    case "groups":
    case "reach":
    case "way":
    case "graph":
      return printUnknownSet(at, expression);
    default:
      return expression satisfies never;
  }
}

export function printOver(at: Printing, binders: readonly Binder[], condition?: Expression): string {
  const over = binders.map((each) => printBinder(at, each)).join(", ");
  return condition === undefined ? over : `${over} where ${printExpression(at, condition)}`;
}

function printQuantity(at: Printing, quantity: Quantity): string {
  const { bound, amounts, set, variable, condition, ofEach } = quantity;
  const each =
    ofEach === undefined
      ? ""
      : `each ${at.puzzle.layers[ofEach.layer]?.name ?? ""} ${at.variable(ofEach.value)} of `;
  const counted = `{${at.variable(variable)} in ${printExpression(at, set)} where ${printExpression(at, condition)}}`;
  return `${bound} ${printRanges(at, amounts)} ${each}${counted}`;
}

function printUnknownSet(at: Printing, set: UnknownSet): string {
  const text = (each: Expression): string => printExpression(at, each);
  switch (set.kind) {
    case "group":
      return `group(${text(set.cell)} by ${printBy(at, set.by)})`;
    case "groups":
      return `groups(${text(set.set)}${set.by === undefined ? "" : ` by ${printBy(at, set.by)}`})`;
    case "reach":
      return `reach(${text(set.from)} through ${text(set.through)}${set.by === undefined ? "" : ` by ${printBy(at, set.by)}`})`;
    case "way":
      return `way(${text(set.from)}, ${text(set.to)} through ${text(set.through)})`;
    case "graph": {
      const on = "layer" in set.on ? (at.puzzle.layers[set.on.layer]?.name ?? "") : text(set.on.set);
      const by = set.by === undefined ? "" : ` by ${printGraphBy(at, set.by)}`;
      return `${set.property}(${on}${by})`;
    }
    default:
      return set satisfies never;
  }
}

function printGraphBy(at: Printing, by: NonNullable<Extract<UnknownSet, { kind: "graph" }>["by"]>): string {
  if ("links" in by) return printExpression(at, by.links);
  if ("edges" in by) return `edges ${at.puzzle.layers[by.edges]?.name ?? ""}`;
  return at.puzzle.lets[by.relation]?.name ?? "";
}

function printBy(at: Printing, by: GroupBy): string {
  switch (by.by) {
    case "links":
      return `links ${at.puzzle.layers[by.layer]?.name ?? ""}`;
    case "edges":
      return `edges ${at.puzzle.layers[by.layer]?.name ?? ""}`;
    case "relation":
      return at.puzzle.lets[by.relation]?.name ?? "";
    case "value":
      return `${at.variable(by.variable)}: ${printExpression(at, by.value)}`;
    default:
      return by satisfies never;
  }
}
