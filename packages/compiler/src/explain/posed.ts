/** The questions of an explanation, posed to one problem: each rule with a selector, each fact with an option. */
import type { OptionId } from "@ecp/engine";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { Settings } from "../ground/settings.js";
import { type GivenApart, type Ground, type GroundVariableId, NONE, type ValueCode } from "../ground.js";
import { type Lowered, lowerGround, type WholeChoice } from "../lower/lower.js";
import type { LayerId } from "../typed.js";
import { type Fact, isDecided, markFact, valueFact, wholeFact, wholeIn } from "./facts.js";
import { Judge, type Slices, type Verdict } from "./judge.js";
import { layersOfWholes, type MarkedValue, type MarkOptions, withMarks } from "./marks.js";
import type { Softened, SoftGroup } from "./soften.js";

/** The facts about an answer to be explained, each with the option that states it. */
export type Targets = Map<OptionId, Fact>;

/** The message instead, if it is too large. */
export function pose(
  ground: Ground,
  softened: Softened,
  settings: Settings,
  options: MarkOptions = {},
): Posed | readonly Diagnostic[] {
  const { ground: marked, marks } = withMarks(softened.ground, options);
  const { value: lowered, diagnostics } = lowerGround(marked, { ...settings, everyValue: true });
  return lowered === undefined ? diagnostics : new Posed(ground, softened.groups, lowered, marks);
}

export class Posed {
  readonly judge: Judge;
  /** They always hold; of the givens, those that no option says (the piece on a cell). */
  readonly rules: readonly SoftGroup[];
  private wholes: ReadonlyMap<string, OptionId> | undefined;

  constructor(
    readonly ground: Ground,
    groups: readonly SoftGroup[],
    readonly lowered: Lowered,
    readonly marks: readonly MarkedValue[],
  ) {
    this.judge = new Judge(lowered, groups);
    const isSaid = ({ variable, value }: GivenApart): boolean =>
      this.valueOption(variable, value) !== undefined;
    this.rules = groups.filter(({ given }) => given === undefined || !isSaid(given));
  }

  optionOf({ of }: Fact): OptionId | undefined {
    switch (of.kind) {
      case "value":
        return this.valueOption(of.variable, of.value);
      case "mark":
        return this.lowered.optionOfAuxiliary(of.mark.auxiliary, of.value);
      case "excluded":
      case "left out":
        return undefined;
      default:
        this.wholes ??= this.wholesByName();
        return this.wholes.get(keyOf(of));
    }
  }

  /** For a value that an element does not have, the option which says that it has it. */
  excludedOption({ of }: Fact): OptionId | undefined {
    return of.kind === "excluded" ? this.valueOption(of.variable, of.value) : undefined;
  }

  /** The options of an answer that has what is known. */
  *answer(known: readonly Fact[]): Slices<readonly OptionId[] | undefined> {
    const verdict = yield* this.answerWithin(Number.POSITIVE_INFINITY, known);
    return verdict.kind === "possible" ? verdict.chosen : undefined;
  }

  /** An answer that has what is known, and these options. */
  answerWithin(patience: number, known: readonly Fact[], options: readonly OptionId[] = []): Slices<Verdict> {
    const assume = [...known.flatMap((fact) => this.optionOf(fact) ?? []), ...options];
    const forbid = known.flatMap((fact) => this.excludedOption(fact) ?? []);
    return this.judge.ask(this.rules, { patience, assume: [...new Set(assume)], forbid });
  }

  /** True if an answer has no piece, region or way of a layer in a place where there could be one: then only its marks can be shown. */
  lacksWholes(answer: readonly OptionId[]): boolean {
    const there = this.wholeLayers(answer);
    return [...layersOfWholes(this.ground)].some((layer) => !there.has(layer));
  }

  /**
   * Values; pieces, regions, ways and options that are chosen (that all others are not there is no step); and marks: of layers of which the answer has no whole, and
   * those that say whether a cell is covered at all.
   */
  targets(answer: readonly OptionId[], known: readonly Fact[]): Targets {
    const { ground } = this;
    const targets: Targets = new Map();
    const chosen = new Set(answer);
    for (const fact of known) chosen.delete(this.optionOf(fact) ?? (-1 as OptionId));
    ground.variables.forEach(({ domain, layer }, index) => {
      if (ground.puzzle.layers[layer]?.hidden === true) return;
      const variable = index as GroundVariableId;
      for (const value of domain) {
        const option = this.valueOption(variable, value);
        if (option !== undefined && chosen.has(option))
          targets.set(option, valueFact(ground, variable, value));
      }
    });
    const inAnswer = new Set(answer);
    for (const [option, whole] of this.wholeOptions())
      if (inAnswer.has(option)) targets.set(option, wholeFact(ground, whole));
    const there = this.wholeLayers(answer);
    for (const [option, fact] of this.marksIn(chosen))
      if (fact.of.kind !== "mark" || fact.of.mark.says !== undefined || !there.has(fact.of.mark.layer))
        targets.set(option, fact);
    return targets;
  }

  /** The marks of wholes that no whole tells that is known. */
  marksLeft(answer: readonly OptionId[], known: readonly Fact[]): Targets {
    const chosen = new Set(answer);
    for (const fact of known) chosen.delete(this.optionOf(fact) ?? (-1 as OptionId));
    const layers = layersOfWholes(this.ground);
    const left: Targets = new Map();
    for (const [option, fact] of this.marksIn(chosen)) {
      const isOfWholes = fact.of.kind === "mark" && layers.has(fact.of.mark.layer);
      if (isOfWholes && !isDecided(this.ground, fact, known)) left.set(option, fact);
    }
    return left;
  }

  /** Pieces, regions and ways of layers that are shown, and options, with what they say. */
  *wholeOptions(): Iterable<readonly [OptionId, WholeChoice]> {
    const { ground, lowered } = this;
    for (let index = 0; index < lowered.problem.optionCount; index++) {
      const option = index as OptionId;
      const whole = lowered.wholeOf(option);
      const layer = whole === undefined ? undefined : wholeIn(ground, whole)?.layer;
      const isHidden = layer !== undefined && ground.puzzle.layers[layer]?.hidden === true;
      if (whole !== undefined && !isHidden) yield [option, whole];
    }
  }

  private *marksIn(chosen: ReadonlySet<OptionId>): Iterable<readonly [OptionId, Fact]> {
    const covered = new Set(
      this.marks.flatMap(({ layer, of, says }) =>
        says === undefined || of.kind !== "inside" ? [] : [`${layer} ${of.cell}`],
      ),
    );
    for (const mark of this.marks)
      for (const value of mark.values) {
        // That no piece is there is said already.
        if (value === NONE && mark.of.kind === "shape" && covered.has(`${mark.layer} ${mark.of.cell}`))
          continue;
        const option = this.lowered.optionOfAuxiliary(mark.auxiliary, value);
        if (option !== undefined && chosen.has(option)) yield [option, markFact(this.ground, mark, value)];
      }
  }

  private wholeLayers(answer: readonly OptionId[]): ReadonlySet<LayerId> {
    return new Set(
      answer.flatMap((option) => {
        const whole = this.lowered.wholeOf(option);
        return (whole === undefined ? undefined : wholeIn(this.ground, whole)?.layer) ?? [];
      }),
    );
  }

  private wholesByName(): ReadonlyMap<string, OptionId> {
    const found = new Map<string, OptionId>();
    for (let index = 0; index < this.lowered.problem.optionCount; index++) {
      const option = index as OptionId;
      const whole = this.lowered.wholeOf(option);
      if (whole !== undefined) found.set(keyOf(whole), option);
    }
    return found;
  }

  valueOption(variable: GroundVariableId, value: ValueCode): OptionId | undefined {
    const of = this.ground.variables[variable];
    return of === undefined ? undefined : this.lowered.assume(of.layer, of.element, value)?.[0];
  }
}

const keyOf = ({ kind, index }: Pick<WholeChoice, "kind" | "index">): string => `${kind} ${index}`;
