/**
 * Counts, as one item that the options of the terms hold:
 *
 * - exactly 1, u..v: a primary item with that multiplicity; at most 1: a secondary item.
 * - several ranges (`0 or 2`): slack makes up the difference (slack.ts).
 * - a variable that counts twice (its options would hold the item twice): from the second time on a shadow of it covers the item, a primary
 *   item with an option for each value, tied to the value by the coloured item of the variable; a function of the value.
 */
import type { Ground, GroundVariableId, Term, ValueCode } from "../ground.js";
import type { Draft, DraftItem, DraftOption } from "./draft.js";
import { hitsOf, isSecondary, type Plan, type PlannedCount, repeated } from "./plan.js";
import { itemWithSlack } from "./slack.js";
import { colourOf } from "./variables.js";

export interface ItemLowering {
  readonly ground: Ground;
  readonly plan: Plan;
  readonly draft: Draft;
  /** The options that make a variable have a value. */
  readonly optionsOf: (variable: GroundVariableId, value: ValueCode) => readonly DraftOption[];
  /** Of a variable that is no cell of a piece, whose values have one option at most each. */
  readonly optionOf: (variable: GroundVariableId, value: ValueCode) => DraftOption | undefined;
  readonly channelOf: (variable: GroundVariableId) => DraftItem;
}

export function lowerCounts(lowering: ItemLowering): void {
  const hits = hitsOf(lowering.ground);
  lowering.plan.counts.forEach((count, index) => {
    const item = itemOf(lowering, count, index);
    // Beside rules, a count that names something twice is a row.
    const twice = lowering.plan.hasRules ? [] : repeated(lowering.ground, count, hits);
    const doubled = twice.length === 0 ? undefined : new Set(twice);
    const { draft } = lowering;
    for (const { variable, values } of count.terms)
      if (doubled?.has(variable) === true) coverByShadow(lowering, { variable, values }, item);
      else if (lowering.plan.ways[variable] === "piece") {
        for (const value of values)
          for (const option of lowering.optionsOf(variable, value)) draft.cover(option, item);
      } else
        for (let i = 0; i < values.length; i++) {
          const option = lowering.optionOf(variable, values[i] as ValueCode);
          if (option !== undefined) draft.cover(option, item);
        }
  });
}

function itemOf({ draft }: ItemLowering, count: PlannedCount, index: number): DraftItem {
  if (isSecondary(count)) return draft.secondary("count", index);
  const [first] = count.ranges;
  if (first === undefined) return draft.primary("count", index, 1, 1);
  if (count.ranges.length === 1) return draft.primary("count", index, first[0], first[1]);
  return itemWithSlack(draft, count.ranges, "count", index);
}

function coverByShadow({ ground, plan, draft, channelOf }: ItemLowering, term: Term, item: DraftItem): void {
  const shadow = draft.primary("shadow", term.variable);
  const channel = channelOf(term.variable);
  for (const value of plan.domains[term.variable] ?? []) {
    const option = draft.option("auxiliary", term.variable);
    draft.cover(option, shadow);
    draft.cover(option, channel, colourOf(ground, term.variable, value));
    if (term.values.includes(value)) draft.cover(option, item);
  }
}
