/** Forms that several patterns look for within what is asserted, and the numbers that are known in them. */

import { onlyWhole } from "../../check/walks/of-one.js";
import { isPartItself } from "../../normalize/is-variable.js";
import { type AssertedPart, assertedIn, type RuleFacts } from "../../normalize/rule-facts.js";
import { mirrored } from "../../ranges.js";
import type { Comparison, Expression, ExpressionOf, LayerId, Statement, VariableId } from "../../typed.js";
import type { Element } from "../value.js";
import { layerTable } from "../world/reading.js";
import type { World } from "../world/world.js";

/** The assertions of a statement about every group that is to be found; undefined where it says anything else. */
export interface SaidOfGroups {
  readonly groups: ExpressionOf<"groups">;
  /** The group that it is about. */
  readonly it: VariableId;
  readonly parts: readonly Expression[];
}

export function saidOfGroups(statement: Statement): SaidOfGroups | undefined {
  if (statement.kind !== "for-each") return undefined;
  const { binders, body } = statement;
  const head = onlyWhole(binders);
  if (head?.set.kind !== "groups" || head.set.known) return undefined;
  if (body.length === 0 || body.some(({ kind }) => kind !== "assert")) return undefined;
  return { groups: head.set, it: head.variable, parts: assertedIn(body) };
}

/** The variable of `for each group g …`, where these heads are over all of these groups. */
export function runsOverGroups(
  { keys }: RuleFacts,
  [head, more]: AssertedPart["heads"],
  groups: ExpressionOf<"groups">,
): VariableId | undefined {
  if (head?.kind !== "in" || more !== undefined || head.condition !== undefined) return undefined;
  return keys.same(head.set, groups) ? head.variable : undefined;
}

/** `exactly 1 clue in g`, where it does not depend on the group which cells are counted. */
export function isExactlyOne(facts: RuleFacts, quantity: ExpressionOf<"quantity">, it: VariableId): boolean {
  const [amount, ...more] = quantity.amounts;
  return (
    quantity.bound === "exactly" &&
    quantity.ofEach === undefined &&
    !facts.reads(quantity.condition, it) &&
    more.length === 0 &&
    amount?.from.kind === "number" &&
    amount.from.value === 1 &&
    amount.to.kind === "number" &&
    amount.to.value === 1 &&
    isPartItself(quantity.set, it)
  );
}

/** `size(g) = …`, `size(g) <= …`, either way round. */
export function sizeAgainst(
  part: Expression,
  it: VariableId,
): { readonly operator: Comparison["operator"]; readonly other: Expression } | undefined {
  if (part.kind !== "compare") return undefined;
  if (isSizeOf(part.left, it)) return { operator: part.operator, other: part.right };
  return isSizeOf(part.right, it) ? { operator: mirrored[part.operator], other: part.left } : undefined;
}

const isSizeOf = (expression: Expression, it: VariableId): boolean =>
  expression.kind === "attribute" &&
  expression.attribute === "size" &&
  expression.arguments[0] !== undefined &&
  isPartItself(expression.arguments[0], it);

/** Numbers only: a `?` says nothing. */
export function givenNumbers(world: World, layer: LayerId): readonly (number | undefined)[] | undefined {
  const { values } = layerTable(world, layer);
  return values?.map((value) => (typeof value === "number" ? value : undefined));
}

/** A number that depends on no variable of a rule. */
export function numberIfKnown(world: World, expression: Expression): number | undefined {
  if (!isClosed(expression) || world.facts.isFound(expression)) return undefined;
  const value = world.evaluate(world, expression);
  return typeof value === "number" ? value : undefined;
}

/** `isBound`: variables of heads further out have values by now. */
export function isClosed(expression: Expression, isBound = false): boolean {
  const isClosedToo = (part: Expression): boolean => isClosed(part, isBound);
  switch (expression.kind) {
    case "number":
    case "parameter":
      return true;
    case "variable":
      return isBound;
    case "attribute":
      return expression.arguments.every(isClosedToo);
    case "board":
      return true;
    case "arithmetic":
      return isClosedToo(expression.left) && isClosedToo(expression.right);
    case "let":
      return expression.arguments.length === 0;
    default:
      return false;
  }
}

/**
 * For each cell, whether it is counted in the region `it`; undefined if that is not known, depends on the region (`exactly 1 clue in
 * (a c where size(a) > 2)`), or something else is counted.
 */
export function countedCells(
  world: World,
  quantity: ExpressionOf<"quantity">,
  it: VariableId,
): readonly boolean[] | undefined {
  const { space } = world;
  return (
    space &&
    countedAmong(
      world,
      quantity,
      it,
      space.board.cells.map((cell) => space.places.cell.at(cell)),
    )
  );
}

/** The same of other elements of one sort, by their indices. */
export function countedAmong(
  world: World,
  quantity: ExpressionOf<"quantity">,
  it: VariableId,
  elements: readonly Element[],
): readonly boolean[] | undefined {
  const { facts } = world;
  if (quantity.ofEach !== undefined || !isPartItself(quantity.set, it)) return undefined;
  if (facts.isFound(quantity.condition) || facts.reads(quantity.condition, it)) return undefined;
  if (quantity.amounts.some(({ from, to }) => !isClosed(from) || !isClosed(to))) return undefined;
  const counted: boolean[] = [];
  for (const element of elements) {
    world.bindings[quantity.variable] = element;
    const isCounted = world.evaluate(world, quantity.condition);
    // A `?` that may be counted, or not.
    if (typeof isCounted !== "boolean") return undefined;
    counted[element.index] = isCounted;
  }
  return counted;
}
