/** `f(a, b)` and `x.f(a)`: functions of the user, built-in ones, layers beside a cell, parameters that are asked for. */
import type { Call } from "../../ast.js";
import { wrongType } from "../../diagnostics/catalogue/ecp3004-wrong-type.js";
import { argumentCount } from "../../diagnostics/catalogue/ecp3005-argument-count.js";
import { aggregateForm } from "../../diagnostics/catalogue/ecp3026-aggregate-form.js";
import type { SymbolId, Symbol as SymbolOf } from "../../resolved.js";
import type { Expression, LetId, ParameterId } from "../../typed.js";
import { adjectiveMeanings } from "../access/adjectives.js";
import { apply } from "../access/apply.js";
import { memberOf } from "../access/members.js";
import { inEitherOrder, letNode } from "../access/read-let.js";
import { isSetFunction } from "../access/set-functions.js";
import { complain, ofSomething, present } from "../types/coerce.js";
import { type Context, describe, errorNode, ownNames, report, symbolOf, textAt } from "../types/context.js";
import { cellsType, typesMeet } from "../types/types.js";
import { askedNode } from "./names.js";
import { checkGraphFunction, checkSetFunction, isGraphFunction } from "./unknown-sets.js";
import { checkWithoutBinder } from "./without-binder.js";

export function checkCall(context: Context, call: Call): Expression {
  const { span } = call;
  const meanings = adjectiveMeanings(context, call.name);
  const isOfSets = meanings.some((id) => {
    const each = symbolOf(context, id);
    return each?.kind === "built-in" && isGraphFunction(each.id);
  });
  const [meant] = meanings;
  const symbol = meant === undefined ? undefined : symbolOf(context, meant);
  const set = symbol?.kind === "let" || call.target !== undefined ? undefined : call.ofSet;
  const own = set === undefined ? call.arguments : [set];
  const written = call.target === undefined ? own : [call.target, ...own];
  // The argument was meant as a set to go through, so it is not checked as a value.
  const isAggregate =
    symbol?.kind === "aggregate" && !meanings.some((id) => symbolOf(context, id)?.kind === "built-in");
  // The largest of one value says nothing.
  if (isAggregate || (written.length === 1 && meanings.some((id) => isLeastOrMost(context, id)))) {
    const aggregated = checkWithoutBinder(context, call);
    if (aggregated !== undefined) return aggregated;
    report(context, aggregateForm, span, {
      name: call.name.text,
      problem: "no binder",
      ...ownNames(context),
    });
    return errorNode(span);
  }
  const given = written.map((argument) => context.expression(argument, isOfSets ? cellsType : undefined));
  const [first, ...rest] = given;
  if (meant === undefined || symbol === undefined || symbol.kind === "unknown") return errorNode(span);
  if (symbol.kind === "asked") return callAsked(context, call, meant, given);
  if (symbol.kind === "let" && (symbol.form === "function" || symbol.form === "relation")) {
    return callLet(context, call, meant, symbol, given);
  }
  const builtIn = meanings.map((id) => symbolOf(context, id)).find((each) => each?.kind === "built-in");
  if (builtIn?.kind === "built-in" && isSetFunction(builtIn.id)) {
    return checkSetFunction(context, builtIn.id, call, given);
  }
  if (builtIn?.kind === "built-in" && isGraphFunction(builtIn.id) && symbol.kind === "built-in") {
    return checkGraphFunction(context, builtIn.id, call, given);
  }
  if (symbol.kind === "aggregate") {
    report(context, aggregateForm, span, { name: symbol.name, problem: "no binder", ...ownNames(context) });
    return errorNode(span);
  }
  if (first === undefined || (meanings.length === 1 && symbol.kind === "built-in")) {
    return symbol.kind === "built-in" ? apply(context, symbol.id, given, span) : notCallable(context, call);
  }
  // A layer of the name of a function of several things: `cell(1, 2)` is not a layer read at 1.
  if (builtIn?.kind === "built-in" && rest.length > 0 && first.type.kind !== "element") {
    return apply(context, builtIn.id, given, span);
  }
  return memberOf(context, first, call.name, rest, span);
}

function isLeastOrMost(context: Context, id: SymbolId): boolean {
  const symbol = symbolOf(context, id);
  return symbol?.kind === "built-in" && (symbol.id === "min" || symbol.id === "max");
}

function notCallable(context: Context, call: Call): Expression {
  report(context, wrongType, call.name.span, { wanted: "a function", found: `\`${call.name.text}\`` });
  return errorNode(call.span);
}

function callLet(
  context: Context,
  call: Call,
  id: SymbolId,
  symbol: Extract<SymbolOf, { kind: "let" }>,
  given: readonly Expression[],
): Expression {
  const wanted = symbol.declaration.parameters?.length ?? symbol.declaration.of?.names.length ?? 0;
  if (given.length !== wanted) {
    const [only] = given;
    const isOfOne = symbol.form === "relation" && given.length === 1 && only !== undefined;
    report(context, argumentCount, call.span, {
      name: symbol.name,
      wanted,
      found: given.length,
      ...(isOfOne ? { instead: `${textAt(context, only.span)}.${symbol.name}` } : {}),
    });
    return errorNode(call.span);
  }
  const values = given.map((one) => ofSomething(present(context, one)));
  if (values.some(({ type }) => type.kind === "error")) return errorNode(call.span);
  const named = context.letOf(id, values, call.span);
  return symbol.form === "relation"
    ? related(context, call, named, values)
    : letNode(context, named, values, call.span);
}

/** In one order or the other. */
function related(
  context: Context,
  { span }: Call,
  id: LetId | undefined,
  values: readonly Expression[],
): Expression {
  const parameters = (id === undefined ? undefined : context.lets[id]?.parameters) ?? [];
  for (const [i, variable] of parameters.entries()) {
    const [wanted, value] = [context.variables[variable]?.type, values[i]];
    if (wanted !== undefined && value !== undefined && !typesMeet(wanted, value.type))
      return complain(context, describe(context, wanted), value);
  }
  return inEitherOrder(context, id, values, span);
}

/** The types of the arguments of a parameter that is asked for are those of its first use. */
function callAsked(context: Context, call: Call, id: SymbolId, given: readonly Expression[]): Expression {
  const parameter: ParameterId | undefined = context.parameterIds.get(id);
  const asked = parameter === undefined ? undefined : context.parameters[parameter]?.asked;
  if (asked === undefined) return errorNode(call.span);
  if (asked.parameters.length !== given.length) {
    report(context, argumentCount, call.span, {
      name: call.name.text,
      wanted: asked.parameters.length,
      found: given.length,
    });
    return errorNode(call.span);
  }
  const values = given.map((one) => present(context, one));
  for (const [i, variable] of asked.parameters.entries()) {
    const before = context.variables[variable];
    const type = values[i]?.type;
    if (before?.type.kind === "error" && type !== undefined)
      context.variables[variable] = { ...before, type };
  }
  return askedNode(context, id, values, call.span);
}
