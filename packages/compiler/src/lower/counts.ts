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

export interface Lowering {
  readonly ground: Ground;
  readonly plan: Plan;
  readonly draft: Draft;
  /** The options that make a variable have a value. */
  readonly optionsOf: (variable: GroundVariableId, value: ValueCode) => readonly DraftOption[];
  /** Of a variable that is no cell of a piece, whose values have one option at most each. */
  readonly optionOf: (variable: GroundVariableId, value: ValueCode) => DraftOption | undefined;
  readonly channelOf: (variable: GroundVariableId) => DraftItem;
}

export function lowerCounts(lowering: Lowering): void {
  const hits = hitsOf(lowering.ground);
  lowering.plan.counts.forEach((count, index) => {
    const item = itemOf(lowering, count, index);
    const doubled = new Set(mayRepeat(lowering.ground, count) ? repeated(lowering.ground, count, hits) : []);
    const { draft } = lowering;
    for (const term of count.terms)
      if (doubled.has(term.variable)) coverByShadow(lowering, term, item);
      else if (lowering.plan.ways[term.variable] === "piece") {
        for (const value of term.values)
          for (const option of lowering.optionsOf(term.variable, value)) draft.cover(option, item);
      } else
        for (const value of term.values) {
          const option = lowering.optionOf(term.variable, value);
          if (option !== undefined) draft.cover(option, item);
        }
  });
}

/** Only counts of pieces, and those that name a variable twice, can repeat. Terms mostly come in the order of the variables. */
function mayRepeat(ground: Ground, count: PlannedCount): boolean {
  if (ground.placements.length > 0) return true;
  let last = -1;
  for (const { variable } of count.terms) {
    if (variable <= last) return true;
    last = variable;
  }
  return false;
}

function itemOf({ draft }: Lowering, count: PlannedCount, index: number): DraftItem {
  if (isSecondary(count)) return draft.secondary("count", index);
  const [first] = count.ranges;
  if (first === undefined) return draft.primary("count", index, 1, 1);
  if (count.ranges.length === 1) return draft.primary("count", index, first[0], first[1]);
  return itemWithSlack(draft, count.ranges, "count", index);
}

function coverByShadow({ ground, plan, draft, channelOf }: Lowering, term: Term, item: DraftItem): void {
  const shadow = draft.primary("shadow", term.variable);
  const channel = channelOf(term.variable);
  for (const value of plan.domains[term.variable] ?? []) {
    const option = draft.option("auxiliary", term.variable);
    draft.cover(option, shadow);
    draft.cover(option, channel, colourOf(ground, term.variable, value));
    if (term.values.includes(value)) draft.cover(option, item);
  }
}
