/** Statements in normal form: one head, with what it says of its names as their condition, over one thing that is said. */
import type { Binder, Expression, Statement } from "../typed.js";
import type { Context } from "./context.js";
import { normalExpression } from "./expressions.js";
import { openedBinders } from "./laws/filtered-heads.js";
import { oneHead } from "./laws/one-head.js";
import { saidOfEach } from "./laws/said-of-each.js";
import { mapBinders, mapEach, withFields } from "./map-parts.js";

export const normalStatements = (context: Context, statements: readonly Statement[]): readonly Statement[] =>
  statements.flatMap((statement) => normalStatement(context, statement));

function normalStatement(context: Context, statement: Statement): readonly Statement[] {
  const body = (statements: readonly Statement[]): readonly Statement[] => {
    const normal = normalStatements(context, statements);
    return normal.length === statements.length && normal.every((each, place) => each === statements[place])
      ? statements
      : normal;
  };
  switch (statement.kind) {
    case "rule":
      return [withFields(statement, { body: body(statement.body) })];
    case "for-each":
      return oneHead(
        context,
        withFields(statement, {
          binders: normalBinders(context, statement.binders),
          body: body(statement.body),
        }),
      );
    case "if":
      return [
        withFields(statement, {
          branches: mapEach(statement.branches, (branch) =>
            withFields(branch, {
              condition: normalExpression(context, branch.condition),
              body: body(branch.body),
            }),
          ),
          otherwise: body(statement.otherwise),
        }),
      ];
    case "inside":
      return [
        withFields(statement, {
          set: normalExpression(context, statement.set),
          body: body(statement.body),
        }),
      ];
    case "assert": {
      const expression = normalExpression(context, statement.expression);
      return [saidOfEach(context, withFields(statement, { expression }))];
    }
    default:
      return statement satisfies never;
  }
}

const normalBinders = (context: Context, binders: readonly Binder[]): readonly Binder[] =>
  openedBinders(
    context,
    mapBinders(binders, (part: Expression) => normalExpression(context, part)),
  );
