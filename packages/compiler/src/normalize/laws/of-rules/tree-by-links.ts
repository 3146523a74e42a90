/**
 * Writes two rules, that S is connected and that it has one cell more than links between its cells, as `tree(S)`.
 *
 * - `connected(S)` and `size(S) = 1 + count(l in links where all(x in S for x in l.cells))` → `tree(S)`
 * - the same of `acyclic(S)`, and of `size(S) - 1 = count(…)` and the like: a forest has as many trees as it has cells more than links
 *
 * Side conditions:
 * - The links are all that have both cells in S; a number of others says nothing of rings.
 * - S is connected by sides, and membership in it is read from layers that are to be found, or from yes/no layers.
 * - The two stand in one list of rules, not in a block `inside T`, where links are those between cells of T (B10).
 * - The board is one of squares in a plane, so that no two cells have two links between them.
 */
import { conjuncts } from "../../../check/walks/conjuncts.js";
import { onlySet } from "../../../check/walks/of-one.js";
import type { Assertion, Expression, ExpressionOf, InSet, Statement } from "../../../typed.js";
import type { LawContext } from "../../context.js";
import { isVariable } from "../../is-variable.js";
import { everyCell, isEveryLink } from "../../meaning.js";
import { hasOneLinkEach } from "../links-by-directions.js";
import { countsAll, goThrough } from "../one-group.js";

export function treeByLinks(context: LawContext, statements: readonly Statement[]): readonly Statement[] {
  if (context.isInside || !hasOneLinkEach(context)) return statements;
  for (const [at, graph] of statements.entries()) {
    const set = setOf(graph);
    if (set === undefined) continue;
    const equation = statements.find((each) => isOneMore(context, each, set.set));
    if (equation === undefined) continue;
    const tree: Assertion = { ...set.line, expression: { ...set.graph, property: "tree" } };
    return statements.flatMap((each, place) => (place === at ? [tree] : each === equation ? [] : [each]));
  }
  return statements;
}

interface OfSet {
  readonly line: Assertion;
  readonly graph: ExpressionOf<"graph"> & Expression;
  readonly set: Expression;
}

/** S of `connected(S)`, or `acyclic(S)`. */
function setOf(line: Statement): OfSet | undefined {
  if (line.kind !== "assert" || line.expression.kind !== "graph") return undefined;
  const graph = line.expression;
  const { property, on, by, known } = graph;
  if (by !== undefined || known || !("set" in on)) return undefined;
  return property === "connected" || property === "acyclic" ? { line, graph, set: on.set } : undefined;
}

/** A number of cells or links, or a written number, with its sign. */
interface Term {
  readonly of: Expression;
  readonly sign: 1 | -1;
}

const termsOf = (sum: Expression, sign: 1 | -1): readonly Term[] =>
  sum.kind === "arithmetic" && (sum.operator === "+" || sum.operator === "-")
    ? [...termsOf(sum.left, sign), ...termsOf(sum.right, sum.operator === "+" ? sign : opposite(sign))]
    : [{ of: sum, sign }];

const opposite = (sign: 1 | -1): 1 | -1 => (sign === 1 ? -1 : 1);

/** Whether the cells of S less the links between them are one. */
function isOneMore(context: LawContext, line: Statement, set: Expression): boolean {
  if (line.kind !== "assert" || line.expression.kind !== "compare" || line.expression.operator !== "=")
    return false;
  const { left, right } = line.expression;
  const terms = [...termsOf(left, 1), ...termsOf(right, -1)];
  const cells = terms.filter(({ of }) => countsAll(context, set, of));
  const links = terms.filter(({ of }) => countsLinksIn(context, set, of));
  const numbers = terms.filter(({ of }) => of.kind === "number");
  const [ofCells, ofLinks] = [cells[0], links[0]];
  if (ofCells === undefined || ofLinks === undefined || cells.length + links.length !== 2) return false;
  if (terms.length !== 2 + numbers.length || ofCells.sign === ofLinks.sign) return false;
  const more = numbers.reduce((sum, { of, sign }) => sum + (of.kind === "number" ? sign * of.value : 0), 0);
  return more === -ofCells.sign;
}

/** `count(l in links where all(x in S for x in l.cells))` */
function countsLinksIn(context: LawContext, set: Expression, count: Expression): boolean {
  if (count.kind !== "aggregate" || count.aggregate !== "count" || count.body !== undefined) return false;
  const link = onlySet(count.binders);
  if (link === undefined || !isEveryLink(link.set)) return false;
  const [asked, another] = [link.condition, count.condition].flatMap(conjuncts);
  return asked !== undefined && another === undefined && saysBothIn(context, set, asked, link);
}

function saysBothIn(context: LawContext, set: Expression, asked: Expression, link: InSet): boolean {
  if (asked.kind !== "aggregate" || asked.aggregate !== "all" || asked.body === undefined) return false;
  const cell = onlySet(asked.binders);
  if (cell === undefined || cell.condition !== undefined || asked.condition !== undefined) return false;
  if (cell.set.kind !== "attribute" || cell.set.attribute !== "cells") return false;
  if (!isVariable(cell.set.arguments[0], link.variable)) return false;
  const { variable } = cell;
  return goThrough(context, set, [
    { kind: "in", variable, set: everyCell(asked.span), condition: asked.body },
  ]);
}
