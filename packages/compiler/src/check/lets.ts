/**
 * `let`: checked when first used, so that their order in the file is free. A function has no written types: it is checked for each list of argument
 * types that it is called with, and stands in the tree once for each.
 */
import type { Let } from "../ast.js";
import { notBuiltYet } from "../diagnostics/catalogue/ecp3025-not-built-yet.js";
import type { LetForm, SymbolId } from "../resolved.js";
import type { Expression, LetId, Type, TypedLet, VariableId } from "../typed.js";
import { bind, type Context, report, standingAlone, symbolOf, withElement, withFacts } from "./context.js";
import { openHead } from "./heads.js";
import { notBuilt } from "./not-built-yet.js";

export function letOf(context: Context, symbol: SymbolId, given: readonly Expression[]): LetId | undefined {
  const declared = symbolOf(context, symbol);
  if (declared?.kind !== "let") return undefined;
  const { declaration, form } = declared;
  const key = form === "function" ? `${symbol} ${given.map(keyOfArgument).join(" ")}` : String(symbol);
  const before = context.letIds.get(key);
  if (before === "in progress") {
    // It uses itself, which resolve/ has said.
    context.diagnostics.fail();
    return undefined;
  }
  if (before !== undefined) return before;
  context.letIds.set(key, "in progress");
  const typed = standingAlone(context, () => checkLet(context, declaration, form, given));
  if (typed === undefined) return undefined;
  const id = context.lets.length as LetId;
  context.lets.push(typed);
  context.letIds.set(key, id);
  return id;
}

const keyOfArgument = ({ type, known }: Expression): string => `${JSON.stringify(type)}${known ? "" : "?"}`;

function checkLet(
  context: Context,
  declaration: Let,
  form: LetForm,
  given: readonly Expression[],
): TypedLet | undefined {
  const common = { declaration, name: declaration.name.text, form };
  switch (form) {
    case "value":
      return { ...common, parameters: [], value: context.expression(declaration.value) };
    case "function": {
      const parameters = (declaration.parameters ?? []).map((name, i): VariableId => {
        const type: Type = given[i]?.type ?? { kind: "error" };
        return bind(context, name, type, given[i]?.known ?? true).variable;
      });
      return { ...common, parameters, value: context.expression(declaration.value) };
    }
    case "layer":
    case "relation":
      return checkOfHead(context, declaration, form);
    default: {
      const never: never = form;
      return never;
    }
  }
}

function checkOfHead(context: Context, declaration: Let, form: "layer" | "relation"): TypedLet | undefined {
  if (declaration.of === undefined) return undefined;
  const head = openHead(context, declaration.of);
  const [element] = head.bound;
  const [on, more] = head.binders;
  if (on === undefined || element === undefined) return undefined;
  if (form === "layer" && more !== undefined) {
    report(context, notBuiltYet, declaration.of.span, { what: notBuilt["derived-over-several"] });
    return undefined;
  }
  const check = (): Expression => context.expression(declaration.value);
  const value = withFacts(context, head.facts, () =>
    head.unnamed ? withElement(context, element, check) : check(),
  );
  const parameters = head.bound.map(({ variable }) => variable);
  const common = { declaration, name: declaration.name.text, form, parameters, value };
  return form === "layer" ? { ...common, on } : common;
}
