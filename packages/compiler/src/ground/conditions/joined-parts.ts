/** The parts of one `and` or `or`, while they are gathered: each part once, and of each variable one literal, in the order in which they came. */

import type { Condition } from "../../condition.js";
import type { GroundVariableId } from "../../ground.js";
import { FEW_PARTS } from "../../thresholds.js";
import type { Literal } from "./literals.js";

export class JoinedParts {
  readonly literals: Literal[] = [];
  private readonly others: Condition[] = [];
  private seen: Set<Condition> | undefined;
  private places: Map<GroundVariableId, number> | undefined;

  /** Adds a part that is no literal. */
  add(part: Condition): void {
    if (this.isAmongOthers(part)) return;
    this.others.push(part);
    if (this.seen !== undefined) this.seen.add(part);
    else if (this.others.length > FEW_PARTS) this.seen = new Set(this.others);
  }

  /** The index of the literal of a variable; -1 if there is none. */
  placeOf(variable: GroundVariableId): number {
    if (this.places !== undefined) return this.places.get(variable) ?? -1;
    let place = 0;
    for (const literal of this.literals) {
      if (literal.variable === variable) return place;
      place++;
    }
    return -1;
  }

  addLiteral(literal: Literal): void {
    const place = this.literals.push(literal) - 1;
    if (this.places !== undefined) this.places.set(literal.variable, place);
    else if (place >= FEW_PARTS)
      this.places = new Map(this.literals.map(({ variable }, at) => [variable, at]));
  }

  has(part: Condition): boolean {
    return part.kind === "literal" ? this.literals.includes(part) : this.isAmongOthers(part);
  }

  /** Literals last. */
  all(): readonly Condition[] {
    if (this.others.length === 0) return this.literals;
    for (const literal of this.literals) this.others.push(literal);
    return this.others;
  }

  private isAmongOthers(part: Condition): boolean {
    return this.seen === undefined ? this.others.includes(part) : this.seen.has(part);
  }
}
