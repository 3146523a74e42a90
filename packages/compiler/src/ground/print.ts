/**
 * A ground problem as compact text, for `--emit ground` and golden files: what is to be found, and each constraint with where it comes from. Stable,
 * and not read back.
 *
 *     puzzle Q: 2 x 2
 *     n = 2
 *     r1c1 queen: no yes
 *     exactly 1 of r1c1=yes r1c2=yes          // queen in row 1
 */

import type { Chain, Condition, GraphRule } from "../condition.js";
import { isSimple } from "../condition.js";
import type { Constraint, Ground, Origin, PlacementCount, Term } from "../ground.js";
import { NONE } from "../ground.js";
import { datumOf, describeCode } from "./codes.js";
import { elementName } from "./element-name.js";

export function printGround(ground: Ground): string {
  const { board } = ground;
  const size = board === undefined ? "" : `: ${board.rows} x ${board.columns}${board.torus ? " torus" : ""}`;
  const lines = [`puzzle ${ground.puzzle.name}${size}`];
  for (const [name, value] of ground.parameters) lines.push(`${name} = ${value}`);
  ground.variables.forEach((variable, index) => {
    const layer = ground.puzzle.layers[variable.layer];
    const values = variable.domain.map((code) => valueName(ground, index, code)).join(" ");
    const at = elementName(ground, variable.layer, variable.element);
    lines.push(`${at} ${layer?.name}: ${values}${variable.given === undefined ? "" : " (given)"}`);
  });
  for (const constraint of ground.constraints) lines.push(constraintText(ground, constraint));
  ground.placements.forEach((placement, index) => {
    const layer = ground.puzzle.layers[placement.layer];
    const shape = layer === undefined ? "" : describeCode(layer, placement.shape);
    const cells = placement.cells.map((cell) => elementName(ground, placement.layer, cell)).join(" ");
    lines.push(`placement ${index + 1}: ${shape} on ${cells}`);
  });
  for (const count of ground.placementCounts) lines.push(placementText(count));
  for (const item of ground.items) {
    const times =
      item.times[0] === 1 && item.times[1] === 1 ? "" : ` ${item.times[0]}..${item.times[1]} times`;
    lines.push(item.kind === "secondary" ? `optional item ${item.name}` : `item ${item.name}${times}`);
  }
  for (const option of ground.options) {
    const items = option.items.map(({ item, colour }) => {
      const name = ground.items[item]?.name ?? "";
      return colour === undefined ? name : `${name} = ${colour}`;
    });
    const sets = option.sets.map(({ variable, value }) => termText(ground, { variable, values: [value] }));
    const fixed = option.fixed === undefined ? "" : " (fixed)";
    lines.push(`option ${option.name}: ${[...items, ...sets].join(", ")}${fixed}`);
  }
  return `${lines.join("\n")}\n`;
}

function constraintText(ground: Ground, constraint: Constraint): string {
  const origin = "origin" in constraint ? originText(constraint.origin) : "";
  switch (constraint.kind) {
    case "count": {
      const terms = constraint.terms.map((term) => termText(ground, term)).join(" ");
      return `exactly ${rangesText(constraint.ranges)} of ${terms}${origin}`;
    }
    case "holds":
      return `${conditionText(ground, constraint.condition)}${origin}`;
    case "graph":
      return `${graphText(ground, constraint)}${origin}`;
    case "component-sizes":
      return `components of ${constraint.classes.length} classes${origin}`;
    case "halves":
      return `regions of two equal halves: ${constraint.vertices.length} vertices and ${constraint.edges.length} edges${origin}`;
    case "candidate-cover": {
      const times = constraint.atMostOnce ? "at most" : "exactly";
      return `${times} 1 of ${constraint.candidates.length} candidates for each element${origin}`;
    }
    default:
      return constraint satisfies never;
  }
}

function graphText(ground: Ground, { property, vertices, edges, guard }: GraphRule): string {
  const open = edges.filter(({ when }) => when !== true).length;
  const unless = guard === true ? "" : `if ${conditionText(ground, guard)}: `;
  return `${unless}${property} graph of ${vertices.length} vertices and ${edges.length} edges, ${open} of them open`;
}

/** A condition as text; a condition inside another one stands in brackets. */
function conditionText(ground: Ground, condition: Condition): string {
  const inner = (part: Condition): string => {
    const text = conditionText(ground, part);
    return isSimple(part) ? text : `(${text})`;
  };
  switch (condition.kind) {
    case "literal":
      return termText(ground, condition);
    case "auxiliary":
      return `[${ground.auxiliaries[condition.auxiliary]?.name ?? ""}]=${condition.values.join("|")}`;
    case "candidate":
      return `${condition.negated ? "not " : ""}candidate ${condition.candidate + 1}`;
    case "placement":
      return `${condition.negated ? "not " : ""}placement ${condition.placement + 1}`;
    case "all-of":
      return condition.parts.map(inner).join(" and ");
    case "any-of":
      return condition.parts.map(inner).join(" or ");
    case "counted":
      return `exactly ${rangesText(condition.ranges)} of ${condition.parts.map(inner).join(" ")}`;
    case "weighed":
      return `${condition.parts.map(({ weight, when }) => `${weight}*${inner(when)}`).join(" + ")} in ${rangesText(condition.ranges)}`;
    case "chain":
      return `a sequence of ${condition.chain.steps.length} ends well: ${condition.chain.steps.map((step) => stepText(ground, step)).join("; ")}`;
    default:
      return condition satisfies never;
  }
}

function stepText(ground: Ground, step: Chain["steps"][number]): string {
  return step
    .map(({ symbol, when }) => `${symbol} if ${when === true ? "always" : conditionText(ground, when)}`)
    .join(", ");
}

function placementText({ placements, ranges, origin }: PlacementCount): string {
  const of = placements.map((placement) => placement + 1).join(" ");
  return `exactly ${rangesText(ranges)} of placements ${of}${originText(origin)}`;
}

function termText(ground: Ground, { variable, values }: Term): string {
  const { layer = undefined, element = 0 } = ground.variables[variable] ?? {};
  const at = layer === undefined ? "" : elementName(ground, layer, element);
  return `${at}=${values.map((value) => valueName(ground, variable, value)).join("|")}`;
}

function valueName(ground: Ground, variable: number, code: number): string {
  const layer = ground.puzzle.layers[ground.variables[variable]?.layer ?? -1];
  if (code === NONE || layer === undefined) return "none";
  const datum = datumOf(layer, code);
  return typeof datum === "boolean" ? (datum ? "yes" : "no") : String(datum);
}

function rangesText(ranges: readonly (readonly [number, number])[]): string {
  return ranges.map(([lo, hi]) => (lo === hi ? String(lo) : `${lo}..${hi}`)).join(" or ");
}

function originText(origin: Origin): string {
  const at = origin.at.join(", ");
  const of = [
    origin.rule,
    [origin.what, at].filter((part) => part !== undefined && part !== "").join(" in "),
  ];
  const text = of.filter((part) => part !== undefined && part !== "").join(": ");
  return text === "" ? "" : `    // ${text}`;
}
