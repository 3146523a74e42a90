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
  value?: Value;
}

interface Equality {
  readonly guard: Truth;
  readonly truth: Truth;
}

export const isUnprinted = (value: Value): value is UnprintedValue =>
  typeof value === "object" && value.kind === "unprinted";

export class UnprintedClues {
  private readonly clues = new Map<string, Clue>();

  /** What `clue = value` asks for, where it is asserted. */
  equals(world: World, clue: UnprintedValue, value: Value, guard: Truth, span: Span): readonly Equality[] {
    if (guard === false) return [];
    const { conditions, operators } = world;
    const known = this.clueOf(clue);
    const inDomain = within(world, clue, value, span);
    const asked: Equality[] = inDomain === true ? [] : [{ guard, truth: inDomain }];
    if (known.value !== undefined)
      return [...asked, { guard, truth: operators.compare(value, "=", known.value, span) }];
    for (const use of known.uses)
      asked.push({
        guard: conditions.both(use.guard, guard),
        truth: operators.compare(value, "=", use.value, span),
      });
    known.uses.push({ value, guard });
    return asked;
  }

  /** The clue as a value to calculate with. */
  valueOf(world: World, clue: UnprintedValue, span: Span): Value {
    const known = this.clueOf(clue);
    if (known.value !== undefined) return known.value;
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
      clue = { uses: [] };
      this.clues.set(of, clue);
    }
    return clue;
  }
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
