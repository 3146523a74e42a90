/** The values that a layer or a parameter may hold. */

import type { Name, NumberLiteral, TypeExpression } from "../../ast.js";
import { notAType } from "../../diagnostics/catalogue/ecp1026-not-a-type.js";
import { diagnose } from "../../diagnostics/diagnostic.js";
import { numbersFrom } from "../../ranges.js";
import { type Span, spanOf } from "../../text/span.js";
import { MOST_LISTED } from "../../thresholds.js";
import {
  has,
  isInvented,
  type LinePlace,
  type Node,
  nameOf,
  nodeOf,
  nodeSpan,
  nodesOf,
  type Token,
  textOf,
  tokenOf,
  tokenSpan,
} from "../grammar/cst.js";
import { buildSet, buildSum } from "./build-expression.js";
import { buildNumber } from "./build-primary.js";

export function buildType(at: LinePlace, node: Node | undefined, near: Span): TypeExpression {
  if (node === undefined) return unknown(at, spanOf(at.file, near.end, near.end));
  const span = nodeSpan(at, node, near);
  if (has(node, "word_yes")) return { kind: "yes-no-type", span };
  if (has(node, "word_number")) return { kind: "number-type", span };
  if (has(node, "word_numbers")) return { kind: "numbers-type", span };
  if (has(node, "word_region")) return { kind: "region-type", span };
  if (has(node, "word_direction")) return { kind: "direction-type", span };
  const from = tokenOf(node, "word_from");
  if (has(node, "word_paths")) {
    if (from === undefined) return { kind: "paths-type", span };
    return { kind: "paths-type", span, from: buildSet(at, nodeOf(node, "set"), tokenSpan(at, from, span)) };
  }
  if (has(node, "word_table")) {
    if (from === undefined) return { kind: "table-type", span };
    return { kind: "table-type", span, file: textOf(at, tokenOf(node, "Text"), span) };
  }
  if (has(node, "OpenCurly")) return { kind: "values-type", span, values: buildValues(at, node, span) };
  return buildRange(at, node, span);
}

function buildValues(at: LinePlace, node: Node, span: Span): (Name | NumberLiteral)[] {
  return nodesOf(node, "listedValue").flatMap((each) => {
    const from = buildValue(at, tokenOf(each, "Name") ?? tokenOf(each, "Number"), span);
    const token = tokenOf(each, "to");
    const to = token === undefined ? undefined : buildValue(at, token, span);
    if (from === undefined) return [];
    return to === undefined ? [from] : valuesBetween(at, from, to, nodeSpan(at, each, span));
  });
}

function buildValue(at: LinePlace, token: Token | undefined, near: Span): Name | NumberLiteral | undefined {
  if (token === undefined || isInvented(token)) return undefined;
  return token.tokenType.name === "Number" ? buildNumber(at, token, near) : nameOf(at, token, near);
}

/** `1..9`, or letters of the alphabet, all of one case; each value stands where the whole range does. */
function valuesBetween(
  at: LinePlace,
  from: Name | NumberLiteral,
  to: Name | NumberLiteral,
  span: Span,
): (Name | NumberLiteral)[] {
  if (from.kind === "number" && to.kind === "number" && to.value - from.value < MOST_LISTED)
    return numbersFrom(from.value, to.value).map((value) => ({ kind: "number", span, value }));
  const ends = [from, to].map((end) => (end.kind === "name" ? end.text : ""));
  const isAlphabet = [/^[a-z]$/, /^[A-Z]$/].some((letter) => ends.every((end) => letter.test(end)));
  const [first = 0, last = 0] = ends.map((end) => end.charCodeAt(0));
  if (isAlphabet && first <= last)
    return numbersFrom(first, last).map((code) => ({ kind: "name", span, text: String.fromCharCode(code) }));
  at.report(diagnose(notAType, span, {}));
  return [];
}

function buildRange(at: LinePlace, node: Node, span: Span): TypeExpression {
  const [first, second] = nodesOf(node, "sum");
  const from = buildSum(at, first, span);
  if (has(node, "Range")) return { kind: "range-type", span, from, to: buildSum(at, second, from.span) };
  if (from.kind === "name") return { kind: "unknown-type", span, name: from };
  const isDash = from.kind === "binary" && from.operator === "-";
  const ends = isDash
    ? [from.left, from.right].map((end) =>
        end.kind === "number" ? String(end.value) : end.kind === "name" ? end.text : "",
      )
    : [];
  const range = ends.length === 2 && !ends.includes("") ? { range: ends.join("..") } : {};
  if (from.kind !== "absent") at.report(diagnose(notAType, span, range));
  return unknown(at, span);
}

const unknown = (at: LinePlace, span: Span): TypeExpression => ({
  kind: "unknown-type",
  span,
  name: nameOf(at, undefined, span),
});
