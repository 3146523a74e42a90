/** What became of each rule of an instance: its clauses in normal form, the patterns that took or read it, and how much of the problem is there for it. */
import { printStatement } from "../check/print.js";
import { printing } from "../check/print-expression.js";
import type { Ground, Origin } from "../ground.js";
import type { Lowered } from "../lower/lower.js";
import { normalized } from "../normalize/normalize.js";
import type { Span } from "../text/span.js";
import type { Sound, Statement } from "../typed.js";

export interface RulePlan {
  /** The title of the named rule that it stands in. */
  readonly rule?: string;
  /** The statement as it is written. */
  readonly span: Span;
  /** In normal form, a line each, indented by two spaces a level. */
  readonly clauses: readonly string[];
  /** Their names. */
  readonly patterns: readonly string[];
  /** Items, and options in these; rows and the literals in them; conditions on graphs. */
  readonly size: { readonly [Part in "items" | "options" | "rows" | "literals" | "globals"]: number };
}

/** A plan for each statement of the puzzle, in the order of the text. What no statement asks for (layers, pieces) is in none. */
export function rulePlan(puzzle: Sound, ground: Ground, lowered: Lowered): readonly RulePlan[] {
  const normal = normalized(puzzle);
  const at = printing(normal);
  const clauses = new Map<string, string[]>();
  for (const { statement } of unitsOf(normal.statements, undefined)) {
    const key = keyOf(statement.span);
    clauses.set(key, [...(clauses.get(key) ?? []), ...printStatement(at, statement, "")]);
  }
  const sizeOf = counter(lowered);
  const seen = new Set<string>();
  // `in each row, column` is a statement for each of the two.
  const units = unitsOf(puzzle.statements, undefined).filter(({ statement }) => {
    const isNew = !seen.has(keyOf(statement.span));
    seen.add(keyOf(statement.span));
    return isNew;
  });
  return units.map(({ statement: { span }, rule }) => ({
    ...(rule === undefined ? {} : { rule }),
    span,
    clauses: clauses.get(keyOf(span)) ?? [],
    patterns: [
      ...new Set(ground.patterns.filter((mark) => isWithin(mark.span, span)).map((mark) => mark.pattern)),
    ],
    size: sizeOf(span),
  }));
}

interface Unit {
  readonly statement: Statement;
  readonly rule: string | undefined;
}

const unitsOf = (statements: readonly Statement[], rule: string | undefined): readonly Unit[] =>
  statements.flatMap((statement) =>
    statement.kind === "rule" ? unitsOf(statement.body, statement.title) : [{ statement, rule }],
  );

const keyOf = ({ file, start, end }: Span): string => `${file} ${start} ${end}`;

const isWithin = (inner: Span, outer: Span): boolean =>
  inner.file === outer.file && inner.start >= outer.start && inner.end <= outer.end;

function counter({
  problem,
  originOf,
  originOfRow,
  originOfGlobal,
}: Lowered): (span: Span) => RulePlan["size"] {
  const origins = (
    count: number,
    of: (index: number) => Origin | undefined,
  ): readonly (Origin | undefined)[] => Array.from({ length: count }, (_, index) => of(index));
  const items = origins(problem.itemCount, originOf);
  const rows = origins(problem.rows.count, originOfRow);
  const globals = origins(problem.globals.length, originOfGlobal);
  return (span) => {
    const isHere = (origin: Origin | undefined): boolean =>
      origin !== undefined && isWithin(origin.span, span);
    const own = new Set(items.flatMap((origin, item) => (isHere(origin) ? [item] : [])));
    let options = 0;
    for (let option = 0; option < problem.optionCount; option++)
      if (entriesOf(problem, option).some((item) => own.has(item))) options++;
    let literals = 0;
    let count = 0;
    rows.forEach((origin, row) => {
      if (!isHere(origin)) return;
      count++;
      literals += (problem.rows.start[row + 1] ?? 0) - (problem.rows.start[row] ?? 0);
    });
    return { items: own.size, options, rows: count, literals, globals: globals.filter(isHere).length };
  };
}

function entriesOf({ optionStart, optionItems }: Lowered["problem"], option: number): readonly number[] {
  const entries: number[] = [];
  for (let entry = optionStart[option] ?? 0; entry < (optionStart[option + 1] ?? 0); entry++)
    entries.push(optionItems[entry] ?? -1);
  return entries;
}
