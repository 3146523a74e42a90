/** The equations in which rules ask for the size of a group by links, where they ask for nothing else of one. */

import { partsOf } from "../../check/walks/parts.js";
import { isExpression } from "../../check/walks/some-node.js";
import type { Expression, LayerId, LetId } from "../../typed.js";
import type { RuleFacts } from "../rule-facts.js";
import { isClosed } from "./amounts.js";

/** `size(group(t by line)) - 1 = t.back.pencil.size`. */
export interface SizeEquation {
  readonly group: Expression;
  /** Known numbers that are added to the size, or taken from it. */
  readonly changes: readonly { readonly sign: 1 | -1; readonly amount: Expression }[];
  /** The other side. */
  readonly other: Expression;
}

/** Undefined where a group by these links is read in another way. */
export function sizesAsked(facts: RuleFacts, links: LayerId): readonly SizeEquation[] | undefined {
  const { lets, statements } = facts.puzzle;
  const equations: SizeEquation[] = [];
  const seen = new Set<LetId>();
  const waiting = expressionsIn(statements);
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    const equation = equationIn(facts, part, links);
    if (equation !== undefined) {
      equations.push(equation);
      // The cell whose group it is may depend on the size of another.
      waiting.push(...partsOf(equation.group), equation.other);
      continue;
    }
    // A group by itself may be asked for its size elsewhere, through a `let`.
    if (part.kind === "group" && part.by.by === "links" && part.by.layer === links) return undefined;
    for (const inner of partsOf(part)) waiting.push(inner);
    // A name that no rule uses in normal form says nothing.
    if (part.kind !== "let" || seen.has(part.let)) continue;
    seen.add(part.let);
    const named = lets[part.let];
    waiting.push(...expressionsIn([named?.value, named?.on]));
  }
  return equations;
}

function equationIn(facts: RuleFacts, part: Expression, links: LayerId): SizeEquation | undefined {
  if (part.kind !== "compare" || part.operator !== "=") return undefined;
  const left = sizeIn(facts, part.left, links);
  if (left !== undefined) return { ...left, other: part.right };
  const right = sizeIn(facts, part.right, links);
  return right && { ...right, other: part.left };
}

/** Of the size, with something added or taken. */
function sizeIn(
  facts: RuleFacts,
  expression: Expression,
  links: LayerId,
): Pick<SizeEquation, "group" | "changes"> | undefined {
  const group = groupAsked(expression, links);
  if (group !== undefined) return { group, changes: [] };
  if (expression.kind !== "arithmetic") return undefined;
  const { operator, left, right } = expression;
  if ((operator !== "+" && operator !== "-") || !isClosed(right) || facts.isFound(right)) return undefined;
  const size = sizeIn(facts, left, links);
  const change = { sign: operator === "+" ? 1 : -1, amount: right } as const;
  return size && { group: size.group, changes: [...size.changes, change] };
}

/** For `size(group(c by line))`: the group. */
function groupAsked(expression: Expression, links: LayerId): Expression | undefined {
  if (expression.kind !== "attribute" || expression.attribute !== "size") return undefined;
  const [of] = expression.arguments;
  return of?.kind === "group" && of.by.by === "links" && of.by.layer === links ? of : undefined;
}

/** Of statements, binders and whatever else holds expressions: the outermost ones. */
function expressionsIn(tree: unknown): Expression[] {
  if (typeof tree !== "object" || tree === null) return [];
  return isExpression(tree) ? [tree] : Object.values(tree).flatMap(expressionsIn);
}
