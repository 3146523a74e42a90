/**
 * `let`: checked when first used, so that their order in the file is free. A function has no written types: it is checked for each list of argument
 * types that it is called with, and stands in the tree once for each.
 */

import type { Let } from "../../ast.js";
import { tooDeep } from "../../diagnostics/catalogue/ecp1022-too-deep.js";
import { functionArguments } from "../../diagnostics/catalogue/ecp3033-function-arguments.js";
import { derivedOfSeveral } from "../../diagnostics/catalogue/ecp3034-derived-of-several.js";
import { type Diagnostic, diagnose } from "../../diagnostics/diagnostic.js";
import type { LetForm, SymbolId } from "../../resolved.js";
import type { Span } from "../../text/span.js";
import { DEEPEST_NAMES } from "../../thresholds.js";
import type { Binder, BinderOf, Expression, InSet, LetId, Type, TypedLet, VariableId } from "../../typed.js";
import { checkExpression } from "../expressions/expressions.js";
import { checkOwnLinks } from "../expressions/filters.js";
import { type OpenHead, openHead } from "../expressions/heads.js";
import { conjunction, sameOrEqual } from "../logic/logic.js";
import { elementType, ofSomething, toTruth } from "../types/coerce.js";
import {
  type Bound,
  bind,
  type Context,
  describe,
  newVariable,
  noteType,
  report,
  standingAlone,
  symbolOf,
  variableNode,
  withElement,
  withFacts,
} from "../types/context.js";
import { factsOfArguments, factsOfParameters } from "../types/facts.js";
import { listType, numberType, truthType } from "../types/types.js";

export function letOf(
  context: Context,
  symbol: SymbolId,
  given: readonly Expression[],
  call?: Span,
): LetId | undefined {
  const declared = symbolOf(context, symbol);
  if (declared?.kind !== "let") return undefined;
  const { declaration, form } = declared;
  if (form === "function" && !isRight(context, symbol, declaration)) return undefined;
  const plain = form === "function" ? `${symbol} ${given.map(keyOfArgument).join(" ")}` : String(symbol);
  const facts = form === "function" ? factsNeeded(context, declaration, given, plain) : [];
  const key = [plain, ...facts].join("; ");
  const before = context.letIds.get(key);
  if (before === "in progress") {
    // It uses itself, which resolve/ has said.
    context.diagnostics.fail();
    return undefined;
  }
  if (before !== undefined) return before;
  if (context.letsWithin.now >= DEEPEST_NAMES) {
    report(context, tooDeep, declaration.name.span, { what: "names" });
    return undefined;
  }
  context.letIds.set(key, "in progress");
  context.letsWithin.now++;
  const typed =
    form === "function"
      ? checkCalled(context, declaration, given, facts, call ?? declaration.name.span)
      : standingAlone(context, () => checkLet(context, declaration, form, given));
  context.letsWithin.now--;
  if (typed === undefined) return undefined;
  const id = context.lets.length as LetId;
  context.lets.push(typed);
  context.letIds.set(key, id);
  return id;
}

/**
 * Checks the text of a function by itself: it is read once with arguments of which nothing is known, so that expressions about them give no
 * diagnostics. A mistake that shows here is one whatever the arguments are.
 */
export function isRight(context: Context, symbol: SymbolId, declaration: Let): boolean {
  const before = context.functions.get(symbol);
  if (before !== undefined) return before === "right";
  context.functions.set(symbol, "right");
  const said = listening(context, (inner) => checkLet(inner, declaration, "function", []));
  for (const diagnostic of said.diagnostics) context.diagnostics.add(diagnostic);
  if (said.failed) context.diagnostics.fail();
  context.functions.set(symbol, said.failed ? "wrong" : "right");
  return !said.failed;
}

/** A function right in itself, and wrong for these arguments: that is said at the call. */
function checkCalled(
  context: Context,
  declaration: Let,
  given: readonly Expression[],
  facts: readonly string[],
  call: Span,
): TypedLet | undefined {
  const said = listening(context, (inner) => checkLet(inner, declaration, "function", given, facts));
  const [first] = said.diagnostics.filter(({ severity }) => severity === "error");
  if (first !== undefined) {
    const name = declaration.name.text;
    const of = given.map(({ type }) => describe(context, type)).join(", ");
    const related = [{ span: first.span, message: first.message }];
    const said = {
      name,
      given: of,
      why: first.message,
      ...(first.help === undefined ? {} : { instead: first.help }),
    };
    const diagnostic = diagnose(functionArguments, call, said, related);
    context.diagnostics.add(first.fix === undefined ? diagnostic : { ...diagnostic, fix: first.fix });
    return undefined;
  }
  for (const diagnostic of said.diagnostics) context.diagnostics.add(diagnostic);
  return said.value;
}

/** The facts that guard the arguments at each call (`for each cell c with arrow: seen(c)`), where the text of the function is wrong without them. */
function factsNeeded(
  context: Context,
  declaration: Let,
  given: readonly Expression[],
  plain: string,
): readonly string[] {
  const facts = factsOfArguments(context.facts, given);
  if (facts.length === 0 || typeof context.letIds.get(plain) === "number") return [];
  return listening(context, (inner) => checkLet(inner, declaration, "function", given)).failed ? facts : [];
}

/** Checks with what is said kept aside. */
function listening<Value>(
  context: Context,
  check: (inner: Context) => Value,
): { readonly value: Value; readonly diagnostics: readonly Diagnostic[]; readonly failed: boolean } {
  const diagnostics: Diagnostic[] = [];
  let failed = false;
  const inner: Context = {
    ...context,
    diagnostics: {
      add: (diagnostic) => {
        if (diagnostic.severity === "error") failed = true;
        diagnostics.push(diagnostic);
      },
      failed: () => failed,
      fail: () => {
        failed = true;
      },
    },
    letOf: (symbol, given, call) => letOf(inner, symbol, given, call),
    expression: (written, expected) => noteType(inner, written, checkExpression(inner, written, expected)),
  };
  const value = standingAlone(inner, () => check(inner));
  return { value, diagnostics, failed };
}

const keyOfArgument = ({ type, known }: Expression): string => `${JSON.stringify(type)}${known ? "" : "?"}`;

function checkLet(
  context: Context,
  declaration: Let,
  form: LetForm,
  given: readonly Expression[],
  facts: readonly string[] = [],
): TypedLet | undefined {
  const common = { declaration, name: declaration.name.text, form };
  switch (form) {
    case "value":
      return {
        ...common,
        parameters: [],
        value:
          checkOwnLinks(context, declaration.value) ?? ofSomething(context.expression(declaration.value)),
      };
    case "function": {
      const parameters = (declaration.parameters ?? []).map((name, i): VariableId => {
        const type: Type = given[i]?.type ?? { kind: "error" };
        return bind(context, name, type, given[i]?.known ?? true).variable;
      });
      const value = withFacts(context, factsOfParameters(facts, parameters), () =>
        context.expression(declaration.value),
      );
      return { ...common, parameters, value };
    }
    case "layer":
    case "relation":
      return checkOfHead(context, declaration, form);
    default:
      return form satisfies never;
  }
}

/** `of link (x, y)`: a truth that holds in one order or the other; another value is that of the first order that has one. */
function ofEnds(
  on: Binder,
  ends: BinderOf<"ends">,
  value: Expression,
): { readonly on: Binder; readonly value: Expression } {
  const { span } = value;
  const known = value.known && ends.condition?.known !== false;
  const inSomeOrder = (body: Expression): Expression => ({
    kind: "aggregate",
    aggregate: "some",
    binders: [{ kind: "ends", first: ends.first, second: ends.second, link: ends.link }],
    body,
    span,
    type: truthType,
    known: body.known,
  });
  const condition = conjunction([on.condition, ends.condition && inSomeOrder(ends.condition)]);
  const stands = condition === undefined ? on : { ...on, condition };
  if (value.type.kind === "truth")
    return { on: stands, value: inSomeOrder(conjunction([ends.condition, value]) ?? value) };
  const both: Expression = {
    kind: "list-of",
    binders: [ends],
    body: value,
    span,
    type: listType(value.type),
    known,
  };
  const first: Expression = { kind: "number", value: 1, span, type: numberType, known: true };
  return { on: stands, value: { kind: "index", target: both, index: first, span, type: value.type, known } };
}

/** The condition that the two are elements of the head for which `value` holds; for other variables of the head, some choice has to exist. */
function relating(context: Context, head: OpenHead, value: Expression): Expression {
  const { span } = value;
  const isNamed = (binder: Binder): boolean =>
    binder.kind === "in" && head.bound.some(({ variable }) => variable === binder.variable);
  const some = (binder: Binder, body: Expression): Expression => ({
    kind: "aggregate",
    aggregate: "some",
    binders: [binder],
    body,
    span,
    type: truthType,
    known: body.known && (binder.kind === "ends" ? binder.link.known : binder.set.known),
  });
  const [one, other] = head.bound;
  return head.binders.reduceRight((said: Expression, binder) => {
    if (binder.kind === "in" && isNamed(binder))
      return conjunction([amongThem(binder), binder.condition, said]) ?? said;
    if (binder.kind !== "consecutive" || one === undefined || other === undefined) return some(binder, said);
    const is = (bound: Bound): { readonly variable: VariableId; readonly same: Expression } => {
      const variable = newVariable(context, "element", bound.type, span);
      const same = sameOrEqual(variableNode({ ...bound, variable }, span), variableNode(bound, span), span);
      return { variable, same };
    };
    const [first, second] = [is(one), is(other)];
    const further = head.bound.slice(2).map(is);
    const pairs: Binder = {
      kind: "consecutive",
      first: first.variable,
      second: second.variable,
      ...(further.length === 0 ? {} : { further: further.map(({ variable }) => variable) }),
      set: binder.set,
    };
    const isPair = some(pairs, conjunction([first, second, ...further].map(({ same }) => same)) ?? said);
    return conjunction([isPair, binder.condition, said]) ?? said;
  }, value);
}

/** No message is needed if all elements of the sort are among them. */
function amongThem({ variable, set }: InSet): Expression | undefined {
  const isWhole = set.kind === "all-of" && !("border" in set.sort) && !("own" in set.sort);
  if (isWhole) return undefined;
  const { span, known } = set;
  const element: Expression = { kind: "variable", variable, span, type: elementType(set.type), known };
  return { kind: "member-of", element, set, span, type: truthType, known };
}

function checkOfHead(context: Context, declaration: Let, form: "layer" | "relation"): TypedLet | undefined {
  if (declaration.of === undefined) return undefined;
  const head = openHead(context, declaration.of);
  const [element] = head.bound;
  const [on, ends, more] = head.binders;
  if (on === undefined || element === undefined) return undefined;
  const check = (): Expression => context.expression(declaration.value);
  const value = withFacts(context, head.facts, () =>
    head.unnamed ? withElement(context, element, check) : check(),
  );
  const parameters = head.bound.map(({ variable }) => variable);
  const common = { declaration, name: declaration.name.text, form, parameters };
  if (form === "relation") return { ...common, value: relating(context, head, toTruth(context, value)) };
  if (ends === undefined) return { ...common, on, value };
  if (ends.kind === "ends" && more === undefined) return { ...common, ...ofEnds(on, ends, value) };
  report(context, derivedOfSeveral, declaration.of.span, { name: declaration.name.text });
  return undefined;
}
