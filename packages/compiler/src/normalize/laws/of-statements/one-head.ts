/**
 * Joins a head with the head or condition in it; but a head over a structure (groups, regions, paths, pieces, stretches) stands alone.
 *
 * - `for each x: for each y: P` → `for each x, y: P`
 * - `for each x: if C: P`, `for each x: (C implies P)` → `for each x where C: P`; `if C: P else: Q` becomes two heads
 * - `for each cell c: (c is not s or P)` → `for each cell c where c is s: P`, if P is about a group
 * - `for each x, y: (x.n != y.n or P)` → `for each x, y where x.n = y.n: P`
 * - `for each area a, cell c in a: P` → `for each area a: for each cell c in a: P`
 * - the same, if P and the inner head read nothing that is to be found → `for each area a: all(P for c in a)`, which is known of each area
 *
 * Side conditions:
 * - The outer head has one statement (over a structure, several on size count as one): others do not depend on the inner condition.
 * - With `else`, C is known and never a fault, since a fault is reported once.
 * - For `c is not s or P`, s is to be found: of a known one, P might be a fault at cells where it is not asked.
 * - For `x.n = y.n`, n exists in every answer (both comparisons are false of absent values, L8), and P compares with a known value.
 */

import { binderVariables } from "../../../binder-variables.js";
import { conjunction, negation } from "../../../check/logic/logic.js";
import { aggregateNode, disjunction, logicNode } from "../../../check/logic/nodes.js";
import { disjuncts, isNeverAFault } from "../../../check/walks/conjuncts.js";
import { partsOfBinder } from "../../../check/walks/parts.js";
import { readsVariable } from "../../../check/walks/some-node.js";
import type { Binder, Expression, ExpressionOf, ForEachStatement, Statement } from "../../../typed.js";
import { type LawContext, speaksOfFound } from "../../context.js";
import { readsGroup } from "../../known-of-parts.js";
import { withFields } from "../../map-parts.js";
import { runsOverStructure } from "../../structures.js";
import { isTotal } from "../../total.js";
import { negationInwards } from "../negation.js";
import { saysSizeOnly, sizeOfPart } from "../sizes.js";

type Logic = ExpressionOf<"logic">;

export function oneHead(context: LawContext, statement: ForEachStatement): readonly Statement[] {
  const { binders, body } = statement;
  const [first, ...others] = binders;
  const isOverStructure = first !== undefined && runsOverStructure(context, first);
  if (isOverStructure && others.length > 0)
    return oneHead(context, {
      ...statement,
      binders: [first],
      body: oneHead(context, { ...statement, binders: others }),
    });
  const outer = isOverStructure ? undefined : ofEachPart(context, statement);
  if (outer !== undefined) return [outer];
  if (isOverStructure && body.length > 1) {
    const sizes = body.filter((each) => saysSizeOnly(context, each));
    if (sizes.length === body.length) return [statement];
    const others = body.filter((each) => !sizes.includes(each));
    return [
      ...(sizes.length === 0 ? [] : [{ ...statement, body: sizes }]),
      ...others.flatMap((only) => oneHead(context, { ...statement, body: [only] })),
    ];
  }
  const [only, another] = body;
  if (only === undefined || another !== undefined) return [statement];
  const ofSizes = isOverStructure ? ofSizesAlone(context, statement, only) : undefined;
  if (ofSizes !== undefined) return [ofSizes];
  switch (only.kind) {
    case "for-each": {
      const whole = isOverStructure ? asAll(context, only) : undefined;
      if (whole !== undefined) return [{ ...statement, body: [whole] }];
      return isOverStructure
        ? [statement]
        : oneHead(context, { ...statement, binders: [...binders, ...only.binders], body: only.body });
    }
    case "if": {
      const [branch, more] = only.branches;
      if (branch === undefined || more !== undefined) return [statement];
      const first = (): readonly Statement[] =>
        oneHead(context, where(statement, branch.condition, branch.body));
      if (only.otherwise.length === 0) return first();
      if (!branch.condition.known || !isNeverAFault(branch.condition)) return [statement];
      const other = negationInwards(context, negation(branch.condition, branch.condition.span));
      return [...first(), ...oneHead(context, where(statement, other, only.otherwise))];
    }
    case "assert": {
      const { expression, span } = only;
      if (isOverStructure && expression.kind === "truth" && !expression.value)
        return [refusedWhere(context, statement, span)];
      if (expression.kind !== "logic") return [statement];
      const guard = isOverStructure
        ? guardOf(context, expression)
        : (impliedBy(expression) ?? whereEqual(context, expression));
      const [asked, rest] =
        guard === undefined && !isOverStructure
          ? unlessOfGroup(context, expression)
          : [guard, expression.right];
      return asked === undefined || rest === undefined
        ? [statement]
        : oneHead(context, where(statement, asked, [{ kind: "assert", span, expression: rest }]));
    }
    default:
      return [statement];
  }
}

/** `for each p in moves where p.length = 1: no`: of no part its condition holds. */
function refusedWhere(
  context: LawContext,
  statement: ForEachStatement,
  span: Expression["span"],
): ForEachStatement {
  const last = statement.binders.at(-1);
  if (last?.condition === undefined) return statement;
  const expression = sizeOfPart(context, negationInwards(context, negation(last.condition, span)));
  return {
    ...statement,
    binders: [...statement.binders.slice(0, -1), withFields(last, { condition: undefined })],
    body: [{ kind: "assert", span, expression }],
  };
}

/** `for each group g where size(g) != 2: size(g) = 3` allows some sizes and no others. */
function ofSizesAlone(
  context: LawContext,
  statement: ForEachStatement,
  only: Statement,
): ForEachStatement | undefined {
  const [binder] = statement.binders;
  if (binder?.condition === undefined || only.kind !== "assert") return undefined;
  const implication: Expression = logicNode("implies", binder.condition, only.expression, only.span);
  const expression = sizeOfPart(context, implication);
  return expression === implication
    ? undefined
    : {
        ...statement,
        binders: [withFields(binder, { condition: undefined })],
        body: [{ ...only, expression }],
      };
}

const impliedBy = ({ operator, left }: Logic): Expression | undefined =>
  operator === "implies" ? left : undefined;

/** Of `c is not s or P`, in any order, where P is about a group and s a layer to be found: the guard `c is s`, and P. */
function unlessOfGroup(context: LawContext, said: Logic): readonly (Expression | undefined)[] {
  if (said.operator !== "or") return [];
  const parts = disjuncts(said);
  const guards = parts.filter((part) => isOfFound(context, part));
  const rest = parts.filter((part) => !guards.includes(part));
  if (guards.length === 0 || !rest.some(readsGroup)) return [];
  const asked = guards.map((part) => (part.kind === "not" ? part.operand : negation(part, part.span)));
  return [conjunction(asked), disjunction(rest, said.span)];
}

function isOfFound({ puzzle }: LawContext, said: Expression): boolean {
  const asked = said.kind === "not" ? said.operand : said;
  return (
    asked.kind === "layer" && asked.element.kind === "variable" && puzzle.layers[asked.layer]?.role === "find"
  );
}

/** Of `x.n != y.n or x.n < distance(x, y)`: where they are equal. */
function whereEqual(context: LawContext, { operator, left, right }: Logic): Expression | undefined {
  if (operator !== "or" || left.kind !== "compare" || left.operator !== "!=") return undefined;
  if (right.kind !== "compare" || (!right.left.known && !right.right.known)) return undefined;
  if (left.left.kind !== "layer" || left.right.kind !== "layer" || left.left.layer !== left.right.layer)
    return undefined;
  const isThere = isTotal(context, left.left) && isTotal(context, left.right);
  return isThere ? { ...left, operator: "=" } : undefined;
}

/** For a part, this also takes `size(g) = 1 or …`, if the rest is not a comparison: the rest is then stated for the other parts. */
function guardOf(context: LawContext, expression: Logic): Expression | undefined {
  const { operator, left, right } = expression;
  if (operator !== "or" || left.kind !== "compare" || right.kind === "compare") return impliedBy(expression);
  return sizeOfPart(context, negationInwards(context, negation(left, left.span)));
}

function where(
  statement: ForEachStatement,
  condition: Expression,
  body: readonly Statement[],
): ForEachStatement {
  const last = statement.binders.at(-1);
  if (last === undefined || (condition.kind === "truth" && condition.value)) return { ...statement, body };
  const narrowed: Binder = { ...last, condition: conjunction([last.condition, condition]) ?? condition };
  return { ...statement, binders: [...statement.binders.slice(0, -1), narrowed], body };
}

/** `for each k in 1..4, area a: P`, of which nothing is to be found but the area: `for each area a: all(P for k in 1..4)`. */
function ofEachPart(context: LawContext, statement: ForEachStatement): ForEachStatement | undefined {
  const { binders, body, span } = statement;
  const last = binders.at(-1);
  const others = binders.slice(0, -1);
  if (last?.kind !== "in" || last.condition !== undefined || others.length === 0) return undefined;
  if (!runsOverStructure(context, last) || others.some((each) => runsOverStructure(context, each)))
    return undefined;
  const isOwn = binderVariables(others).some((variable) => readsVariable(last.set, variable));
  const whole = isOwn ? undefined : asAll(context, { kind: "for-each", span, binders: others, body });
  return whole === undefined ? undefined : { ...statement, binders: [last], body: [whole] };
}

/** The statements as one truth; undefined if something in them is to be found. */
function asAll(context: LawContext, { binders, body, span }: ForEachStatement): Statement | undefined {
  const said: Expression[] = [];
  for (const statement of body) {
    if (statement.kind !== "assert") return undefined;
    said.push(statement.expression);
  }
  const whole = conjunction(said);
  if (whole === undefined || speaksOfFound(context, [...binders.flatMap(partsOfBinder), whole]))
    return undefined;
  const expression: Expression = aggregateNode("all", binders, { body: whole }, whole.span, whole.known);
  return { kind: "assert", span, expression };
}
