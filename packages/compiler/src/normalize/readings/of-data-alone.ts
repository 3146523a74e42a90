/** A line of which all is known before anything is found: nobody who writes a rule means that. */
import { partsOfBinder } from "../../check/walks/parts.js";
import type { Expression, Statement } from "../../typed.js";

interface Place {
  readonly file: string;
  readonly start: number;
  readonly end: number;
}

/** Whether statements stand there, and none of them reads what is to be found. */
export function isOfDataAlone(statements: readonly Statement[], place: Place): boolean {
  const said = statements.flatMap((each) => standingAt(each, place));
  return said.length > 0 && !said.some(readsFound);
}

/** The statements that lie there whole. */
function standingAt(statement: Statement, place: Place): readonly Statement[] {
  const { file, start, end } = statement.span;
  if (file !== place.file || end <= place.start || start >= place.end) return [];
  if (start >= place.start && end <= place.end) return [statement];
  return bodiesOf(statement).flatMap((each) => standingAt(each, place));
}

const readsFound = (statement: Statement): boolean =>
  !conditionsOf(statement).every(({ known }) => known) || bodiesOf(statement).some(readsFound);

function bodiesOf(statement: Statement): readonly Statement[] {
  if (statement.kind === "assert") return [];
  return statement.kind === "if"
    ? [...statement.branches.flatMap(({ body }) => body), ...statement.otherwise]
    : statement.body;
}

function conditionsOf(statement: Statement): readonly Expression[] {
  switch (statement.kind) {
    case "rule":
      return [];
    case "for-each":
      return statement.binders.flatMap(partsOfBinder);
    case "if":
      return statement.branches.map(({ condition }) => condition);
    case "inside":
      return [statement.set];
    case "assert":
      return [statement.expression];
  }
}
