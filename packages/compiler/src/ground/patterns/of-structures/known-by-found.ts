/**
 * `for each area a: exactly 1 star in a`, of cells that are to be found: a region is known by its own one. Gives, for each cell, the condition that
 * it is one, for labels (`structures/region-labels.ts`), which then say all that the rule says.
 */

import { isExactlyOne } from "../../../normalize/readings/amounts.js";
import { isAllOf } from "../../../normalize/rule-facts.js";
import type { Span } from "../../../text/span.js";
import type { ExpressionOf, LayerId, Statement, VariableId } from "../../../typed.js";
import type { Truth } from "../../value.js";
import { evaluateTruth } from "../../values/evaluate-as.js";
import { tried } from "../../values/unprinted/tried.js";
import type { World } from "../../world/world.js";
import type { Pattern } from "../pattern.js";
import { sizesBeside } from "./sizes-beside.js";

interface Division {
  readonly layer: LayerId;
  /** That it divides. */
  readonly cells: readonly number[];
}

interface Found {
  readonly quantity: ExpressionOf<"quantity">;
}

export interface KnownByFound {
  /** The cells that may be ones. */
  readonly roots: readonly Root[];
  /** By cell: how large its region can be at most where it is one, as far as rules say it. */
  readonly most: readonly (number | undefined)[];
  /** Which cells are ones is no part of an answer, or not all of it. */
  readonly isHidden: boolean;
  /** The rule that says so. */
  readonly span: Span;
}

interface Root {
  readonly cell: number;
  /** On which condition it is one. */
  readonly when: Truth;
}

export const knownByFound: Pattern<Statement, Division, Found, KnownByFound> = {
  name: "known by one cell that is found",
  role: "derive",
  phase: "found",
  makes: "each region is known by the one cell that it holds, wherever that is",
  counts: "in every answer each region holds one of the cells, so one label a cell says which region",
  match(facts, statement, { layer }) {
    const said = onlySaidOfEvery(statement, layer);
    if (said === undefined || !isExactlyOne(facts, said.quantity, said.it)) return undefined;
    const { condition } = said.quantity;
    if (!facts.isFound(condition) || facts.readsStructure(condition)) return undefined;
    // A `?` has its meaning where the rule is expanded.
    return facts.readsUnprinted(condition) ? undefined : { quantity: said.quantity };
  },
  admit(world, { quantity }, { layer, cells }) {
    const isHidden = world.facts.readsHidden(quantity.condition);
    if (isHidden && !linksSayAll(world, layer, cells)) return undefined;
    const isOne = truthsOf(world, quantity);
    if (isOne === undefined) return undefined;
    const roots = cells.flatMap((cell): Root[] => {
      const when = isOne[cell] ?? false;
      return when === false ? [] : [{ cell, when }];
    });
    // Else they are no fewer than the cells that may be the first of a region.
    if (2 * roots.length >= cells.length) return undefined;
    return { roots, most: sizesBeside(world, layer, isOne), isHidden, span: quantity.span };
  },
};

/** Links do not say which cells are in no region, nor that a cell without neighbours is in one. */
function linksSayAll({ space, puzzle }: World, layer: LayerId, cells: readonly number[]): boolean {
  const within = new Set(cells);
  return (
    puzzle.layers[layer]?.orNone !== true &&
    cells.every((cell) => space?.board.neighbours(cell).some((other) => within.has(other)))
  );
}

function onlySaidOfEvery(
  statement: Statement,
  layer: LayerId,
): { readonly quantity: ExpressionOf<"quantity">; readonly it: VariableId } | undefined {
  if (statement.kind !== "for-each") return undefined;
  const [head, ...heads] = statement.binders;
  const [said, ...more] = statement.body;
  if (head?.kind !== "in" || head.condition !== undefined || !isAllOf(head.set, layer)) return undefined;
  if (said?.kind !== "assert" || said.expression.kind !== "quantity" || heads.length + more.length > 0)
    return undefined;
  return { quantity: said.expression, it: head.variable };
}

function truthsOf(
  world: World,
  { condition, variable }: ExpressionOf<"quantity">,
): readonly Truth[] | undefined {
  const { space } = world;
  if (space === undefined) return undefined;
  const isOne: Truth[] = [];
  for (const cell of space.board.cells) {
    world.bindings[variable] = space.places.cell.at(cell);
    const truth = tried(world, () => evaluateTruth(world, condition));
    if (truth === undefined) return undefined;
    isOne[cell] = truth;
  }
  return isOne;
}
