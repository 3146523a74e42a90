/** Sets and lists that are made of others: filtered, cut, gone along; and the value that all of a set share. */
import type { Expression, ExpressionOf } from "@ecp/compiler/reading";
import { forEachBinding } from "../values/binding.js";
import { hasValue, readIfThere } from "../values/layers.js";
import { cellsOf, elementOf, itemsOf, numberOf, truthOf } from "../values/narrow.js";
import { cell, cellsAlong, lines, link } from "../values/places.js";
import { contains, equal, isElement, none, type SetValue, setOf, type Value } from "../values/value.js";
import { boardOf, Fault, type World, withBindings } from "../values/world.js";

export function filtered(world: World, expression: ExpressionOf<"filter">): SetValue {
  const [first] = expression.binders;
  const kept: Value[] = [];
  if (first === undefined) return setOf([]);
  forEachBinding(world, expression.binders, expression.condition, (guard) => {
    if (guard !== true) throw guard;
    if (first.kind === "in") {
      const value = world.bindings[first.variable];
      if (value !== undefined) kept.push(value);
      return;
    }
    const [a, b] = [world.bindings[first.first], world.bindings[first.second]];
    const board = boardOf(world);
    const between = isElement(a) && isElement(b) ? board.linkBetween(a.index, b.index) : undefined;
    if (between !== undefined) kept.push(link(board, between));
  });
  const ordered = first.kind === "in" && first.set.type.kind === "set" && first.set.type.ordered;
  const set = first.kind === "in" && expression.binders.length === 1 ? world.evaluate(first.set) : none;
  return keptOf(set, setOf(kept, ordered));
}

/** The kept part of a set keeps its cuts. */
function keptOf(from: Value, kept: SetValue): SetValue {
  const walk = typeof from === "object" && from.kind === "set" ? from.walk : undefined;
  if (walk === undefined) return kept;
  const pieces = walk.pieces.map((piece) => piece.filter((item) => contains(kept.items, item)));
  return { ...kept, walk: { ...walk, pieces: pieces.filter((piece) => piece.length > 0) } };
}

export function slice(world: World, expression: ExpressionOf<"slice">): Value {
  const target = world.evaluate(expression.target);
  const items = itemsOf(world, expression.target);
  const from = expression.from === undefined ? 1 : numberOf(world, expression.from);
  const to = expression.to === undefined ? items.length : numberOf(world, expression.to);
  const isThere = from >= 1 && from <= items.length + 1 && to <= items.length && to >= from - 1;
  if (!isThere && expression.known) throw new Fault("no such places", expression);
  const part = items.filter((_, at) => from <= at + 1 && at + 1 <= to);
  return typeof target === "object" && target.kind === "list"
    ? { kind: "list", items: part }
    : keptOf(target, setOf(part, true));
}

export function shared(world: World, expression: ExpressionOf<"shared">): Value {
  let found: Value | undefined;
  for (const item of itemsOf(world, expression.set)) {
    if (!isElement(item)) continue;
    const value = readIfThere(world, expression.layer, item, expression.type.kind === "symbol");
    if (value === undefined || (typeof value === "object" && value.kind === "none")) continue;
    if (found !== undefined && !equal(found, value)) throw new Fault("they share no value", expression);
    found = value;
  }
  if (found === undefined) throw new Fault("none of them has a value", expression);
  return found;
}

export function stretches(world: World, expression: ExpressionOf<"stretches">): SetValue {
  const board = boardOf(world);
  const inSet = new Set(cellsOf(world, expression.set));
  const holds = new Map<number, boolean>();
  const passes = (at: number): boolean => {
    const known = holds.get(at);
    if (known !== undefined) return known;
    const found =
      inSet.has(at) &&
      withBindings(world, [expression.variable], [cell(at)], () => truthOf(world, expression.condition));
    holds.set(at, found);
    return found;
  };
  const runs: Value[] = [];
  for (const line of lines(world, ["row", "column", "other"])) {
    let run: number[] = [];
    const end = (): void => {
      if (run.length > 0) runs.push(setOf(run.map(cell), true));
      run = [];
    };
    for (const at of cellsAlong(board, line))
      if (at !== undefined && passes(at)) run.push(at);
      else end();
    end();
  }
  // A cell alone is a run of each of its lines: all are there.
  return { kind: "set", items: runs, ordered: false };
}

/** Where one looks from, if it is a look, by whatever name and wherever it ends. */
function startOfLook(world: World, set: Expression): number | undefined {
  if (set.kind === "until" || set.kind === "along") return startOfLook(world, set.set);
  if (set.kind === "let") {
    const { parameters = [], value } = world.puzzle.lets[set.let] ?? {};
    const given = set.arguments.map((argument) => world.evaluate(argument));
    return value && withBindings(world, parameters, given, () => startOfLook(world, value));
  }
  const [start] = set.kind === "attribute" && set.attribute === "look" ? set.arguments : [];
  return start === undefined ? undefined : elementOf(world, start).index;
}

/** The cells that are reached while each link that is crossed is yes; the first link is that from the cell one looks from. */
export function along(world: World, expression: ExpressionOf<"along">): SetValue {
  const board = boardOf(world);
  const { set } = expression;
  let last = startOfLook(world, set);
  const reached: number[] = [];
  for (const at of cellsOf(world, set)) {
    if (last !== undefined) {
      const between = board.linkBetween(last, at);
      if (between === undefined || !hasValue(world, expression.layer, link(board, between))) break;
    }
    reached.push(at);
    last = at;
  }
  return setOf(reached.map(cell), true);
}
