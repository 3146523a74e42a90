/**
 * Reads the value of a cell where a head goes through all numbers and asks for each whether it is that value.
 *
 * - `for each cell c, k in 1..n where c.v = k: F(k)` → `for each cell c: F(c.v)`
 * - `for each cell c, k in 1..m where c.v = k: F(k)` → `for each cell c where c.v <= m: F(c.v)`, where v may be more than m
 * - `for each cell c, k in 1..n: c.v != k or F(k)`, or `not (c.v = k and G(k))` → the same
 *
 * Side conditions:
 * - v is a layer of numbers to be found that each cell has: with `or none`, `F(c.v)` would be false where nothing is asked (L8).
 * - k goes through a range, which holds each number once, between ends that are numbers, or those of v.
 * - F reads k only where a number may be one that is to be found: in comparisons and amounts, and what is added to it there, and in no function and no place of a list. It asks for
 *   no set by k but the cells of that value which a walk from c reaches, the group of c.
 * - Where a condition on k alone is known, and on the value is not, nothing is read that might not be there: known conditions guard it.
 * - No other head goes through a set that k says.
 */

import { constantNumber } from "../../../check/logic/constants.js";
import { conjunction, negation } from "../../../check/logic/logic.js";
import { compareNode, disjunction } from "../../../check/logic/nodes.js";
import { conjuncts, disjuncts } from "../../../check/walks/conjuncts.js";
import { onlyAssertion } from "../../../check/walks/of-one.js";
import { partsOf, setOfBinder } from "../../../check/walks/parts.js";
import { isExpression, readsVariable, someNode } from "../../../check/walks/some-node.js";
import type {
  Binder,
  Comparison,
  Expression,
  ExpressionOf,
  ForEachStatement,
  InSet,
  VariableId,
} from "../../../typed.js";
import type { LawContext } from "../../context.js";
import { isVariable } from "../../is-variable.js";
import { mapParts, withFields } from "../../map-parts.js";
import { type NumbersOfCells, numbersOfCells } from "../../once-each.js";
import { stepFrom } from "../../step-from.js";
import { isTotal } from "../../total.js";
import { reachedByValue } from "../of-sets/reached-by-value.js";

type Read = ExpressionOf<"layer"> & Expression;
type Range = ExpressionOf<"range">;

export function boundValues(context: LawContext, statement: ForEachStatement): ForEachStatement {
  const only = onlyAssertion(statement.body);
  if (only === undefined || statement.binders.length < 2) return statement;
  for (const number of statement.binders) {
    const rule = isOfNumbers(number)
      ? ruleOf(context, statement.binders, number, only.expression)
      : undefined;
    if (rule !== undefined)
      return { ...statement, binders: rule.binders, body: [{ ...only, expression: rule.said }] };
  }
  return statement;
}

type OfNumbers = InSet & { readonly set: Range };

const isOfNumbers = (binder: Binder): binder is OfNumbers =>
  binder.kind === "in" && binder.set.kind === "range" && binder.set.known;

interface Rule {
  readonly binders: readonly Binder[];
  readonly said: Expression;
}

function ruleOf(
  context: LawContext,
  binders: readonly Binder[],
  number: OfNumbers,
  said: Expression,
): Rule | undefined {
  const { variable: k } = number;
  const others = binders.filter((binder) => binder !== number);
  if (others.some((binder) => readsVariable(setOfBinder(binder), k))) return undefined;
  const isValue = (asked: Expression): Read | undefined => valueAsked(context, asked, k);
  const conditions = binders.flatMap(({ condition }) => conjuncts(condition));
  const [asked, rest] = guarded(conditions, said, isValue);
  const read = asked && isValue(asked);
  const numbers = read && numbersOfCells(context, read.layer);
  if (asked === undefined || rest === undefined || read === undefined || numbers === undefined)
    return undefined;
  const instead = insteadOf(context, k, read);
  const whole = instead(rest);
  const ofNumber = conditions.filter((part) => part !== asked && readsVariable(part, k)).map(instead);
  if (whole === undefined || ofNumber.some((part) => part === undefined)) return undefined;
  const conditionsOfNumber = [rest, ...conditions].filter((part) => readsVariable(part, k));
  if (conditionsOfNumber.some((part) => knownOf(part, k)) && mayBeAFault(context, [said, ...conditions]))
    return undefined;
  const within = limits(context, read, number.set, numbers, ofNumber);
  if (within === undefined) return undefined;
  const free = others.map((binder) => {
    const left = conjuncts(binder.condition).filter((part) => part !== asked && !readsVariable(part, k));
    return withFields(binder, { condition: conjunction(left) });
  });
  const own = conjuncts(number.condition).filter((part) => part !== asked && !readsVariable(part, k));
  const last = free.at(-1);
  if (last === undefined) return undefined;
  const condition = conjunction([last.condition, ...own, ...ofNumber, ...within]);
  return { binders: [...free.slice(0, -1), withFields(last, { condition })], said: whole };
}

/** c.v of `c.v = k`. */
function valueAsked(context: LawContext, asked: Expression, k: VariableId): Read | undefined {
  if (asked.kind !== "compare" || asked.operator !== "=") return undefined;
  const [read, number] = asked.left.kind === "layer" ? [asked.left, asked.right] : [asked.right, asked.left];
  if (read.kind !== "layer" || !isVariable(number, k)) return undefined;
  return read.element.known && !readsVariable(read.element, k) && isTotal(context, read) ? read : undefined;
}

type Guarded = readonly [asked: Expression | undefined, rest: Expression | undefined];

const NOT_GUARDED: Guarded = [undefined, undefined];

/** The condition under which something is said, and what is said: of heads, or of a statement that refuses both. */
function guarded(
  conditions: readonly Expression[],
  said: Expression,
  isValue: (asked: Expression) => Read | undefined,
): Guarded {
  const inHead = conditions.find(isValue);
  if (inHead !== undefined) return [inHead, said];
  if (said.kind === "not") {
    const parts = conjuncts(said.operand);
    const asked = parts.find(isValue);
    const others = conjunction(parts.filter((part) => part !== asked));
    return asked === undefined || others === undefined ? NOT_GUARDED : [asked, negation(others, said.span)];
  }
  const parts = disjuncts(said);
  const unequal = parts.find((part) => {
    const refused = refusedBy(part);
    return refused !== undefined && isValue(refused);
  });
  if (unequal === undefined || parts.length < 2) return NOT_GUARDED;
  const others = parts.filter((part) => part !== unequal);
  return [refusedBy(unequal), disjunction(others, said.span)];
}

/** `c.v = k` of `c.v != k`, and of `not c.v = k`. */
function refusedBy(part: Expression): Expression | undefined {
  if (part.kind === "not") return part.operand;
  return part.kind === "compare" && part.operator === "!=" ? { ...part, operator: "=" } : undefined;
}

/** Whether a condition in it is known once k is. */
const knownOf = (tree: Expression, k: VariableId): boolean =>
  someNode(
    tree,
    (node) => isExpression(node) && node.known && node.type.kind === "truth" && readsVariable(node, k),
  );

/** Whether anything is read that might not be there. */
const mayBeAFault = (context: LawContext, said: readonly Expression[]): boolean =>
  someNode(said, (node) => {
    if (!isExpression(node)) return false;
    if (node.kind === "attribute") return !everThere.has(node.attribute);
    return node.kind === "layer" ? !isTotal(context, node) : faulty.has(node.kind);
  });

const everThere: ReadonlySet<string> = new Set([
  "size",
  "row",
  "column",
  "neighbours",
  "around",
  "difference",
]);

const faulty: ReadonlySet<Expression["kind"]> = new Set(["index", "slice", "the", "shared", "let", "asked"]);

/** Whether numbers that are to be found may stand in these. */
const ofUnknown: ReadonlySet<Expression["kind"]> = new Set(["compare", "arithmetic", "logic", "not"]);

/** The expression with the value for k; undefined where k is read elsewhere. */
function insteadOf(
  context: LawContext,
  k: VariableId,
  read: Read,
): (part: Expression) => Expression | undefined {
  let isElsewhere = false;
  const walk = (part: Expression): Expression => {
    if (isVariable(part, k)) return read;
    const whole = mapParts(part, walk);
    if (whole === part) return part;
    if (partsOf(part).some((each) => isVariable(each, k)) && !mayBeFound(part, k)) isElsewhere = true;
    if ((part.known && !ofUnknown.has(part.kind)) || faulty.has(part.kind)) isElsewhere = true;
    if (whole.kind === "reach") {
      const group = reachedByValue(context, whole);
      if (group === whole) isElsewhere = true;
      return group;
    }
    if (whole.kind === "group" || whole.kind === "groups") isElsewhere = true;
    return withFields(whole, { known: false });
  };
  return (part) => {
    isElsewhere = false;
    const whole = walk(part);
    return isElsewhere ? undefined : whole;
  };
}

function mayBeFound(part: Expression, k: VariableId): boolean {
  if (part.kind === "quantity") return !isVariable(part.set, k) && !isVariable(part.condition, k);
  return (
    part.kind === "compare" ||
    (part.kind === "arithmetic" && (part.operator === "+" || part.operator === "-"))
  );
}

/** The conditions that the value is in the range, as far as it may be another; undefined where the ends are not known from the text. */
function limits(
  context: LawContext,
  read: Read,
  { from, to }: Range,
  numbers: NumbersOfCells,
  asked: readonly (Expression | undefined)[],
): readonly Expression[] | undefined {
  const ends = [
    limit(context, read, ">=", from, numbers.from, asked),
    limit(context, read, "<=", to, numbers.to, asked),
  ];
  return ends.some((end) => end === undefined) ? undefined : ends.flatMap((end) => end ?? []);
}

function limit(
  context: LawContext,
  read: Read,
  operator: "<=" | ">=",
  end: Expression,
  own: Expression,
  asked: readonly (Expression | undefined)[],
): readonly Expression[] | undefined {
  if (context.keys.same(end, own)) return [];
  const [limitOfRange, limitOfValue] = [constantNumber(end), constantNumber(own)];
  if (limitOfRange === undefined) return undefined;
  const beyond = operator === "<=" ? 1 : -1;
  const isWithin = (most: number): boolean => (limitOfRange - most) * beyond >= 0;
  if (limitOfValue !== undefined && isWithin(limitOfValue)) return [];
  // `y.v = x.v + 1` holds of no x that has the last number.
  const isSaid = asked.some((part) => {
    const most = part?.kind === "compare" ? mostBeside(context, part, read, beyond) : undefined;
    return most !== undefined && isWithin(most);
  });
  return isSaid ? [] : [compareNode(operator, read, end, read.span)];
}

/** The most, or least, that a value can be if another value is so much more. */
function mostBeside(
  context: LawContext,
  { operator, left, right }: Comparison,
  read: Read,
  beyond: number,
): number | undefined {
  if (operator !== "=") return undefined;
  const [one, other] = [stepFrom(left), stepFrom(right)];
  const [own, its] = context.keys.same(one.of, read) ? [one, other] : [other, one];
  if (!context.keys.same(own.of, read) || its.of.kind !== "layer") return undefined;
  const numbers = numbersOfCells(context, its.of.layer);
  const last = numbers && constantNumber(beyond > 0 ? numbers.to : numbers.from);
  return last === undefined ? undefined : last + its.by - own.by;
}
