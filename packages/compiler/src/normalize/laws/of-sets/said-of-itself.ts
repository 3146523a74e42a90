/**
 * Leaves out what is said of one cell or of some cell of a set that it is in.
 *
 * - `for each cell c with s: c.n = 1 or some(x.n = 1 for x in reach(c through cells with s))` → without `c.n = 1 or`
 *
 * Side condition:
 * - c is in the set: the walk starts at c and the head asks what its way asks; a row, a column, a group of yes or of no, and the whole board hold each cell that they are asked of.
 */

import { conjunction } from "../../../check/logic/logic.js";
import { disjunction, elementNode } from "../../../check/logic/nodes.js";
import { conjuncts, disjuncts } from "../../../check/walks/conjuncts.js";
import { onlySet } from "../../../check/walks/of-one.js";
import type { Aggregate, Expression, ForEachStatement, InSet } from "../../../typed.js";
import type { LawContext } from "../../context.js";
import { isVariable } from "../../is-variable.js";
import { mapEach, withFields } from "../../map-parts.js";
import { asTruth, isEveryCell, saysWhatSetSays } from "../../meaning.js";
import { substitute } from "../../substitute.js";

export function saidOfItself(context: LawContext, statement: ForEachStatement): ForEachStatement {
  const heads = statement.binders.filter((binder): binder is InSet => binder.kind === "in");
  const of = (said: Expression): Expression => {
    const parts = disjuncts(said);
    const some = parts.filter(
      (part): part is Aggregate => part.kind === "aggregate" && part.aggregate === "some",
    );
    const kept = parts.filter(
      (part) => !some.some((set) => set !== part && isOneOf(context, heads, set, part)),
    );
    return kept.length === parts.length ? said : (disjunction(kept, said.span) ?? said);
  };
  const body = mapEach(statement.body, (line) =>
    line.kind === "assert" ? withFields(line, { expression: of(line.expression) }) : line,
  );
  return withFields(statement, { body });
}

/** Whether the set says of one of its elements, that of a head, what the part says. */
function isOneOf(
  context: LawContext,
  heads: readonly InSet[],
  { binders, condition, body }: Aggregate,
  part: Expression,
): boolean {
  const binder = onlySet(binders);
  const said = conjunction([binder?.condition, condition, body]);
  if (binder === undefined || said === undefined) return false;
  return heads.some((head) => {
    if (!holds(context, binder.set, head)) return false;
    const it = elementNode(head.variable, head.set, part.span);
    const own = substitute(said, new Map([[binder.variable, it]]), context.fresh);
    return context.keys.same(asTruth(context, own), asTruth(context, part));
  });
}

/** Whether the set holds the element that the head binds. */
function holds(context: LawContext, set: Expression, { variable, condition, ...head }: InSet): boolean {
  const isItself = (of: Expression): boolean => isVariable(of, variable);
  if (context.isInside) return false;
  switch (set.kind) {
    case "reach": {
      if (!isItself(set.from)) return false;
      const isWay = saysWhatSetSays(context, set.through, variable);
      return condition !== undefined && conjuncts(condition).some((part) => isWay?.(part) === true);
    }
    case "group": {
      const isOfYesAndNo = set.by.by === "value" && set.by.value.type.kind === "truth";
      return isOfYesAndNo && isItself(set.cell) && isEveryCell(head.set);
    }
    case "cells-of": {
      const { element } = set;
      const isLine =
        element.kind === "attribute" && (element.attribute === "row" || element.attribute === "column");
      return isLine && isEveryCell(head.set) && element.arguments.every(isItself);
    }
    default:
      return isEveryCell(set) && isEveryCell(head.set);
  }
}
