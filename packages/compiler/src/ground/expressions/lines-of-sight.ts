/**
 * Looks: until something is met, or along a line, and the stretches of cells between. The cells seen of a look that ends somewhere
 * unknown is a set whose elements each have as condition that nothing before them ended it; that condition is made of the one before.
 */

import type { Expression, ExpressionOf } from "../../typed.js";
import { hasValue } from "../names/read-layer.js";
import {
  type AnySet,
  type Element,
  isElement,
  type Known,
  type Member,
  setOf,
  type Truth,
} from "../value.js";
import { evaluateAnySet, evaluateTruth } from "../values/evaluate-as.js";
import { asMembers, inOrder, inThisOrder, mergedMembers, simplestSet } from "../values/members.js";
import { layerTable, spaceOf } from "../world/reading.js";
import type { World } from "../world/world.js";

export function until(world: World, expression: ExpressionOf<"until">): AnySet {
  return ofEach(world, expression, (set) => untilIn(world, expression, set));
}

/** Of a set that is one or another, as of each: where one looks from different cells, what is seen from one is no business of another. */
function ofEach(
  world: World,
  { set, span }: ExpressionOf<"until" | "along">,
  of: (set: AnySet, when: Truth) => AnySet,
): AnySet {
  const whole = evaluateAnySet(world, set);
  if (whole.kind !== "members" || whole.either === undefined) return of(whole, true);
  return mergedMembers(
    world,
    whole.either.map(({ when, value }) => ({ when, value: of(value, when) })),
    span,
  );
}

function untilIn(world: World, expression: ExpressionOf<"until">, set: AnySet): AnySet {
  const { conditions } = world;
  const seen: Member[] = [];
  let open: Truth = true;
  for (const { item, when } of inOrder(set)) {
    world.bindings[expression.variable] = item;
    const ends = conditions.both(when, evaluateTruth(world, expression.condition));
    open = conditions.kept([open, conditions.not(ends)]);
    if (open === false) break;
    const here = conditions.both(open, when);
    if (here !== false) seen.push({ item, when: here });
  }
  return inThisOrder(world, seen);
}

/** The cells reached while each link that is crossed is yes. The first link is that from the cell before the first. */
export function along(world: World, expression: ExpressionOf<"along">): AnySet {
  const starts = startsOfLook(world, expression.set);
  return ofEach(world, expression, (set, when) => {
    const own = starts?.filter((start) => start.when === when) ?? [];
    const [start] = own;
    return alongIn(world, expression, set, own.length === 1 && start ? [{ ...start, when: true }] : starts);
  });
}

function alongIn(
  world: World,
  expression: ExpressionOf<"along">,
  set: AnySet,
  starts: Starts | undefined,
): AnySet {
  const { conditions } = world;
  const now = spaceOf(world, expression);
  const table = layerTable(world, expression.layer);
  const passes = (from: Known, to: Known): Truth => {
    if (!isElement(from) || !isElement(to)) return false;
    const link = now.board.linkBetween(from.index, to.index);
    return link === undefined ? false : hasValue(world, table, now.places.link.at(link));
  };
  const fromStart = (to: Known): Truth =>
    starts === undefined
      ? true
      : conditions.anyOf(starts.map(({ value, when }) => conditions.both(when, passes(value, to))));
  const members = inOrder(set);
  const reached: { readonly item: Known; readonly when: Truth }[] = [];
  members.forEach(({ item, when }, at) => {
    // From the one before it that is there; where none is, from where one looks.
    const ways: Truth[] = [];
    let noneBetween: Truth = true;
    for (let before = at - 1; before >= 0 && noneBetween !== false; before--) {
      const last = reached[before];
      if (last !== undefined) ways.push(conditions.allOf([noneBetween, last.when, passes(last.item, item)]));
      noneBetween = conditions.kept([noneBetween, conditions.not(members[before]?.when ?? false)]);
    }
    ways.push(conditions.both(noneBetween, fromStart(item)));
    const here = conditions.kept([when, conditions.anyOf(ways)]);
    reached.push({ item, when: here });
  });
  return inThisOrder(
    world,
    reached.flatMap(({ item, when }): Member[] => (when === false ? [] : [{ item, when }])),
  );
}

type Starts = readonly { readonly value: Known; readonly when: Truth }[];

/** Where one may look from, also where the look is named, or ends at something; undefined: this is no look. */
function startsOfLook(world: World, set: Expression): Starts | undefined {
  if (set.kind === "until" || set.kind === "along") return startsOfLook(world, set.set);
  if (set.kind === "let") {
    const { parameters, value } = world.puzzle.lets[set.let] ?? {};
    parameters?.forEach((parameter, i) => {
      const argument = set.arguments[i];
      world.bindings[parameter] = argument === undefined ? undefined : world.evaluate(world, argument);
    });
    return value === undefined ? undefined : startsOfLook(world, value);
  }
  if (set.kind !== "attribute" || set.attribute !== "look") return undefined;
  const [start] = set.arguments;
  return start === undefined ? undefined : world.operators.casesOf(world.evaluate(world, start), start.span);
}

/** Neighbouring cells of a line, with the condition on which each belongs to a stretch. A hole, or what never belongs, is between segments. */
export interface Segment {
  readonly cells: readonly { readonly cell: Element; readonly when: Exclude<Truth, false> }[];
}

/** The cells that stretches can be made of: in lines, those that are in the set and may pass. */
export function segments(world: World, expression: ExpressionOf<"stretches">): readonly Segment[] {
  const { conditions } = world;
  const now = spaceOf(world, expression);
  const set = evaluateAnySet(world, expression.set);
  const inSet = new Map<Known, Truth>(asMembers(set).items.map(({ item, when }) => [item, when]));
  // A cell is in two lines: its condition is found once.
  const passing = new Map<Known, Truth>();
  const passes = (cell: Element): Truth => {
    const known = passing.get(cell);
    if (known !== undefined) return known;
    const member = inSet.get(cell) ?? false;
    world.bindings[expression.variable] = cell;
    const truth =
      member === false ? false : conditions.both(member, evaluateTruth(world, expression.condition));
    passing.set(cell, truth);
    return truth;
  };
  const found: Segment[] = [];
  for (const line of now.all.line().items) {
    if (!isElement(line)) continue;
    let run: { readonly cell: Element; readonly when: Exclude<Truth, false> }[] = [];
    const end = (): void => {
      if (run.length > 0) found.push({ cells: run });
      run = [];
    };
    let last: number | undefined;
    for (const cell of line.family.cells?.(line.index).items ?? []) {
      if (!isElement(cell)) continue;
      // A hole ends a run: the next cell is no neighbour of the last one.
      if (last !== undefined && !now.board.neighbours(last).includes(cell.index)) end();
      last = cell.index;
      const when = passes(cell);
      if (when === false) end();
      else run.push({ cell, when });
    }
    end();
  }
  return found;
}

/** Maximal runs, in rows and columns, of the cells of the set for which the condition holds. */
export function stretches(world: World, expression: ExpressionOf<"stretches">): AnySet {
  const { conditions } = world;
  const items: Member[] = [];
  for (const { cells } of segments(world, expression)) {
    if (cells.every(({ when }) => when === true)) {
      items.push({
        item: setOf(
          cells.map(({ cell }) => cell),
          true,
        ),
        when: true,
      });
      continue;
    }
    cells.forEach((_, from) => {
      let inside: Truth = true;
      for (let to = from; to < cells.length; to++) {
        inside = conditions.kept([inside, cells[to]?.when ?? false]);
        const when = conditions.allOf([
          inside,
          conditions.not(cells[from - 1]?.when ?? false),
          conditions.not(cells[to + 1]?.when ?? false),
        ]);
        if (when === false) continue;
        world.budget.keep(1);
        items.push({
          item: setOf(
            cells.slice(from, to + 1).map(({ cell }) => cell),
            true,
          ),
          when,
        });
      }
    });
  }
  return simplestSet({ kind: "members", items, ordered: false });
}
