/** Which rules speak of a fact, and which facts of the same things as a rule: what a person looks at first. */
import { variablesOf } from "../ground/variables-of.js";
import type { Ground, GroundVariableId } from "../ground.js";
import { addTo } from "../maps.js";
import type { Fact } from "./facts.js";
import type { SoftGroup } from "./soften.js";

/** Of whole pieces, marks and the like nothing is near: they are looked at with all rules. */
export interface Near {
  /** The rules that speak of it. */
  readonly groups: (fact: Fact) => readonly SoftGroup[];
  readonly touches: (groups: readonly SoftGroup[], fact: Fact) => boolean;
}

export function neighbours(ground: Ground, rules: readonly SoftGroup[]): Near {
  const byVariable = new Map<GroundVariableId, SoftGroup[]>();
  for (const group of rules)
    for (const variable of variablesOf(ground, group.constraints)) {
      addTo(byVariable, variable, group);
    }
  const none: readonly SoftGroup[] = [];
  const groups = ({ of }: Fact): readonly SoftGroup[] =>
    of.kind === "value" ? (byVariable.get(of.variable) ?? none) : none;
  return {
    groups,
    touches: (others, fact) => groups(fact).some((group) => others.includes(group)),
  };
}
