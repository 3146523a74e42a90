/**
 * Conditions on the cells of pieces, said by marks: whether a cell is covered at all. No option of a problem says that; there are only the pieces that could cover the cell. But a person looks
 * at the cell, so a rule that counts covered cells, or asks for one, should rest on that, and not on each piece that could be there.
 */
import type { AuxiliaryId, Condition } from "../condition.js";
import type { Constraint, GroundVariableId } from "../ground.js";

/** The mark of a variable, which is made when it is first asked for, and its value where the variable has one of these; undefined where it says nothing of that. */
export type MarkSaying = (
  variable: GroundVariableId,
  values: readonly number[],
) => { readonly auxiliary: AuxiliaryId; readonly value: number } | undefined;

export class MarkedConditions {
  /** Conditions share their parts, and stay shared. */
  private readonly made = new Map<Condition, Condition>();

  constructor(private readonly markSaying: MarkSaying) {}

  ofConstraint(constraint: Constraint): Constraint {
    switch (constraint.kind) {
      case "holds":
        return { ...constraint, condition: this.of(constraint.condition) };
      case "graph":
        return {
          ...constraint,
          guard: this.where(constraint.guard),
          vertices: constraint.vertices.map((vertex) => ({ ...vertex, when: this.where(vertex.when) })),
          edges: constraint.edges.map((edge) => ({ ...edge, when: this.where(edge.when) })),
        };
      case "component-sizes":
        return {
          ...constraint,
          classes: constraint.classes.map((one) => ({
            ...one,
            when: one.when.map((when) => when !== false && this.of(when)),
          })),
        };
      case "count":
      case "halves":
      case "candidate-cover":
        return constraint;
      default:
        return constraint satisfies never;
    }
  }

  private where(when: Condition | true): Condition | true {
    return when === true || this.of(when);
  }

  private of(condition: Condition): Condition {
    const known = this.made.get(condition);
    if (known !== undefined) return known;
    const made = this.marked(condition);
    this.made.set(condition, made);
    return made;
  }

  private marked(condition: Condition): Condition {
    switch (condition.kind) {
      case "literal": {
        const mark = this.markSaying(condition.variable, condition.values);
        return mark === undefined
          ? condition
          : { kind: "auxiliary", auxiliary: mark.auxiliary, values: [mark.value] };
      }
      case "any-of":
        return { kind: "any-of", parts: this.each(condition.parts) };
      case "all-of":
        return condition.pairing === undefined
          ? { kind: "all-of", parts: this.each(condition.parts) }
          : condition;
      case "counted":
        return { kind: "counted", parts: this.each(condition.parts), ranges: condition.ranges };
      case "weighed":
        return {
          kind: "weighed",
          parts: condition.parts.map(({ weight, when }) => ({ weight, when: this.of(when) })),
          ranges: condition.ranges,
        };
      case "chain": {
        const steps = condition.chain.steps.map((step) =>
          step.map(({ symbol, when }) => ({ symbol, when: this.where(when) })),
        );
        return { ...condition, chain: { ...condition.chain, steps } };
      }
      case "auxiliary":
      case "candidate":
      case "placement":
        return condition;
      default:
        return condition satisfies never;
    }
  }

  private each(parts: readonly Condition[]): readonly Condition[] {
    return parts.map((part) => this.of(part));
  }
}
