/** Grounding adds to the variables of the layers: auxiliaries, candidates, and the rules that define them. */
import type { Auxiliary, AuxiliaryId, Candidate, CandidateId, Condition } from "../../condition.js";
import type { Constraint } from "../../ground.js";
import type { PatternMark } from "../../patterns.js";
import type { Span } from "../../text/span.js";
import type { Expression, Statement } from "../../typed.js";

export class Auxiliaries {
  readonly auxiliaries: Auxiliary[] = [];
  readonly candidates: Candidate[] = [];
  /** Definitions, which hold wherever what they define is spoken of. */
  readonly rules: Constraint[] = [];
  /** Statements that a structure says already. */
  readonly taken = new Set<Statement>();
  /** Parts of rules that hold of all that they are said of: see `patterns/refused-beforehand.ts`. */
  readonly held = new Set<Expression>();
  /** The rules that patterns took or read, in that order. */
  readonly marks: PatternMark[] = [];
  readonly ids = new ObjectIds();
  private readonly structures = new Map<string, unknown>();

  auxiliary(auxiliary: Auxiliary): AuxiliaryId {
    this.auxiliaries.push(auxiliary);
    return (this.auxiliaries.length - 1) as AuxiliaryId;
  }

  candidate(candidate: Candidate): CandidateId {
    this.candidates.push(candidate);
    return (this.candidates.length - 1) as CandidateId;
  }

  mark(pattern: string, span: Span): void {
    this.marks.push({ pattern, span });
  }

  domainOf(auxiliary: AuxiliaryId): readonly number[] {
    return this.auxiliaries[auxiliary]?.domain ?? [];
  }

  /** A condition that holds, for where a condition is asked for: of an auxiliary that can only be yes. */
  private always(): Condition {
    return this.once("always", () => ({
      kind: "auxiliary",
      auxiliary: this.auxiliary({ domain: [1], name: "always", functional: true }),
      values: [1],
    }));
  }

  /** For where a condition is asked for, or nothing: what is there anyway is a condition that always holds. */
  asCondition(truth: Condition | boolean): Condition | false {
    return truth === true ? this.always() : truth;
  }

  /** Makes a structure when it is first asked for. A key belongs to one kind of structure. */
  once<Structure>(key: string, make: () => Structure): Structure {
    const known = this.structures.get(key);
    if (known !== undefined) return known as Structure;
    const structure = make();
    this.structures.set(key, structure);
    return structure;
  }
}

/** Numbers for objects, so that keys can name them. */
export class ObjectIds {
  private readonly ids = new WeakMap<object, number>();
  private next = 0;

  of(object: object): number {
    let id = this.ids.get(object);
    if (id === undefined) {
      id = this.next++;
      this.ids.set(object, id);
    }
    return id;
  }
}
