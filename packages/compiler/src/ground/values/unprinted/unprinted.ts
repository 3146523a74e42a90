/**
 * Clues that are printed as `?`: there is a value, and nobody says which; it is chosen for that cell alone, and never multiplies the count.
 *
 * A clue that is only said to equal something is that something: nothing is added, and where it is said twice, both are equal. Otherwise the
 * clue becomes an auxiliary that is existential, of the layer's domain, or, where that has no bounds, of the numbers to the size of the board.
 * Lists have a file of their own.
 */

import type { Condition } from "../../../condition.js";
import { unprintedList } from "../../../diagnostics/catalogue/ecp4132-unprinted-list.js";
import type { ToldList, ValueCode } from "../../../ground.js";
import { leastAndMost } from "../../../least-and-most.js";
import { madeAt } from "../../../maps.js";
import type { Span } from "../../../text/span.js";
import { UNPRINTED_LEAST } from "../../../thresholds.js";
import { valueOfCode } from "../../codes.js";
import {
  type Case,
  describeValue,
  isUnprinted,
  type Truth,
  type UnprintedClue,
  type UnprintedValue,
  type Value,
} from "../../value.js";
import { holds } from "../../world/definitions.js";
import { fault, standing } from "../../world/faults.js";
import { inSlot, slot } from "../../world/slots.js";
import type { World } from "../../world/world.js";
import { ownCodes } from "../own-values.js";
import { presenceOfNumber } from "../presence.js";
import type { ListEquality } from "./list-clues.js";
import { UnprintedLists } from "./unprinted-lists.js";

interface Use {
  readonly value: Value;
  readonly guard: Condition | true;
}

interface Clue {
  readonly uses: Use[];
  value?: Value;
}

/** Thrown out of a trial that would need to know the clue. */
const untold = Symbol("a clue of which nobody says the value");

class UnprintedClues {
  private readonly clues = new Map<string, Clue>();
  private readonly lists = new UnprintedLists();
  private trying = false;

  /** For lists that are not printed: what they are, as far as the data say all that rules read. */
  get toldLists(): readonly ToldList[] {
    return this.lists.told;
  }

  /** The result of a part of a rule, where that takes no clue that is not printed: nothing is made for a mere trial. */
  tried<Result>(body: () => Result): Result | undefined {
    const within = this.trying;
    this.trying = true;
    try {
      return body();
    } catch (thrown) {
      if (thrown === untold) return undefined;
      throw thrown;
    } finally {
      this.trying = within;
    }
  }

  /** The condition that `clue = value` sets, where it is asserted. */
  equals(
    world: World,
    clue: UnprintedValue,
    value: Value,
    guard: Truth,
    span: Span,
  ): readonly ListEquality[] {
    if (guard === false) return [];
    if (isListClue(world, clue)) {
      if (!isUnprinted(value)) return this.lists.assert(world, clue, value, guard, span);
      this.refuseEntries(world, clue, value, span);
      this.lists.assertSame(clue, value, guard, span);
      return [];
    }
    const { conditions, operators } = world;
    const known = this.clueOf(clue);
    const inDomain = within(world, clue, value, span);
    const asked: ListEquality[] = inDomain === true ? [] : [{ guard, truth: inDomain }];
    if (known.value !== undefined)
      return [...asked, { guard, truth: operators.compare(value, "=", known.value, span) }];
    for (const use of known.uses)
      if (!excludeEachOther(world, use.guard, guard))
        asked.push({
          guard: conditions.both(use.guard, guard),
          truth: operators.compare(value, "=", use.value, span),
        });
    known.uses.push({ value, guard });
    return asked;
  }

  /** Whether a list that is not printed equals the other value. */
  sameList(world: World, list: UnprintedValue, value: Value, span: Span): Truth {
    if (this.trying) throw untold;
    if (!isUnprinted(value)) return this.lists.compared(world, list, value, span);
    this.refuseEntries(world, list, value, span);
    return this.lists.comparedSame(world, list, value, span);
  }

  /** Two lists of which a part is printed are not compared with each other. */
  private refuseEntries(world: World, one: UnprintedValue, other: UnprintedValue, span: Span): void {
    for (const each of [one, other])
      if (each.entries !== undefined && one.of?.key !== other.of?.key) printed(world, each, span);
  }

  /** The relations of the lists are said when all rules were read. */
  finish(world: World): void {
    const { conditions } = world;
    for (const { guard, truth, span } of this.lists.finish(world))
      holds(world, conditions.implies(guard, truth), { span: span ?? world.instance.span, at: [] });
  }

  /** The clue as a value to calculate with. */
  valueOf(world: World, clue: UnprintedValue, span: Span): Value {
    const known = this.clueOf(clue);
    if (known.value !== undefined) return known.value;
    if (this.trying) throw untold;
    const made = clue.of === undefined ? clue : makeAuxiliary(world, clue.of);
    known.value = made;
    for (const { value, guard } of known.uses)
      holds(world, world.conditions.implies(guard, world.operators.compare(value, "=", made, span)), {
        span,
        at: [],
      });
    return made;
  }

  private clueOf({ of }: UnprintedValue): Clue {
    const key = of?.key ?? "";
    return madeAt(this.clues, key, () => ({ uses: [] }));
  }
}

/** If two possible regions or paths share a cell, at most one of them is in the answer. */
function excludeEachOther({ auxiliaries }: World, one: Condition | true, other: Condition | true): boolean {
  const chosen = (guard: Condition | true) =>
    (guard === true ? [] : guard.kind === "all-of" ? guard.parts : [guard]).flatMap((part) =>
      part.kind === "candidate" && !part.negated ? (auxiliaries.candidates[part.candidate] ?? []) : [],
    );
  return chosen(one).some((a) =>
    chosen(other).some(
      (b) => a !== b && a.layer === b.layer && a.cells.some((cell) => b.cells.includes(cell)),
    ),
  );
}

/** Clues of which nobody says the value. */
export const unprintedClues = slot(() => new UnprintedClues());

/** A list is never chosen, only compared. */
export const isListClue = (world: World, { of }: UnprintedValue): boolean =>
  of !== undefined && world.layers[of.layer]?.layer.domain.kind === "number-list";

/** A clue as something to compare and calculate with; other values as they are. Of a list there is no such thing. */
export function printed(world: World, value: Value, span: Span): Value {
  if (!isUnprinted(value) || value.of === undefined) return value;
  if (!isListClue(world, value)) return inSlot(world, unprintedClues).valueOf(world, value, span);
  const { layer, element } = value.of;
  throw fault(unprintedList, span, {
    layer: world.puzzle.layers[layer]?.name ?? "",
    at: describeValue(element),
    sort: element.family.sort,
    standing: standing(world, describeValue(element)),
  });
}

/** The values that the layer allows for it; undefined: any number. */
function codesOf(world: World, { layer: id, element }: UnprintedClue): readonly ValueCode[] | undefined {
  const layer = world.layers[id]?.layer;
  return layer === undefined ? undefined : ownCodes(world, layer, element);
}

/** A clue is a value of its layer, even where nobody says which: what is not there, or is `none`, does not equal it. */
function within(world: World, clue: UnprintedValue, value: Value, span: Span): Truth {
  return world.conditions.both(presenceOfNumber(world, value), withinDomain(world, clue, value, span));
}

function withinDomain(world: World, { of }: UnprintedValue, value: Value, span: Span): Truth {
  const kind = of === undefined ? undefined : world.layers[of.layer]?.layer.domain.kind;
  const domain = of === undefined ? undefined : codesOf(world, of);
  // Of symbols, directions and truths the types say enough.
  if (domain === undefined || (kind !== "numbers" && kind !== "range")) return true;
  const { compare } = world.operators;
  const [least, most] = leastAndMost(domain);
  if (domain.length === most - least + 1)
    return world.conditions.both(compare(value, ">=", least, span), compare(value, "<=", most, span));
  return world.conditions.anyOf(domain.map((number) => compare(value, "=", number, span)));
}

function makeAuxiliary(world: World, clue: UnprintedClue): Value {
  const cells = (world.space?.board.rows ?? 0) * (world.space?.board.columns ?? 0);
  const domain =
    codesOf(world, clue) ?? Array.from({ length: Math.max(cells, UNPRINTED_LEAST) + 1 }, (_, i) => i);
  const auxiliary = world.auxiliaries.auxiliary({ domain, name: `? ${clue.key}`, functional: false });
  const layer = world.layers[clue.layer]?.layer;
  if (layer?.domain.kind === "yes-no") return world.conditions.auxiliary(auxiliary, [1]);
  const cases = domain.flatMap((code): Case[] => {
    const when = world.conditions.auxiliary(auxiliary, [code]);
    const value = layer === undefined ? code : valueOfCode(layer, code, world.space?.places.direction);
    return when === false ? [] : [{ value, when }];
  });
  return { kind: "cases", cases };
}
