/**
 * Everything that needs rows, once the items and options of variables, pieces and candidates are there. The additions of each form, and why it is a
 * function of the layers, is said in its own file. Auxiliaries of grounding are items like variables; where one is no function of the
 * layers, the search looks for some value of it and counts an answer once, since it is not among what users see.
 */
import type { Ground, GroundVariableId, ValueCode } from "../../ground.js";
import type { Draft, DraftItem, DraftOption } from "../draft.js";
import type { Plan } from "../plan.js";
import { colourOf } from "../variables.js";
import { assertCondition } from "./clauses.js";
import { lowerComponents } from "./components.js";
import { lowerHalves } from "./congruent-halves.js";
import { lowerGraphRule } from "./graphs.js";
import { assertLinear, linearSum } from "./linear.js";
import { groupParts } from "./part-groups.js";
import { type DraftLiteral, FALSE, type RowDraft } from "./row-draft.js";
import { RuleLowering } from "./rule-lowering.js";
import { type Holder, ValueTruths } from "./value-truths.js";

export interface RuleParts {
  readonly ground: Ground;
  readonly plan: Plan;
  readonly draft: Draft;
  readonly rows: RowDraft;
  /** Of variables that are no cells of pieces. */
  readonly optionOf: (variable: GroundVariableId, value: ValueCode) => DraftOption | undefined;
  readonly channels: ReadonlyMap<GroundVariableId, DraftItem>;
  readonly candidates: readonly DraftOption[];
  /** By placement; undefined where a rule leaves no room for it. */
  readonly placements: readonly (DraftOption | undefined)[];
}

export function lowerRules(parts: RuleParts): void {
  const { ground, plan, rows, candidates, placements } = parts;
  const auxiliaries = lowerAuxiliaries(parts);
  const chosen = (candidate: number): DraftLiteral => {
    const option = candidates[candidate];
    return option === undefined ? FALSE : rows.chosen(option);
  };
  const placed = (placement: number): DraftLiteral => {
    const option = placements[placement];
    return option === undefined ? FALSE : rows.chosen(option);
  };
  const values = new ValueTruths(
    rows,
    (id) => auxiliaries[id - ground.variables.length] ?? variable(parts, id),
  );
  const lowering = new RuleLowering(ground, rows, values, plan.different, chosen, placed);
  for (const { terms, ranges, origin } of plan.rowCounts) {
    rows.origin = origin;
    const sum = terms.map((term) => ({ truth: values.oneOf(term.variable, term.values), weight: 1 }));
    assertLinear(lowering, linearSum(sum), ranges);
  }
  for (const rule of plan.rules) {
    rows.origin = rule.origin;
    switch (rule.kind) {
      case "holds":
        assertCondition(lowering, rule.condition);
        break;
      case "graph":
        lowerGraphRule(lowering, rule);
        break;
      case "component-sizes":
        lowerComponents(lowering, rule);
        break;
      case "halves":
        lowerHalves(lowering, rule);
        break;
      case "candidate-cover":
        break;
      default:
        throw new Error(`no such rule: ${String(rule satisfies never)}`);
    }
  }
  ground.candidates.forEach(({ implies }, candidate) => {
    for (const { condition, origin } of implies) {
      rows.origin = origin;
      assertCondition(lowering, condition, [chosen(candidate) ^ 1]);
    }
  });
  rows.origin = undefined;
  if (ground.objective !== undefined) rows.setObjective(groupParts(lowering, ground.objective.terms));
  values.finish();
}

function lowerAuxiliaries({ ground, draft, rows }: RuleParts): readonly Holder[] {
  return ground.auxiliaries.map(({ domain }, id) => {
    const item = draft.primary("auxiliary", id);
    return {
      domain,
      truths: domain.map((value) => {
        const option = draft.option("auxiliary-value", id, value);
        draft.cover(option, item);
        return rows.chosen(option);
      }),
    };
  });
}

function variable({ ground, plan, rows, optionOf, channels }: RuleParts, id: number): Holder {
  const own = id as GroundVariableId;
  const domain = plan.domains[id] ?? [];
  const channel = channels.get(own);
  return {
    domain,
    truths: domain.map((value) => {
      if (plan.ways[id] === "piece" && channel !== undefined)
        return rows.coloured(channel, colourOf(ground, own, value));
      const option = optionOf(own, value);
      return option === undefined ? FALSE : rows.chosen(option);
    }),
  };
}
