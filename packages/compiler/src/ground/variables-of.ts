/** The variables that constraints are about: the cells that an explanation marks, and the variables that no other constraint is about. */
import type { Condition } from "../condition.js";
import type { Constraint, Ground, GroundVariableId } from "../ground.js";
import type { LayerId } from "../typed.js";

/** The things that conditions are about besides variables. */
type Spoken = Pick<Ground, "placements" | "candidates" | "variableOf">;

export function variablesOf(
  ground: Spoken,
  constraints: readonly Constraint[],
): ReadonlySet<GroundVariableId> {
  const walk: Walk = { ground, found: new Set(), seen: new Set() };
  for (const constraint of constraints) ofConstraint(walk, constraint);
  return walk.found;
}

interface Walk {
  readonly ground: Spoken;
  readonly found: Set<GroundVariableId>;
  /** Conditions share their parts. */
  readonly seen: Set<Condition>;
}

function ofConstraint(walk: Walk, constraint: Constraint): void {
  const add = (condition: Condition | boolean): void => {
    if (typeof condition !== "boolean") ofCondition(walk, condition);
  };
  switch (constraint.kind) {
    case "count":
      for (const { variable } of constraint.terms) walk.found.add(variable);
      return;
    case "holds":
      add(constraint.condition);
      return;
    case "graph":
      add(constraint.guard);
      for (const { when } of constraint.vertices) add(when);
      for (const { when } of constraint.edges) add(when);
      return;
    case "component-sizes":
      for (const { when } of constraint.classes) for (const each of when) add(each);
      return;
    // Its edges are grounding's own, and stand at no cell.
    case "halves":
    case "candidate-cover":
      return;
    default:
      constraint satisfies never;
  }
}

function ofCondition(walk: Walk, condition: Condition): void {
  if (walk.seen.has(condition)) return;
  walk.seen.add(condition);
  switch (condition.kind) {
    case "literal":
      walk.found.add(condition.variable);
      return;
    case "placement": {
      const placement = walk.ground.placements[condition.placement];
      if (placement !== undefined) ofCells(walk, placement.layer, placement.cells);
      return;
    }
    case "candidate": {
      const candidate = walk.ground.candidates[condition.candidate];
      if (candidate !== undefined) ofCells(walk, candidate.layer, candidate.cells);
      return;
    }
    case "all-of":
      if (condition.pairing === undefined) for (const part of condition.parts) ofCondition(walk, part);
      else walk.found.add(condition.pairing.left).add(condition.pairing.right);
      return;
    case "any-of":
    case "counted":
      for (const part of condition.parts) ofCondition(walk, part);
      return;
    case "weighed":
      for (const { when } of condition.parts) ofCondition(walk, when);
      return;
    case "chain":
      for (const step of condition.chain.steps)
        for (const { when } of step) if (when !== true) ofCondition(walk, when);
      return;
    // Something of grounding's own: it stands at no cell.
    case "auxiliary":
      return;
    default:
      condition satisfies never;
  }
}

function ofCells(walk: Walk, layer: LayerId, cells: readonly number[]): void {
  const variables = walk.ground.variableOf.get(layer);
  for (const cell of cells) {
    const variable = variables?.[cell];
    if (variable !== undefined) walk.found.add(variable);
  }
}
