/** Parameters: of the header, those asked for, and sizes that the data gives. */
import type { ClassLine, Name } from "../../ast.js";
import { wrongType } from "../../diagnostics/catalogue/ecp3004-wrong-type.js";
import { defaultOutsideDomain } from "../../diagnostics/catalogue/ecp3013-default-outside-domain.js";
import { beforeTheLayers } from "../../diagnostics/catalogue/ecp3036-before-the-layers.js";
import type { SymbolId } from "../../resolved.js";
import type { Domain, Expression, ParameterId, Type, TypedParameter } from "../../typed.js";
import { constantNumber } from "../logic/constants.js";
import { toNumber } from "../types/coerce.js";
import { bind, type Context, describe, referenceOf, report, textAt } from "../types/context.js";
import { errorType, isError, numberType, typesMeet } from "../types/types.js";
import { checkDomain, valueType } from "./domains.js";

export function checkParameters(context: Context, lines: readonly ClassLine[]): void {
  for (const { name, type, value, span } of context.puzzle.parameters) {
    add(context, name, (): TypedParameter => {
      const known = valueType(type, errorType);
      const domain = checkDomain(context, type, name.text);
      const first = value === undefined ? undefined : context.expression(value, known);
      const checked =
        first === undefined ? undefined : checkDefault(context, name.text, known, domain, first);
      return {
        name: name.text,
        span,
        type: known,
        domain,
        ...(checked === undefined ? {} : { value: checked }),
      };
    });
  }
  for (const line of lines) {
    if (line.kind === "param") {
      add(context, line.name, (): TypedParameter => {
        const parameters = line.parameters.map((name) => bind(context, name, errorType, true).variable);
        const known = valueType(line.type, errorType);
        const domain = checkDomain(context, line.type, line.name.text);
        const first = line.value === undefined ? undefined : context.expression(line.value, known);
        const checked =
          first === undefined ? undefined : checkDefault(context, line.name.text, known, domain, first);
        const question = line.question === undefined ? {} : { question: line.question.text };
        return {
          name: line.name.text,
          span: line.span,
          type: known,
          domain,
          ...(checked === undefined ? {} : { value: checked }),
          asked: { parameters, ...question },
        };
      });
    }
    if (line.kind !== "board") continue;
    for (const { name } of line.bindings) {
      // A parameter of the header may get its value from the data as well.
      if (isDeclared(context, name)) continue;
      add(context, name, () => ({
        name: name.text,
        span: name.span,
        type: numberType,
        domain: { kind: "number" },
      }));
    }
  }
}

function isDeclared(context: Context, name: Name): boolean {
  const reference = referenceOf(context, name);
  return reference !== undefined && context.parameterIds.has(reference.symbol);
}

function add(context: Context, name: Name, make: () => TypedParameter): void {
  const symbol: SymbolId | undefined = referenceOf(context, name)?.symbol;
  if (symbol === undefined || context.parameterIds.has(symbol)) {
    context.diagnostics.fail();
    return;
  }
  context.early.asked = false;
  const parameter = make();
  if (context.early.asked)
    report(context, beforeTheLayers, parameter.span, { what: `\`${parameter.name}\`` });
  context.parameterIds.set(symbol, context.parameters.length as ParameterId);
  context.parameters.push(parameter);
}

/** A value of the right type, inside the domain as far as both are written out. */
export function checkDefault(
  context: Context,
  name: string,
  type: Type,
  domain: Domain,
  value: Expression,
): Expression | undefined {
  if (isError(type)) return undefined;
  // Its own arguments have no type of their own (`param occurs(v): number = v`): what they are is seen when it is read.
  if (isError(value.type)) return value;
  const fitted = type.kind === "number" ? toNumber(context, value) : value;
  if (!typesMeet(type, fitted.type)) {
    report(context, wrongType, value.span, {
      wanted: describe(context, type),
      found: describe(context, value.type),
    });
    return undefined;
  }
  const number = constantNumber(fitted);
  if (number !== undefined && !allows(domain, number)) {
    report(context, defaultOutsideDomain, value.span, {
      name,
      value: String(number),
      domain: domainInWords(context, domain),
    });
  }
  return isError(fitted.type) ? undefined : fitted;
}

function allows(domain: Domain, value: number): boolean {
  if (domain.kind === "numbers") return domain.values.includes(value);
  if (domain.kind !== "range") return true;
  const from = constantNumber(domain.from);
  const to = constantNumber(domain.to);
  return (from === undefined || value >= from) && (to === undefined || value <= to);
}

function domainInWords(context: Context, domain: Domain): string {
  if (domain.kind === "numbers") return `one of ${domain.values.join(", ")}`;
  if (domain.kind !== "range") return "a number";
  return `from ${textAt(context, domain.from.span)} to ${textAt(context, domain.to.span)}`;
}
