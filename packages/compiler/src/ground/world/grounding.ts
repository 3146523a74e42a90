/** Grounding makes variables, conditions on them, and auxiliaries; and it keeps the messages about the rules that it expands. */
import type { GroundVariable, GroundVariableId, ValueCode } from "../../ground.js";
import type { Budget } from "../budget.js";
import type { ConditionTable } from "../conditions/conditions.js";
import type { FaultLog } from "../fault.js";
import type { Truth } from "../value.js";
import type { Auxiliaries } from "./auxiliaries.js";
import type { Remarks } from "./remarks.js";

export interface Grounding {
  /** Whether a pattern is looked for, by its name. */
  readonly uses: (pattern: string) => boolean;
  /** All conditions there are, each once. */
  readonly conditions: ConditionTable;
  readonly variables: GroundVariable[];
  /** The values of each variable before givens are applied. */
  readonly declared: (readonly ValueCode[])[];
  /** Things besides the variables of layers: candidates, labels of groups, sides of loops, and the rules that define them. */
  readonly auxiliaries: Auxiliaries;
  readonly log: FaultLog;
  readonly remarks: Remarks;
  readonly budget: Budget;
  readonly nextFamilyId: () => number;
}

export function variableOf(
  { variables }: Pick<Grounding, "variables">,
  id: GroundVariableId,
): GroundVariable {
  const variable = variables[id];
  if (variable === undefined) throw new Error(`there is no ground variable ${id}`);
  return variable;
}

/** The values that the variable may have by its layer's domain. */
export function declaredValues(
  { declared }: Pick<Grounding, "declared">,
  id: GroundVariableId,
): readonly ValueCode[] {
  return declared[id] ?? [];
}

/** The truth, where what is left of one variable decides it. */
export function decided(grounding: Pick<Grounding, "variables">, truth: Truth): Truth {
  if (typeof truth !== "object" || truth.kind !== "literal") return truth;
  const { domain } = variableOf(grounding, truth.variable);
  const allowed = domain.filter((code) => truth.values.includes(code)).length;
  return allowed === 0 ? false : allowed === domain.length ? true : truth;
}
