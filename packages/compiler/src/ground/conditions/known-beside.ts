/**
 * In "not this, or so many of these" the second is asked only where this holds, and may be simpler there: "not this lamp, or exactly one lamp of those
 * that it sees and itself" is "not this lamp, or none of the others". An amount that stays an amount is left as it is: it is one for all that ask it.
 */
import type { Condition } from "../../condition.js";
import type { GroundVariableId, ValueCode } from "../../ground.js";
import type { ConditionTable, ConditionTruth } from "./conditions.js";
import type { Literal } from "./literals.js";

type AnyOf = Extract<Condition, { kind: "any-of" }>;

/** The values of a variable with which no literal of the disjunction holds. */
type Left = ReadonlyMap<GroundVariableId, readonly ValueCode[]>;

export function simplerBeside(
  conditions: ConditionTable,
  domain: (id: GroundVariableId) => readonly ValueCode[],
  whole: AnyOf,
): ConditionTruth {
  const literals = whole.parts.filter((part): part is Literal => part.kind === "literal");
  if (literals.length === 0 || literals.length === whole.parts.length) return whole;
  const left: Left = new Map(
    literals.map(({ variable, values }) => [
      variable,
      domain(variable).filter((value) => !values.includes(value)),
    ]),
  );
  let isSimpler = false;
  const parts = whole.parts.map((part) => {
    if (part.kind === "literal") return part;
    const simpler = withKnown(conditions, left, part);
    if (simpler === part || !isClauses(simpler)) return part;
    isSimpler = true;
    return simpler;
  });
  return isSimpler ? conditions.anyOf(parts) : whole;
}

/** Whether it is clauses of literals, which need nothing made for them: what is made once for a condition is one for all that ask it. */
const isClauses = (truth: ConditionTruth): boolean =>
  typeof truth === "boolean" || (truth.kind === "all-of" ? truth.parts : [truth]).every(isClause);

const isClause = (condition: Condition): boolean =>
  condition.kind === "literal" ||
  (condition.kind === "any-of" && condition.parts.every(({ kind }) => kind === "literal"));

/** The same condition where each variable has one of the values that are left. */
function withKnown(conditions: ConditionTable, left: Left, condition: Condition): ConditionTruth {
  switch (condition.kind) {
    case "literal": {
      const values = left.get(condition.variable);
      if (values === undefined) return condition;
      const own = condition.values;
      if (values.every((value) => own.includes(value))) return true;
      return values.some((value) => own.includes(value)) ? condition : false;
    }
    case "any-of":
    case "all-of": {
      if (condition.kind === "all-of" && condition.pairing !== undefined) return condition;
      const parts = condition.parts.map((part) => withKnown(conditions, left, part));
      if (parts.every((part, place) => part === condition.parts[place])) return condition;
      return condition.kind === "all-of" ? conditions.allOf(parts) : conditions.anyOf(parts);
    }
    case "counted": {
      const parts = condition.parts.map((part) => withKnown(conditions, left, part));
      if (parts.every((part, place) => part === condition.parts[place])) return condition;
      const simpler = conditions.plainly(conditions.counted(parts, condition.ranges));
      return typeof simpler === "object" && simpler.kind === "counted" ? condition : simpler;
    }
    default:
      return condition;
  }
}
