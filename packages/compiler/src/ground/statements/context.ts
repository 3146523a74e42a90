/** The place where a statement is spoken: its guard, the rule that it stands in, and what was said before. */

import type { Constraint } from "../../ground.js";
import type { OneOrder } from "../../normalize/heads/one-order.js";
import type { ForEachStatement, VariableId } from "../../typed.js";
import type { Duplicates } from "../conditions/duplicates.js";
import type { StretchRule } from "../patterns/of-statements/runs-too-long.js";
import type { Truth } from "../value.js";
import type { World } from "../world/world.js";
import type { CommonAssertions } from "./common-assertions.js";
import type { EqualVariables } from "./equal-variables.js";

export interface StatementContext {
  readonly world: World;
  readonly constraints: Constraint[];
  readonly rule: string | undefined;
  /** The condition on which the statements here are spoken at all. */
  readonly guard: Truth;
  /** Heads or conditions around read givens or parameters. */
  readonly onData: boolean;
  readonly headOf: (statement: ForEachStatement) => HeadFacts;
  /** A sentence need not be said twice: of a link in both orders, of two heads that meet. */
  readonly said: Duplicates;
  /** Undefined where nothing is left out because it follows from others. */
  readonly equal: EqualVariables | undefined;
  readonly alike: CommonAssertions;
}

/** The facts about a `for each` that its tree alone tells; it may be spoken many times. */
export interface HeadFacts {
  readonly stretches: StretchRule | undefined;
  readonly oneOrder: OneOrder;
  readonly variables: readonly VariableId[];
}

export function guarded(context: StatementContext, guard: Exclude<Truth, false>): StatementContext {
  if (guard === true) return context;
  const { world, constraints, rule, onData, headOf, said, equal, alike } = context;
  // Nothing is said where the guards exclude each other. Each by its name: this is made for each binding of a set that is to be found.
  const both = world.conditions.both(context.guard, guard);
  return { world, constraints, rule, guard: both, onData, headOf, said, equal, alike };
}

/** For origins. */
export const ruleOf = ({ rule }: StatementContext): { readonly rule?: string } =>
  rule === undefined ? {} : { rule };
