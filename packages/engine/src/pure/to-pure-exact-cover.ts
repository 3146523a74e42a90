/**
 * `--pure`: rows and globals lowered to plain exact cover with colours, so that any problem can be written in Knuth's text
 * format, run by others, and counted by `dance`. It is a bridge, not a way to solve: *measured* on the design's
 * prototypes, 33 to over 100 times slower than the native conditions.
 *
 * The items and options of the problem come first and keep their numbers; a solution of the result, less the options that
 * were added, is a solution of the problem, and each comes about in exactly one way: all that is added is a function of
 * the options (each file here says why its own is).
 *
 * An atom "option is chosen" is a primary item of its own, covered by the option itself, which says TRUE, or by an option
 * that says FALSE. An atom "item has colour" is a chain: whether any option that gives the colour is chosen.
 */
import { createProblemBuilder } from "../builder.js";
import { kindOfGlobal } from "../globals/table.js";
import type { Global, ItemId, OptionId, Problem } from "../problem.js";
import type { Entry, ProblemBuilder } from "../problem-builder.js";
import {
  addChain,
  addClause,
  entry,
  FALSE,
  functionalPrimary,
  newVariable,
  readSigned,
  type Signed,
  TRUE,
  type Variable,
} from "./state.js";

/** Throws `too-large` where component sizes allow too many shapes to list. */
export function toPureExactCover(problem: Problem): Problem {
  return new Purifier(problem).run();
}

class Purifier {
  private readonly builder: ProblemBuilder = createProblemBuilder();
  private readonly ofOption = new Map<number, { primary: ItemId; variable: Variable }>();
  private readonly ofAtom = new Map<number, Variable>();
  private truth: Variable | undefined;

  constructor(private readonly problem: Problem) {}

  run(): Problem {
    this.copyItems();
    const atoms = this.atomsInUse();
    for (const atom of atoms) for (const option of this.optionsOf(atom)) this.makeOptionVariable(option);
    this.copyOptions();
    for (const { primary, variable } of this.ofOption.values()) {
      this.builder.option([primary, entry(variable, FALSE)]);
    }
    for (const atom of atoms) this.defineAtom(atom);
    this.lowerRows();
    for (const global of this.problem.globals) this.lowerGlobal(global);
    this.copyVisible();
    const { names } = this.problem;
    this.builder.names({
      ...(names.items === undefined ? {} : { items: names.items }),
      ...(names.options === undefined ? {} : { options: this.optionNames() }),
    });
    return this.builder.build();
  }

  private optionNames(): (option: OptionId) => string | undefined {
    const { names, optionCount } = this.problem;
    const { options } = names;
    return (option) =>
      option >= optionCount ? undefined : typeof options === "function" ? options(option) : options?.[option];
  }

  private copyItems(): void {
    const { problem, builder } = this;
    for (let item = 0; item < problem.itemCount; item++) {
      const id =
        problem.itemSecondary[item] === 1
          ? builder.secondary()
          : builder.primary(undefined, problem.itemLo[item] ?? 0, problem.itemHi[item] ?? 0);
      if (problem.itemFunctional[item] === 1) builder.functional(id);
    }
  }

  private atomsInUse(): number[] {
    const { rows, globals } = this.problem;
    const atoms = new Set<number>();
    for (const literal of rows.literals) atoms.add(literal >> 1);
    for (const global of globals) for (const literal of global.literals) atoms.add(literal >> 1);
    return [...atoms].sort((a, b) => a - b);
  }

  private optionsOf(atom: number): number[] {
    const { problem } = this;
    const item = problem.atoms.item[atom] ?? -1;
    const value = problem.atoms.value[atom] ?? 0;
    if (item < 0) return [value];
    const options: number[] = [];
    for (let o = 0; o < problem.optionCount; o++) {
      for (let k = problem.optionStart[o] ?? 0; k < (problem.optionStart[o + 1] ?? 0); k++) {
        if (problem.optionItems[k] === item && problem.optionColours[k] === value) options.push(o);
      }
    }
    return options;
  }

  private makeOptionVariable(option: number): void {
    if (this.ofOption.has(option)) return;
    const primary = functionalPrimary(this.builder);
    this.ofOption.set(option, { primary, variable: newVariable(this.builder, [FALSE, TRUE]) });
  }

  private copyOptions(): void {
    const { problem, builder } = this;
    for (let o = 0; o < problem.optionCount; o++) {
      const entries: Entry[] = [];
      for (let k = problem.optionStart[o] ?? 0; k < (problem.optionStart[o + 1] ?? 0); k++) {
        const colour = problem.optionColours[k] ?? 0;
        entries.push({
          item: (problem.optionItems[k] ?? 0) as ItemId,
          colour: colour === 0 ? undefined : colour,
        });
      }
      const own = this.ofOption.get(o);
      if (own !== undefined) entries.push({ item: own.primary }, entry(own.variable, TRUE));
      builder.option(entries);
    }
  }

  private defineAtom(atom: number): void {
    const options = this.optionsOf(atom).map((o) => this.variableOfOption(o));
    const [only] = options;
    if (only !== undefined && options.length === 1) {
      this.ofAtom.set(atom, only);
      return;
    }
    const result = newVariable(this.builder, options.length === 0 ? [FALSE] : [FALSE, TRUE]);
    this.ofAtom.set(atom, result);
    const either = {
      start: FALSE,
      step: (state: number, value: number) => state | value,
      accepts: () => true,
    };
    addChain(this.builder, options, either, result);
  }

  private variableOfOption(option: number): Variable {
    const own = this.ofOption.get(option);
    if (own === undefined) throw new Error(`option ${option} has no variable`);
    return own.variable;
  }

  private signed(literal: number): Signed {
    const variable = this.ofAtom.get(literal >> 1);
    if (variable === undefined) throw new Error(`atom ${literal >> 1} has no variable`);
    return { variable, negated: (literal & 1) === 1 };
  }

  /** A variable that is always true. */
  private constant(): Signed {
    if (this.truth === undefined) {
      this.truth = newVariable(this.builder, [TRUE]);
      this.builder.option([functionalPrimary(this.builder), entry(this.truth, TRUE)]);
    }
    return { variable: this.truth, negated: false };
  }

  private lowerRows(): void {
    const { rows } = this.problem;
    for (let r = 0; r < rows.count; r++) {
      const from = rows.start[r] ?? 0;
      const to = rows.start[r + 1] ?? 0;
      const literals = [...rows.literals.subarray(from, to)].map((l) => this.signed(l));
      if (rows.isClause[r] === 1) addClause(this.builder, literals);
      else this.addSum(literals, [...rows.weights.subarray(from, to)], rows.lo[r] ?? 0, rows.hi[r] ?? 0);
    }
  }

  /** States are sums, moved so that the least is 0. */
  private addSum(literals: readonly Signed[], weights: readonly number[], lo: number, hi: number): void {
    const least = weights.reduce((sum, w) => sum + Math.min(w, 0), 0);
    addChain(
      this.builder,
      literals.map((l) => l.variable),
      {
        start: -least,
        step: (state, value, i) => {
          const signed = literals[i];
          return signed === undefined ? undefined : state + (weights[i] ?? 0) * readSigned(signed, value);
        },
        accepts: (state) => state + least >= lo && state + least <= hi,
      },
    );
  }

  private lowerGlobal(global: Global): void {
    kindOfGlobal(global).lower({
      builder: this.builder,
      literals: [...global.literals].map((l) => this.signed(l)),
      graph: global.graph,
      data: [...global.data],
      constant: () => this.constant(),
    });
  }

  private copyVisible(): void {
    const { problem, builder } = this;
    for (const literal of problem.visible) {
      const item = problem.atoms.item[literal >> 1] ?? -1;
      const value = problem.atoms.value[literal >> 1] ?? 0;
      builder.visible([
        item < 0 ? builder.chosen(value as OptionId) : builder.hasColour(item as ItemId, value),
      ]);
    }
  }
}
