/**
 * Sets of cells of which each holds exactly one piece: `exactly 4 tetromino in each room`, where every placement that is left and reaches into a room
 * lies in it and covers four cells. Cells of such a set that have a piece have the same one, and whether two pieces there differ is not asked by
 * listing all that may lie on both.
 */
import { onlySet, onlyWhole } from "../../../check/walks/of-one.js";
import { isPartItself } from "../../../normalize/is-variable.js";
import type { AssertedPart } from "../../../normalize/rule-facts.js";
import type { Comparison, Expression, ExpressionOf, LayerId, VariableId } from "../../../typed.js";
import { Fault } from "../../fault.js";
import { isElement, type Known } from "../../value.js";
import { evaluateSet } from "../../values/evaluate-as.js";
import type { World } from "../../world/world.js";
import { type Pattern, readings } from "../pattern.js";

/** By cell: the set, which is one array for all its cells. */
export type OnlyPieces = readonly (readonly number[] | undefined)[];

interface Found {
  readonly sets: Expression;
  readonly set: VariableId;
  readonly asked: CellsAsked;
}

/** How many cells of a set have a piece, or have none. */
interface CellsAsked {
  readonly amount: Expression;
  readonly haveNone: boolean;
}

interface Placeable {
  readonly layer: LayerId;
  readonly placements: readonly (readonly number[])[];
}

export const onePieceInEach: Pattern<AssertedPart, Placeable, Found, readonly (readonly number[])[]> = {
  name: "one piece in each",
  role: "derive",
  phase: "pieces",
  makes: "read for cells that have the same piece",
  counts: "which cells have the same piece follows from the rule, which is expanded besides",
  match({ isFound }, { heads, part }, { layer }) {
    const head = onlyWhole(heads);
    if (head?.set.kind !== "all-of" || !head.set.known) return undefined;
    const asked = cellsAsked(part, head.variable, layer);
    return asked === undefined || isFound(asked.amount)
      ? undefined
      : { sets: head.set, set: head.variable, asked };
  },
  admit(world, { sets, set: name, asked }, { placements }) {
    const held = setsOf(world, sets).flatMap(({ set, cells }) => {
      world.bindings[name] = set;
      const amount = world.log.guard(() => world.evaluate(world, asked.amount));
      if (typeof amount !== "number") return [];
      return holdsOne(cells, asked.haveNone ? cells.length - amount : amount, placements) ? [cells] : [];
    });
    return held.length === 0 ? undefined : held;
  },
};

export function onlyPieces(
  world: World,
  layer: LayerId,
  placements: readonly (readonly number[])[],
): OnlyPieces {
  const found: (readonly number[] | undefined)[] = [];
  for (const sets of readings(world, onePieceInEach, world.facts.assertions(), { layer, placements }))
    for (const set of sets) for (const cell of set) found[cell] ??= set;
  return found;
}

/** `exactly 4 tetromino in r`, `exactly 2 not tetromino in r`, count(c in r without tetromino) = size(r) - 4. */
function cellsAsked(part: Expression, set: VariableId, layer: LayerId): CellsAsked | undefined {
  const counted =
    part.kind === "quantity" ? ofQuantity(part) : part.kind === "compare" ? ofCount(part) : undefined;
  if (counted === undefined || !isPartItself(counted.set, set)) return undefined;
  const { condition, variable, amount } = counted;
  const haveNone = condition.kind === "not";
  const has = haveNone ? condition.operand : condition;
  return has.kind === "has" && has.layer === layer && isPartItself(has.element, variable)
    ? { amount, haveNone }
    : undefined;
}

interface Counted {
  readonly set: Expression;
  readonly variable: VariableId;
  readonly condition: Expression;
  readonly amount: Expression;
}

function ofQuantity({ bound, amounts, ofEach, ...counted }: ExpressionOf<"quantity">): Counted | undefined {
  const [amount, another] = amounts;
  if (bound !== "exactly" || ofEach !== undefined || amount === undefined || another !== undefined)
    return undefined;
  return amount.from === amount.to ? { ...counted, amount: amount.from } : undefined;
}

function ofCount({ operator, left, right }: Comparison): Counted | undefined {
  if (operator !== "=" || left.kind !== "aggregate" || left.aggregate !== "count") return undefined;
  const binder = onlySet(left.binders);
  const condition = binder?.condition ?? left.condition;
  if (binder === undefined || condition === undefined) return undefined;
  if (binder.condition !== undefined && left.condition !== undefined) return undefined;
  return { set: binder.set, variable: binder.variable, condition, amount: right };
}

/** Whatever is wrong with the rule is said where it is expanded. */
function setsOf(
  world: World,
  sets: Expression,
): readonly { readonly set: Known; readonly cells: readonly number[] }[] {
  const found: { readonly set: Known; readonly cells: readonly number[] }[] = [];
  let all: readonly Known[];
  try {
    all = evaluateSet(world, sets).items;
  } catch (thrown) {
    if (thrown instanceof Fault) return found;
    throw thrown;
  }
  for (const set of all) {
    if (!isElement(set)) continue;
    const cells: number[] = [];
    for (const cell of set.family.cells?.(set.index).items ?? []) if (isElement(cell)) cells.push(cell.index);
    found.push({ set, cells });
  }
  return found;
}

/** Whatever reaches into the set lies in it and is as large as what is asked for. */
function holdsOne(
  set: readonly number[],
  amount: number,
  placements: readonly (readonly number[])[],
): boolean {
  const inside = new Set(set);
  return (
    amount > 0 &&
    placements.every(
      (cells) =>
        !cells.some((cell) => inside.has(cell)) ||
        (cells.length === amount && cells.every((cell) => inside.has(cell))),
    )
  );
}
