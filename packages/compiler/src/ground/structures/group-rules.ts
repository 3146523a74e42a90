/**
 * What the rules say of every group, as far as it helps to find them: `for each group g of S: exactly 1 clue in g; size(g) = g.clue`. Read are only
 * statements that always hold; what they say is expanded all the same.
 */
import { readsVariable } from "../../check/some-node.js";
import type { Expression, LayerId, Statement, VariableId } from "../../typed.js";
import { mirrored } from "../ranges.js";
import type { World } from "../world.js";
import { assertedParts, countedCells, forEveryRule, givenNumbers, isIt } from "./region-rules.js";

type Of<Kind extends Expression["kind"]> = Extract<Expression, { kind: Kind }>;

export interface GroupClues {
  readonly isClue: (cell: number) => boolean;
  /** How many cells the group of a clue has at most, where it is known. */
  readonly mostCells: (cell: number) => number | undefined;
}

/** Undefined where no known noun is demanded exactly once in each group. */
export function cluesOfGroups(world: World, groups: Of<"groups">): GroupClues | undefined {
  let clues: readonly boolean[] | undefined;
  const sizes: (readonly (number | undefined)[])[] = [];
  forEveryRule(world.puzzle.statements, (statement) => {
    const variable = runsOver(world, statement, groups);
    if (variable === undefined || statement.kind !== "for-each") return;
    for (const part of assertedParts(statement.body)) {
      if (part.kind === "quantity" && isExactlyOne(part, variable))
        clues ??= countedCells(world, part, variable);
      const layer = sizeIsShared(part, variable);
      const values = layer === undefined ? undefined : givenNumbers(world, layer);
      if (values !== undefined) sizes.push(values);
    }
  });
  const known = clues;
  if (known === undefined) return undefined;
  return {
    isClue: (cell) => known[cell] === true,
    mostCells: (cell) =>
      sizes.reduce<number | undefined>((least, values) => {
        const value = values[cell];
        return value === undefined ? least : Math.min(value, least ?? value);
      }, undefined),
  };
}

/** The variable of `for each group g …`, where the statement speaks of all of these groups. */
export function runsOver(
  { made: { keys } }: World,
  statement: Statement,
  groups: Of<"groups">,
): VariableId | undefined {
  if (statement.kind !== "for-each" || statement.binders.length !== 1) return undefined;
  const [binder] = statement.binders;
  return binder?.kind === "in" && keys.same(binder.set, groups) && binder.condition === undefined
    ? binder.variable
    : undefined;
}

/** `exactly 1 clue in g`, where it does not hang on the group which cells are counted. */
export function isExactlyOne(quantity: Of<"quantity">, it: VariableId): boolean {
  const [amount, ...more] = quantity.amounts;
  return (
    quantity.bound === "exactly" &&
    quantity.ofEach === undefined &&
    !readsVariable(quantity.condition, it) &&
    more.length === 0 &&
    amount?.from.kind === "number" &&
    amount.from.value === 1 &&
    amount.to.kind === "number" &&
    amount.to.value === 1 &&
    isIt(quantity.set, it)
  );
}

type Compare = Of<"compare">;

/** `size(g) = …`, `size(g) <= …`, either way round. */
export function sizeAgainst(
  part: Expression,
  it: VariableId,
): { readonly operator: Compare["operator"]; readonly other: Expression } | undefined {
  if (part.kind !== "compare") return undefined;
  if (isSizeOf(part.left, it)) return { operator: part.operator, other: part.right };
  return isSizeOf(part.right, it) ? { operator: mirrored[part.operator], other: part.left } : undefined;
}

const isSizeOf = (expression: Expression, it: VariableId): boolean =>
  expression.kind === "attribute" &&
  expression.attribute === "size" &&
  expression.arguments[0] !== undefined &&
  isIt(expression.arguments[0], it);

/** `size(g) = g.clue`: the layer. */
function sizeIsShared(part: Expression, it: VariableId): LayerId | undefined {
  const compared = sizeAgainst(part, it);
  if (compared?.operator !== "=" || compared.other.kind !== "shared") return undefined;
  return isIt(compared.other.set, it) ? compared.other.layer : undefined;
}
