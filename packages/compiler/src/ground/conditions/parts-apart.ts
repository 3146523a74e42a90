/**
 * The parts of one `and` or `or`, where they are of different things: each a literal of another variable, another candidate, another
 * auxiliary. Then nothing is there twice, none is the opposite of another, and no two are one; which is what most clauses are found to be, and seen by a
 * mark for each thing, in the order of how many parts there are.
 */
import type { Condition } from "../../condition.js";
import type { Truth } from "../value.js";

const FIRST_ROOM = 1024;

export class PartsApart {
  /** By thing, the list in which it was met last. */
  private marks = new Int32Array(FIRST_ROOM);
  private list = 0;

  /** `wholes`: conditions that are not taken apart. */
  constructor(private readonly wholes: ReadonlySet<Condition>) {}

  /** The parts, literals last; the truth that settles all; undefined where there may be something to simplify, or what is joined are no such parts. */
  of(truths: readonly Truth[], all: boolean): readonly Condition[] | boolean | undefined {
    const kind = all ? "all-of" : "any-of";
    const literals: Condition[] = [];
    let others: Condition[] | undefined;
    this.list++;
    for (const truth of truths) {
      if (typeof truth === "boolean") {
        if (truth !== all) return truth;
        continue;
      }
      if (truth.kind !== kind) {
        if (!this.isNew(truth)) return undefined;
        if (truth.kind === "literal") literals.push(truth);
        else if (others === undefined) others = [truth];
        else others.push(truth);
        continue;
      }
      if (this.wholes.has(truth)) return undefined;
      for (const part of truth.parts) {
        if (!this.isNew(part)) return undefined;
        if (part.kind === "literal") literals.push(part);
        else if (others === undefined) others = [part];
        else others.push(part);
      }
    }
    if (others === undefined) return literals;
    for (const literal of literals) others.push(literal);
    return others;
  }

  /** Marks what the condition is of; false where that was met in this list, or the condition is of more than one thing. */
  private isNew(condition: Condition): boolean {
    let thing: number;
    switch (condition.kind) {
      case "literal":
        thing = 4 * condition.variable;
        break;
      case "candidate":
        thing = 4 * condition.candidate + 1;
        break;
      case "auxiliary":
        thing = 4 * condition.auxiliary + 2;
        break;
      case "placement":
        thing = 4 * condition.placement + 3;
        break;
      default:
        return false;
    }
    if (thing >= this.marks.length) {
      const more = new Int32Array(2 * thing);
      more.set(this.marks);
      this.marks = more;
    }
    if (this.marks[thing] === this.list) return false;
    this.marks[thing] = this.list;
    return true;
  }
}
