/** `sum(e for x in S where P)`, `count(x in S where P)`, `[e for x in S]`, `some x in S is P`. */
import type { Comprehension, ListComprehension, Quantified } from "../../ast.js";
import { type AggregateId, aggregates } from "../../builtins.js";
import { aggregateForm } from "../../diagnostics/catalogue/ecp3026-aggregate-form.js";
import type { Span } from "../../text/span.js";
import type { Binder, Expression, Type } from "../../typed.js";
import { present, toNumber, toSet, toTruth } from "../types/coerce.js";
import {
  bind,
  type Context,
  errorNode,
  newVariable,
  ownNames,
  report,
  variableNode,
  withFacts,
} from "../types/context.js";
import { hintAtLinksTakenTwice } from "../types/links-taken-twice.js";
import { hintAtRunsAround, hintAtSame } from "../types/misleading.js";
import { hintAtSharedByPieces } from "../types/shared-by-pieces.js";
import { isError, listType, numberType, truthType } from "../types/types.js";
import { openBinders } from "./binders.js";
import { bindOver, refiltered, rename } from "./filters.js";

export function checkComprehension(context: Context, written: Comprehension): Expression {
  const { span, name } = written;
  const aggregate = aggregates.get(name.text);
  if (aggregate?.name === "increasing")
    for (const binder of written.binders) if (binder.kind !== "head") context.takenInOrder.add(binder.set);
  return openBinders(context, written.binders, written.where, ({ binders, condition, known }) => {
    if (aggregate === undefined) return errorNode(span);
    const form = formProblem(written, aggregate.body === "none");
    if (form !== undefined) {
      report(context, aggregateForm, span, { name: aggregate.name, problem: form, ...ownNames(context) });
      return errorNode(span);
    }
    const [binder, more] = binders;
    if (aggregate.name === "runs" && (binder?.kind !== "in" || more !== undefined)) {
      report(context, aggregateForm, span, {
        name: aggregate.name,
        problem: "one set",
        ...ownNames(context),
      });
      return errorNode(span);
    }
    const body =
      written.body === undefined
        ? undefined
        : bodyOf(context, context.expression(written.body), aggregate.body);
    hintAtSame(context, written, binders, condition, body);
    hintAtRunsAround(context, aggregate.name, binders);
    hintAtSharedByPieces(context, written, aggregate.name, body);
    hintAtLinksTakenTwice(context, aggregate.name, binders, [condition, body], span);
    const node: Expression = {
      kind: "aggregate",
      aggregate: aggregate.name,
      // Elements that a filter removes do not separate those that stay: the lengths of runs depend on which are neighbours.
      binders: aggregate.name === "runs" ? binders.map(overWhatIsKept) : binders,
      span,
      type: resultType(aggregate.result),
      known: known && body?.known !== false,
      ...(condition === undefined ? {} : { condition }),
      ...(body === undefined ? {} : { body }),
    };
    return body !== undefined && isError(body.type) && aggregate.body !== "truth"
      ? { ...node, type: { kind: "error" } }
      : node;
  });
}

/** `different([a, b, c])`: of the values of one list; `max(cells.ball)`: of a layer in one set. */
export function aggregateOver(
  context: Context,
  name: AggregateId,
  set: Expression,
  bodyAt: (element: Expression) => Expression,
  span: Span,
): Expression {
  const aggregate = aggregates.get(name);
  const { binder, bound, facts } = bindOver(set, (type, known) => ({
    variable: newVariable(context, "x", type, span),
    type,
    known,
  }));
  if (aggregate === undefined) return errorNode(span);
  const body = withFacts(context, facts, () =>
    bodyOf(context, bodyAt(variableNode(bound, set.span)), aggregate.body),
  );
  if (isError(body.type)) return errorNode(span);
  return {
    kind: "aggregate",
    aggregate: name,
    binders: [binder],
    body,
    span,
    type: resultType(aggregate.result),
    known: set.known && body.known,
  };
}

function overWhatIsKept(binder: Binder): Binder {
  if (binder.kind !== "in" || binder.condition === undefined) return binder;
  return { kind: "in", variable: binder.variable, set: refiltered(binder, binder.condition) };
}

function formProblem(written: Comprehension, counts: boolean): "no binder" | "no body" | "body" | undefined {
  if (written.binders.length === 0) return "no binder";
  if (counts && written.body !== undefined) return "body";
  if (!counts && written.body === undefined) return "no body";
  return undefined;
}

function bodyOf(context: Context, body: Expression, wanted: "none" | "number" | "truth" | "any"): Expression {
  switch (wanted) {
    case "number":
      return toNumber(context, body);
    case "truth":
      return toTruth(context, body);
    case "none":
    case "any":
      return body;
    default:
      return wanted satisfies never;
  }
}

function resultType(result: "number" | "truth" | "list"): Type {
  switch (result) {
    case "number":
      return numberType;
    case "truth":
      return truthType;
    case "list":
      return listType(numberType);
    default:
      return result satisfies never;
  }
}

export function checkListComprehension(context: Context, written: ListComprehension): Expression {
  return openBinders(context, written.binders, written.where, ({ binders, condition, known }) => {
    const body = present(context, context.expression(written.body));
    return {
      kind: "list-of",
      body,
      binders,
      span: written.span,
      type: listType(body.type),
      known: known && body.known,
      ...(condition === undefined ? {} : { condition }),
    };
  });
}

export function checkQuantified(context: Context, written: Quantified): Expression {
  const set = toSet(context, context.expression(written.set));
  const { binder, bound } = bindOver(set, (type, known, order) =>
    bind(context, written.name, type, known, order),
  );
  rename(context, written.name, bound);
  const body = toTruth(context, context.expression(written.test));
  const known =
    body.known && (binder.kind === "ends" || binder.set.known) && binder.condition?.known !== false;
  const { span } = written;
  return {
    kind: "aggregate",
    aggregate: written.quantifier,
    binders: [binder],
    body,
    span,
    type: truthType,
    known,
  };
}
