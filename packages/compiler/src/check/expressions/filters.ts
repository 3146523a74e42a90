/** `S with L where P`: the set, the variable that stands for its element, and what must hold of it. */
import type { Filter, Name, Expression as SyntaxExpression, With } from "../../ast.js";
import type { Span } from "../../text/span.js";
import type { Binder, Expression, InSet } from "../../typed.js";
import { conjunction, truthNode } from "../logic/logic.js";
import { complain, elementType, toSet, toTruth } from "../types/coerce.js";
import {
  type Bound,
  bind,
  bindElement,
  type Context,
  newVariable,
  variableNode,
  withElement,
  withFacts,
} from "../types/context.js";
import { type Facts, factsOf } from "../types/facts.js";
import { hintAtBoth, hintAtNothingOfElement } from "../types/misleading.js";
import { cellType, setType } from "../types/types.js";
import { onlySet } from "../walks/of-one.js";
import { checkWith } from "./has.js";

export interface OpenFilter {
  /** The set that is filtered. */
  readonly set: Expression;
  readonly bound: Bound;
  /** Without the condition. */
  readonly binders: readonly Binder[];
  readonly condition: Expression | undefined;
}

export function openFilter(context: Context, filter: Filter): OpenFilter {
  return openOver(context, filter, toSet(context, context.expression(filter.set)));
}

function openOver(context: Context, filter: Filter, set: Expression): OpenFilter {
  const of = elementType(set.type);
  const bound =
    filter.variable !== undefined
      ? bind(context, filter.variable, of, set.known, set)
      : filter.pair !== undefined
        ? { variable: newVariable(context, "link", of, filter.span), type: of, known: set.known }
        : bindElement(context, filter, of, set.known, filter.set.span, set);
  const binders: Binder[] = [{ kind: "in", variable: bound.variable, set }];
  if (filter.pair !== undefined) binders.push(bindEnds(context, filter.pair, bound, filter.set.span));
  const named = filter.variable !== undefined || filter.pair !== undefined;
  const check = (): Expression | undefined =>
    checkConditions(context, [variableNode(bound, filter.set.span)], filter.with, filter.where);
  const condition = named ? check() : withElement(context, bound, check);
  if (!named && condition !== undefined) hintAtNothingOfElement(context, filter, bound, condition);
  if (!named) hintAtBoth(context, filter);
  return { set, bound, binders, condition };
}

/** The two ends of a link, in both orders. */
export function bindEnds(context: Context, pair: readonly [Name, Name], link: Bound, span: Span): Binder {
  const node = variableNode(link, span);
  const isLink = link.type.kind === "error" || (link.type.kind === "element" && link.type.sort === "link");
  if (!isLink) complain(context, "a set of links", node);
  const type = isLink ? cellType : ({ kind: "error" } as const);
  const first = bind(context, pair[0], type, link.known);
  const second = bind(context, pair[1], type, link.known);
  return { kind: "ends", first: first.variable, second: second.variable, link: node };
}

/** `with A without B where P`, said of the elements; each part may rely on those before it. */
export function checkConditions(
  context: Context,
  elements: readonly Expression[],
  withs: readonly With[],
  where: SyntaxExpression | undefined,
): Expression | undefined {
  const parts: Expression[] = [];
  const facts = new Set<string>();
  const add = (part: Expression): void => {
    if (part.type.kind === "error") return;
    parts.push(part);
    for (const fact of factsOf(part)) facts.add(fact);
  };
  for (const condition of withs) {
    for (const element of elements) {
      add(withFacts(context, facts, () => checkWith(context, element, condition)));
    }
  }
  if (where !== undefined) add(withFacts(context, facts, () => toTruth(context, context.expression(where))));
  return conjunction(parts);
}

export function checkFilter(context: Context, filter: Filter): Expression {
  return filterOf(filter, openFilter(context, filter));
}

/** The filter of a set that was checked by the caller. */
export function checkFilterOver(context: Context, filter: Filter, set: Expression): Expression {
  return filterOf(filter, openOver(context, filter, set));
}

/** `let jump = links (x, y) where P`: links of one's own join any two cells, not only those that share a side. */
export function checkOwnLinks(context: Context, written: SyntaxExpression): Expression | undefined {
  if (written.kind !== "filter" || written.pair === undefined) return undefined;
  const { set } = written;
  if (set.kind !== "name" && set.kind !== "sort") return undefined;
  const links = toSet(context, context.expression(set));
  if (links.kind !== "all-of" || links.sort.kind !== "link") return undefined;
  return filterOf(written, openOver(context, written, { ...links, sort: { kind: "link", own: true } }));
}

function filterOf(filter: Filter, { set, binders, condition }: OpenFilter): Expression {
  const holds = condition ?? truthNode(true, filter.span);
  if (set.type.kind !== "set") return set;
  return {
    kind: "filter",
    binders,
    condition: holds,
    span: filter.span,
    type: setType(set.type.of, set.type.ordered),
    known: set.known && holds.known,
  };
}

/**
 * A variable over a set. A filter is taken apart, so that its condition is the binder's: the variable then runs over a known set even where
 * the condition is to be found. Check the set anew for each variable.
 */
export function bindOver(
  set: Expression,
  make: (type: Bound["type"], known: boolean, order: Expression) => Bound,
): { readonly binder: Binder; readonly bound: Bound; readonly facts: Facts } {
  const base = unfiltered(set);
  const bound = make(elementType(set.type), base.set.known, base.set);
  if (base.condition === undefined) {
    const binder: Binder = { kind: "in", variable: bound.variable, set: base.set };
    return { binder, bound, facts: factsOf(truthNode(true, set.span)) };
  }
  const aliased: Bound = { ...bound, variable: base.variable };
  const binder: Binder = {
    kind: "in",
    variable: base.variable,
    set: base.set,
    condition: base.condition,
  };
  return { binder, bound: aliased, facts: factsOf(base.condition) };
}

type Unfiltered =
  | { readonly set: Expression; readonly condition: undefined }
  | { readonly set: Expression; readonly condition: Expression; readonly variable: Bound["variable"] };

/** `S where P` as S and P, where that is a filter of one variable. */
export function unfiltered(set: Expression): Unfiltered {
  if (set.kind !== "filter") return { set, condition: undefined };
  const binder = onlySet(set.binders);
  if (binder === undefined) return { set, condition: undefined };
  const condition = conjunction([binder.condition, set.condition]) ?? set.condition;
  return { set: binder.set, condition, variable: binder.variable };
}

/** The set of a binder that was taken apart, as it was written. */
export function refiltered({ variable, set }: InSet, condition: Expression): Expression {
  return {
    kind: "filter",
    binders: [{ kind: "in", variable, set }],
    condition,
    span: set.span,
    type: set.type,
    known: set.known && condition.known,
  };
}

/** A name that stands for the element of a filter it was taken from. */
export function rename(context: Context, name: Name, bound: Bound): void {
  const reference = context.names.references.get(name);
  if (reference !== undefined) context.bindings.set(reference.symbol, bound);
  const variable = context.variables[bound.variable];
  if (variable !== undefined) context.variables[bound.variable] = { ...variable, name: name.text };
}
