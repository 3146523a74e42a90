/** What grounding makes besides the variables of layers, and the rules that define it. */
import type { Auxiliary, Condition } from "../../condition.js";
import type { Origin } from "../../ground.js";
import type { Truth } from "../value.js";
import type { Grounding } from "./grounding.js";

type Defining = Pick<Grounding, "auxiliaries" | "conditions">;

/** A truth of its own, a function of the layers unless `more` says otherwise. */
export const newTruth = (
  { auxiliaries, conditions }: Defining,
  name: string,
  more: Partial<Auxiliary> = {},
): Truth =>
  conditions.auxiliary(auxiliaries.auxiliary({ domain: [0, 1], name, functional: true, ...more }), [1]);

export function holds(
  { auxiliaries }: Pick<Grounding, "auxiliaries">,
  condition: Truth,
  origin: Origin,
): void {
  if (condition === true) return;
  if (condition === false) auxiliaries.rules.push({ kind: "count", terms: [], ranges: [[1, 1]], origin });
  else auxiliaries.rules.push({ kind: "holds", condition, origin });
}

/** One of these at least. Nobody looks for such a condition again: it needs no place in the table. */
export function holdsOneOf(
  grounding: Pick<Grounding, "auxiliaries" | "budget">,
  truths: readonly Truth[],
  origin: Origin,
): void {
  const parts: Condition[] = [];
  for (const truth of truths)
    if (truth === true) return;
    else if (truth !== false) parts.push(truth);
  const [only] = parts;
  grounding.budget.keep(parts.length);
  holds(grounding, parts.length > 1 ? { kind: "any-of", parts } : (only ?? false), origin);
}
