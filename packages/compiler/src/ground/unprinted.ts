/**
 * Clues that are printed as `?`: there is a value, and nobody says which; it is chosen for that cell alone, and never multiplies the count.
 *
 * A clue that is only said to equal something is that something: nothing is added, and where it is said twice, both are equal. Otherwise the
 * clue becomes an auxiliary that is existential, of the layer's domain, or, where that has no bounds, of the numbers to the size of the board.
 */
import type { Condition } from "../condition.js";
import type { Span } from "../text/span.js";
import { UNPRINTED_LEAST } from "./thresholds.js";
import type { Case, Cases, Truth, UnprintedValue, Value } from "./value.js";
import type { World } from "./world.js";

interface Use {
  readonly value: Value;
  readonly guard: Condition | true;
}

interface Clue {
  readonly uses: Use[];
  /** Lists that are said to be equal, and neither is printed. */
  readonly ties: { readonly to: Clue; readonly guard: Condition | true }[];
  value?: Value;
}

/** What is thrown out of a trial that would need to know the clue. */
const untold = Symbol("a clue of which nobody says the value");

interface Equality {
  readonly guard: Truth;
  readonly truth: Truth;
}

export const isUnprinted = (value: Value): value is UnprintedValue =>
  typeof value === "object" && value.kind === "unprinted";

export class UnprintedClues {
  private readonly clues = new Map<string, Clue>();
  private trying = false;

  /** What a part of a rule comes to, where that takes no clue that is not printed: nothing is made for a mere trial. */
  tried<Result>(body: () => Result): Result | undefined {
    this.trying = true;
    try {
      return body();
    } catch (thrown) {
      if (thrown === untold) return undefined;
      throw thrown;
    } finally {
      this.trying = false;
    }
  }

  /** What `clue = value` asks for, where it is asserted. */
  equals(world: World, clue: UnprintedValue, value: Value, guard: Truth, span: Span): readonly Equality[] {
    if (guard === false) return [];
    const { conditions, operators } = world;
    const known = this.clueOf(clue);
    const inDomain = within(world, clue, value, span);
    const asked: Equality[] = inDomain === true ? [] : [{ guard, truth: inDomain }];
    if (known.value !== undefined)
      return [...asked, { guard, truth: operators.compare(value, "=", known.value, span) }];
    if (isUnprinted(value) && isOfLists(world, clue))
      return this.tie(world, known, this.clueOf(value), guard, span);
    for (const use of usesOf(world, known))
      if (!excludeEachOther(world, use.guard, guard))
        asked.push({
          guard: conditions.both(use.guard, guard),
          truth: operators.compare(value, "=", use.value, span),
        });
    known.uses.push({ value, guard });
    return asked;
  }

  /** Two lists that are not printed are one: what is said of either is said of both. */
  private tie(
    world: World,
    one: Clue,
    other: Clue,
    guard: Condition | true,
    span: Span,
  ): readonly Equality[] {
    const { conditions, operators } = world;
    const asked = usesOf(world, one).flatMap((use) =>
      usesOf(world, other).map((there) => ({
        guard: conditions.allOf([guard, use.guard, there.guard]),
        truth: operators.compare(use.value, "=", there.value, span),
      })),
    );
    one.ties.push({ to: other, guard });
    other.ties.push({ to: one, guard });
    return asked;
  }

  /** The clue as a value to calculate with. */
  valueOf(world: World, clue: UnprintedValue, span: Span): Value {
    const known = this.clueOf(clue);
    if (known.value !== undefined) return known.value;
    if (this.trying) throw untold;
    const made = makeAuxiliary(world, clue);
    known.value = made;
    for (const { value, guard } of known.uses) {
      const truth = world.conditions.implies(guard, world.operators.compare(value, "=", made, span));
      if (typeof truth === "object")
        world.made.rules.push({ kind: "holds", condition: truth, origin: { span, at: [] } });
      else if (!truth)
        world.made.rules.push({ kind: "count", terms: [], ranges: [[1, 1]], origin: { span, at: [] } });
    }
    return made;
  }

  private clueOf({ of = "" }: UnprintedValue): Clue {
    let clue = this.clues.get(of);
    if (clue === undefined) {
      clue = { uses: [], ties: [] };
      this.clues.set(of, clue);
    }
    return clue;
  }
}

/** What the clue is said to equal, itself or through others that it is tied to. */
function usesOf({ conditions }: World, clue: Clue): readonly Use[] {
  const found: Use[] = [];
  const visit = (at: Clue, guard: Truth, on: ReadonlySet<Clue>): void => {
    if (guard === false) return;
    for (const use of at.uses) {
      const both = conditions.both(guard, use.guard);
      if (both !== false) found.push({ value: use.value, guard: both });
    }
    for (const { to, guard: tied } of at.ties)
      if (!on.has(to)) visit(to, conditions.both(guard, tied), new Set([...on, to]));
  };
  visit(clue, true, new Set([clue]));
  return found;
}

const isOfLists = (world: World, { of = "" }: UnprintedValue): boolean =>
  world.layers[Number(of.split(" ")[0])]?.layer.domain.kind === "number-list";

/** Of two possible regions or paths that share a cell, one alone is in the answer. */
function excludeEachOther({ made }: World, one: Condition | true, other: Condition | true): boolean {
  const chosen = (guard: Condition | true) =>
    (guard === true ? [] : guard.kind === "all-of" ? guard.parts : [guard]).flatMap((part) =>
      part.kind === "candidate" && !part.negated ? (made.candidates[part.candidate] ?? []) : [],
    );
  return chosen(one).some((a) =>
    chosen(other).some(
      (b) => a !== b && a.layer === b.layer && a.cells.some((cell) => b.cells.includes(cell)),
    ),
  );
}

/** A clue as something to compare and calculate with; other values as they are. */
export function printed(world: World, value: Value, span: Span): Value {
  return isUnprinted(value) && value.of !== undefined ? world.unprinted.valueOf(world, value, span) : value;
}

/** The numbers that the layer allows for it; undefined: any, or no numbers at all. */
function domainOf(world: World, { of = "" }: UnprintedValue): readonly number[] | undefined {
  const layer = world.layers[Number(of.split(" ")[0])]?.layer;
  if (layer?.domain.kind === "numbers") return layer.domain.values;
  if (layer?.domain.kind !== "range") return undefined;
  const [from, to] = [world.evaluate(layer.domain.from), world.evaluate(layer.domain.to)];
  if (typeof from !== "number" || typeof to !== "number") return undefined;
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
}

function within(world: World, clue: UnprintedValue, value: Value, span: Span): Truth {
  const domain = domainOf(world, clue);
  if (domain === undefined) return true;
  const { compare } = world.operators;
  const [least, most] = [Math.min(...domain), Math.max(...domain)];
  if (domain.length === most - least + 1)
    return world.conditions.both(compare(value, ">=", least, span), compare(value, "<=", most, span));
  return world.conditions.anyOf(domain.map((number) => compare(value, "=", number, span)));
}

function makeAuxiliary(world: World, clue: UnprintedValue): Cases {
  const cells = (world.space?.board.rows ?? 0) * (world.space?.board.columns ?? 0);
  const numbers =
    domainOf(world, clue) ?? Array.from({ length: Math.max(cells, UNPRINTED_LEAST) + 1 }, (_, i) => i);
  const domain = [...numbers].sort((a, b) => a - b);
  const auxiliary = world.made.auxiliary({ domain, name: `? ${clue.of ?? ""}`, functional: false });
  const cases = domain.flatMap((value): Case[] => {
    const when = world.conditions.auxiliary(auxiliary, [value]);
    return when === false ? [] : [{ value, when }];
  });
  return { kind: "cases", cases };
}
