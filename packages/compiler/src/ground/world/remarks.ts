/**
 * Remarks on statements while they are expanded: that one can never hold, or that one says nothing at all. Warnings: the file is right,
 * but hardly what was meant. A statement that reads givens or parameters is never called idle: that it says nothing may be the instance's doing.
 */
import { canNeverHold } from "../../diagnostics/catalogue/ecp4127-can-never-hold.js";
import { idleStatement } from "../../diagnostics/catalogue/ecp4128-idle-statement.js";
import { groupOfOne } from "../../diagnostics/catalogue/ecp4134-group-of-one.js";
import { type Diagnostic, diagnose } from "../../diagnostics/diagnostic.js";
import type { Origin } from "../../ground.js";
import { isConstant, speaksOfSets } from "../../normalize/readings/data-read.js";
import type { RuleFacts } from "../../normalize/rule-facts.js";
import type { Span } from "../../text/span.js";
import type { Expression, ForEachStatement } from "../../typed.js";

interface Seen {
  readonly span: Span;
  readonly rule: string | undefined;
  /** The thing of which this board, or this instance, has none. */
  readonly nothing?: Nothing;
}

type Nothing = NonNullable<Parameters<typeof idleStatement.message>[0]["nothing"]>;

export class Remarks {
  private readonly impossible = new Map<string, { readonly origin: Origin; times: number }>();
  /** Expressions that held in every case up to now, and those that did not. */
  private readonly idle = new Map<Expression, Seen>();
  private readonly speaking = new Set<Expression>();
  private readonly silent = new Map<ForEachStatement, Seen>();
  private readonly spoken = new Set<ForEachStatement>();
  /** Groups of a cell by a layer that stands there in no case up to now, with its name; and those by one that did. */
  private readonly alone = new Map<Expression, string>();
  private readonly joining = new Set<Expression>();
  constructor(private readonly facts: RuleFacts) {}

  neverHolds(origin: Origin): void {
    const key = `${origin.span.file} ${origin.span.start} ${origin.span.end}`;
    const known = this.impossible.get(key);
    if (known === undefined) this.impossible.set(key, { origin, times: 1 });
    else known.times++;
  }

  holdsAnyway(expression: Expression, rule: string | undefined): void {
    // Asked for every case of a statement: once is enough.
    if (this.idle.has(expression)) return;
    // A constant is told by the checker.
    if (isConstant(expression)) return;
    this.idle.set(expression, { span: expression.span, rule });
  }

  rulesOut(expression: Expression): void {
    this.speaking.add(expression);
  }

  /** The heads of a statement found no elements; at another time they may. */
  foundNothing(statement: ForEachStatement, rule: string | undefined, nothing: Nothing | undefined): void {
    if (this.silent.has(statement)) return;
    const seen = { span: statement.span, rule };
    this.silent.set(statement, nothing === undefined ? seen : { ...seen, nothing });
  }

  foundSomething(statement: ForEachStatement): void {
    this.spoken.add(statement);
  }

  groupOf(expression: Expression, layer: string, stands: boolean): void {
    if (stands) this.joining.add(expression);
    else this.alone.set(expression, layer);
  }

  diagnostics(): Diagnostic[] {
    const found: Diagnostic[] = [];
    for (const [expression, layer] of this.alone)
      if (!this.joining.has(expression)) found.push(diagnose(groupOfOne, expression.span, { layer }));
    for (const { origin, times } of this.impossible.values())
      found.push(diagnose(canNeverHold, origin.span, wordsOf(origin, times - 1)));
    for (const [expression, seen] of this.idle)
      if (!this.speaking.has(expression) && !this.facts.readsData(expression))
        if (this.boardIsSaid() || !speaksOfSets(expression))
          found.push(diagnose(idleStatement, seen.span, { ...named(seen.rule), never: "false" }));
    for (const [statement, { span, rule, nothing }] of this.silent) {
      if (this.spoken.has(statement)) continue;
      if (
        nothing?.of === "regions" ||
        nothing?.of === "links" ||
        (nothing !== undefined && this.boardIsSaid())
      )
        found.push(diagnose(idleStatement, span, { ...named(rule), never: "spoken", nothing }));
      else if (nothing === undefined && this.boardIsSaid() && statement.binders.some(hasCondition))
        found.push(diagnose(idleStatement, span, { ...named(rule), never: "spoken" }));
    }
    return found;
  }

  /** A board whose size comes from parameters or from data is another one for another instance. */
  private boardIsSaid(): boolean {
    const { board } = this.facts.puzzle;
    return (
      board !== undefined &&
      board.bindings.length === 0 &&
      ![board.rows, board.columns, ...board.layers].some((length) => this.facts.readsData(length))
    );
  }
}

/** The origin of a statement that nothing can satisfy, in words. The statement names the thing that is counted; the heads say where. */
export function wordsOf(origin: Origin, others: number): Parameters<typeof canNeverHold.message>[0] {
  const { rule, what, why } = origin;
  const at = origin.at.join(", ");
  return {
    ...named(rule),
    at: what === undefined || at === "" || why !== undefined ? at : `${what} in ${at}`,
    others,
    ...(why === undefined ? {} : { why, ...(what === undefined ? {} : { noun: what }) }),
  };
}

const named = (rule: string | undefined): { rule?: string } => (rule === undefined ? {} : { rule });

const hasCondition = (binder: ForEachStatement["binders"][number]): boolean => binder.condition !== undefined;
