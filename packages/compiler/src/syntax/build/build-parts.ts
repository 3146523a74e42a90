/** The small parts that expressions, binders and lines share. */
import type { Expression, With } from "../../ast.js";
import { type Span, spanOf } from "../../text/span.js";
import { has, type LinePlace, type Node, nameOf, nodeOf, nodeSpan, tokenOf } from "../grammar/cst.js";

/** Where nothing was written, `absent`, at the end of `near`. */
export function absentExpression(at: LinePlace, near: Span): Expression {
  return { kind: "absent", span: spanOf(at.file, near.end, near.end) };
}

/** Builds an `argumentValue`: an expression between commas. */
export const buildArgument = (at: LinePlace, node: Node | undefined, near: Span): Expression =>
  at.rules.expression(at, nodeOf(node, "expression"), near);

/** Builds a `boundSet` or a `headSet`. */
export const buildBoundSet = (at: LinePlace, node: Node | undefined, near: Span): Expression =>
  at.rules.set(at, nodeOf(node, "set"), near);

export function buildWith(at: LinePlace, node: Node): With {
  const span = nodeSpan(at, node);
  return { span, name: nameOf(at, tokenOf(node, "Name"), span), negated: has(node, "word_without") };
}
