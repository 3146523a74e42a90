/** The plan of each rule of an instance: its clauses in normal form, the patterns that took or read it, and how much of the problem is there for it. */
import { printStatement } from "../check/print/print.js";
import { printing } from "../check/print/print-expression.js";
import type { Ground, Origin } from "../ground.js";
import type { Lowered } from "../lower/lower.js";
import { normalized } from "../normalize/normalize.js";
import { oncePerKey } from "../once.js";
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

/** A plan for each statement of the puzzle, in the order of the text. Layers and pieces, which no statement asks for, are in none. */
export function rulePlan(puzzle: Sound, ground: Ground, lowered: Lowered): readonly RulePlan[] {
  const normal = normalized(puzzle);
  const at = printing(normal);
  const clauses = new Map<string, string[]>();
  for (const { statement } of unitsOf(normal.statements, undefined)) {
    const key = keyOf(statement.span);
    clauses.set(key, [...(clauses.get(key) ?? []), ...printStatement(at, statement, "")]);
  }
  const seen = new Set<string>();
  // `in each row, column` is a statement for each of the two.
  const units = unitsOf(puzzle.statements, undefined).filter(({ statement }) => {
    const isNew = !seen.has(keyOf(statement.span));
    seen.add(keyOf(statement.span));
    return isNew;
  });
  const sizes = sizesOf(
    lowered,
    units.map(({ statement }) => statement.span),
  );
  return units.map(({ statement: { span }, rule }, unit) => ({
    ...(rule === undefined ? {} : { rule }),
    span,
    clauses: clauses.get(keyOf(span)) ?? [],
    patterns: [
      ...new Set(ground.patterns.filter((mark) => isWithin(mark.span, span)).map((mark) => mark.pattern)),
    ],
    size: sizes[unit] ?? nothing,
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

const nothing: RulePlan["size"] = { items: 0, options: 0, rows: 0, literals: 0, globals: 0 };

/** By statement, what is there for it, in one walk over the problem. */
function sizesOf(
  { problem, originOf, originOfRow, originOfGlobal }: Lowered,
  spans: readonly Span[],
): readonly RulePlan["size"][] {
  const sizes = spans.map(() => ({ ...nothing }));
  const unitOf = oncePerKey((span: Span) => spans.findIndex((own) => isWithin(span, own)));
  const unitOfOrigin = (origin: Origin | undefined): number =>
    origin === undefined ? -1 : unitOf(origin.span);
  const unitOfItem = Array.from({ length: problem.itemCount }, (_, item) => unitOfOrigin(originOf(item)));
  for (const unit of unitOfItem) add(sizes[unit], "items", 1);
  for (let option = 0; option < problem.optionCount; option++)
    for (const unit of new Set(entriesOf(problem, option).map((item) => unitOfItem[item] ?? -1)))
      add(sizes[unit], "options", 1);
  const { count, start } = problem.rows;
  for (let row = 0; row < count; row++) {
    const own = sizes[unitOfOrigin(originOfRow(row))];
    add(own, "rows", 1);
    add(own, "literals", (start[row + 1] ?? 0) - (start[row] ?? 0));
  }
  problem.globals.forEach((_, index) => {
    add(sizes[unitOfOrigin(originOfGlobal(index))], "globals", 1);
  });
  return sizes;
}

type Counts = { -readonly [Part in keyof RulePlan["size"]]: number };

function add(size: Counts | undefined, part: keyof Counts, count: number): void {
  if (size !== undefined) size[part] += count;
}

function entriesOf({ optionStart, optionItems }: Lowered["problem"], option: number): readonly number[] {
  const entries: number[] = [];
  for (let entry = optionStart[option] ?? 0; entry < (optionStart[option + 1] ?? 0); entry++)
    entries.push(optionItems[entry] ?? -1);
  return entries;
}

/** `16 items in 64 options, one condition on a graph` */
export function sizeInWords({ items, options, rows, literals, globals }: RulePlan["size"]): string {
  const parts = [
    ...(items === 0 ? [] : [`${counted(items, "item")} in ${counted(options, "option")}`]),
    ...(rows === 0 ? [] : [`${counted(rows, "row")} of ${counted(literals, "literal")}`]),
    ...(globals === 0 ? [] : [counted(globals, "condition on a graph", "conditions on graphs")]),
  ];
  return parts.length === 0 ? "nothing of its own in the problem" : parts.join(", ");
}

const counted = (count: number, one: string, more = `${one}s`): string =>
  `${count} ${count === 1 ? one : more}`;
