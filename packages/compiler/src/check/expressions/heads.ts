/** `for each cells x, y in each line where x before y`: heads, as binders. Names of one head are distinct. */
import type { Head, Name } from "../../ast.js";
import { wrongType } from "../../diagnostics/catalogue/ecp3004-wrong-type.js";
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
  variableNode,
  withElement,
  withFacts,
} from "../types/context.js";
import { type Facts, factsOf } from "../types/facts.js";
import { isError, typesMeet } from "../types/types.js";
import { rename } from "./binders.js";
import { familySet } from "./families.js";
import { bindEnds, bindOver, checkConditions } from "./filters.js";
import { checkSortPhrase } from "./sorts.js";

export interface OpenHead {
  readonly binders: readonly Binder[];
  readonly facts: Facts;
  /** The variables that the head names, or the one of its element. */
  readonly bound: readonly Bound[];
  /** True where bare layer names speak of the element. */
  readonly unnamed: boolean;
}

export function openHead(context: Context, head: Head): OpenHead {
  const binders: Binder[] = [];
  const facts = new Set<string>();
  const from = rangeOf(context, head, binders);
  const bound = isConsecutive(head)
    ? bindConsecutive(context, head, from(), binders)
    : bindNames(context, head, from, binders, facts);
  const unnamed = head.names.length === 0 && head.pair === undefined;
  const elements = bound.map((each) => variableNode(each, head.span));
  const [first] = bound;
  const conditions = (): Expression | undefined =>
    withFacts(context, facts, () => checkConditions(context, elements, head.with, head.where));
  const condition = unnamed && first !== undefined ? withElement(context, first, conditions) : conditions();
  restrictLast(binders, condition);
  if (condition !== undefined) for (const fact of factsOf(condition)) facts.add(fact);
  return { binders, facts, bound, unnamed };
}

const isConsecutive = (head: Head): boolean =>
  head.sort?.adjectives.some(({ text }) => text === "consecutive") ?? false;

/** What the names run over, made anew for each name; a family gets its binder first. */
function rangeOf(context: Context, head: Head, binders: Binder[]): () => Expression {
  if (head.inEach !== undefined) {
    const family = familySet(context, head.inEach);
    binders.push(family.binder);
    const set = { ...family.set, span: head.inEach.span };
    return () => ofSort(context, head, set);
  }
  const written = head.in;
  if (written !== undefined) return () => ofSort(context, head, toSet(context, context.expression(written)));
  const { sort } = head;
  if (sort === undefined) return () => errorNode(head.span);
  return () => toSet(context, checkSortPhrase(context, sort));
}

/** `cells x in S`: S must hold cells. */
function ofSort(context: Context, head: Head, set: Expression): Expression {
  if (head.sort === undefined || isError(set.type)) return set;
  const sort = checkSortPhrase(context, { ...head.sort, adjectives: [] });
  const wanted = elementType(sort.type);
  if (isError(sort.type) || typesMeet(wanted, elementType(set.type))) return set;
  report(context, wrongType, set.span, {
    wanted: describe(context, sort.type),
    found: describe(context, set.type),
    ...anotherHeadMeant(head),
  });
  return errorNode(set.span);
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
      bound.map((earlier) => {
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

function bindConsecutive(context: Context, head: Head, set: Expression, binders: Binder[]): readonly Bound[] {
  const [first, second] = head.names;
  if (first === undefined || second === undefined) {
    if (!isError(set.type)) {
      report(context, wrongType, head.span, { wanted: "a pair of names", found: "one or none" });
    }
    return [];
  }
  const type = elementType(set.type);
  const one = bind(context, first, type, set.known, set);
  const next = bind(context, second, type, set.known, set);
  binders.push({ kind: "consecutive", first: one.variable, second: next.variable, set });
  return [one, next];
}

/** The condition may speak of all names, so it is that of the last binder. */
function restrictLast(binders: Binder[], condition: Expression | undefined): void {
  const last = binders.at(-1);
  const all = conjunction([last?.condition, condition]);
  if (last === undefined || all === undefined) return;
  binders[binders.length - 1] = { ...last, condition: all };
}
