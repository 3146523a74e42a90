/**
 * Ground problem → the engine's problem. One file a form: variables, counts, pieces, covers, candidates; clauses, linear rows, chains, graphs; each
 * says what it adds, and why what it adds is a function of the layers, so that the number of solutions is that of the puzzle. Without rules
 * (plan.ts says which) the problem is exact cover and nothing else.
 */

import type { OptionId, Problem } from "@ecp/engine";
import type { AuxiliaryId } from "../condition.js";
import { timeIsUp } from "../diagnostics/catalogue/ecp5003-time-is-up.js";
import { type Diagnostic, diagnose, type Outcome } from "../diagnostics/diagnostic.js";
import { TooLarge } from "../ground/budget.js";
import { placeInDomain } from "../ground/place-of.js";
import type { Ground, GroundVariableId, Origin, ValueCode } from "../ground.js";
import { type Expired, Patience, TimeUp } from "../patience.js";
import type { Solution } from "../solution.js";
import { DEFAULT_ENTRY_LIMIT } from "../thresholds.js";
import type { LayerId } from "../typed.js";
import { makeDecoder } from "./answers/decode.js";
import { makeNaming } from "./answers/names.js";
import { reasonOf } from "./answers/reason.js";
import { type Seen, seenOf } from "./answers/seen.js";
import { buildProblem } from "./build.js";
import { lowerCounts } from "./counts.js";
import { lowerCovers } from "./covers.js";
import { Draft, type DraftOption } from "./draft.js";
import { LoweringLimit, tooManyEntries } from "./limits.js";
import { type LoweredObjective, lowerObjective } from "./objective.js";
import { freePlacements, lowerPieces } from "./pieces.js";
import { makePlan } from "./plan.js";
import { lowerCandidates } from "./rules/candidates.js";
import { RowDraft } from "./rules/row-draft.js";
import { lowerRules } from "./rules/rules.js";
import { lowerCombinations } from "./rules/sum-different.js";
import { setByOptions } from "./set-by-options.js";
import { lowerVariables } from "./variables.js";

/** Something of the answer that is no value of an element: by index in `Ground.placements`, `.candidates`, `.options`. */
export interface WholeChoice {
  readonly kind: "placement" | "candidate" | "option";
  readonly index: number;
  readonly name: string;
}

export interface Lowered {
  readonly problem: Problem;
  /** The answer that a set of chosen options stands for. */
  readonly decode: (chosen: readonly OptionId[]) => Solution;
  /**
   * The options to choose so that an element of a find layer has a value; undefined where it cannot, or where no single option says so (a
   * resting value, a cell of a piece). For batches: rules once, givens each.
   */
  readonly assume: (layer: LayerId, element: number, value: ValueCode) => readonly OptionId[] | undefined;
  /** The option that says that something which grounding added has a value; undefined where it cannot. */
  readonly optionOfAuxiliary: (auxiliary: AuxiliaryId, value: number) => OptionId | undefined;
  /** The meaning of choosing an option, as a whole; undefined of values of elements, and of options that lowering added. */
  readonly wholeOf: (option: OptionId) => WholeChoice | undefined;
  /** The part of it that a user sees when it is chosen. */
  readonly seenOf: (option: number) => Seen | undefined;
  /** Why an item is there. */
  readonly originOf: (item: number) => Origin | undefined;
  /** Why a row, or a global, of the problem is there. */
  readonly originOfRow: (row: number) => Origin | undefined;
  readonly originOfGlobal: (global: number) => Origin | undefined;
  /** Where the best of all answers are asked for. */
  readonly objective?: LoweredObjective;
  /** Of an item that nothing, or too little, can cover: the reason that there is no answer, in words. */
  readonly reasonOf: (item: number) => Diagnostic | undefined;
}

export interface LoweringSettings {
  /** How many items all options may have together. */
  readonly entryLimit?: number;
  /** Tells when the time is up, as in grounding. */
  readonly expired?: Expired;
  /** Each value of each element has an option, so that it can be assumed: also that no option of the puzzle sets it. */
  readonly everyValue?: boolean;
}

export function lowerGround(ground: Ground, settings: LoweringSettings = {}): Outcome<Lowered | undefined> {
  const limit = settings.entryLimit ?? DEFAULT_ENTRY_LIMIT;
  try {
    const draft = new Draft(limit, new Patience(settings.expired));
    return { value: lower(ground, draft, limit, settings.everyValue), diagnostics: [] };
  } catch (thrown) {
    if (thrown instanceof TimeUp)
      return { value: undefined, diagnostics: [diagnose(timeIsUp, ground.instance.span, {})] };
    // Clauses that grounding left to be written where they are read count as its own entries.
    if (!(thrown instanceof LoweringLimit || thrown instanceof TooLarge)) throw thrown;
    return {
      value: undefined,
      diagnostics: [
        tooManyEntries(limit, ground.instance.span, {
          layers: ground.puzzle.layers,
          variables: ground.variables,
          domains: ground.variables.map(({ domain }) => domain),
        }),
      ],
    };
  }
}

function lower(ground: Ground, draft: Draft, limit: number, everyValue?: boolean): Lowered {
  const plan = makePlan(ground, draft.patience, everyValue);
  const rows = new RowDraft(draft, limit);
  const unturned = ground.puzzle.layers.find(
    ({ domain }) => domain.kind === "pieces" && !domain.pieces.rotations,
  );
  const settings = setByOptions(ground, plan);
  const variables = lowerVariables(ground, plan, draft, settings);
  const pieces = lowerPieces(ground, plan, draft, variables.channels);
  const optionOf = (variable: GroundVariableId, value: ValueCode): DraftOption | undefined => {
    const place = placeInDomain(plan.domains[variable] ?? [], value);
    return place < 0 ? undefined : variables.options[variable]?.[place];
  };
  lowerCounts({
    ground,
    plan,
    draft,
    optionsOf: pieces.optionsOf,
    optionOf,
    channelOf: (variable) => {
      const channel = variables.channels.get(variable);
      if (channel === undefined) throw new Error(`variable ${variable} has no coloured item`);
      return channel;
    },
  });
  lowerCovers(ground, draft, variables, settings);
  freePlacements(draft, pieces.options);
  const candidates = lowerCandidates(ground, draft);
  lowerCombinations(draft, plan.combinations, optionOf);
  if (plan.hasRules) {
    lowerRules({
      ground,
      plan,
      draft,
      rows,
      optionOf,
      channels: variables.channels,
      candidates,
      placements: pieces.options,
    });
  }
  const naming = makeNaming(ground, plan, draft, rows);
  const objective = lowerObjective(ground, rows);
  return {
    ...(objective === undefined ? {} : { objective }),
    problem: buildProblem(ground, draft, rows, naming),
    decode: makeDecoder(ground, plan, draft),
    assume: (layer, element, value) => {
      const variable = ground.variableOf.get(layer)?.[element];
      if (variable === undefined) return undefined;
      const option = optionOf(variable, value);
      // Options and their ids are numbered alike: `build.ts` adds them in this order.
      return option === undefined ? undefined : [option as OptionId];
    },
    optionOfAuxiliary: auxiliaryFinder(draft),
    wholeOf: (option) => {
      const kind = draft.optionKind[option];
      if (kind !== "placement" && kind !== "candidate" && kind !== "option") return undefined;
      return { kind, index: draft.optionRef[option] ?? 0, name: naming.option(option) ?? "" };
    },
    seenOf: (option) => seenOf(ground, draft, option),
    originOf: naming.origin,
    originOfRow: (row) => rows.rows[row]?.origin,
    originOfGlobal: (global) => rows.globals[global]?.origin,
    reasonOf: (item) => reasonOf(draft, naming, item, unturned?.name),
  };
}

/** A table that is made when somebody asks: few do. */
function auxiliaryFinder(draft: Draft): Lowered["optionOfAuxiliary"] {
  let known: Map<string, OptionId> | undefined;
  return (auxiliary, value) => {
    if (known === undefined) {
      known = new Map();
      for (const [option, kind] of draft.optionKind.entries())
        if (kind === "auxiliary-value")
          known.set(`${draft.optionRef[option]} ${draft.optionValue[option]}`, option as OptionId);
    }
    return known.get(`${auxiliary} ${value}`);
  };
}
