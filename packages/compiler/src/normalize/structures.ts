/** Structures in rules: groups, regions, paths, pieces and stretches that are to be found, and graphs. Patterns look for nothing else. */
import { partsOf } from "../check/walks/parts.js";
import type { Binder, Expression, ExpressionOf, LayerId } from "../typed.js";
import type { LawContext } from "./context.js";

/** Domains of layers of which a cell has a part, or none. */
const STRUCTURES: ReadonlySet<string> = new Set(["paths", "pieces", "region"]);

export function speaksOfStructure(context: LawContext, expression: Expression): boolean {
  const known = context.speaking.get(expression);
  if (known !== undefined) return known;
  const speaks =
    isStructure(context, expression) ||
    (expression.kind === "let" && nameSpeaks(context, expression)) ||
    partsOf(expression).some((part) => speaksOfStructure(context, part));
  context.speaking.set(expression, speaks);
  return speaks;
}

/** How many links there are of some kind, or that there are some: patterns that follow lines look for these too. */
export const countsLinks = (expression: Expression): boolean =>
  expression.kind === "aggregate" &&
  (expression.aggregate === "count" || expression.aggregate === "some") &&
  expression.binders.some(({ kind, ...binder }) => kind === "in" && "set" in binder && areLinks(binder.set));

export const areLinks = ({ type }: Expression): boolean =>
  type.kind === "set" && type.of.kind === "element" && type.of.sort === "link";

function nameSpeaks(context: LawContext, name: ExpressionOf<"let">): boolean {
  const named = context.puzzle.lets[name.let];
  return named !== undefined && speaksOfStructure(context, named.value);
}

function isStructure(context: LawContext, expression: Expression): boolean {
  switch (expression.kind) {
    case "group":
    case "groups":
    case "reach":
    case "stretches":
    case "graph":
      return true;
    case "all-of":
      return expression.sort.kind === "of-layer" && isFound(context, expression.sort.layer);
    case "has": {
      const layer = context.puzzle.layers[expression.layer];
      return layer?.role === "find" && STRUCTURES.has(layer.domain.kind);
    }
    case "layer":
    case "variable": {
      const { type } = expression;
      const element = type.kind === "optional" ? type.of : type;
      if (element.kind === "element" && typeof element.sort === "object")
        return isFound(context, element.sort.of);
      return expression.kind === "variable" && isPart(context, expression);
    }
    default:
      return false;
  }
}

const isFound = ({ puzzle }: LawContext, layer: LayerId): boolean => puzzle.layers[layer]?.role === "find";

/** Over groups, stretches, regions, paths or pieces that are to be found: they are listed once, however often they are gone through. */
export function runsOverStructure(context: LawContext, binder: Binder): boolean {
  if (binder.kind !== "in") return false;
  const { set } = binder;
  if (set.kind === "all-of") return set.sort.kind === "of-layer" && isFound(context, set.sort.layer);
  return (set.kind === "groups" || set.kind === "stretches") && !set.known;
}

/** A part that a head goes through, or its cells: it has one cell at least. */
export const isPart = ({ parts }: LawContext, expression: Expression): boolean =>
  expression.kind === "cells-of"
    ? expression.element.kind === "variable" && parts.has(expression.element.variable)
    : expression.kind === "variable" && parts.has(expression.variable);
