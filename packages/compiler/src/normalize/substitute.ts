/** An expression in which variables stand for other expressions; the variables that it binds itself are new ones. */
import { partsOf } from "../check/walks/parts.js";
import type { Binder, Expression, GroupBy, Type, VariableId } from "../typed.js";
import { mapEach, mapParts, withFields } from "./map-parts.js";
import { boundBy } from "./structural-key.js";

/** A variable like that one, or of another type, which no other expression binds. */
export type Fresh = (like: VariableId, type?: Type) => VariableId;

/**
 * New variables, since what stands for a variable may itself bind some: a variable has one value at a time, and an inner binding would take that of
 * an outer one away.
 */
export function substitute(
  expression: Expression,
  standsFor: ReadonlyMap<VariableId, Expression>,
  fresh: Fresh,
): Expression {
  const renamed = new Map<VariableId, VariableId>();
  const collect = (part: Expression): void => {
    for (const variable of boundBy(part)) renamed.set(variable, fresh(variable));
    for (const each of partsOf(part)) collect(each);
  };
  collect(expression);
  const rename = (variable: VariableId): VariableId => renamed.get(variable) ?? variable;
  const walk = (part: Expression): Expression => {
    if (part.kind === "variable") {
      const instead = standsFor.get(part.variable);
      if (instead !== undefined) return instead;
      return withFields(part, { variable: rename(part.variable) });
    }
    return withVariables(mapParts(part, walk), rename);
  };
  return walk(expression);
}

/** The variables that the expression binds itself, renamed. */
function withVariables(part: Expression, rename: (variable: VariableId) => VariableId): Expression {
  switch (part.kind) {
    case "filter":
    case "list-of":
    case "aggregate":
      return withFields(part, { binders: mapEach(part.binders, (binder) => renamedBinder(binder, rename)) });
    case "quantity":
      return withFields(part, {
        variable: rename(part.variable),
        ofEach:
          part.ofEach === undefined
            ? undefined
            : withFields(part.ofEach, { value: rename(part.ofEach.value) }),
      });
    case "stretches":
    case "until":
      return withFields(part, { variable: rename(part.variable) });
    case "group":
      return withFields(part, { by: renamedBy(part.by, rename) });
    case "groups":
    case "reach":
      return part.by === undefined ? part : withFields(part, { by: renamedBy(part.by, rename) });
    default:
      return part;
  }
}

const renamedBy = (by: GroupBy, rename: (variable: VariableId) => VariableId): GroupBy =>
  by.by === "value" ? withFields(by, { variable: rename(by.variable) }) : by;

function renamedBinder(binder: Binder, rename: (variable: VariableId) => VariableId): Binder {
  if (binder.kind === "in") return withFields(binder, { variable: rename(binder.variable) });
  const both = withFields(binder, { first: rename(binder.first), second: rename(binder.second) });
  return both.kind === "consecutive" && both.further !== undefined
    ? withFields(both, { further: both.further.map(rename) })
    : both;
}
