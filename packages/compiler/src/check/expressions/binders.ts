/** Variables over sets: in comprehensions, lists, items and options. */
import type { Name, Binder as SyntaxBinder, Expression as SyntaxExpression } from "../../ast.js";
import type { Binder, Expression } from "../../typed.js";
import { toKnown, toSequence, toTruth } from "../types/coerce.js";
import { type Bound, bind, type Context, newVariable, withFacts } from "../types/context.js";
import { factsOf } from "../types/facts.js";
import { bindEnds, bindOver } from "./filters.js";

export interface OpenBinders {
  readonly binders: readonly Binder[];
  readonly condition: Expression | undefined;
  /** What holds of the variables. */
  readonly facts: ReadonlySet<string>;
  readonly known: boolean;
}

/** Binds the variables; what `inside` checks may rely on the conditions. */
export function openBinders<Value>(
  context: Context,
  written: readonly SyntaxBinder[],
  where: SyntaxExpression | undefined,
  inside: (open: OpenBinders) => Value,
  /** What must be known before solving, where the sets and conditions must be; it is said once, here. */
  mustBeKnown?: { readonly what: string; readonly instead: string },
): Value {
  const demanded = (expression: Expression): Expression =>
    mustBeKnown === undefined
      ? expression
      : toKnown(context, expression, mustBeKnown.what, mustBeKnown.instead);
  const binders: Binder[] = [];
  const facts = new Set<string>();
  for (const binder of written) {
    withFacts(context, facts, () => {
      for (const each of bindOne(context, binder, facts, demanded)) binders.push(each);
    });
  }
  const condition =
    where === undefined
      ? undefined
      : withFacts(context, facts, () => demanded(toTruth(context, context.expression(where))));
  if (condition !== undefined) for (const fact of factsOf(condition)) facts.add(fact);
  const known = bindersKnown(binders) && condition?.known !== false;
  return withFacts(context, facts, () => inside({ binders, condition, facts, known }));
}

const bindersKnown = (binders: readonly Binder[]): boolean =>
  binders.every(
    (binder) =>
      (binder.kind === "ends" ? binder.link.known : binder.set.known) && binder.condition?.known !== false,
  );

function bindOne(
  context: Context,
  written: SyntaxBinder,
  facts: Set<string>,
  demanded: (set: Expression) => Expression,
): readonly Binder[] {
  if (written.pair !== undefined) {
    const set = demanded(toSequence(context, context.expression(written.set)));
    const { binder, bound } = bindOver(set, (type, known) => ({
      variable: newVariable(context, "link", type, written.span),
      type,
      known,
    }));
    return [binder, bindEnds(context, written.pair, bound, written.set.span)];
  }
  return written.names.map((name) => {
    const set = demanded(toSequence(context, context.expression(written.set)));
    const open = bindOver(set, (type, known, order) => bind(context, name, type, known, order));
    rename(context, name, open.bound);
    for (const fact of open.facts) facts.add(fact);
    return open.binder;
  });
}

/** A name that stands for the element of a filter it was taken from. */
export function rename(context: Context, name: Name, bound: Bound): void {
  const reference = context.names.references.get(name);
  if (reference !== undefined) context.bindings.set(reference.symbol, bound);
  const variable = context.variables[bound.variable];
  if (variable !== undefined) context.variables[bound.variable] = { ...variable, name: name.text };
}
