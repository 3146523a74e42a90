/** `runs(x in S where P)`: the lengths of the maximal runs in the order of the set; `0` alone where there is none. */
import { piecesOf } from "../binders.js";
import { unforeseen } from "../faults.js";
import { aroundIt } from "../members.js";
import { evaluateAnySet, evaluateTruth } from "../narrow.js";
import type { Member, RunPlace, Truth, Value } from "../value.js";
import type { World } from "../world.js";
import type { Aggregate } from "./entries.js";

export function runs(world: World, expression: Aggregate): Value {
  const [binder] = expression.binders;
  if (binder?.kind !== "in" || expression.binders.length > 1)
    throw unforeseen(expression.span, "`runs` of this");
  const { conditions } = world;
  const set = evaluateAnySet(world, binder.set);
  const placeOf = ({ item, when }: Member): RunPlace => {
    world.bindings[binder.variable] = item;
    let yes: Truth = true;
    for (const condition of [binder.condition, expression.condition])
      if (condition !== undefined && yes !== false)
        yes = conditions.both(yes, evaluateTruth(world, condition));
    return { there: when, yes };
  };
  const pieces = piecesOf(aroundIt(set, binder.set.span), set.ring).map((piece) => piece.map(placeOf));
  const closed = set.ring?.closed === true;
  const known = pieces.map((piece) =>
    piece.flatMap(({ there, yes }) => (there === true && typeof yes === "boolean" ? [yes] : [])),
  );
  if (known.every((piece, at) => piece.length === pieces[at]?.length)) return lengths(known, closed);
  return { kind: "runs", of: "list", pieces, closed };
}

function lengths(pieces: readonly (readonly boolean[])[], closed: boolean): Value {
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
