/**
 * Truths about rectangles of known cells that need not be worked out for each. Some stay as they are when a rectangle grows: `at most 1 clue in g` stays
 * false, `some(c is border for c in g)` stays true. And a rectangle without any cell that the sentence looks for (a clue, a cell at the
 * border) is as all others of its height and width.
 */

import type { CellIndex } from "../../board.js";
import { partsOf } from "../../check/walks/parts.js";
import { readsVariable } from "../../check/walks/some-node.js";
import { madeAt } from "../../maps.js";
import { isPartItself } from "../../normalize/is-variable.js";
import type { Expression, VariableId } from "../../typed.js";
import type { Truth } from "../value.js";
import type { PlacedRectangle, SetOnBoard } from "./board-rectangles.js";
import { formSaid } from "./form-of-groups.js";

/** The truths that stay, once they are reached. */
type Lasting = readonly boolean[];

/** `part` is about the rectangle `it`. */
function lastingIn(part: Expression, it: VariableId): Lasting {
  if (!readsVariable(part, it) || formSaid(part, it) === "rectangle") return [true, false];
  switch (part.kind) {
    case "not":
      return lastingIn(part.operand, it).map((truth) => !truth);
    case "logic": {
      const [first, right] = [lastingIn(part.left, it), lastingIn(part.right, it)];
      const left = part.operator === "implies" ? first.map((truth) => !truth) : first;
      return left.filter((truth) => right.includes(truth));
    }
    case "quantity": {
      const { bound, amounts, set, condition, ofEach } = part;
      const apart = [condition, ...amounts.flatMap(({ from, to }) => [from, to])];
      if (bound === "exactly" || ofEach !== undefined || !isPartItself(set, it)) return [];
      return apart.some((one) => readsVariable(one, it)) ? [] : [bound === "at least"];
    }
    case "aggregate": {
      const { aggregate, binders, condition, body } = part;
      const [binder, more] = binders;
      if (aggregate !== "some" && aggregate !== "all") return [];
      if (binder?.kind !== "in" || more !== undefined || !isPartItself(binder.set, it)) return [];
      const apart = [binder.condition, condition, body];
      return apart.some((one) => one !== undefined && readsVariable(one, it)) ? [] : [aggregate === "some"];
    }
    default:
      return [];
  }
}

/** Cells that a part looks for in the rectangle: a cell makes no difference to it if one of these conditions on the cell does not hold. */
interface LookedFor {
  readonly cell: VariableId;
  readonly conditions: readonly Expression[];
  /** Beside them: the cell makes no difference either where this is so. */
  readonly idle?: { readonly body: Expression; readonly truth: boolean };
}

/** What `part` looks for in `it`, of which it reads nothing else but its form; undefined where it reads more. */
function lookedForIn(part: Expression, it: VariableId): readonly LookedFor[] | undefined {
  if (!readsVariable(part, it) || formSaid(part, it) !== undefined) return [];
  const within = (parts: readonly Expression[]): readonly LookedFor[] | undefined => {
    const all = parts.map((each) => lookedForIn(each, it));
    return all.includes(undefined) ? undefined : all.flatMap((each) => each ?? []);
  };
  switch (part.kind) {
    case "attribute":
      return part.arguments.every((each) => isPartItself(each, it)) ? [] : undefined;
    case "quantity": {
      const { set, variable, condition, amounts, ofEach } = part;
      if (ofEach !== undefined || !isPartItself(set, it) || readsVariable(condition, it)) return undefined;
      const asked = within(amounts.flatMap(({ from, to }) => [from, to]));
      return asked && [{ cell: variable, conditions: [condition] }, ...asked];
    }
    case "aggregate": {
      const { aggregate, binders, body } = part;
      const [binder, more] = binders;
      if (binder?.kind !== "in" || more !== undefined || !isPartItself(binder.set, it)) return undefined;
      const conditions = [binder.condition, part.condition].filter((each) => each !== undefined);
      if (conditions.some((each) => readsVariable(each, it))) return undefined;
      const own: LookedFor = { cell: binder.variable, conditions };
      if (body === undefined || aggregate === "count") return [own];
      if (!readsVariable(body, it)) return [{ ...own, idle: { body, truth: aggregate === "all" } }];
      return lookedForIn(body, it)?.length === 0 ? [own] : undefined;
    }
    default:
      return isPartItself(part, it) ? undefined : within(partsOf(part));
  }
}

const saysForm = (part: Expression, it: VariableId): boolean =>
  formSaid(part, it) !== undefined || partsOf(part).some((each) => saysForm(each, it));

/** How truths are asked for. */
export interface Asked {
  /** Of a part about rectangles, which have these cells only, if the part looks for no others: all that it reads else are heights, widths and sizes. */
  readonly ofRectangles: (
    part: Expression,
    among: ((cell: CellIndex) => boolean) | undefined,
  ) => (rectangle: PlacedRectangle, index: number) => Truth;
  /** By cell: whether `tell` says so of it. Undefined: that takes a clue that is not printed. */
  readonly ofCells: (
    cell: VariableId,
    tell: (truth: (part: Expression) => Truth) => boolean,
  ) => readonly boolean[] | undefined;
}

const isDifferent = ({ conditions, idle }: LookedFor, truth: (part: Expression) => Truth): boolean =>
  conditions.every((each) => truth(each) !== false) &&
  (idle === undefined || truth(idle.body) !== idle.truth);

/** How many of these cells of the board are above each row and left of each column. */
class CellsWithin {
  readonly #width: number;
  readonly #sums: Uint32Array;

  constructor({ board }: SetOnBoard, isCounted: (cell: CellIndex) => boolean) {
    this.#width = board.columns + 1;
    this.#sums = new Uint32Array((board.rows + 1) * this.#width);
    for (let row = 0; row < board.rows; row++)
      for (let column = 0; column < board.columns; column++) {
        const cell = board.cellAt(row, column);
        const own = cell !== undefined && isCounted(cell) ? 1 : 0;
        this.#sums[this.#at(row + 1, column + 1)] =
          own + this.#sum(row, column + 1) + this.#sum(row + 1, column) - this.#sum(row, column);
      }
  }

  #at(row: number, column: number): number {
    return row * this.#width + column;
  }

  #sum(row: number, column: number): number {
    return this.#sums[this.#at(row, column)] ?? 0;
  }

  areNoneIn({ row, column, height, width }: PlacedRectangle): boolean {
    const [bottom, right] = [row + height, column + width];
    const above = this.#sum(row, right) - this.#sum(row, column);
    return this.#sum(bottom, right) - this.#sum(bottom, column) === above;
  }
}

/** Says of each rectangle whether the part holds; it is to be asked of smaller ones before the larger ones. */
export function toldOfRectangles(
  part: Expression,
  it: VariableId,
  set: SetOnBoard,
  { ofRectangles, ofCells }: Asked,
): (rectangle: PlacedRectangle, index: number) => Truth {
  const lasting = lastingIn(part, it);
  const told = new Map<number, boolean>();
  const { rows, columns } = set.board;
  const formOf = ({ height, width }: PlacedRectangle): number => height * (columns + 1) + width;
  const keyOf = (one: PlacedRectangle): number => (formOf(one) * rows + one.row) * columns + one.column;
  const looks = lookedForIn(part, it)?.map((one) => ofCells(one.cell, (ask) => isDifferent(one, ask)));
  const cells = looks?.includes(undefined) === true ? undefined : looks?.map((each) => each ?? []);
  const isLookedFor = (cell: CellIndex): boolean => cells?.some((each) => each[cell] === true) === true;
  const within = cells && new CellsWithin(set, isLookedFor);
  const needsAll = cells === undefined || saysForm(part, it);
  const truth = ofRectangles(part, needsAll ? undefined : isLookedFor);
  const byForm = new Map<number, Truth>();
  return (rectangle, index) => {
    const { height, width } = rectangle;
    for (const smaller of [
      { ...rectangle, width: width - 1 },
      { ...rectangle, height: height - 1 },
    ]) {
      const before = lasting.length === 0 ? undefined : told.get(keyOf(smaller));
      if (before === undefined || !lasting.includes(before)) continue;
      told.set(keyOf(rectangle), before);
      return before;
    }
    const isPlain = within?.areNoneIn(rectangle) === true;
    const found = isPlain
      ? madeAt(byForm, formOf(rectangle), () => truth(rectangle, index))
      : truth(rectangle, index);
    if (typeof found === "boolean" && lasting.includes(found)) told.set(keyOf(rectangle), found);
    return found;
  };
}
