/** Variables over sets: in comprehensions, lists, items and options. */
import type { BinderOrHead, Binder as NameBinder, Expression as SyntaxExpression } from "../../ast.js";
import type { Binder, Expression } from "../../typed.js";
import { toKnown, toSequence, toTruth } from "../types/coerce.js";
import {
  type Bound,
  bind,
  type Context,
  newVariable,
  speakingOf,
  withElement,
  withFacts,
  withoutSpoken,
} from "../types/context.js";
import { factsOf } from "../types/facts.js";
import { bindEnds, bindOver, rename } from "./filters.js";
import { openHead } from "./heads.js";

export interface OpenBinders {
  readonly binders: readonly Binder[];
  readonly condition: Expression | undefined;
  /** The condition on the variables. */
  readonly facts: ReadonlySet<string>;
  readonly known: boolean;
}

/** Binds the variables; what `inside` checks may rely on the conditions. */
export function openBinders<Value>(
  context: Context,
  written: readonly BinderOrHead[],
  where: SyntaxExpression | undefined,
  inside: (open: OpenBinders) => Value,
  /** Words for the message, if the sets and conditions must be known before solving; it is reported once, here. */
  mustBeKnown?: { readonly what: string; readonly instead: string },
): Value {
  const demanded = (expression: Expression): Expression =>
    mustBeKnown === undefined
      ? expression
      : toKnown(context, expression, mustBeKnown.what, mustBeKnown.instead);
  const binders: Binder[] = [];
  const facts = new Set<string>();
  const named: Bound[] = [];
  const unnamed: Bound[] = [];
  let before: readonly Bound[] = [];
  for (const binder of written) {
    withFacts(context, facts, () => {
      if (binder.kind === "head") {
        const open = openHead(context, binder, before);
        before = open.bound;
        binders.push(...open.binders.map((each) => demandedOf(each, demanded)));
        for (const fact of open.facts) facts.add(fact);
        (open.unnamed ? unnamed : named).push(...open.bound);
      } else {
        const open = bindOne(context, binder, facts, demanded);
        binders.push(...open.binders);
        named.push(...open.bound);
      }
    });
  }
  const [only, more] = named;
  const condition =
    where === undefined
      ? undefined
      : withFacts(context, facts, () =>
          speakingOf(context, more === undefined ? only : undefined, where, () =>
            demanded(toTruth(context, context.expression(where))),
          ),
        );
  if (condition !== undefined) for (const fact of factsOf(condition)) facts.add(fact);
  const known = bindersKnown(binders) && condition?.known !== false;
  const [element] = unnamed;
  const all = (): Value => withFacts(context, facts, () => inside({ binders, condition, facts, known }));
  return element === undefined ? withoutSpoken(context, all) : withElement(context, element, all);
}

const demandedOf = (binder: Binder, demanded: (set: Expression) => Expression): Binder =>
  binder.kind === "ends"
    ? binder
    : {
        ...binder,
        set: demanded(binder.set),
        ...(binder.condition === undefined ? {} : { condition: demanded(binder.condition) }),
      };

const bindersKnown = (binders: readonly Binder[]): boolean =>
  binders.every(
    (binder) =>
      (binder.kind === "ends" ? binder.link.known : binder.set.known) && binder.condition?.known !== false,
  );

function bindOne(
  context: Context,
  written: NameBinder,
  facts: Set<string>,
  demanded: (set: Expression) => Expression,
): { readonly binders: readonly Binder[]; readonly bound: readonly Bound[] } {
  if (written.pair !== undefined) {
    const set = demanded(toSequence(context, context.expression(written.set)));
    const { binder, bound } = bindOver(set, (type, known) => ({
      variable: newVariable(context, "link", type, written.span),
      type,
      known,
    }));
    return { binders: [binder, bindEnds(context, written.pair, bound, written.set.span)], bound: [] };
  }
  const opened = written.names.map((name) => {
    const set = demanded(toSequence(context, context.expression(written.set)));
    const open = bindOver(set, (type, known, order) => bind(context, name, type, known, order));
    rename(context, name, open.bound);
    for (const fact of open.facts) facts.add(fact);
    return open;
  });
  return { binders: opened.map(({ binder }) => binder), bound: opened.map(({ bound }) => bound) };
}
