/** The rules of a puzzle as its text has them, each of which it can be compiled without. */
import type { Span } from "../text/span.js";
import type { Statement, TypedPuzzle } from "../typed.js";

/** A statement at the margin, or one of a named rule; with several families (`in each row, column`) it is several in the core language. */
export interface Unit {
  readonly statements: readonly Statement[];
  readonly span: Span;
  /** The name of the rule that it stands in. */
  readonly title?: string;
}

export function unitsOf(statements: readonly Statement[]): readonly Unit[] {
  const bySpan = new Map<string, Unit & { readonly statements: Statement[] }>();
  const add = (statement: Statement, title?: string): void => {
    if (statement.kind === "rule") {
      for (const each of statement.body) add(each, statement.title);
      return;
    }
    const { span } = statement;
    const key = `${span.file} ${span.start} ${span.end}`;
    const known = bySpan.get(key);
    if (known === undefined)
      bySpan.set(key, { statements: [statement], span, ...(title === undefined ? {} : { title }) });
    else known.statements.push(statement);
  };
  for (const statement of statements) add(statement);
  return [...bySpan.values()];
}

export function withOnly(puzzle: TypedPuzzle, units: readonly Unit[]): TypedPuzzle {
  const kept = new Set(units.flatMap(({ statements }) => statements));
  return { ...puzzle, statements: filtered(puzzle.statements, kept) };
}

function filtered(statements: readonly Statement[], kept: ReadonlySet<Statement>): readonly Statement[] {
  return statements.flatMap((statement): readonly Statement[] => {
    if (statement.kind !== "rule") return kept.has(statement) ? [statement] : [];
    const body = filtered(statement.body, kept);
    return body.length === 0 ? [] : [{ ...statement, body }];
  });
}

/** The unit whose text this is part of. */
export function unitAt<U extends Unit>(units: readonly U[], span: Span): U | undefined {
  return units.find(
    (unit) => unit.span.file === span.file && unit.span.start <= span.start && span.end <= unit.span.end,
  );
}
