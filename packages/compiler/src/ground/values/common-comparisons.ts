/**
 * Compares two values that depend on one variable each. A comparison is worked out once for all pairs of variables that can have the same
 * values, since the result has the same clauses, with other variables. For example, `x.tetromino.shape != y.tetromino.shape` is evaluated
 * for all neighbours on a board, and only a few of them have other pieces than the rest.
 */
import type { Condition } from "../../condition.js";
import type { GroundVariableId, ValueCode } from "../../ground.js";
import type { Order } from "../../ranges.js";
import { SMALL_DOMAIN } from "../conditions/value-sets.js";
import type { Known, Truth } from "../value.js";
import type { World } from "../world/world.js";
import type { Scoped } from "./tables.js";

/** One of these values of the left variable, or one of these of the right one. */
interface Clause {
  readonly left: readonly ValueCode[];
  readonly right: readonly ValueCode[];
}

/** The relation of both: known, or all of these clauses; "other" where it is no such clauses. */
type Relation = boolean | readonly Clause[] | "other";

interface OfOne {
  readonly variable: GroundVariableId;
  /** Its possible values: equal texts, equal values. */
  readonly text: string;
}

/** `compareAnew`: what it is for this pair. Pre: two choices are not asked for here (what is known of their equality is kept elsewhere). */
export function commonComparison(
  world: World,
  left: Scoped,
  operator: Order,
  right: Scoped,
  compareAnew: () => Truth,
): Truth {
  const [one, other] = [ofOne(world, left), ofOne(world, right)];
  if (one === undefined || other === undefined || one.variable === other.variable) return compareAnew();
  let found: Truth | undefined;
  const relation = world.auxiliaries.once(`${one.text} ${operator} ${other.text}`, (): Relation => {
    found = compareAnew();
    return relationOf(found, one.variable, other.variable);
  });
  if (found !== undefined) return found;
  if (relation === "other") return compareAnew();
  if (typeof relation === "boolean") return relation;
  const { conditions } = world;
  return conditions.allOf(
    relation.map((clause) =>
      conditions.either(
        conditions.literal(one.variable, clause.left),
        conditions.literal(other.variable, clause.right),
      ),
    ),
  );
}

function ofOne(world: World, value: Scoped): OfOne | undefined {
  const [variable, codes] =
    value.kind === "choice" ? [value.variable, value.codes] : [value.variables[0], value.codes[0]];
  if (variable === undefined || codes === undefined) return undefined;
  if (value.kind === "table" && value.variables.length > 1) return undefined;
  const declared = world.declared[variable] ?? [];
  if (declared.length > SMALL_DOMAIN) return undefined;
  let text = `${declared.join()};${codes.join()};`;
  for (const outcome of value.outcomes) {
    const said = textOf(outcome);
    if (said === undefined) return undefined;
    text += `${said},`;
  }
  return { variable, text };
}

/** A text that distinguishes values. */
function textOf(outcome: Known | undefined): string | undefined {
  if (outcome === undefined) return "";
  if (typeof outcome === "number" || typeof outcome === "boolean") return String(outcome);
  return typeof outcome === "object" && outcome.kind === "shape" ? `#${outcome.key}` : undefined;
}

function relationOf(truth: Truth, left: GroundVariableId, right: GroundVariableId): Relation {
  if (typeof truth === "boolean") return truth;
  const clauses: Clause[] = [];
  for (const part of truth.kind === "all-of" ? truth.parts : [truth]) {
    const clause = clauseOf(part, left, right);
    if (clause === undefined) return "other";
    clauses.push(clause);
  }
  return clauses;
}

function clauseOf(part: Condition, left: GroundVariableId, right: GroundVariableId): Clause | undefined {
  const values = new Map<GroundVariableId, readonly ValueCode[]>([
    [left, []],
    [right, []],
  ]);
  for (const each of part.kind === "any-of" ? part.parts : [part]) {
    if (each.kind !== "literal" || each.except !== undefined || !values.has(each.variable)) return undefined;
    values.set(each.variable, each.values);
  }
  return { left: values.get(left) ?? [], right: values.get(right) ?? [] };
}
