/**
 * Names of items and options, made when somebody asks: `digit 5 in row 3`, `r1c1`, `slot(3)`. No two items have one name: what is said of the same
 * things twice is told apart by a number behind it, ` #12`.
 */
import { describeCode } from "../../ground/codes.js";
import { elementName } from "../../ground/element-name.js";
import type { Ground, GroundVariable, Origin } from "../../ground.js";
import { once } from "../../once.js";
import type { Draft } from "../draft.js";
import type { Plan } from "../plan.js";
import type { RowDraft } from "../rules/row-draft.js";

export interface ItemNaming {
  readonly item: (item: number) => string | undefined;
  readonly option: (option: number) => string | undefined;
  readonly origin: (item: number) => Origin | undefined;
}

export function makeNaming(ground: Ground, plan: Plan, draft: Draft, rows: RowDraft): ItemNaming {
  const severalLayers = ground.puzzle.layers.filter((layer) => layer.role === "find").length > 1;
  const variableName = (index: number): string => {
    const variable = ground.variables[index];
    if (variable === undefined) return `variable ${index}`;
    const at = elementName(ground, variable.layer, variable.element);
    return severalLayers ? `${ground.puzzle.layers[variable.layer]?.name} ${at}` : at;
  };
  const item = (index: number): string => {
    const ref = draft.itemRef[index] ?? 0;
    const kind = draft.itemKind[index];
    switch (kind) {
      case "variable":
      case "piece-cell":
        return variableName(ref);
      case "channel":
        return `value of ${variableName(ref)}`;
      case "set":
        return `what sets ${variableName(ref)}`;
      case "shadow":
        return `${variableName(ref)} again #${index}`;
      case "count":
        return countName(plan.counts[ref]?.origin, index);
      case "slack":
        return `left of ${item(ref)} #${index}`;
      case "total":
        return `number of ${item(ref)}`;
      case "placement-count":
        return placementCountName(ground.placementCounts[ref]?.origin, index);
      case "placement":
        return `placement ${ref + 1} or not`;
      case "item":
        return ground.items[ref]?.name ?? `item ${ref}`;
      case "fixed":
        return `fix ${ground.options[ref]?.name ?? ref}`;
      case "free-option":
        return `${ground.options[ref]?.name ?? ref} or not`;
      case "auxiliary":
        return `${ground.auxiliaries[ref]?.name ?? "auxiliary"} #${index}`;
      case "truth":
        return countName(rows.truthOrigins[ref], index);
      case "candidate-cover":
        return coveredName(ground, draft, ref);
      case "combination":
        return countName(plan.combinations[ref]?.origin, index);
      case "impossible":
        return countName(rows.impossible[ref], index);
      case "candidate":
        return `${candidateName(ground, ref)} or not`;
      case undefined:
        return `#${index}`;
      default:
        return kind satisfies never;
    }
  };
  const items = once(() => toldApart(Array.from(draft.itemKind, (_, index) => item(index))));
  return {
    item: (index) => items()[index],
    option: (index) => optionName(ground, draft, index, variableName),
    origin: (index) => originOf(ground, plan, draft, rows, index),
  };
}

/** If several have the same name, all but the first are numbered. */
function toldApart(names: readonly string[]): readonly string[] {
  const used = new Set(names);
  const met = new Set<string>();
  return names.map((name, index) => {
    if (!met.has(name)) {
      met.add(name);
      return name;
    }
    let own = `${name} #${index}`;
    while (used.has(own)) own = `${own} #${index}`;
    used.add(own);
    return own;
  });
}

function coveredName(ground: Ground, draft: Draft, ref: number): string {
  const covered = draft.covered[ref];
  const rule = ground.constraints[covered?.constraint ?? -1];
  const first = rule?.kind === "candidate-cover" ? rule.elements.flat()[0] : undefined;
  const layer = ground.puzzle.layers[ground.candidates[first ?? -1]?.layer ?? -1];
  const element = covered?.element ?? 0;
  return `${layer?.name ?? "cell"} ${ground.board?.cellName(element) ?? element}`;
}

function candidateName(ground: Ground, ref: number): string {
  const candidate = ground.candidates[ref];
  const layer = ground.puzzle.layers[candidate?.layer ?? -1];
  const cells = candidate?.cells.map((cell) => ground.board?.cellName(cell) ?? String(cell)) ?? [];
  return `${layer?.name ?? "candidate"} ${cells.join(" ")}`;
}

/** A label, which says to which region a cell belongs, is named as a part of the answer: `area of r1c1: 3`. */
function auxiliaryName(ground: Ground, ref: number, value: number): string {
  const { name, answers, cell } = ground.auxiliaries[ref] ?? { name: "auxiliary" };
  const layer = answers === undefined ? undefined : ground.puzzle.layers[answers];
  if (layer === undefined || cell === undefined) return `${name}: ${value}`;
  return `${layer.name} of ${ground.board?.cellName(cell) ?? cell}: ${value < 0 ? "none" : value}`;
}

function countName(origin: Origin | undefined, index: number): string {
  if (origin === undefined) return `#${index}`;
  const at = origin.at.join(", ");
  if (origin.what === undefined) return at === "" ? `rule #${index}` : `rule at ${at} #${index}`;
  return at === "" ? `${origin.what} #${index}` : `${origin.what} in ${at}`;
}

function placementCountName(origin: Origin | undefined, index: number): string {
  if (origin === undefined) return `#${index}`;
  if (origin.at.length === 0) return origin.what ?? `#${index}`;
  return `${origin.what ?? "cover"} ${origin.at.join(", ")}`;
}

function optionName(
  ground: Ground,
  draft: Draft,
  index: number,
  variableName: (index: number) => string,
): string | undefined {
  const ref = draft.optionRef[index] ?? 0;
  const kind = draft.optionKind[index];
  switch (kind) {
    case "value": {
      const variable: GroundVariable | undefined = ground.variables[ref];
      const layer = variable === undefined ? undefined : ground.puzzle.layers[variable.layer];
      if (variable === undefined || layer === undefined) return undefined;
      return `${variableName(ref)}: ${describeCode(layer, draft.optionValue[index] ?? 0)}`;
    }
    case "placement": {
      const placement = ground.placements[ref];
      const layer = placement === undefined ? undefined : ground.puzzle.layers[placement.layer];
      if (placement === undefined || layer === undefined) return undefined;
      const cells = placement.cells.map((cell) => elementName(ground, placement.layer, cell));
      const piece = `${describeCode(layer, placement.shape)} on ${cells.join(" ")}`;
      const isOneOfSeveral = ground.puzzle.layers.some(
        (other) => other !== layer && other.domain.kind === "pieces",
      );
      return isOneOfSeveral ? `${layer.name} ${piece}` : piece;
    }
    case "option":
      return ground.options[ref]?.name;
    case "auxiliary-value":
      return auxiliaryName(ground, ref, draft.optionValue[index] ?? 0);
    case "candidate":
      return candidateName(ground, ref);
    case "auxiliary":
    case undefined:
      return undefined;
    default:
      return kind satisfies never;
  }
}

function originOf(
  ground: Ground,
  plan: Plan,
  draft: Draft,
  rows: RowDraft,
  index: number,
): Origin | undefined {
  const ref = draft.itemRef[index] ?? 0;
  const kind = draft.itemKind[index];
  switch (kind) {
    case "variable":
    case "channel":
    case "set":
    case "shadow":
    case "piece-cell":
      return variableOrigin(ground, plan, ref);
    case "count":
      return plan.counts[ref]?.origin;
    case "slack":
    case "total":
      return originOf(ground, plan, draft, rows, ref);
    case "placement-count":
      return ground.placementCounts[ref]?.origin;
    case "placement": {
      const placement = ground.placements[ref];
      const layer = placement === undefined ? undefined : ground.puzzle.layers[placement.layer];
      return layer === undefined ? undefined : { span: layer.at.span, at: [], what: layer.name };
    }
    case "item":
      return ground.items[ref]?.origin;
    case "free-option": {
      const option = ground.options[ref];
      return option && { ...option.origin, what: option.name };
    }
    case "fixed": {
      const option = ground.options[ref];
      return option === undefined
        ? undefined
        : { span: option.fixed ?? option.origin.span, at: [], what: option.name };
    }
    case "truth":
      return rows.truthOrigins[ref];
    case "combination":
      return plan.combinations[ref]?.origin;
    case "impossible":
      return rows.impossible[ref];
    case "candidate-cover":
      return ground.constraints[draft.covered[ref]?.constraint ?? -1]?.origin;
    case "candidate": {
      const layer = ground.puzzle.layers[ground.candidates[ref]?.layer ?? -1];
      return layer === undefined ? undefined : { span: layer.at.span, at: [], what: layer.name };
    }
    case "auxiliary":
      return undefined;
    case undefined:
      return undefined;
    default:
      return kind satisfies never;
  }
}

function variableOrigin(ground: Ground, plan: Plan, index: number): Origin | undefined {
  const variable = ground.variables[index];
  const layer = variable === undefined ? undefined : ground.puzzle.layers[variable.layer];
  if (variable === undefined || layer === undefined) return undefined;
  const at = [elementName(ground, variable.layer, variable.element)];
  const taken = plan.taken.get(index as Parameters<Plan["taken"]["get"]>[0]);
  const span = taken?.span ?? variable.given ?? layer.at.span;
  return { span, at, what: layer.name };
}
