/** Finds what of a typed puzzle cannot be solved yet, by the table of not-built-yet.ts, besides what is found where it is checked. */
import { notBuiltYet } from "../diagnostics/catalogue/ecp3025-not-built-yet.js";
import type { Statement } from "../typed.js";
import { type Context, report } from "./context.js";
import { notBuilt } from "./not-built-yet.js";
import { isError } from "./types.js";

export function refuseUnbuilt(context: Context, statements: readonly Statement[]): void {
  for (const { role, domain, at } of context.layers)
    if (role === "find" && (domain.kind === "number-list" || domain.kind === "table"))
      report(context, notBuiltYet, at.span, { what: notBuilt.list });
  for (const statement of statements) refuseStatement(context, statement);
}

function refuseStatement(context: Context, statement: Statement): void {
  switch (statement.kind) {
    case "rule":
    case "for-each":
      for (const each of statement.body) refuseStatement(context, each);
      return;
    case "if":
      for (const { body } of statement.branches) for (const each of body) refuseStatement(context, each);
      for (const each of statement.otherwise) refuseStatement(context, each);
      return;
    case "inside":
      if (!statement.set.known && !isError(statement.set.type))
        report(context, notBuiltYet, statement.set.span, { what: notBuilt.inside });
      for (const each of statement.body) refuseStatement(context, each);
      return;
    case "assert":
      return;
    default:
      statement satisfies never;
  }
}
