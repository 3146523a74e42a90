/**
 * Checks a certificate, line by line. `docs/proofs.md` says what the lines mean, and how to write another checker.
 *
 * A clause is taken in if its opposite leads to a clash by unit propagation, or leaves one row or one condition no way to hold. An answer is taken in if
 * all that was stated holds of it; what is seen of it is then excluded. When nothing is left, the answers are all there are.
 */
import { CertificateError, refuse } from "./certificate-error.js";
import { Change, type Stated } from "./change.js";
import { conditionHolds, isImpossible, type OwnCondition, sayOutright } from "./conditions.js";
import { equalLiterals } from "./equalities.js";
import { range } from "./graph.js";
import { Propagation } from "./propagation.js";
import { clauseOf, conditionOf, MOST_COUNTED, numbersOf, rowOf } from "./read-line.js";
import { isRowImpossible, type Row, rowOfLiterals } from "./rows.js";

const HEADING = "ecp certificate 1";
const ONCE: ReadonlySet<string> = new Set(["variables", "best", "seen", "merge"]);

export interface Verdict {
  readonly answers: number;
  /** Whether it is proved that there are no others; of the best, that none is better than the last. */
  readonly isComplete: boolean;
  /** Where answers are compared by a sum: that of the last one. */
  readonly best?: number;
  /** Clauses that were checked. */
  readonly steps: number;
}

export class Verifier {
  private lineNumber = 0;
  private propagation = new Propagation(0);
  private variables = -1;
  private options = 0;
  private conditions: OwnCondition[] = [];
  /** By literal, the one that stands for it and its equals. */
  private standing: Int32Array = new Int32Array();
  /** By variable, the clauses and rows that are stated. */
  private readonly linesOf: Stated[][] = [];
  private readonly changes: Change[] = [];
  /** The part of each answer that is seen, if something was changed. */
  private readonly looks: (readonly number[])[] = [];
  private seen: readonly number[] | undefined;
  /** The sum by which answers are compared, if they are: weights, and a constant (`lo`). */
  private objective: Row | undefined;
  /** The limit that says that it is more than that of the last answer. */
  private compared: number | undefined;
  private best: number | undefined;
  private readonly unsaid = new Set(ONCE);
  private isClosed = false;
  private answers = 0;
  private steps = 0;
  /** By step, its clause as propagation keeps it. */
  private readonly derived: (number | undefined)[] = [];
  /** The literals that are tried now; for each, how long the trail was before it, and whether there was a clash already. */
  private readonly tried: (readonly [literal: number, size: number, wasClash: boolean])[] = [];
  private isClash = false;
  private end: string | undefined;

  /** Takes in the next line. Throws a `CertificateError` that names it. */
  line(text: string): void {
    this.lineNumber++;
    try {
      const [word = ""] = text.split(" ", 1);
      if (this.lineNumber === 1 && text !== HEADING) refuse(`the first line is not \`${HEADING}\``);
      if (this.lineNumber === 1 || text === "") return;
      if (this.end !== undefined) refuse("something stands after the end");
      if (word !== "variables" && this.variables < 0) refuse("the number of variables is missing");
      if (ONCE.has(word) && !this.unsaid.delete(word)) refuse(`it is said twice: \`${word}\``);
      if (this.tried.length > 0 && !/^(try|fail|answer|end open)\b/.test(text))
        refuse("this stands where something is tried");
      const take = this.words.get(word) ?? refuse(`\`${word.slice(0, 40)}\` begins no line of a certificate`);
      take(text.slice(word.length + 1));
    } catch (thrown) {
      if (thrown instanceof CertificateError) thrown.line = this.lineNumber;
      throw thrown;
    }
  }

  /** When all lines were taken in. */
  verdict(): Verdict {
    const { answers, steps, best, end, lineNumber: line } = this;
    if (end === undefined)
      throw Object.assign(new CertificateError("it has no end: it was cut off"), { line });
    return { answers, isComplete: end === "complete", steps, ...(best === undefined ? {} : { best }) };
  }

  private readonly clause = (rest: string): number[] => this.standFor(clauseOf(rest, this.variables));
  private readonly row = (rest: string): Row => rowOf(rest, this.variables);
  private readonly words = new Map<string, (rest: string) => void>([
    ["variables", (rest) => this.begin(numbersOf(rest))],
    ["clause", (rest) => this.state(() => this.propagation.addClause(this.stated(this.clause(rest))))],
    ["row", (rest) => this.state(() => this.propagation.addRow(this.stated(this.row(rest))))],
    ["condition", (rest) => this.state(() => this.addCondition(conditionOf(rest, this.variables)))],
    ["best", (rest) => this.state(() => (this.objective = this.row(rest.replace(/\S+/, "$& $&"))))],
    ["seen", (rest) => this.state(() => (this.seen = this.clause(rest)))],
    ["name", () => {}],
    ["merge", () => this.merge()],
    ["change", (rest) => this.change(rest)],
    ["so", (rest) => this.follow(this.standFor(clauseOf(rest, this.variables + 1)))],
    ["drop", (rest) => this.drop(numbersOf(rest))],
    ["try", (rest) => this.try(this.clause(rest))],
    ["fail", () => this.fail()],
    ["answer", (rest) => this.answer(clauseOf(rest, this.variables))],
    ["end", (rest) => this.finish(rest)],
  ]);

  private begin([variables, options]: readonly number[]): void {
    if (variables === undefined || options === undefined || options > variables || options < 0)
      refuse("two numbers are wanted: of variables, and of those that are options");
    if (variables > MOST_COUNTED) refuse(`more than ${MOST_COUNTED} variables`);
    [this.variables, this.options] = [variables, options];
    // The last one is true of answers that no change makes smaller.
    this.propagation = new Propagation(variables + 1);
  }

  /** The problem is stated before anything follows from it. */
  private state(add: () => void): void {
    if (this.isClosed) refuse("more is stated here than the puzzle comes to");
    if (!this.unsaid.has("merge") || this.steps + this.answers + this.changes.length > 0)
      refuse("the problem is stated after something followed from it");
    add();
  }

  /** From here on nothing more may be stated: all of the problem that it is to be of was read. */
  closeStatement(): void {
    this.isClosed = true;
  }

  private stated<Line extends Stated>(line: Line): Line {
    for (const variable of "variables" in line ? line.variables : line.map((literal) => literal >> 1)) {
      this.linesOf[variable] ??= [];
      this.linesOf[variable].push(line);
    }
    return line;
  }

  private addCondition(own: OwnCondition): void {
    this.conditions.push(own);
    sayOutright(own, this.propagation);
  }

  /** From here on one of those that are equal stands for all: all that is known is said again of those. */
  private merge(): void {
    if (this.answers + this.changes.length > 0) refuse("`merge` stands before changes and answers");
    const old = this.propagation;
    const clauses = old.kept();
    this.standing = equalLiterals(clauses, 2 * this.variables);
    this.propagation = new Propagation(this.variables + 1);
    this.propagation.isRefuted = old.isRefuted;
    const add = (clause: readonly number[]) => this.propagation.addClause(this.standFor(clause));
    for (const literal of old.trail) add([literal]);
    for (const row of old.rows) this.propagation.addRow(this.ofStanding(row));
    const kept = clauses.map((clause) => (clause.length > 0 ? add(clause) : undefined));
    for (const [step, clause = -1] of this.derived.entries()) this.derived[step] = kept[clause];
    this.conditions = this.conditions.map((own) => ({ ...own, literals: this.standFor(own.literals) }));
    for (const line of new Set(this.linesOf.splice(0).flat()))
      this.stated("variables" in line ? this.ofStanding(line) : this.standFor(line));
    this.seen = this.seen && this.standFor(this.seen);
  }

  private readonly standFor = (literals: readonly number[]): number[] =>
    literals.map((literal) => this.standing[literal] ?? literal);

  private ofStanding({ variables, weights, lo, hi }: Row): Row {
    const terms = variables.map((v, i) => [this.standing[2 * v] ?? 2 * v, weights[i] ?? 0] as const);
    return rowOfLiterals(terms, lo, hi);
  }

  private follow(clause: readonly number[]): void {
    this.steps++;
    const { propagation } = this;
    const assumed = clause.map((literal) => literal ^ 1);
    if (!propagation.isRefuted && !propagation.under(assumed, (isOpen) => !isOpen || this.isStuck(clause)))
      refuse("this does not follow from what stands before it");
    this.derived.push(propagation.addClause(clause));
  }

  /** An answer to which a change applies is made a smaller answer by it: then the last variable is false. */
  private change(rest: string): void {
    const { propagation } = this;
    const ways = this.conditions.find(({ name }) => name === "paths");
    if (ways === undefined) refuse("there are no ways to change");
    if (this.objective !== undefined || this.answers > 0)
      refuse("changes stand before all answers, and only where all are worth the same");
    const change = new Change(rest, ways, this.clause);
    if (propagation.isRefuted) return;
    propagation.under(change.when, (isOpen) => isOpen && this.takeChange(change, ways));
    propagation.addClause([...change.when.map((literal) => literal ^ 1), 2 * this.variables + 1]);
  }

  /** Refuses a change after which something that is stated might not hold. Pre: what holds before it is assumed. */
  private takeChange(change: Change, ways: OwnCondition): void {
    change.check(ways.literals, this.propagation);
    const variables = [...change.values.keys()];
    for (const line of new Set(variables.flatMap((variable) => this.linesOf[variable] ?? [])))
      if (!change.keeps(line, this.propagation)) refuse("a stated line might not hold after the change");
    const others = this.conditions.filter((each) => each !== ways).flatMap(({ literals }) => literals);
    if (others.some((literal) => change.values.has(literal >> 1)))
      refuse("another condition might not hold after the change");
    this.changes.push(change);
  }

  /** Clauses that followed are of no use any more. By the number of their `so` line, from 1. */
  private drop(numbers: readonly number[]): void {
    for (const number of numbers) {
      if (number < 1 || number > this.derived.length) refuse(`there is no step ${number} before this line`);
      const clause = this.derived[number - 1];
      if (clause !== undefined) this.propagation.drop(clause);
    }
  }

  /** Until it fails, the option is chosen, or not. Answers that are found meanwhile differ in options, and all of these are seen. */
  private try(said: readonly number[]): void {
    const [literal = 0] = said;
    const { propagation, tried } = this;
    if (said.length !== 1 || literal >> 1 >= this.options) refuse("one option is tried");
    const isPlain = this.objective === undefined && this.changes.length === 0;
    const seen = new Set(tried.length > 0 ? [] : this.seen);
    if (tried.length === 0 && !(isPlain && range(this.options).every((option) => seen.has(2 * option))))
      refuse("something is tried only where all options are seen, and nothing is compared or changed");
    tried.push([literal, propagation.trail.length, this.isClash]);
    this.isClash ||= propagation.isRefuted || !propagation.assume(said);
  }

  /** Then the opposite of what was tried last holds, if what was tried before does. */
  private fail(): void {
    const { propagation, tried } = this;
    if (tried.length > 0 && !this.isClash) refuse("what is tried leads to no clash");
    const [literal, size, wasClash] = tried.pop() ?? refuse("nothing is tried");
    this.steps++;
    propagation.backTo(size);
    this.isClash = wasClash || propagation.isRefuted || !propagation.assume([literal ^ 1]);
    propagation.isRefuted ||= this.isClash && tried.length === 0;
  }

  /** Whether a condition cannot hold as things are, or a row that is about the clause: any row, if that is empty. */
  private isStuck(clause: readonly number[]): boolean {
    const { rows, value } = this.propagation;
    const said = new Set(clause.map((literal) => literal >> 1));
    const isClash = this.conditions.some((own) => isImpossible(own, (k) => value[own.literals[k] ?? 0] ?? 0));
    const about = rows.filter(({ variables }) => said.size === 0 || variables.some((each) => said.has(each)));
    return isClash || about.some((row) => isRowImpossible(row, value));
  }

  private answer(chosen: readonly number[]): void {
    const { propagation, seen } = this;
    if (seen === undefined) refuse("it is not said what is seen of an answer");
    const options = new Set(chosen);
    if (chosen.some((literal) => (literal & 1) === 1 || literal >> 1 >= this.options))
      refuse("an answer lists the options that are chosen");
    const all = this.standFor(range(this.options).map((o) => (options.has(2 * o) ? 2 * o : 2 * o + 1)));
    if (this.tried.length > 0 && all.some((literal) => propagation.value[literal] === 0))
      refuse("what is tried leaves other options open");
    const value = propagation.under(all, (isOpen) => {
      if (!isOpen || propagation.isRefuted || this.isClash)
        refuse("this is no answer: it clashes with what was stated, or was given before");
      return propagation.value.map((_, literal, all) => all[this.standing[literal] ?? literal] ?? 0);
    });
    const open = range(this.variables).find((variable) => value[2 * variable] === 0);
    if (open !== undefined) refuse(`this is no answer: variable ${open + 1} is open`);
    for (const { literals, ...condition } of this.conditions)
      if (!conditionHolds(condition, (place) => value[literals[place] ?? 0] === 1))
        refuse(`this is no answer: \`${condition.name}\` does not hold`);
    this.answers++;
    const look = seen.map((literal) => (value[literal] === 1 ? literal : literal ^ 1));
    if (this.changes.length > 0) this.looks.push(look);
    if (this.tried.length > 0) this.isClash = true;
    else if (this.objective !== undefined) this.improve(this.objective, value);
    else propagation.addClause(look.map((literal) => literal ^ 1));
  }

  /** An answer is better than the one before, and from here on more than it has is asked for. */
  private improve({ variables, weights, lo }: Row, value: Int8Array): void {
    const reached = variables.reduce((so, v, i) => so + (value[2 * v] === 1 ? (weights[i] ?? 0) : 0), lo);
    if (this.best !== undefined && reached <= this.best)
      refuse(`this answer is no better than the one before: ${reached}, and ${this.best}`);
    if (this.compared !== undefined) this.propagation.narrow(this.compared, reached - (this.best ?? 0));
    const more = { variables, weights, lo: reached + 1 - lo, hi: Number.POSITIVE_INFINITY };
    this.compared ??= this.propagation.addRow(this.ofStanding(more));
    this.best = reached;
  }

  private finish(word: string): void {
    if (word !== "complete" && word !== "open") refuse("the end is `complete` or `open`");
    const isHidden = (look: readonly number[]) => this.changes.some((each) => this.leadsTo(each, look));
    const isSettled = () => this.isRefuted([2 * this.variables]) && !this.looks.some(isHidden);
    const isShown = word === "open" || this.isRefuted([]) || isSettled();
    if (!isShown) refuse("it is not shown that there are no other answers");
    this.end = word;
  }

  /** Whether an answer that was not given may become one that looks so by this change. */
  private leadsTo({ when, image }: Change, look: readonly number[]): boolean {
    const { value } = this.propagation;
    return this.propagation.under(when, (isOpen) => {
      const mayBe = isOpen && look.every((literal) => value[image(literal)] !== -1);
      return mayBe && !this.isRefuted(look.filter((literal) => image(literal) === literal));
    });
  }

  private isRefuted(literals: readonly number[]): boolean {
    const { propagation } = this;
    return propagation.isRefuted || propagation.under(literals, (isOpen) => !isOpen || this.isStuck([]));
  }
}
