/**
 * Walks over trees whatever their nodes are: a new construct of the language needs nothing here. A node is an object with a `span`; trees have
 * no circles.
 */

import type { Span } from "@ecp/compiler";
import { isRecord } from "./parameters.js";

function spanOfNode(value: Readonly<Record<string, unknown>>): Span | undefined {
  const { span } = value;
  if (!isRecord(span)) return undefined;
  const { file, start, end } = span;
  return typeof file === "string" && typeof start === "number" && typeof end === "number"
    ? { file, start, end }
    : undefined;
}

/** The nodes that hold a place, outermost first. */
export function* nodesAround(
  node: unknown,
  file: string,
  offset: number,
): Generator<{ readonly span: Span; readonly node: Readonly<Record<string, unknown>> }> {
  if (Array.isArray(node)) {
    for (const part of node) yield* nodesAround(part, file, offset);
    return;
  }
  if (!isRecord(node) || node instanceof Map) return;
  const span = spanOfNode(node);
  if (span !== undefined) {
    if (span.file !== file || span.start > offset || offset > span.end) return;
    yield { span, node };
  }
  for (const [key, part] of Object.entries(node)) {
    if (!leaves.has(key)) yield* nodesAround(part, file, offset);
  }
}

/** Values that hold no nodes. */
const leaves = new Set(["span"]);
