/**
 * The table of all conditions of one ground problem: it makes them, simplifies them, and has each once. Equal conditions are one object, so that
 * lowering gives them one literal, however often a rule was expanded; and a comparison of conditions is `===`.
 *
 * Simplified are: constants, repeats, a part beside its opposite, several literals of one variable, one part alone. A condition made of others is
 * taken apart where the outer one says the same (`all-of` in `all-of`), except what `kept` made: a long row of conditions of which each has the
 * one before as a part stays linear that way. Cost: a text as key for what is not a literal, in the length of its parts.
 */

import type { AuxiliaryId, Chain, Condition, NumberRanges, Pairing, State } from "../../condition.js";
import type { GroundVariableId, ValueCode } from "../../ground.js";
import { oncePerKey } from "../../once.js";
import { clip, complement, shared } from "../../ranges.js";
import { EQUAL_AS_WHOLE, SHORT_CLAUSE } from "../../thresholds.js";
import type { Budget } from "../budget.js";
import { AuxiliaryLiterals } from "./auxiliary-literals.js";
import { Equalities, Equality } from "./equality.js";
import { clausesOfTruths, type KnownClauses } from "./few-truths.js";
import { conditionNumber, InternedJunctions } from "./interning.js";
import { JoinedParts } from "./joined-parts.js";
import { simplerBeside } from "./known-beside.js";
import { type Literal, Literals } from "./literals.js";
import { PartsApart } from "./parts-apart.js";
import { opposites, pairsAgainst, relationOf, seePairs } from "./relations.js";
import { reachByVariables, reachOf } from "./sum-reach.js";
import { countedText, isTally, type Tally, tallied, weighedText } from "./tallies.js";
import { implicationsOf } from "./two-variables.js";

export type ConditionTruth = boolean | Condition;
type Of<Kind extends Condition["kind"]> = Extract<Condition, { kind: Kind }>;
type Weighed = Of<"weighed">["parts"][number];

export interface ConditionDomains {
  readonly variable: (id: GroundVariableId) => readonly ValueCode[];
  readonly auxiliary: (id: AuxiliaryId) => readonly number[];
  /** Told how much is made, so that what becomes too large ends, and how much is looked at, so that what takes too long does. */
  readonly budget: Pick<Budget, "keep" | "patience">;
}

/** The entries that a condition takes besides its parts. */
const OWN_SIZE = 4;

/** States of a chain that nothing can be accepted from, where the opposite of the chain is asked for. */
const DEAD: State = "dead";

export class ConditionTable {
  private count = 0;
  private readonly clausesOfTruths: KnownClauses = new Map();
  private readonly chains = new Map<Chain, number>();
  private readonly made = new Map<string, Condition>();
  private readonly literals: Literals;
  private readonly auxiliaries: AuxiliaryLiterals;
  private readonly joints: { readonly all: InternedJunctions; readonly any: InternedJunctions };
  /** By number. */
  private readonly opposites: (ConditionTruth | undefined)[] = [];
  private readonly wholes = new Set<Condition>();
  private readonly apart = new PartsApart(this.wholes);
  private readonly equalities: Equalities;
  private readonly pairsSeen = oncePerKey(seePairs);
  private readonly negatedChains = new Map<Chain, Chain>();

  constructor(private readonly domains: ConditionDomains) {
    const nextNumber = (): number => this.nextNumber();
    this.literals = new Literals(domains.variable, () => this.count++);
    this.auxiliaries = new AuxiliaryLiterals(domains.auxiliary, nextNumber);
    const joint = (kind: "all-of" | "any-of") =>
      new InternedJunctions((parts) => ({ kind, parts, id: this.nextNumber(parts.length) }));
    this.joints = { all: joint("all-of"), any: joint("any-of") };
    const clauses = (pairing: Pairing): readonly Condition[] => this.clausesOfEqual(pairing);
    this.equalities = new Equalities(
      (pairing) => new Equality(pairing, this.nextNumber(pairing.pairs.length), clauses),
    );
  }

  /** The variable has one of `values`, which are of its domain. */
  literal(variable: GroundVariableId, values: readonly ValueCode[]): Literal | boolean {
    return this.literals.of(variable, values);
  }

  /** Like `literal`, of a list of values that is the same one wherever it is asked of. */
  literalOfShared(variable: GroundVariableId, values: readonly ValueCode[]): Literal | boolean {
    return this.literals.ofShared(variable, values);
  }

  /** The auxiliary has one of `values`, which are of its domain. */
  auxiliary(auxiliary: AuxiliaryId, values: readonly number[]): ConditionTruth {
    return this.auxiliaries.of(auxiliary, values);
  }

  candidate(candidate: Of<"candidate">["candidate"], negated = false): Condition {
    return this.once(`c${candidate}${negated ? "-" : ""}`, (id) => ({
      kind: "candidate",
      candidate,
      negated,
      id,
    }));
  }

  placement(placement: number, negated = false): Condition {
    return this.once(`p${placement}${negated ? "-" : ""}`, (id) => ({
      kind: "placement",
      placement,
      negated,
      id,
    }));
  }

  allOf(truths: readonly ConditionTruth[]): ConditionTruth {
    return this.joined(truths, true);
  }

  anyOf(truths: readonly ConditionTruth[]): ConditionTruth {
    return this.joined(truths, false);
  }

  both(left: ConditionTruth, right: ConditionTruth): ConditionTruth {
    if (left === false || right === false) return false;
    if (left === true || left === right) return right;
    if (right === true) return left;
    if (this.opposites[conditionNumber(left)] === right) return false;
    return this.joined([left, right], true);
  }

  either(left: ConditionTruth, right: ConditionTruth): ConditionTruth {
    if (left === true || right === true) return true;
    if (left === false || left === right) return right;
    if (right === false) return left;
    if (this.opposites[conditionNumber(left)] === right) return true;
    return this.joined([left, right], false);
  }

  implies(guard: ConditionTruth, then: ConditionTruth): ConditionTruth {
    if (then === true) return true;
    const pairing = pairingOf(guard);
    const refused =
      pairing !== undefined && typeof then === "object" && then.kind === "literal"
        ? this.refusedWhereEqual(pairing, then)
        : undefined;
    if (refused !== undefined) return this.allOf(refused);
    return this.either(this.not(guard), then);
  }

  /** "Where they are equal, this is one of …": of each of the others, not both; of all where it is not so. Undefined where `then` is of another variable. */
  refusedWhereEqual(pairing: Pairing, then: Literal | false): readonly ConditionTruth[] | undefined {
    if (then === false) return this.notBoth(pairing);
    const { left, right } = pairing;
    if (then.variable !== left && then.variable !== right) return undefined;
    return this.notBoth({ left, right, pairs: pairsAgainst(pairing, then) });
  }

  /** Two variables have equal values. Pre: each pair is of their domains. */
  equal(pairing: Pairing): ConditionTruth {
    const { left, right, pairs } = pairing;
    const inSeveralWays = left !== right && this.pairsSeen(pairs).allowed.length > 1;
    // Then nothing is settled, and no two clauses are one.
    return inSeveralWays ? this.equalities.of(pairing) : this.allOf(this.implications(pairing));
  }

  /** "Not this value, or its partner", for each pair. */
  private implications({ left, right, pairs }: Pairing): readonly ConditionTruth[] {
    return pairs.map((pair) =>
      this.either(this.not(this.literal(left, pair.left)), this.literal(right, pair.right)),
    );
  }

  private clausesOfEqual(pairing: Pairing): readonly Condition[] {
    const whole = this.allOf(this.implications(pairing));
    if (typeof whole === "boolean" || whole.kind !== "all-of")
      throw new Error("what can be equal in several ways is several clauses");
    return whole.parts;
  }

  /** The conditions behind the guard, one by one. */
  eachWhere(guard: ConditionTruth, truth: ConditionTruth): readonly ConditionTruth[] {
    if (typeof guard !== "object" || typeof truth !== "object") return [this.implies(guard, truth)];
    const whole = this.equalWhere(guard, truth);
    if (whole !== undefined) return whole;
    const plain = this.plain(truth);
    const parts = plain.kind === "all-of" ? plain.parts : [plain];
    return parts.map((part) => this.implies(guard, part));
  }

  /**
   * "Where this, these two are equal", in as few conditions as say it: what each of their values alone is refused, and the rest as one, which
   * lowering says of each value. Undefined where the guard or the truth is nothing of the kind, or of so few values that each had better be seen by itself.
   */
  private equalWhere(guard: Condition, truth: Condition): readonly ConditionTruth[] | undefined {
    const pairing = pairingOf(truth);
    if (pairing === undefined || guard.kind !== "literal") return undefined;
    const { left, right } = pairing;
    const { single, allowed, values } = this.pairsSeen(pairing.pairs);
    const opposite = this.not(guard);
    if (guard.variable === left || guard.variable === right || typeof opposite === "boolean")
      return undefined;
    if (!single || allowed.length < EQUAL_AS_WHOLE) return undefined;
    const rest = this.simple("any-of", [opposite, this.equalities.of({ left, right, pairs: allowed })]);
    return allowed.length === pairing.pairs.length
      ? [rest]
      : [this.either(opposite, this.literal(left, values)), rest];
  }

  /** Two variables have different values. Pre: as of `equal`, of which it is the opposite. */
  unequal(pairing: Pairing): ConditionTruth {
    return this.allOf(this.notBoth(pairing));
  }

  /** "Not this value, or not its partner", for each pair. */
  private notBoth({ left, right, pairs }: Pairing): readonly ConditionTruth[] {
    const clauses: ConditionTruth[] = [];
    for (const pair of pairs) {
      const first = this.literals.except(left, pair.left);
      const second = this.literals.except(right, pair.right);
      const apart = left !== right && typeof first === "object" && typeof second === "object";
      clauses.push(apart ? this.simple("any-of", [first, second]) : this.either(first, second));
    }
    return clauses;
  }

  /** Conditions that are known to have nothing to simplify between them: one at least, all different, of different variables or apart in another way. */
  simple(kind: "all-of" | "any-of", parts: readonly Condition[]): Condition {
    this.domains.budget.patience.spend(parts.length);
    const [only] = parts;
    if (parts.length === 1 && only !== undefined) return only;
    return (kind === "all-of" ? this.joints.all : this.joints.any).of(parts);
  }

  /** The same, in fewer clauses where it is about two variables of few values. */
  shortest(truth: ConditionTruth): ConditionTruth {
    if (typeof truth === "boolean") return truth;
    const implications = implicationsOf(truth, this.domains.variable);
    if (implications === undefined) return truth;
    return implications.areEqual ? this.equal(implications) : this.allOf(this.implications(implications));
  }

  /** The same of a disjunction that is no clause: without what is known beside its literals, and as clauses where it is about a few truths. */
  simplerChoice(choice: Of<"any-of">): ConditionTruth {
    const simpler = simplerBeside(this, this.domains.variable, choice);
    if (simpler !== choice) return simpler;
    const clauses = clausesOfTruths(choice, this.domains.variable, this.clausesOfTruths);
    if (clauses === undefined) return choice;
    return this.allOf(
      clauses.map((clause) =>
        this.anyOf(clause.map(({ variable, value }) => this.literal(variable, [value]))),
      ),
    );
  }

  /** Counts that say "one at least", "all", "none", "not all" of their parts, as what they are. */
  plainly(truth: ConditionTruth): ConditionTruth {
    return typeof truth === "object" ? this.plain(truth) : truth;
  }

  /** Both hold, or neither. */
  same(left: ConditionTruth, right: ConditionTruth): ConditionTruth {
    if (typeof left === "boolean") return left ? right : this.not(right);
    if (typeof right === "boolean") return right ? left : this.not(left);
    if (left === right) return true;
    return this.allOf([this.implies(left, right), this.implies(right, left)]);
  }

  /** Like `allOf`, but stays one condition wherever it is a part: for rows of conditions that build on each other. */
  kept(truths: readonly ConditionTruth[]): ConditionTruth {
    const whole = this.allOf(truths);
    if (typeof whole === "object" && whole.kind === "all-of") this.wholes.add(whole);
    return whole;
  }

  not(truth: ConditionTruth): ConditionTruth {
    if (typeof truth === "boolean") return !truth;
    const { id = conditionNumber(truth) } = truth;
    const known = this.opposites[id];
    if (known !== undefined) return known;
    const opposite = this.opposite(truth);
    this.opposites[id] = opposite;
    if (typeof opposite === "object") {
      this.opposites[conditionNumber(opposite)] = truth;
      if (this.wholes.has(truth)) this.wholes.add(opposite);
    }
    return opposite;
  }

  /** The opposite, if it was asked for before. */
  knownOpposite(condition: Condition): Condition | undefined {
    const opposite = this.opposites[conditionNumber(condition)];
    return typeof opposite === "object" ? opposite : undefined;
  }

  /** Says in which form the opposite is to be taken, where that is known better than by turning round each part. Pre: exactly one of them holds. */
  areOpposite(one: Condition, other: ConditionTruth): void {
    if (typeof other !== "object" || this.knownOpposite(one) !== undefined) return;
    this.opposites[conditionNumber(one)] = other;
    this.opposites[conditionNumber(other)] ??= one;
  }

  /**
   * A condition on how many of the truths hold; a truth may occur more than once. Counts of one truth, and counts that always hold, become
   * simpler conditions.
   */
  counted(truths: readonly ConditionTruth[], ranges: NumberRanges): ConditionTruth {
    const parts: Condition[] = [];
    let certain = 0;
    for (const truth of truths)
      if (truth === true) certain++;
      else if (truth !== false) parts.push(truth);
    const clipped = clip(
      certain === 0 ? ranges : ranges.map(([lo, hi]) => [lo - certain, hi - certain]),
      parts.length,
    );
    const [first] = clipped;
    if (first === undefined) return false;
    if (clipped.length === 1 && first[0] === 0 && first[1] === parts.length) return true;
    const [only, another] = parts;
    if (parts.length === 1 && only !== undefined) return first[0] === 1 ? only : this.not(only);
    const isBothOrNone = parts.length === 2 && clipped.length === 2;
    if (isBothOrNone && this.isOfValues(only) && this.isOfValues(another)) return this.same(only, another);
    const key = `#${rangesKey(clipped)};${countedText(parts)}`;
    return this.once(key, (id) => ({ kind: "counted", parts, ranges: clipped, id }));
  }

  /** Of a variable of several values: in a count, each of the others would hold an item of its own. */
  private isOfValues(part: Condition | undefined): part is Literal {
    return part?.kind === "literal" && this.domains.variable(part.variable).length > 2;
  }

  /** The weights are whole, none is nought, and each condition is there once. */
  weighed(parts: readonly Weighed[], ranges: NumberRanges): ConditionTruth {
    const [least, most] = reachOf(parts);
    const clipped = clip(ranges, most, least);
    const [first] = clipped;
    if (first === undefined) return false;
    if (clipped.length === 1 && first[0] <= least && first[1] >= most) return true;
    const [low, high] = reachByVariables(parts, this.domains.variable);
    if (clipped.every(([lo, hi]) => hi < low || lo > high)) return false;
    if (clipped.some(([lo, hi]) => lo <= low && hi >= high)) return true;
    return this.once(`+${rangesKey(clipped)};${weighedText(parts)}`, (id) => ({
      kind: "weighed",
      parts,
      ranges: clipped,
      id,
    }));
  }

  /** `key` tells apart what is accepted, among the conditions on this chain. */
  chain(chain: Chain, key: string, accepts: (state: State) => boolean): Condition {
    let number = this.chains.get(chain);
    if (number === undefined) {
      number = this.chains.size;
      this.chains.set(chain, number);
    }
    return this.once(`>${number} ${key}`, (id) => ({ kind: "chain", chain, accepts, id }));
  }

  private once(key: string, make: (id: number) => Condition): Condition {
    const known = this.made.get(key);
    if (known !== undefined) return known;
    const condition = make(this.nextNumber());
    if ("parts" in condition) this.domains.budget.keep(condition.parts.length);
    this.made.set(key, condition);
    return condition;
  }

  private nextNumber(parts = 0): number {
    this.domains.budget.keep(OWN_SIZE + parts);
    return this.count++;
  }

  private joined(truths: readonly ConditionTruth[], all: boolean): ConditionTruth {
    this.domains.budget.patience.spend(truths.length);
    const joints = all ? this.joints.all : this.joints.any;
    if (areLiteralsApart(truths)) return joints.of(truths);
    const apart = this.apart.of(truths, all);
    if (apart !== undefined) return this.joinedApart(apart, all);
    const gathered = new JoinedParts();
    if (!this.gather(this.withEachTallyOnce(truths, all), all, gathered)) return !all;
    const parts = gathered.all();
    const [only] = parts;
    if (only === undefined) return all;
    if (parts.length === 1) return only;
    for (const part of parts) {
      const opposite = this.opposites[conditionNumber(part)];
      if (typeof opposite === "object" && gathered.has(opposite)) return !all;
    }
    return joints.of(parts);
  }

  private joinedApart(parts: readonly Condition[] | boolean, all: boolean): ConditionTruth {
    if (typeof parts === "boolean") return parts;
    const [first, second] = parts;
    if (first === undefined) return all;
    return second === undefined ? first : (all ? this.joints.all : this.joints.any).of(parts);
  }

  /** False: the whole is settled by one part, or by two of one variable. */
  private gather(truths: readonly ConditionTruth[], all: boolean, gathered: JoinedParts): boolean {
    for (const truth of truths) {
      if (typeof truth === "boolean") {
        if (truth !== all) return false;
        continue;
      }
      const part = this.plain(truth);
      if (part.kind === "literal") {
        const place = gathered.placeOf(part.variable);
        const before = place < 0 ? undefined : gathered.literals[place];
        if (before === undefined) {
          gathered.addLiteral(part);
          continue;
        }
        const merged = this.literals.merged(before, part, all);
        if (typeof merged === "boolean") return false;
        gathered.literals[place] = merged;
      } else if (part.kind === (all ? "all-of" : "any-of") && !this.wholes.has(part)) {
        if (!this.gather(part.parts, all, gathered)) return false;
      } else gathered.add(part);
    }
    return true;
  }

  /** Conditions on one amount become one, before each is said as what it is. */
  private withEachTallyOnce(truths: readonly ConditionTruth[], all: boolean): readonly ConditionTruth[] {
    const places = new Map<string, number>();
    let joined: ConditionTruth[] | undefined;
    truths.forEach((truth, i) => {
      if (!isTally(truth)) return;
      const key = tallied(truth);
      const place = places.get(key);
      const before = place === undefined ? undefined : (joined ?? truths)[place];
      if (place === undefined || before === undefined || !isTally(before)) {
        places.set(key, i);
        return;
      }
      joined ??= truths.slice();
      joined[place] = this.ofOneTally(before, truth, all);
      joined[i] = all;
    });
    return joined ?? truths;
  }

  /** Two conditions on one amount, as one. */
  private ofOneTally(one: Tally, other: Tally, all: boolean): ConditionTruth {
    const ranges = all ? shared(one.ranges, other.ranges) : [...one.ranges, ...other.ranges];
    return one.kind === "counted" ? this.counted(one.parts, ranges) : this.weighed(one.parts, ranges);
  }

  /** Counts that say "one at least", "all", "none", "not all" of their parts, as what they are. */
  private plain(condition: Condition): Condition {
    return condition.kind === "counted" && condition.ranges.length === 1
      ? this.plainCount(condition)
      : condition;
  }

  private plainCount(condition: Of<"counted">): Condition {
    const { parts } = condition;
    const [lo, hi] = condition.ranges[0] ?? [0, 0];
    if (new Set(parts).size < parts.length) return condition;
    let simpler: ConditionTruth = condition;
    if (lo === 1 && hi === parts.length) simpler = this.anyOf(parts);
    else if (lo === parts.length) simpler = this.allOf(parts);
    else if (hi === 0) simpler = this.allOf(this.notEach(parts));
    else if (lo === 0 && hi === parts.length - 1) simpler = this.anyOf(this.notEach(parts));
    return typeof simpler === "object" ? simpler : condition;
  }

  private opposite(condition: Condition): ConditionTruth {
    switch (condition.kind) {
      case "literal": {
        const { variable, except } = condition;
        return except === undefined
          ? this.literals.except(variable, condition.values)
          : this.literals.of(variable, except);
      }
      case "auxiliary": {
        const { auxiliary, except } = condition;
        return except === undefined
          ? this.auxiliaries.except(auxiliary, condition.values)
          : this.auxiliaries.of(auxiliary, except);
      }
      case "candidate":
        return this.candidate(condition.candidate, !condition.negated);
      case "placement":
        return this.placement(condition.placement, !condition.negated);
      case "all-of": {
        if (condition.pairing !== undefined) return this.unequal(condition.pairing);
        return this.oppositeRelation(condition.parts) ?? this.anyOf(this.notEach(condition.parts));
      }
      case "any-of":
        return this.allOf(this.notEach(condition.parts));
      case "counted":
        return this.counted(condition.parts, complement(condition.ranges, condition.parts.length));
      case "weighed": {
        const [least, most] = reachOf(condition.parts);
        return this.weighed(condition.parts, complement(condition.ranges, most, least));
      }
      case "chain":
        return this.oppositeChain(condition);
      default:
        return condition satisfies never;
    }
  }

  private notEach(parts: readonly Condition[]): readonly ConditionTruth[] {
    return parts.map((part) => this.not(part));
  }

  private oppositeChain(condition: Of<"chain">): Condition {
    const { accepts } = condition;
    const whole = this.withoutEnds(condition.chain);
    return this.chain(
      whole,
      `not ${conditionNumber(condition)}`,
      (state) => state === DEAD || !accepts(state),
    );
  }

  /** Values of two variables with which some clause on them does not hold, as clauses. */
  private oppositeRelation(parts: readonly Condition[]): ConditionTruth | undefined {
    // Of literals alone it is "not this, or not that".
    if (parts.every(({ kind }) => kind === "literal")) return undefined;
    const relation = parts.length < 2 ? undefined : relationOf(parts, this.domains.variable);
    if (relation === undefined) return undefined;
    const others = this.domains.variable(relation.right);
    return this.allOf(
      opposites(relation, others).map(({ left, right }) =>
        this.either(this.not(this.literal(relation.left, left)), this.literal(relation.right, right)),
      ),
    );
  }

  /** The same chain, with a state for "can no longer be accepted". */
  private withoutEnds(chain: Chain): Chain {
    const known = this.negatedChains.get(chain);
    if (known !== undefined) return known;
    const whole: Chain = {
      start: chain.start,
      next: (state, symbol, step) => (state === DEAD ? DEAD : (chain.next(state, symbol, step) ?? DEAD)),
      steps: chain.steps,
    };
    this.negatedChains.set(chain, whole);
    return whole;
  }
}

function pairingOf(truth: ConditionTruth): Pairing | undefined {
  return typeof truth === "object" && truth.kind === "all-of" ? truth.pairing : undefined;
}

function rangesKey(ranges: NumberRanges): string {
  return ranges.map(([lo, hi]) => `${lo}..${hi}`).join();
}

/** Whether the truths are a few literals of different variables: clauses mostly are. */
function areLiteralsApart(truths: readonly ConditionTruth[]): truths is readonly Literal[] {
  if (truths.length < 2 || truths.length > SHORT_CLAUSE) return false;
  for (let i = 0; i < truths.length; i++) {
    const truth = truths[i];
    if (typeof truth !== "object" || truth.kind !== "literal") return false;
    for (let k = 0; k < i; k++) {
      const other = truths[k];
      if (typeof other === "object" && other.kind === "literal" && other.variable === truth.variable)
        return false;
    }
  }
  return true;
}
