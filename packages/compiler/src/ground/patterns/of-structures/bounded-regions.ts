/**
 * The rules about every region of a division that is to be found, as two tests of a set of cells: whether it, or a larger set, can hold (`grow`), and
 * whether it can itself (`be`). Understood are counts of a known noun ("exactly 1 clue in a"), size, width and height against a known number or
 * against a given that the cells share, what is known of any two cells, in `and` and `or`; what is not understood tests nothing.
 */
import { extentOf } from "../../../least-and-most.js";
import { isPartItself } from "../../../normalize/is-variable.js";
import { isClosed, sizeAgainst } from "../../../normalize/readings/amounts.js";
import type { OfEvery } from "../../../normalize/rule-facts.js";
import { holdsFor, mirrored } from "../../../ranges.js";
import type { Comparison, Expression, ExpressionOf, LayerId, VariableId } from "../../../typed.js";
import { rangesOf } from "../../values/bounds.js";
import type { World } from "../../world/world.js";
import { countedCells, givenNumbers, numberIfKnown } from "../atoms.js";
import type { Pattern } from "../pattern.js";
import { withoutRefusedPairs } from "./refused-pairs.js";

export type Test = (cells: readonly number[]) => boolean;

/**
 * The bounds that a part of a rule puts on a set: `grow` on it and on all larger ones, which stay broken when a set grows; `be` on itself. `hold` is on itself
 * too, and about what it holds: worth a test where sets are few, and no help against their number.
 */
export interface Bounds {
  readonly grow: Test;
  readonly be: Test;
  readonly hold: Test;
}

export const free: Bounds = { grow: () => true, be: () => true, hold: () => true };

export interface RegionBounds extends Bounds {
  /** True if the condition compares only the size with a number, so that it has the same result for all sets of that size. */
  readonly ofSize: boolean;
}

export const boundedRegions: Pattern<OfEvery, LayerId, OfEvery, RegionBounds> = {
  name: "bounded regions",
  role: "derive",
  phase: "found",
  makes: "read for which sets of cells a region can be",
  counts: "a set that is not listed breaks the rule, which is expanded besides",
  match: (_, rule) =>
    rule.part.kind === "logic" ||
    rule.part.kind === "compare" ||
    rule.part.kind === "quantity" ||
    rule.part.kind === "aggregate"
      ? rule
      : undefined,
  admit(world, { part, it }) {
    const bounds = boundsOf(world, part, it, world.space?.board.cells.length ?? 0);
    if (bounds === free) return undefined;
    const compared = sizeAgainst(part, it);
    return { ...bounds, ofSize: compared !== undefined && isClosed(compared.other) };
  },
};

function boundsOf(world: World, part: Expression, it: VariableId, most: number): Bounds {
  switch (part.kind) {
    case "logic": {
      if (part.operator === "implies") return free;
      const [left, right] = [boundsOf(world, part.left, it, most), boundsOf(world, part.right, it, most)];
      if (part.operator === "and") return both(left, right);
      if (left === free || right === free) return free;
      return {
        grow: (cells) => left.grow(cells) || right.grow(cells),
        be: (cells) => left.be(cells) || right.be(cells),
        // Of the two, one has to allow all of it.
        hold: (cells) => (left.be(cells) && left.hold(cells)) || (right.be(cells) && right.hold(cells)),
      };
    }
    case "compare":
      return comparison(world, part, it) ?? free;
    case "quantity":
      return nouns(world, part, it, most) ?? free;
    case "aggregate": {
      const test = withoutRefusedPairs(world, part, it);
      return test === undefined ? free : { ...free, grow: test, be: test };
    }
    default:
      return free;
  }
}

function both(left: Bounds, right: Bounds): Bounds {
  if (left === free) return right;
  if (right === free) return left;
  return {
    grow: (cells) => left.grow(cells) && right.grow(cells),
    be: (cells) => left.be(cells) && right.be(cells),
    hold:
      left.hold === free.hold && right.hold === free.hold
        ? free.hold
        : (cells) => left.hold(cells) && right.hold(cells),
  };
}

function comparison(world: World, part: Comparison, it: VariableId): Bounds | undefined {
  const left = measureOf(world, part.left, it);
  if (left !== undefined) return against(world, left, part.operator, part.right, it);
  const right = measureOf(world, part.right, it);
  return right === undefined ? undefined : against(world, right, mirrored[part.operator], part.left, it);
}

type Measure = (cells: readonly number[]) => number;

function measureOf(world: World, expression: Expression, it: VariableId): Measure | undefined {
  if (expression.kind === "arithmetic" && expression.operator === "*") {
    const [left, right] = [measureOf(world, expression.left, it), measureOf(world, expression.right, it)];
    return left && right && ((cells) => left(cells) * right(cells));
  }
  if (expression.kind !== "attribute") return undefined;
  const [subject] = expression.arguments;
  const board = world.space?.board;
  if (subject === undefined || board === undefined || !isPartItself(subject, it)) return undefined;
  if (expression.attribute !== "size" && board.lacks.has("extent")) return undefined;
  switch (expression.attribute) {
    case "size":
      return (cells) => cells.length;
    case "width":
      return (cells) => extentOf(cells.map(board.columnOf));
    case "height":
      return (cells) => extentOf(cells.map(board.rowOf));
    default:
      return undefined;
  }
}

function against(
  world: World,
  measure: Measure,
  operator: Comparison["operator"],
  other: Expression,
  it: VariableId,
): Bounds | undefined {
  const strict = operator === "<";
  const amount = numberIfKnown(world, other);
  if (amount !== undefined) {
    const grow: Test =
      operator === "=" || operator === "<="
        ? (cells) => measure(cells) <= amount
        : strict
          ? (cells) => measure(cells) < amount
          : free.grow;
    return { ...free, grow, be: (cells) => holdsFor(operator, measure(cells), amount) };
  }
  if (other.kind !== "shared" || !isPartItself(other.set, it) || operator !== "=") return undefined;
  const values = givenNumbers(world, other.layer);
  if (values === undefined) return undefined;
  const sharing = (cells: readonly number[]): number | undefined => {
    for (const cell of cells) {
      const value = values[cell];
      if (value !== undefined) return value;
    }
    return undefined;
  };
  return {
    grow: (cells) => {
      const value = sharing(cells);
      if (value === undefined) return true;
      return measure(cells) <= value && cells.every((cell) => (values[cell] ?? value) === value);
    },
    be: (cells) => measure(cells) === (sharing(cells) ?? measure(cells)),
    hold: free.hold,
  };
}

/** "exactly 1 clue in a": more of them than the largest amount is too many, in all larger sets as well. */
function nouns(
  world: World,
  quantity: ExpressionOf<"quantity">,
  it: VariableId,
  most: number,
): Bounds | undefined {
  const counted = countedCells(world, quantity, it);
  if (counted === undefined) return undefined;
  const ranges = rangesOf(world, quantity, most);
  const limit = ranges.at(-1)?.[1];
  if (limit === undefined) return undefined;
  const count = (cells: readonly number[]): number => {
    let found = 0;
    for (const cell of cells) if (counted[cell] === true) found++;
    return found;
  };
  return {
    grow: quantity.bound === "at least" ? free.grow : (cells) => count(cells) <= limit,
    be: free.be,
    hold: (cells) => {
      const own = count(cells);
      return ranges.some(([lo, hi]) => lo <= own && own <= hi);
    },
  };
}
