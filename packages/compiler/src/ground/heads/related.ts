/** The pairs of elements that a relation joins: it holds of them in one order or the other. */
import type { Related } from "../../diagnostics/catalogue/ecp5001-too-large.js";
import type { Expression, LetId, TypedLet } from "../../typed.js";
import { TooLarge } from "../budget.js";
import { relationHolds } from "../names/lets.js";
import type { Known, Truth } from "../value.js";
import { unforeseen } from "../world/faults.js";
import type { World } from "../world/world.js";
import { partnersOf } from "./partners.js";

/** Two elements by their places among all, the first before the second, and when they are joined. */
export interface RelatedPair {
  readonly from: number;
  readonly to: number;
  readonly joined: Exclude<Truth, false>;
}

/** Cost: a look at every pair of elements, unless the relation begins with what says which can be joined. */
export function relatedPairs(
  world: World,
  relation: LetId,
  items: readonly Known[],
  at: Pick<Expression, "span">,
): readonly RelatedPair[] {
  const definition = world.puzzle.lets[relation];
  const [first, second] = definition?.parameters ?? [];
  if (definition === undefined || first === undefined || second === undefined)
    throw unforeseen(at.span, "this relation");
  const partners = partnersOf(world, definition.value, [first, second], items);
  const pairs: RelatedPair[] = [];
  const related = partners === undefined ? allPairs(world, definition, items.length) : undefined;
  world.budget.relating = related;
  try {
    joinPairs(world, { relation, definition, items, partners }, pairs);
  } catch (thrown) {
    if (thrown instanceof TooLarge && related !== undefined) thrown.through(at.span, related.pairs);
    throw thrown;
  } finally {
    world.budget.relating = undefined;
  }
  return pairs;
}

interface Joining {
  readonly relation: LetId;
  readonly definition: TypedLet;
  readonly items: readonly Known[];
  readonly partners: ReturnType<typeof partnersOf>;
}

function joinPairs(
  world: World,
  { relation, definition, items, partners }: Joining,
  pairs: RelatedPair[],
): void {
  const holds = (a: Known, b: Known): Truth => relationHolds(world, relation, definition, [a, b]);
  items.forEach((a, from) => {
    const possible = partners?.(a);
    for (let to = from + 1; to < items.length; to++) {
      const b = items[to];
      if (b === undefined || possible?.has(b) === false) continue;
      world.budget.step();
      const oneWay = holds(a, b);
      const joined = oneWay === true ? true : world.conditions.either(oneWay, holds(b, a));
      if (joined !== false) pairs.push({ from, to, joined });
    }
  });
}

/** For cells the near ones, for other elements those with a cell in common. */
function allPairs({ puzzle }: World, { name, parameters }: TypedLet, count: number): Related {
  const [p = "", q = ""] = parameters.map((variable) => puzzle.variables[variable]?.name);
  const type = puzzle.variables[parameters[0] ?? -1]?.type;
  const isOfCells = type?.kind === "element" && type.sort === "cell";
  const instead = isOfCells ? `${q} in ${p}.around and …` : `some(c in ${q}.cells and … for c in ${p}.cells)`;
  return { relation: name, pairs: (count * (count - 1)) / 2, instead };
}
