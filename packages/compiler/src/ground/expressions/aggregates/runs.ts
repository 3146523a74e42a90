/** `runs(x in S where P)`: the lengths of the maximal runs in the order of the set; `0` alone where there is none. */

import type { Aggregate } from "../../../typed.js";
import type { AnySet, ListValue, Member, RunPlace, Runs, Truth, Value } from "../../value.js";
import { evaluateAnySet, evaluateTruth } from "../../values/evaluate-as.js";
import { piecesOf } from "../../values/members.js";
import { unforeseen } from "../../world/faults.js";
import type { World } from "../../world/world.js";

export function runs(world: World, expression: Aggregate): Value {
  const [binder] = expression.binders;
  if (binder?.kind !== "in" || expression.binders.length > 1)
    throw unforeseen(expression.span, "`runs` of this");
  return runsOver(world, expression, binder, evaluateAnySet(world, binder.set));
}

function runsOver(
  world: World,
  expression: Aggregate,
  binder: Extract<Aggregate["binders"][number], { kind: "in" }>,
  set: AnySet,
): Runs | ListValue {
  const { conditions } = world;
  const placeOf = ({ item, when }: Member): RunPlace => {
    world.bindings[binder.variable] = item;
    let yes: Truth = true;
    for (const condition of [binder.condition, expression.condition])
      if (condition !== undefined && yes !== false)
        yes = conditions.both(yes, evaluateTruth(world, condition));
    return { there: when, yes };
  };
  const pieces = piecesOf(set, binder.set.span).map((piece) => withoutReturns(piece).map(placeOf));
  const closed = set.walk?.closed === true;
  const known = pieces.map((piece) =>
    piece.flatMap(({ there, yes }) => (there === true && typeof yes === "boolean" ? [yes] : [])),
  );
  if (known.every((piece, at) => piece.length === pieces[at]?.length)) return lengths(known, closed);
  const runsOf: Runs = { kind: "runs", of: "list", pieces, closed };
  if (
    set.kind !== "members" ||
    set.orders === undefined ||
    set.either === undefined ||
    set.walk !== undefined
  )
    return runsOf;
  const either = set.either.map(({ when, value }) => ({
    when,
    value: runsOver(world, expression, binder, value),
  }));
  return { ...runsOf, either };
}

/** A path that comes back to a cell has it once. An element that stands twice in a set that has one order or another is there on other conditions. */
const withoutReturns = (piece: readonly Member[]): readonly Member[] =>
  piece.filter(({ item, when }, i) => piece.findIndex((one) => one.item === item && one.when === when) === i);

function lengths(pieces: readonly (readonly boolean[])[], closed: boolean): ListValue {
  const found: number[] = [];
  for (const piece of pieces) {
    let length = 0;
    for (const truth of piece)
      if (truth) length++;
      else {
        if (length > 0) found.push(length);
        length = 0;
      }
    if (length > 0) found.push(length);
  }
  const [only] = pieces;
  // A closed ring may begin inside a run.
  if (closed && found.length > 1 && only?.[0] === true && only.at(-1) === true)
    found[0] = (found[0] ?? 0) + (found.pop() ?? 0);
  return { kind: "list", items: found.length === 0 ? [0] : found };
}
