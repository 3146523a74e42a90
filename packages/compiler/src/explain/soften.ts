/**
 * A ground problem in which every given and every rule, instance by instance (the digits of row 3), can be left out: each stands under a selector of
 * its own, something with the values off and on. To hold a rule is to assume its selector on; what a refutation needs of these is the
 * explanation.
 *
 * Constraints that grounding added for its own use (candidate sets, ways laid by `paths`, and definitions unless asked otherwise) has no selector: it always
 * holds. Where a rule became part of such a structure, the rule as a whole is looked at, by compiling without it (contradiction.ts).
 */
import type { Auxiliary, AuxiliaryId, Candidate, Condition, GraphRule, Holds } from "../condition.js";
import type { Constraint, GivenApart, Ground, Origin } from "../ground.js";

export interface SoftGroup {
  readonly selector: AuxiliaryId;
  readonly origin: Origin;
  readonly given?: GivenApart;
  /** It says what grounding added for a rule, and is no statement itself. */
  readonly definition: boolean;
  /** The constraints as they were, without a selector. */
  readonly constraints: readonly Constraint[];
}

export interface Softened {
  readonly ground: Ground;
  readonly groups: readonly SoftGroup[];
}

interface Growing extends SoftGroup {
  readonly constraints: Constraint[];
}

const OFF = 0;
export const ON = 1;

export interface SoftenOptions {
  /** Definitions too have selectors, and are named as the rule that asked for them. */
  readonly definitions?: boolean;
}

export function soften(ground: Ground, { definitions = false }: SoftenOptions = {}): Softened {
  const auxiliaries: Auxiliary[] = [...ground.auxiliaries];
  const groups: Growing[] = [];
  const byOrigin = new Map<string, Growing>();
  const add = (origin: Origin, definition: boolean, given?: GivenApart): Growing => {
    const selector = auxiliaries.length as AuxiliaryId;
    auxiliaries.push({ domain: [OFF, ON], name: `rule ${groups.length + 1}`, functional: false });
    const group: Growing = {
      selector,
      origin,
      definition,
      constraints: [],
      ...(given === undefined ? {} : { given }),
    };
    groups.push(group);
    return group;
  };
  const groupOf = (origin: Origin, definition = false): Growing => {
    const { span, at } = origin;
    const key = `${definition} ${span.file} ${span.start} ${span.end} ${at.join("|")}`;
    let group = byOrigin.get(key);
    if (group === undefined) {
      group = add(origin, definition);
      byOrigin.set(key, group);
    }
    return group;
  };
  const constraints: Constraint[] = [];
  const definitionsFrom = ground.definitionsFrom ?? ground.constraints.length;
  ground.constraints.forEach((constraint, index) => {
    const definition = index >= definitionsFrom;
    if ((definition && !definitions) || isStructure(constraint)) constraints.push(constraint);
    else {
      const group = groupOf(constraint.origin, definition);
      group.constraints.push(constraint);
      constraints.push(guarded(constraint, group.selector));
    }
  });
  for (const { placements, ranges, origin } of ground.placementCounts) {
    const parts = placements.map(
      (placement): Condition => ({ kind: "placement", placement, negated: false }),
    );
    constraints.push(under(groupOf(origin), { kind: "counted", parts, ranges }, origin));
  }
  const candidates = ground.candidates.map(
    (candidate): Candidate => ({
      ...candidate,
      implies: candidate.implies.map(({ condition, origin }) => {
        return { condition: under(groupOf(origin), condition, origin).condition, origin };
      }),
    }),
  );
  for (const given of ground.givensApart ?? []) {
    const origin: Origin = { span: given.span, at: [] };
    const condition: Condition = { kind: "literal", variable: given.variable, values: [given.value] };
    constraints.push(under(add(origin, false, given), condition, origin));
  }
  return {
    ground: { ...ground, constraints, candidates, auxiliaries, placementCounts: [], givensApart: [] },
    groups,
  };
}

function under(group: Growing, condition: Condition, origin: Origin): Holds {
  group.constraints.push({ kind: "holds", condition, origin });
  return { kind: "holds", condition: unlessOff(condition, group.selector), origin };
}

const isStructure = (constraint: Constraint): boolean =>
  constraint.kind === "candidate-cover" ||
  constraint.kind === "halves" ||
  (constraint.kind === "graph" && constraint.property === "paths");

const isOff = (selector: AuxiliaryId): Condition => ({
  kind: "auxiliary",
  auxiliary: selector,
  values: [OFF],
});
const isOn = (selector: AuxiliaryId): Condition => ({ kind: "auxiliary", auxiliary: selector, values: [ON] });

const unlessOff = (condition: Condition, selector: AuxiliaryId): Condition => ({
  kind: "any-of",
  parts: [isOff(selector), condition],
});

const andOn = (when: Condition | true, selector: AuxiliaryId): Condition =>
  when === true ? isOn(selector) : { kind: "all-of", parts: [isOn(selector), when] };

function guarded(constraint: Constraint, selector: AuxiliaryId): Constraint {
  const { origin } = constraint;
  switch (constraint.kind) {
    case "count": {
      const parts = constraint.terms.map((term): Condition => ({ kind: "literal", ...term }));
      const condition: Condition = { kind: "counted", parts, ranges: constraint.ranges };
      return { kind: "holds", condition: unlessOff(condition, selector), origin };
    }
    case "holds":
      return { kind: "holds", condition: unlessOff(constraint.condition, selector), origin };
    case "graph": {
      const rule: GraphRule = { ...constraint, guard: andOn(constraint.guard, selector) };
      return rule;
    }
    case "component-sizes":
      return {
        ...constraint,
        classes: constraint.classes.map((one) => ({
          ...one,
          when: one.when.map((when) => when !== false && andOn(when, selector)),
        })),
      };
    case "halves":
    case "candidate-cover":
      return constraint;
    default:
      return constraint satisfies never;
  }
}
