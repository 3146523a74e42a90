/**
 * Joins a lower and an upper bound of one number that stand in two statements with the same head, or with none.
 *
 * - `at least 1 s in cells` and `at most 1 s in cells` → `exactly 1 s in cells`
 * - `for each cell c with s: at least 1 s in c.around` and `for each cell c with s: at most 1 s in c.around`
 *   → `for each cell c with s: exactly 1 s in c.around`
 *
 * Side conditions:
 * - The heads go through the same sets under the same conditions, in the same order, and each statement has nothing else below its head.
 * - Those of `both-bounds.ts`; one head does not guard what the other reads.
 */
import { elementNode } from "../../../check/logic/nodes.js";
import { onlyAssertion } from "../../../check/walks/of-one.js";
import type {
  Assertion,
  Binder,
  Expression,
  ForEachStatement,
  Statement,
  VariableId,
} from "../../../typed.js";
import type { LawContext } from "../../context.js";
import { asTruth } from "../../meaning.js";
import { substitute } from "../../substitute.js";
import { bothBoundsSaid } from "../both-bounds.js";

export function boundsOfOneHead(context: LawContext, statements: readonly Statement[]): readonly Statement[] {
  const lines: Statement[] = [];
  for (const statement of statements) {
    let whole: Statement | undefined;
    const place = lines.findIndex((before, at) => {
      whole = joined(context, before, statement, at === lines.length - 1);
      return whole !== undefined;
    });
    if (whole === undefined) lines.push(statement);
    else lines[place] = whole;
  }
  return lines.length === statements.length ? statements : lines;
}

function joined(
  context: LawContext,
  before: Statement,
  statement: Statement,
  areBeside: boolean,
): Statement | undefined {
  if (before.kind === "assert" && statement.kind === "assert" && areBeside) {
    const [whole, another] = bothBoundsSaid(context, [], [before, statement]);
    return another === undefined ? whole : undefined;
  }
  if (before.kind !== "for-each" || statement.kind !== "for-each") return undefined;
  const [one, other] = [onlyAssertion(before.body), onlyAssertion(statement.body)];
  if (one === undefined || other === undefined || !isBound(one) || !isBound(other)) return undefined;
  const names = namesOfOne(context, before, statement);
  if (names === undefined) return undefined;
  const turned = { ...other, expression: substitute(other.expression, names, context.fresh) };
  const body = bothBoundsSaid(context, before.binders, [one, turned]);
  return body.length === 1 ? { ...before, body } : undefined;
}

/** Looked at first: most statements bound nothing. */
const isBound = ({ expression: { kind } }: Assertion): boolean =>
  kind === "quantity" || kind === "aggregate" || kind === "compare";

/** The names of the first head for those of the second; undefined where the heads differ. */
function namesOfOne(
  context: LawContext,
  one: ForEachStatement,
  other: ForEachStatement,
): ReadonlyMap<VariableId, Expression> | undefined {
  if (one.binders.length !== other.binders.length) return undefined;
  const names = new Map<VariableId, Expression>();
  const areSame = one.binders.every((binder, place) => isSame(context, names, binder, other.binders[place]));
  return areSame ? names : undefined;
}

function isSame(
  context: LawContext,
  names: Map<VariableId, Expression>,
  one: Binder,
  other: Binder | undefined,
): boolean {
  if (one.kind !== "in" || other?.kind !== "in") return false;
  const { keys, fresh } = context;
  if (!keys.same(one.set, substitute(other.set, names, fresh))) return false;
  names.set(other.variable, elementNode(one.variable, one.set, one.set.span));
  if (one.condition === undefined || other.condition === undefined) return one.condition === other.condition;
  const asked = substitute(other.condition, names, fresh);
  return keys.same(asTruth(context, one.condition), asTruth(context, asked));
}
