/** `for each cells x, y in each line where x before y`: heads, as binders. Names of one head are distinct. */
import type { Head, Name, Expression as SyntaxExpression } from "../../ast.js";
import { wrongType } from "../../diagnostics/catalogue/ecp3004-wrong-type.js";
import { aggregateForm } from "../../diagnostics/catalogue/ecp3026-aggregate-form.js";
import type { Binder, Expression, Type } from "../../typed.js";
import { conjunction, negation, sameOrEqual } from "../logic/logic.js";
import { elementType, toSet } from "../types/coerce.js";
import {
  type Bound,
  bind,
  bindElement,
  type Context,
  describe,
  errorNode,
  newVariable,
  report,
  speakingOf,
  variableNode,
  withElement,
  withFacts,
} from "../types/context.js";
import { type Facts, factsOf } from "../types/facts.js";
import { hintAtApart, hintAtSortOfName } from "../types/misleading.js";
import { cellType, isError, setType, truthType, typesMeet } from "../types/types.js";
import { familySet } from "./families.js";
import { bindEnds, bindOver, checkConditions, rename } from "./filters.js";
import { checkSortPhrase } from "./sorts.js";

export interface OpenHead {
  readonly binders: readonly Binder[];
  readonly facts: Facts;
  /** The variables that the head names, or the one of its element. */
  readonly bound: readonly Bound[];
  /** True where bare layer names are about the element. */
  readonly unnamed: boolean;
}

/** `inEach`: which of its families the names are taken from; `before`: the variables of the head before it. */
export function openHead(
  context: Context,
  head: Head,
  before: readonly Bound[] = [],
  inEach = onlyFamily(context, head),
): OpenHead {
  const binders: Binder[] = [];
  const facts = new Set<string>();
  const from = rangeOf(context, head, inEach, binders);
  const bound = isConsecutive(head)
    ? bindConsecutive(context, head, from, binders, facts)
    : bindNames(context, head, head.apartFromBefore === true ? before : [], from, binders, facts);
  const unnamed = head.names.length === 0 && head.pair === undefined;
  const elements = bound.map((each) => variableNode(each, head.span));
  const [first] = bound;
  const conditions = (): Expression | undefined =>
    withFacts(context, facts, () => checkConditions(context, elements, head.with, head.where));
  const [, second] = bound;
  const only = second === undefined && head.pair === undefined ? first : undefined;
  const condition =
    unnamed && first !== undefined
      ? withElement(context, first, conditions)
      : speakingOf(context, only, head.where, conditions);
  hintAtApart(context, head, bound, condition);
  restrictLast(binders, condition);
  if (condition !== undefined) for (const fact of factsOf(condition)) facts.add(fact);
  return { binders, facts, bound, unnamed };
}

/** One family after the other is for statements, which pass it. */
function onlyFamily(context: Context, { inEach = [] }: Head): SyntaxExpression | undefined {
  const [first, second] = inEach;
  if (second !== undefined) report(context, aggregateForm, second.span, { name: "", problem: "one family" });
  return first;
}

const isConsecutive = (head: Head): boolean =>
  head.sort?.adjectives.some(({ text }) => text === "consecutive") ?? false;

/** The sets that the names run over, made anew for each name; a family gets its binder first. */
function rangeOf(
  context: Context,
  head: Head,
  inEach: SyntaxExpression | undefined,
  binders: Binder[],
): () => Expression {
  if (inEach !== undefined) {
    const family = familySet(context, inEach);
    binders.push(family.binder);
    const set = { ...family.set, span: inEach.span };
    return () => ofSort(context, head, set);
  }
  const written = head.in;
  if (written !== undefined) return () => ofSort(context, head, toSet(context, context.expression(written)));
  const { sort } = head;
  if (sort === undefined) return () => errorNode(head.span);
  if (sort.size === undefined && sort.of === undefined && sort.adjectives.length === 0)
    hintAtSortOfName(context, sort.name);
  return () => toSet(context, checkSortPhrase(context, sort));
}

/** `cells x in S`: S must hold cells. */
function ofSort(context: Context, head: Head, set: Expression): Expression {
  if (head.sort === undefined || isError(set.type)) return set;
  const sort = checkSortPhrase(context, { ...head.sort, adjectives: [] });
  const wanted = elementType(sort.type);
  if (isError(sort.type) || typesMeet(wanted, elementType(set.type))) return set;
  const within = linksWithin(context, sort, set);
  if (within !== undefined) return within;
  report(context, wrongType, set.span, {
    wanted: describe(context, sort.type),
    found: describe(context, set.type),
    ...anotherHeadMeant(head),
  });
  return errorNode(set.span);
}

/** `link (x, y) in r`, of cells: those of which both ends are in it. */
function linksWithin(context: Context, links: Expression, set: Expression): Expression | undefined {
  const isOfCells = typesMeet(elementType(set.type), cellType);
  if (links.kind !== "all-of" || links.sort.kind !== "link" || !isOfCells) return undefined;
  const { span, known } = set;
  const type = elementType(links.type);
  const link = newVariable(context, "link", type, span);
  const end = newVariable(context, "end", cellType, span);
  const element: Expression = { kind: "variable", variable: link, span, type, known: true };
  const ends: Expression = { kind: "cells-of", element, span, type: setType(cellType, true), known: true };
  const member: Expression = { kind: "variable", variable: end, span, type: cellType, known: true };
  const isThere: Expression = { kind: "member-of", element: member, set, span, type: truthType, known };
  const condition: Expression = {
    kind: "aggregate",
    aggregate: "all",
    binders: [{ kind: "in", variable: end, set: ends }],
    body: isThere,
    span,
    type: truthType,
    known,
  };
  const binders: readonly Binder[] = [{ kind: "in", variable: link, set: links }];
  return { kind: "filter", binders, condition, span, type: setType(type, false), known };
}

/** `for each room r, k in 1..3`: `in` is said of all names before it. */
function anotherHeadMeant({ sort, names }: Head): { readonly instead?: string } {
  const last = names.at(-1)?.text;
  if (sort === undefined || last === undefined || names.length < 2) return {};
  const before = names.slice(0, -1).map(({ text }) => text);
  return { instead: `for each ${sort.name.text} ${before.join(", ")}: for each ${last} in …` };
}

function bindNames(
  context: Context,
  head: Head,
  apartFrom: readonly Bound[],
  from: () => Expression,
  binders: Binder[],
  facts: Set<string>,
): readonly Bound[] {
  const bound: Bound[] = [];
  const names: readonly (Name | undefined)[] = head.names.length > 0 ? head.names : [undefined];
  for (const name of names) {
    const open = bindOver(from(), (type, known, order) =>
      name === undefined
        ? bindUnnamed(context, head, type, known, order)
        : bind(context, name, type, known, order),
    );
    if (name !== undefined) rename(context, name, open.bound);
    for (const fact of open.facts) facts.add(fact);
    const distinct = conjunction(
      [...apartFrom.filter(({ type }) => typesMeet(type, open.bound.type)), ...bound].map((earlier) => {
        const span = name?.span ?? head.span;
        return negation(sameOrEqual(variableNode(earlier, span), variableNode(open.bound, span), span), span);
      }),
    );
    binders.push(open.binder);
    restrictLast(binders, distinct);
    bound.push(open.bound);
  }
  if (head.pair === undefined) return bound;
  const [link] = bound;
  if (link === undefined) return bound;
  binders.push(bindEnds(context, head.pair, link, head.span));
  return bound;
}

const bindUnnamed = (context: Context, head: Head, type: Type, known: boolean, order: Expression): Bound =>
  head.pair === undefined
    ? bindElement(context, head, type, known, head.span, order)
    : { variable: newVariable(context, "link", type, head.span), type, known };

/** Two in a row, or more: each next one is behind the one before. */
function bindConsecutive(
  context: Context,
  head: Head,
  from: () => Expression,
  binders: Binder[],
  facts: Set<string>,
): readonly Bound[] {
  const set = from();
  if (head.names.length < 2) {
    if (!isError(set.type)) {
      report(context, wrongType, head.span, { wanted: "a pair of names", found: "one or none" });
    }
    return [];
  }
  const bound: Bound[] = [];
  for (const name of head.names) {
    const open = bindOver(from(), (type, known) => bind(context, name, type, known, set));
    rename(context, name, open.bound);
    for (const fact of open.facts) facts.add(fact);
    bound.push(open.bound);
  }
  const [first, second, ...further] = bound.map(({ variable }) => variable);
  if (first === undefined || second === undefined) return bound;
  const more = further.length === 0 ? {} : { further };
  binders.push({ kind: "consecutive", first, second, ...more, set });
  return bound;
}

/** The condition may be about all names, so it is that of the last binder. */
function restrictLast(binders: Binder[], condition: Expression | undefined): void {
  const last = binders.at(-1);
  const all = conjunction([last?.condition, condition]);
  if (last === undefined || all === undefined) return;
  binders[binders.length - 1] = { ...last, condition: all };
}
