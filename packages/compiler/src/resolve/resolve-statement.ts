/** Names in statements. */
import type { Statement } from "../ast.js";
import type { Naming } from "./naming.js";
import { resolveExpression, resolveHead } from "./resolve-expression.js";
import type { Scope } from "./scope.js";

function resolveStatements(naming: Naming, scope: Scope, statements: readonly Statement[]): void {
  for (const statement of statements) resolveStatement(naming, scope, statement);
}

export function resolveStatement(naming: Naming, scope: Scope, statement: Statement): void {
  naming.unfound.clear();
  switch (statement.kind) {
    case "broken":
      return;
    case "rule":
      resolveStatements(naming, scope, statement.body);
      return;
    case "for-each": {
      let inner = scope;
      for (const head of statement.heads) inner = resolveHead(naming, inner, head);
      resolveStatements(naming, inner, statement.body);
      return;
    }
    case "if":
      for (const branch of statement.branches) {
        resolveExpression(naming, scope, branch.condition);
        resolveStatements(naming, scope, branch.body);
      }
      if (statement.otherwise !== undefined) resolveStatements(naming, scope, statement.otherwise);
      return;
    case "inside":
      resolveExpression(naming, scope, statement.set);
      resolveStatements(naming, scope, statement.body);
      return;
    case "assertion":
      resolveExpression(naming, scope, statement.expression);
      return;
    default:
      statement satisfies never;
  }
}
