/**
 * `for each group g of cells with shaded: g is rectangle and g.width = g.height`, `at most 1 clue in g` where another rule makes the groups rectangles, `g is
 * not rectangle or some(c is border for c in g)`: where it is known of each rectangle of the board whether a group may be it, and of every other
 * form that it may, those that are refused are forbidden one by one. No group needs a label, nor a list of the cells that it may have.
 * Cost: a few clauses for each rectangle that is refused (*measured*: squares on 10x10, 2,300 clauses in place of 143,000 rows and 99 conditions on graphs).
 */

import type { CellIndex } from "../../../board.js";
import type { Origin } from "../../../ground.js";
import { formSaid } from "../../../normalize/readings/of-groups.js";
import { type SaidOfRectangles, saidOfRectanglesIn } from "../../../normalize/readings/said-of-rectangles.js";
import type { Expression } from "../../../typed.js";
import { knowOfElement } from "../../expressions/attributes.js";
import { type Family, makeFamily } from "../../family.js";
import { describeValue, type Element, type Truth } from "../../value.js";
import { evaluateAnySet, evaluateTruth } from "../../values/evaluate-as.js";
import { unprintedClues } from "../../values/unprinted/unprinted.js";
import { holdsOneOf } from "../../world/definitions.js";
import { spaceOf } from "../../world/reading.js";
import { inSlot } from "../../world/slots.js";
import type { World } from "../../world/world.js";
import {
  cellsIn,
  cellsRound,
  isFlat,
  isInRectangle,
  type OutOrIn,
  type PlacedRectangle,
  Refused,
  refusals,
  SetOnBoard,
} from "../board-rectangles.js";
import type { StatementPattern } from "../pattern.js";
import { type Asked, toldOfRectangles } from "../truths-of-rectangles.js";
import { formsByWindows } from "./rectangular-groups.js";

export const saidOfRectangles: StatementPattern<SaidOfRectangles> = {
  name: "said of rectangles",
  role: "replace",
  phase: "statements",
  makes: "clauses against each rectangle of the board that no group may be",
  counts: "it speaks of the cells alone, and adds no variable",
  match: saidOfRectanglesIn,
  admit(world, { statement, groups, it, parts, where, always }, rule) {
    const { board, places } = spaceOf(world, groups);
    if (!isFlat(board)) return undefined;
    const members = evaluateAnySet(world, groups.set);
    const set = new SetOnBoard(board, members);
    const possible = set.rectangles();
    const clues = inSlot(world, unprintedClues);
    const ofRectangles: Asked["ofRectangles"] = (part, among) => {
      const family = familyOf(world, set, places.cell, possible, among);
      return (rectangle, index) => {
        const one = family.at(index);
        if (among !== undefined) knowMeasures(world, one, rectangle);
        world.bindings[it] = one;
        return evaluateTruth(world, part);
      };
    };
    const asked: Asked = {
      ofRectangles,
      ofCells: (variable, tell) =>
        clues.tried(() => {
          const told: boolean[] = [];
          for (const { cell } of set.cells()) {
            world.bindings[variable] = places.cell.at(cell);
            told[cell] = tell((part) => evaluateTruth(world, part));
          }
          return told;
        }),
      ofCellInRectangle(variable, part, all) {
        const truth = ofRectangles(part, all ? undefined : () => false);
        return (cell, rectangle, index) => {
          world.bindings[variable] = places.cell.at(cell);
          return truth(rectangle, index);
        };
      },
    };
    const told = (part: Expression) => toldOfRectangles(part, it, set, asked);
    const [conditions, assertions] = [where.map(told), parts.map(told)];
    const isRefused = new Map<PlacedRectangle, boolean>();
    for (const [index, rectangle] of possible.entries()) {
      const refuses = clues.tried(() => {
        const isAsked = holdAll(conditions, rectangle, index);
        if (isAsked !== true) return isAsked;
        const isAllowed = holdAll(assertions, rectangle, index);
        return typeof isAllowed === "boolean" ? !isAllowed : isAllowed;
      });
      if (typeof refuses !== "boolean") return undefined;
      isRefused.set(rectangle, refuses);
    }
    const origin = (rectangle?: PlacedRectangle): Origin => {
      const cell = rectangle === undefined ? undefined : set.cell(rectangle.row, rectangle.column);
      return {
        span: statement.span,
        at: cell === undefined ? [] : [describeValue(places.cell.at(cell))],
        ...rule,
      };
    };
    const say = (clause: OutOrIn, from: Origin): void =>
      holdsOneOf(world, [...clause.out.map((truth) => world.conditions.not(truth)), ...clause.in], from);
    const refuses = (rectangle: PlacedRectangle): boolean => isRefused.get(rectangle) === true;
    if (always) {
      if (where.length === 0)
        for (const part of parts) {
          const form = formSaid(part, it);
          if (form !== undefined) formsByWindows(world, { groups, form, origin: origin() });
        }
      for (const clause of refusals(set, possible, new Refused(board, possible, refuses)))
        say(clause, origin());
    } else
      for (const rectangle of possible.filter(refuses)) {
        const at = ([row, column]: readonly [number, number]) => set.at(row, column);
        say({ out: cellsIn(rectangle).map(at), in: cellsRound(rectangle).map(at) }, origin(rectangle));
      }
    return true;
  },
};

/** The rectangles as sets of cells, or of those `among` their cells. */
function familyOf(
  world: World,
  set: SetOnBoard,
  cells: Family,
  possible: readonly PlacedRectangle[],
  among: ((cell: CellIndex) => boolean) | undefined,
): Family {
  const some = among && set.cells().filter(({ cell }) => among(cell));
  const itemsOf = (rectangle: PlacedRectangle): Element[] =>
    some === undefined
      ? cellsIn(rectangle).flatMap(([row, column]) => {
          const cell = set.cell(row, column);
          return cell === undefined ? [] : [cells.at(cell)];
        })
      : some.filter((one) => isInRectangle(rectangle, one)).map(({ cell }) => cells.at(cell));
  return makeFamily(world.nextFamilyId(), {
    sort: "group",
    count: possible.length,
    name: (index) => `rectangle ${index + 1}`,
    bySides: true,
    cells: (index) => ({ kind: "set", ordered: false, items: itemsOf(possible[index] ?? nothing) }),
  });
}

function knowMeasures(world: World, of: Element, { height, width }: PlacedRectangle): void {
  knowOfElement(world, "size", of, height * width);
  knowOfElement(world, "height", of, height);
  knowOfElement(world, "width", of, width);
}

type Told = (rectangle: PlacedRectangle, index: number) => Truth;

/** Whether all of these hold, asked until one does not. */
function holdAll(told: readonly Told[], rectangle: PlacedRectangle, index: number): Truth {
  for (const tell of told) {
    const truth = tell(rectangle, index);
    if (truth !== true) return truth;
  }
  return true;
}

const nothing: PlacedRectangle = { row: 0, column: 0, height: 0, width: 0 };
