/**
 * A head over the cells of a part that is to be found is a head over all cells, of those that are in it: for each cell c, cell x in c.area: P is
 * for each cell c, cell x where x.area is c.area: P, and for each cell x, cell y in group(x by line): P is for each cells x, y where y in group(x by line): P,
 * in that order, the cell itself being one of them.
 *
 * Side conditions. Not in a block `inside S`, where regions are whole and cells are those of S (B10). Of groups, nothing else is to be found: other
 * things are asked at once of those that there may be.
 */
import { conjunction } from "../../../check/logic/logic.js";
import { cellType, setType, truthType } from "../../../check/types/types.js";
import type { Binder, Expression, Statement } from "../../../typed.js";
import { type LawContext, speaksOfFound } from "../../context.js";
import { mapEach, withFields } from "../../map-parts.js";
import { isMemberOf } from "../membership.js";

type ForEach = Extract<Statement, { kind: "for-each" }>;

export function headsInParts(context: LawContext, statement: ForEach): ForEach {
  const [only, another] = statement.body;
  if (context.isInside || only?.kind !== "assert" || another !== undefined) return statement;
  const binders = mapEach(statement.binders, (binder) => {
    if (binder.kind !== "in" || binder.set.known) return binder;
    const { set, condition, variable } = binder;
    const { span } = set;
    const isGroup =
      set.kind === "group" &&
      !speaksOfFound(context, condition === undefined ? [only.expression] : [condition, only.expression]);
    if (!isGroup && set.kind !== "cells-of") return binder;
    const cell: Expression = { kind: "variable", variable, span, type: cellType, known: true };
    const member: Expression = { kind: "member-of", element: cell, set, span, type: truthType, known: false };
    const isIn = isMemberOf(context, member);
    if (!isGroup && isIn === member) return binder;
    const all: Expression = {
      kind: "all-of",
      sort: { kind: "cell" },
      span,
      type: setType(cellType, true),
      known: true,
    };
    return withFields({ ...binder, set: all } as Binder, {
      condition: conjunction([condition, isIn]),
    });
  });
  return withFields(statement, { binders });
}
