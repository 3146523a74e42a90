/** `sum(p.number for p in pills)`: a piece has a number where its cells share one, and a sum leaves the others out. */
import type { Comprehension } from "../../ast.js";
import type { AggregateId } from "../../builtins.js";
import { sharedByPiece } from "../../diagnostics/catalogue/ecp3068-shared-by-a-piece.js";
import type { Expression } from "../../typed.js";
import { type Context, report, textAt } from "./context.js";

/** Those to which a piece without a number adds nothing. */
const adding: ReadonlySet<AggregateId> = new Set(["sum", "product"]);

export function hintAtSharedByPieces(
  context: Context,
  written: Comprehension,
  aggregate: AggregateId,
  body: Expression | undefined,
): void {
  if (!adding.has(aggregate) || body?.kind !== "shared" || body.set.kind !== "cells-of") return;
  const { type } = body.set.element;
  if (type.kind !== "element") return;
  const pieces = typeof type.sort === "object" ? context.layers[type.sort.of] : undefined;
  const layer = context.layers[body.layer];
  if (pieces?.domain.kind !== "pieces" || layer === undefined || written.body === undefined) return;
  const piece = textAt(context, body.set.span);
  const whole = textAt(context, written.span);
  const read = textAt(context, body.span);
  const cell = piece === "c" ? "x" : "c";
  // Behind the piece: its cells.
  const [, head = ""] = new RegExp(`\\bfor (.*\\b${piece}\\b(?: in \\w+)?)(?=\\)| where)`).exec(whole) ?? [];
  const instead =
    head === ""
      ? ""
      : whole.replace(read, `${cell}.${layer.name}`).replace(head, `${head}, ${cell} in ${piece}`);
  report(context, sharedByPiece, body.span, {
    read,
    sort: pieces.name,
    instead: instead || `sum(${cell}.${layer.name} for ${cell} in ${piece})`,
  });
}
