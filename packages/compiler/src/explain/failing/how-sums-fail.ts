/**
 * How a sum fails, in words: whether it would be too small or too large, whatever is put where nothing is known. Nothing is said where the facts leave it room, and nothing of by how
 * much: a sum of fractions has been made one of whole numbers.
 */
import type { Condition } from "../../condition.js";
import type { Constraint, GroundVariableId } from "../../ground.js";
import type { KnownValues } from "./known-values.js";

type Weighed = Extract<Condition, { readonly kind: "weighed" }>;

/** `the sum would be too large` */
export function howSumFails(constraint: Constraint, known: KnownValues): string | undefined {
  if (constraint.kind !== "holds") return undefined;
  for (const weighed of sumsIn(constraint.condition)) {
    const { least, most } = boundsOf(weighed, known);
    const [smallest, largest] = [weighed.ranges[0]?.[0], weighed.ranges.at(-1)?.[1]];
    if (smallest !== undefined && most < smallest) return "the sum would be too small";
    if (largest !== undefined && least > largest) return "the sum would be too large";
  }
  return undefined;
}

/** Sums that must come out, whatever else does. */
function sumsIn(condition: Condition): readonly Weighed[] {
  if (condition.kind === "weighed") return condition.parts.some(isDifference) ? [] : [condition];
  return condition.kind === "all-of" ? condition.parts.flatMap(sumsIn) : [];
}

/** Two sums that are compared, or a sum beside a number that is not printed. */
const isDifference = ({ weight }: Weighed["parts"][number]): boolean => weight < 0;

interface Bounds {
  readonly least: number;
  readonly most: number;
}

function boundsOf({ parts }: Weighed, known: KnownValues): Bounds {
  /** By variable and value, the weights of what holds then. */
  const weights = new Map<GroundVariableId, Map<number, number>>();
  const others: Bounds[] = [];
  for (const { weight, when } of parts)
    if (when.kind === "literal") {
      const own = weights.get(when.variable) ?? new Map<number, number>();
      weights.set(when.variable, own);
      for (const value of when.values) own.set(value, (own.get(value) ?? 0) + weight);
    } else {
      const isThere = known.holds(when);
      others.push({ least: isThere === true ? weight : 0, most: isThere === false ? 0 : weight });
    }
  const each = [...weights].map(([variable, own]): Bounds => {
    const sums = [...known.left(variable)].map((value) => own.get(value) ?? 0);
    return { least: Math.min(...sums), most: Math.max(...sums) };
  });
  return [...each, ...others].reduce(
    (sum, { least, most }) => ({ least: sum.least + least, most: sum.most + most }),
    { least: 0, most: 0 },
  );
}
