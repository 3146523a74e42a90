/**
 * Checks a certificate, line by line. `docs/proofs.md` says what the lines mean, and how to write another checker.
 *
 * A clause is taken in if its opposite leads to a clash by unit propagation, or leaves one row or one condition no way to hold. An answer is taken in if
 * all that was stated holds of it; what is seen of it is then excluded. When nothing is left, the answers are all there are.
 */

import { CertificateError } from "./certificate-error.js";
import { type Condition, conditionHolds, isConditionKnown } from "./conditions/condition-holds.js";
import { isImpossible } from "./conditions/impossible.js";
import { saidOutright } from "./conditions/rows-of.js";
import { Equalities } from "./equalities.js";
import { type OpenRow, Propagation } from "./propagation.js";
import { clauseOf, conditionOf, numbersOf, rowOf, type Sum, sumOf } from "./read-line.js";
import { isRowImpossible, type Row, rowOfLiterals } from "./rows.js";

/** More than any board has: what asks for more is refused before it takes memory. */
const MOST_VARIABLES = 2_000_000;
/** No sum of a certificate comes near it, and all that is added to it is exact. */
const FAR = 2 ** 50;
const HEADING = "ecp certificate 1";

export interface Verdict {
  readonly answers: number;
  /** Whether it is proved that there are no others; of the best, that none is better than the last. */
  readonly isComplete: boolean;
  /** Where answers are compared by a sum: that of the last one. */
  readonly best?: number;
  /** Clauses that were checked. */
  readonly steps: number;
}

interface OwnCondition extends Condition {
  readonly literals: readonly number[];
}

/** Sizes of components are asked of each class by itself. */
function byClass(condition: OwnCondition): readonly OwnCondition[] {
  const { name, graph, data, literals } = condition;
  const classes = data.length / 2;
  if (name !== "component-size") return [condition];
  return Array.from({ length: classes }, (_, k) => ({
    name,
    graph,
    data: [data[2 * k] ?? 0, data[2 * k + 1] ?? 0],
    literals: Array.from({ length: graph.vertexCount }, (_, v) => literals[v * classes + k] ?? 0),
  }));
}

export class Verifier {
  private lineNumber = 0;
  private propagation = new Propagation(0);
  private variables = -1;
  private options = 0;
  private readonly conditions: OwnCondition[] = [];
  /** By variable, those that are about it. */
  private readonly conditionsOf = new Map<number, Set<OwnCondition>>();
  private readonly equalities = new Equalities();
  private seen: readonly number[] | undefined;
  /** The sum by which answers are compared, if they are. */
  private objective: Sum | undefined;
  /** The rows that say that it is more than that of the last answer. */
  private readonly compared: OpenRow[] = [];
  private best: number | undefined;
  private isClosed = false;
  private isMerged = false;
  /** The rows over those that stand for others; absent: to be made. */
  private merged: readonly Row[] | undefined;
  private answers = 0;
  private steps = 0;
  /** By step, its clause as propagation keeps it. */
  private readonly derived: (number[] | undefined)[] = [];
  private end: "complete" | "open" | undefined;

  /** Takes in the next line. Throws a `CertificateError` that names it. */
  line(text: string): void {
    this.lineNumber++;
    if (this.lineNumber === 1) {
      if (text !== HEADING) this.refuse(`the first line is not \`${HEADING}\``);
      return;
    }
    if (text === "") return;
    if (this.end !== undefined) this.refuse("something stands after the end");
    const space = text.indexOf(" ");
    const word = space < 0 ? text : text.slice(0, space);
    const rest = space < 0 ? "" : text.slice(space + 1);
    try {
      this.take(word, rest);
    } catch (thrown) {
      if (thrown instanceof CertificateError && thrown.line === 0) this.refuse(thrown.message);
      throw thrown;
    }
  }

  /** When all lines were taken in. */
  verdict(): Verdict {
    if (this.end === undefined) this.refuse("the certificate has no end: it was cut off");
    const { answers, steps, best } = this;
    return { answers, isComplete: this.end === "complete", steps, ...(best === undefined ? {} : { best }) };
  }

  private take(word: string, rest: string): void {
    if (word !== "variables" && this.variables < 0) this.refuse("the number of variables is missing");
    const take = this.words.get(word);
    if (take === undefined) this.refuse(`\`${word.slice(0, 40)}\` begins no line of a certificate`);
    take(rest);
  }

  private readonly words = new Map<string, (rest: string) => void>([
    ["variables", (rest) => this.begin(numbersOf(rest))],
    ["clause", (rest) => this.state(() => this.propagation.addClause(this.clause(rest)))],
    ["row", (rest) => this.state(() => this.propagation.addRow(rowOf(rest, this.variables)))],
    ["condition", (rest) => this.state(() => this.addCondition(rest))],
    ["best", (rest) => this.state(() => this.compareBy(sumOf(rest, this.variables)))],
    ["seen", (rest) => this.state(() => this.see(this.clause(rest)))],
    ["name", () => {}],
    ["merge", () => this.merge()],
    ["so", (rest) => this.follow(this.clause(rest))],
    ["drop", (rest) => this.drop(numbersOf(rest))],
    ["answer", (rest) => this.answer(this.clause(rest))],
    ["end", (rest) => this.finish(rest)],
  ]);

  private begin([variables, options]: readonly number[]): void {
    if (this.variables >= 0) this.refuse("the number of variables is said twice");
    if (variables === undefined || options === undefined || options > variables || options < 0)
      throw new CertificateError(0, "two numbers are wanted: of variables, and of those that are options");
    if (variables > MOST_VARIABLES) this.refuse(`more than ${MOST_VARIABLES} variables`);
    this.variables = variables;
    this.options = options;
    this.propagation = new Propagation(variables);
  }

  /** The problem is stated before anything follows from it. */
  private state(add: () => void): void {
    if (this.isClosed) this.refuse("more is stated here than the puzzle comes to");
    if (this.steps > 0 || this.answers > 0)
      this.refuse("the problem is stated after something followed from it");
    add();
  }

  /** From here on nothing more may be stated: all of the problem that it is to be of was read. */
  closeStatement(): void {
    this.isClosed = true;
  }

  private addCondition(rest: string): void {
    const own = conditionOf(rest, this.variables);
    if (!isConditionKnown(own.name)) this.refuse(`the condition \`${own.name.slice(0, 40)}\` is not known`);
    for (const each of byClass(own)) {
      this.conditions.push(each);
      for (const variable of new Set(each.literals.map((literal) => literal >> 1)))
        this.conditionsOf.set(variable, (this.conditionsOf.get(variable) ?? new Set()).add(each));
    }
    const { clauses, counts } = saidOutright(own, own.literals.length);
    const at = (place: number): number => own.literals[place] ?? 0;
    for (const clause of clauses)
      this.propagation.addClause(clause.map((signed) => at(signed >> 1) ^ (signed & 1)));
    for (const [places, lo, hi] of counts) {
      const terms = places.map((place) => [at(place), 1] as const);
      this.propagation.addRow(rowOfLiterals(terms, lo, hi));
    }
  }

  private compareBy(objective: Sum): void {
    if (this.objective !== undefined) this.refuse("it is said twice how answers are compared");
    this.objective = objective;
    this.compared.push(this.propagation.addRow({ ...objective, lo: -FAR, hi: FAR }));
  }

  private see(seen: readonly number[]): void {
    if (this.seen !== undefined) this.refuse("it is said twice what is seen of an answer");
    this.seen = seen;
  }

  private clause(rest: string): number[] {
    return clauseOf(rest, this.variables);
  }

  /** Rows and clauses are said again of those that stand for others, so that propagation sees what equal literals do to them. */
  private merge(): void {
    const { propagation, equalities } = this;
    if (this.isMerged) this.refuse("`merge` stands there twice");
    this.isMerged = true;
    this.merged = undefined;
    for (const row of [...propagation.rows]) {
      const merged = equalities.merged(row);
      if (merged.variables.length === row.variables.length) continue;
      const added = propagation.addRow(merged);
      if (this.compared[0] === row) this.compared.push(added);
    }
    for (const clause of [...propagation.clauses]) {
      const merged = [...new Set(clause.map((literal) => equalities.find(literal)))];
      if (merged.length < clause.length) propagation.addClause(merged);
    }
  }

  private follow(clause: readonly number[]): void {
    this.steps++;
    const { propagation } = this;
    if (propagation.isRefuted) return;
    const size = propagation.trail.length;
    const isOpen = propagation.assume(clause.map((literal) => literal ^ 1));
    const follows =
      !isOpen || this.isClash(this.touched(size)) || this.leavesGap(clause) || this.isClash(this.conditions);
    propagation.takeBack(size);
    if (!follows) this.refuse("this does not follow from what stands before it");
    this.derived[this.steps - 1] = propagation.addClause(clause);
    if (this.equalities.clause(clause)) this.merged = undefined;
  }

  /** Clauses that followed are of no use any more. By the number of their `so` line, from 1. */
  private drop(numbers: readonly number[]): void {
    for (const number of numbers) {
      if (number < 1 || number > this.steps) this.refuse(`there is no step ${number} before this line`);
      this.derived[number - 1]?.splice(0);
    }
  }

  /** The conditions that are about what was assigned since the trail had that size: most often it is one of these. */
  private touched(size: number): readonly OwnCondition[] {
    const touched = new Set<OwnCondition>();
    for (const literal of this.propagation.trail.slice(size))
      for (const condition of this.conditionsOf.get(literal >> 1) ?? []) touched.add(condition);
    return [...touched];
  }

  /** Whether one of these conditions cannot hold as things are. */
  private isClash(conditions: readonly OwnCondition[]): boolean {
    const { value } = this.propagation;
    return conditions.some((each) => isImpossible(each, (place) => value[each.literals[place] ?? 0] ?? 0));
  }

  /** Whether one row that is about the clause cannot hold as things are. */
  private leavesGap(clause: readonly number[]): boolean {
    const { propagation, equalities } = this;
    this.merged ??= propagation.rows.map((row) => equalities.merged(row));
    const spoken = new Set(clause.map((literal) => equalities.find(literal) >> 1));
    return this.merged.some(
      (row) => row.variables.some((v) => spoken.has(v)) && isRowImpossible(row, propagation.value),
    );
  }

  private answer(chosen: readonly number[]): void {
    const { propagation, seen } = this;
    if (seen === undefined) throw new CertificateError(0, "it is not said what is seen of an answer");
    const options = new Set(chosen);
    if (chosen.some((literal) => (literal & 1) === 1 || literal >> 1 >= this.options))
      this.refuse("an answer lists the options that are chosen");
    const size = propagation.trail.length;
    const all = Array.from({ length: this.options }, (_, o) => (options.has(2 * o) ? 2 * o : 2 * o + 1));
    const isOpen = !propagation.isRefuted && propagation.assume(all);
    if (!isOpen) this.refuse("this is no answer: it clashes with what was stated, or was given before");
    const value = propagation.value.slice();
    propagation.takeBack(size);
    for (let variable = 0; variable < this.variables; variable++)
      if (value[2 * variable] === 0) this.refuse(`this is no answer: variable ${variable + 1} is open`);
    for (const { literals, ...condition } of this.conditions)
      if (!conditionHolds(condition, (place) => value[literals[place] ?? 0] === 1))
        this.refuse(`this is no answer: \`${condition.name}\` does not hold`);
    this.answers++;
    if (this.objective !== undefined) {
      this.improve(this.objective, (variable) => value[2 * variable] === 1);
      return;
    }
    propagation.addClause(seen.map((literal) => (value[literal] === 1 ? literal ^ 1 : literal)));
  }

  /** An answer is better than the one before, and from here on more than it has is asked for. */
  private improve(sum: Sum, isTrue: (variable: number) => boolean): void {
    let reached = sum.base;
    for (const [i, variable] of sum.variables.entries()) if (isTrue(variable)) reached += sum.weights[i] ?? 0;
    if (this.best !== undefined && reached <= this.best)
      this.refuse(`this answer is no better than the one before: ${reached}, and ${this.best}`);
    this.best = reached;
    const by = reached + 1 - sum.base - (this.compared[0]?.lo ?? 0);
    for (const row of this.compared) this.propagation.raise(row, row.lo + by);
    this.merged = undefined;
  }

  private finish(word: string): void {
    if (word !== "complete" && word !== "open") this.refuse("the end is `complete` or `open`");
    if (word === "complete" && !this.propagation.isRefuted && !this.isClash(this.conditions))
      this.refuse("it is not shown that there are no other answers");
    this.end = word === "complete" ? "complete" : "open";
  }

  private refuse(reason: string): never {
    throw new CertificateError(this.lineNumber, reason);
  }
}
