/** The parts of the filters of a head that need not be asked of each binding. */

import { conjunction } from "../../check/logic/logic.js";
import { conjuncts, isNeverAFault } from "../../check/walks/conjuncts.js";
import type { Binder, Expression, VariableId } from "../../typed.js";
import { asAnother, asBefore, type Before } from "./before.js";

/** Of one binder. */
export interface EarlyFilter {
  /** The parts of filters that ask of the head's variable alone, and of nothing that is to be found. */
  readonly asked: readonly Expression[];
  /** Only what comes after something bound before is asked for. */
  readonly before: Before | undefined;
  /** The rest of its own filter. */
  readonly rest: Expression | undefined;
}

/**
 * `for each cells x, y with number`: that `x` has one is asked once, and not for each `y`; and that `y` has one once, and not for each `x`. Only of heads
 * over all elements of a sort, and only where nothing asked before it can be a fault: what is left out has nothing to say.
 */
export function earlyFilters(binders: readonly Binder[]): readonly EarlyFilter[] | undefined {
  if (binders.length < 2) return undefined;
  const asked = binders.map((): Expression[] => []);
  const own = binders.map((binder, at) => ownFilter(binder, at, binders, asked));
  const some = asked.some((parts) => parts.length > 0) || own.some(({ before }) => before !== undefined);
  return some ? own.map((each, at) => ({ ...each, asked: asked[at] ?? [] })) : undefined;
}

/** `asked`: takes what can be asked where another variable, or its own, is bound. */
function ownFilter(
  binder: Binder,
  at: number,
  binders: readonly Binder[],
  asked: readonly Expression[][],
): Omit<EarlyFilter, "asked"> {
  if (at === 0 || binder.kind !== "in" || binder.condition === undefined)
    return { before: undefined, rest: binder.condition };
  const gone = new Set<Expression>();
  const others: { readonly part: Expression; readonly than: VariableId }[] = [];
  let before: Before | undefined;
  for (const part of conjuncts(binder.condition)) {
    if (!isNeverAFault(part)) break;
    const than = asAnother(part, binder.variable);
    if (than !== undefined) others.push({ part, than });
    if (before === undefined) {
      before = asBefore(part, binder.variable);
      if (before !== undefined) {
        gone.add(part);
        continue;
      }
    }
    const own = ownBinder(part, binders, at);
    if (own === undefined) continue;
    asked[own]?.push(part);
    gone.add(part);
  }
  // A variable bound after it is another one.
  for (const { part, than } of others) if (than === before?.first) gone.add(part);
  return { before, rest: withoutParts(binder.condition, gone) };
}

function withoutParts(expression: Expression, gone: ReadonlySet<Expression>): Expression | undefined {
  if (gone.size === 0) return expression;
  if (gone.has(expression)) return undefined;
  if (expression.kind !== "logic" || expression.operator !== "and") return expression;
  const [left, right] = [withoutParts(expression.left, gone), withoutParts(expression.right, gone)];
  return left === expression.left && right === expression.right ? expression : conjunction([left, right]);
}

/** Where the filter of the binder at this place can be asked already. */
function ownBinder(part: Expression, binders: readonly Binder[], at: number): number | undefined {
  if (part.kind !== "has" || !part.known || part.element.kind !== "variable") return undefined;
  const { variable } = part.element;
  const own = binders.findIndex((each) => each.kind === "in" && each.variable === variable);
  const isOverAll = (each: Binder): boolean => each.kind === "in" && each.set.kind === "all-of";
  if (own < 0 || own > at || !binders.slice(own === at ? at : own + 1, at + 1).every(isOverAll))
    return undefined;
  return own;
}
