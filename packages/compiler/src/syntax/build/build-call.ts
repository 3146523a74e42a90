/** Calls, and the aggregates that are written like calls. */
import type { Expression, Name } from "../../ast.js";
import { attributes } from "../../builtins.js";
import type { Span } from "../../text/span.js";
import { type LinePlace, type Node, nodeOf, nodesOf, tokenOf, tokenSpan } from "../grammar/cst.js";
import { buildBinderList, buildBinders } from "./build-binders.js";

/** `f(a, b through S by T)`, or an aggregate: `sum(e for x in S where P)`. */
export function buildCall(
  at: LinePlace,
  node: Node,
  name: Name,
  span: Span,
  target?: Expression,
): Expression {
  const heads = nodeOf(node, "binders");
  const list = nodeOf(node, "binderList");
  const expressions = nodesOf(node, "expression").map((each) => at.rules.expression(at, each, name.span));
  if (heads !== undefined || list !== undefined) {
    const [body] = expressions;
    return {
      kind: "comprehension",
      span,
      name,
      ...(body === undefined ? {} : { body }),
      ...(list === undefined ? buildBinders(at, heads) : buildBinderList(at, list)),
    };
  }
  const sets = nodesOf(node, "set");
  const by = tokenOf(node, "word_by");
  const through = tokenOf(node, "word_through");
  return {
    kind: "call",
    span,
    ...(target === undefined ? {} : { target }),
    name,
    arguments: expressions,
    ...ofSet(name.text, expressions),
    ...(through === undefined ? {} : { through: at.rules.set(at, sets[0], tokenSpan(at, through, span)) }),
    ...(by === undefined
      ? {}
      : { by: at.rules.set(at, through === undefined ? sets[0] : sets[1], tokenSpan(at, by, span)) }),
  };
}

/** The words of signatures for a set. */
const sets: ReadonlySet<string> = new Set(["set", "cells", "ordered set", "ordered cells"]);

const takesOneSet = (name: string): boolean =>
  attributes.get(name)?.signatures.some((signature) => sets.has(signature.split(" -> ")[0] ?? "")) ?? false;

/** Of `x in S where P`, as aggregates are written: the elements x of S where P. */
function ofSet(name: string, [only, more]: readonly Expression[]): { readonly ofSet?: Expression } {
  if (only?.kind !== "binary" || only.operator !== "in" || only.left.kind !== "name") return {};
  if (more !== undefined || !takesOneSet(name)) return {};
  const { left: variable, right: set, span } = only;
  const isNamed = set.kind === "filter" && set.variable === undefined && set.pair === undefined;
  return { ofSet: isNamed ? { ...set, span, variable } : set };
}
