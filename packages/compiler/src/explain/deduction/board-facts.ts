/** The facts about a board, each with the option of the problem that states it: values of elements, values that they do not have, and marks. */
import {
  chosen,
  type Deducer,
  isPositive,
  type OptionId,
  openDeducer,
  optionOf,
  type SignedOption,
} from "@ecp/engine";
import type { GroundVariableId, ValueCode } from "../../ground.js";
import type { WholeChoice } from "../../lower/lower.js";
import {
  excludedFact,
  type Fact,
  leftOutFact,
  markFact,
  saysAbsence,
  valueFact,
  wholeFact,
  wholeIn,
} from "../facts.js";
import type { Posed } from "../posed.js";
import type { SoftGroup } from "../soften.js";

type Said =
  | { readonly variable: GroundVariableId; readonly value: ValueCode }
  | { readonly mark: number; readonly value: number };

export class BoardFacts {
  private readonly said = new Map<OptionId, Said>();
  /** Pieces, regions, ways and options that may be chosen. */
  private readonly wholes = new Map<OptionId, WholeChoice>();
  /** Whether a fact says that something is absent, of those that were asked for: it is asked at each reason. */
  private readonly absences = new Map<SignedOption, boolean>();
  /** Those that were asked for: one is asked for at each look at a chain. */
  private readonly facts = new Map<SignedOption, Fact | undefined>();
  /** By layer and cell: the fact that the cell is covered. */
  private readonly insides = new Map<string, SignedOption>();
  private readonly groupOfOption = new Map<OptionId, SoftGroup>();
  /** All rules, as options that are chosen. */
  readonly selectors: readonly SignedOption[];

  /** `targets`: where two options say the same, one of these names it. */
  constructor(
    readonly posed: Posed,
    private readonly targets: Iterable<OptionId> = [],
  ) {
    const { ground, lowered, marks, rules, judge } = posed;
    ground.variables.forEach(({ domain, layer }, index) => {
      if (ground.puzzle.layers[layer]?.hidden === true) return;
      const variable = index as GroundVariableId;
      for (const value of domain) {
        const option = posed.valueOption(variable, value);
        if (option !== undefined) this.said.set(option, { variable, value });
      }
    });
    marks.forEach((mark, index) => {
      for (const value of mark.values) {
        const option = lowered.optionOfAuxiliary(mark.auxiliary, value);
        if (option === undefined || this.said.has(option)) continue;
        this.said.set(option, { mark: index, value });
        if (mark.of.kind === "inside" && value !== 0)
          this.insides.set(`${mark.layer} ${mark.of.cell}`, chosen(option));
      }
    });
    for (const [option, whole] of posed.wholeOptions()) this.wholes.set(option, whole);
    const selectors: SignedOption[] = [];
    for (const group of rules) {
      const option = judge.selectorOf(group);
      if (option === undefined) continue;
      this.groupOfOption.set(option, group);
      selectors.push(chosen(option));
    }
    this.selectors = selectors;
  }

  /** Reasons stop at what is said of the board, and at rules. */
  openDeducer(): Deducer {
    const first = [...this.targets].filter((option) => this.said.has(option));
    return openDeducer(this.posed.lowered.problem, [
      ...first,
      ...this.said.keys(),
      ...this.wholes.keys(),
      ...this.groupOfOption.keys(),
    ]);
  }

  /** The rule that this switches on, if it is no fact of the board. */
  groupOf(signed: SignedOption): SoftGroup | undefined {
    return this.groupOfOption.get(optionOf(signed));
  }

  selectorOf(group: SoftGroup): SignedOption {
    return chosen(this.posed.judge.selectorOf(group) as OptionId);
  }

  /** A value that an element of several does not have: a note at its edge, no entry. */
  isExclusion(signed: SignedOption): boolean {
    return !isPositive(signed);
  }

  /** The fact that something is absent: not shaded, no line. */
  isAbsence(signed: SignedOption): boolean {
    let is = this.absences.get(signed);
    if (is === undefined) {
      is = this.saysAbsence(signed);
      this.absences.set(signed, is);
    }
    return is;
  }

  private saysAbsence(signed: SignedOption): boolean {
    const said = this.said.get(optionOf(signed));
    if (said === undefined || !isPositive(signed)) return false;
    if ("mark" in said) return said.value === 0;
    const { ground } = this.posed;
    const of = ground.variables[said.variable];
    const layer = of === undefined ? undefined : ground.puzzle.layers[of.layer];
    return layer !== undefined && saysAbsence(layer, said.value);
  }

  /** The marks that a whole says by itself: that its cells are covered. */
  saidByWhole(signed: SignedOption): readonly SignedOption[] {
    const whole = isPositive(signed) ? this.wholes.get(optionOf(signed)) : undefined;
    const { layer, cells = [] } = (whole && wholeIn(this.posed.ground, whole)) ?? {};
    return cells.flatMap((cell) => this.insides.get(`${layer} ${cell}`) ?? []);
  }

  /** Values and marks, each once; then wholes. */
  *all(): Iterable<OptionId> {
    yield* this.said.keys();
    yield* this.wholes.keys();
  }

  /** Returns undefined for an option that says nothing of the board. */
  factOf(signed: SignedOption): Fact | undefined {
    if (!this.facts.has(signed)) this.facts.set(signed, this.madeFact(signed));
    return this.facts.get(signed);
  }

  private madeFact(signed: SignedOption): Fact | undefined {
    const { posed } = this;
    const { ground } = posed;
    const said = this.said.get(optionOf(signed));
    if (said === undefined) {
      const whole = this.wholes.get(optionOf(signed)) ?? posed.lowered.wholeOf(optionOf(signed));
      if (whole === undefined) return undefined;
      return (isPositive(signed) ? wholeFact : leftOutFact)(ground, whole);
    }
    if ("variable" in said)
      return (isPositive(signed) ? valueFact : excludedFact)(ground, said.variable, said.value);
    const mark = posed.marks[said.mark];
    if (mark === undefined) return undefined;
    if (isPositive(signed)) return markFact(ground, mark, said.value);
    // Of two values, the other one.
    const [other, another] = mark.values.filter((value) => value !== said.value);
    return other === undefined || another !== undefined ? undefined : markFact(ground, mark, other);
  }
}
