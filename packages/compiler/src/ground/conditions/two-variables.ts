/**
 * Conditions about two variables of few values, however they were said: `difference(x, y) = 0 or difference(x, y) = 2`, `min(x, y) + 2 <= max(x, y)`,
 * "not equal, and not one more". The pairs of values that can be are told by clauses of two literals, one for the values of one variable that allow
 * the same of the other.
 */
import type { Condition, Pairing } from "../../condition.js";
import type { GroundVariableId, ValueCode } from "../../ground.js";
import { CASE_PAIRS } from "../../thresholds.js";
import { byPartners } from "./relations.js";

/** Two truths: patterns read how they are joined. */
const PAIRS_OF_TRUTHS = 4;

type Domain = (id: GroundVariableId) => readonly ValueCode[];

/** For each pair: where the left variable has one of its values, the right one has one of those beside it. */
export interface Implications extends Pairing {
  /** Whether they say what an equality says: each value of either variable goes with some of the other, which go with no others. */
  readonly areEqual: boolean;
}

/**
 * Clauses that together say the same; undefined where the condition is about other than two variables, is as short in its own clauses, or has too
 * many values. Equalities are left as they are.
 */
export function implicationsOf(condition: Condition, domain: Domain): Implications | undefined {
  const clauses = clausesOf(condition);
  if (clauses <= 1) return undefined;
  const seen: Seen = { variables: [], nodes: 0 };
  if (!gather(condition, seen)) return undefined;
  // In their order: whichever was named first, the clauses are the same ones.
  const [one, other] = seen.variables.sort((a, b) => a - b);
  if (one === undefined || other === undefined) return undefined;
  const [ones, others] = [domain(one), domain(other)];
  const pairs = ones.length * others.length;
  if (pairs <= PAIRS_OF_TRUTHS || pairs * seen.nodes > CASE_PAIRS) return undefined;
  const allowed = new Map(
    ones.map((a) => [a, others.filter((b) => holds(condition, (variable) => (variable === one ? a : b)))]),
  );
  const forth = grouped(one, ones, other, others, (a) => allowed.get(a) ?? []);
  const back = grouped(other, others, one, ones, (b) => ones.filter((a) => allowed.get(a)?.includes(b)));
  const fewest = back.pairs.length < forth.pairs.length ? back : forth;
  return fewest.pairs.length < clauses ? fewest : undefined;
}

/** In how many clauses of literals it is said as it is; an amount, an equality, and a choice between values or equalities count as one. */
function clausesOf(condition: Condition): number {
  if (isLiteral(condition) || isEqual(condition) || isTallyOfLiterals(condition)) return 1;
  if (condition.kind === "any-of") {
    const others = condition.parts.filter((part) => !isLiteral(part));
    return others.every((part) => isEqual(part) || areLiterals(part)) ? 1 : Number.POSITIVE_INFINITY;
  }
  if (condition.kind !== "all-of") return Number.POSITIVE_INFINITY;
  let clauses = 0;
  for (const part of condition.parts) clauses += isLiteral(part) ? 0 : clausesOf(part);
  return clauses;
}

const isLiteral = ({ kind }: Condition): boolean => kind === "literal";
const isTallyOfLiterals = (condition: Condition): boolean =>
  (condition.kind === "counted" && condition.parts.every(isLiteral)) ||
  (condition.kind === "weighed" && condition.parts.every(({ when }) => isLiteral(when)));
const areLiterals = (condition: Condition): boolean =>
  condition.kind === "all-of" && condition.pairing === undefined && condition.parts.every(isLiteral);
const isEqual = (condition: Condition): boolean =>
  condition.kind === "all-of" && condition.pairing !== undefined;

interface Seen {
  readonly variables: GroundVariableId[];
  nodes: number;
}

/** Collects its variables. False: there are more than two, or it is about something else as well. */
function gather(condition: Condition, seen: Seen): boolean {
  if (++seen.nodes > CASE_PAIRS) return false;
  switch (condition.kind) {
    case "literal":
      return add(condition.variable, seen);
    case "all-of":
      if (condition.pairing !== undefined) {
        seen.nodes += condition.pairing.pairs.length;
        return add(condition.pairing.left, seen) && add(condition.pairing.right, seen);
      }
      return condition.parts.every((part) => gather(part, seen));
    case "any-of":
    case "counted":
      return condition.parts.every((part) => gather(part, seen));
    case "weighed":
      return condition.parts.every(({ when }) => gather(when, seen));
    default:
      return false;
  }
}

function add(variable: GroundVariableId, { variables }: Seen): boolean {
  if (variables.includes(variable)) return true;
  return variables.push(variable) <= 2;
}

function holds(condition: Condition, codeOf: (variable: GroundVariableId) => ValueCode): boolean {
  const isTrue = (part: Condition): boolean => holds(part, codeOf);
  switch (condition.kind) {
    case "literal":
      return condition.values.includes(codeOf(condition.variable));
    case "all-of":
      return condition.pairing === undefined
        ? condition.parts.every(isTrue)
        : areEqual(condition.pairing, codeOf);
    case "any-of":
      return condition.parts.some(isTrue);
    case "counted": {
      const many = condition.parts.filter(isTrue).length;
      return condition.ranges.some(([lo, hi]) => lo <= many && many <= hi);
    }
    case "weighed": {
      let sum = 0;
      for (const { weight, when } of condition.parts) if (isTrue(when)) sum += weight;
      return condition.ranges.some(([lo, hi]) => lo <= sum && sum <= hi);
    }
    default:
      throw new Error(`nothing that is gathered is a ${condition.kind}`);
  }
}

function areEqual(
  { left, right, pairs }: Pairing,
  codeOf: (variable: GroundVariableId) => ValueCode,
): boolean {
  const [one, other] = [codeOf(left), codeOf(right)];
  return pairs.every((pair) => !pair.left.includes(one) || pair.right.includes(other));
}

/** A clause for each set of values of `right` that some values of `left` allow; none where they allow all. */
function grouped(
  left: GroundVariableId,
  own: readonly ValueCode[],
  right: GroundVariableId,
  others: readonly ValueCode[],
  allowedBy: (value: ValueCode) => readonly ValueCode[],
): Implications {
  const all = byPartners(own, allowedBy);
  const together = all.reduce((sum, pair) => sum + pair.right.length, 0);
  const areEqual = together === new Set(all.flatMap((pair) => pair.right)).size;
  return { left, right, pairs: all.filter((pair) => pair.right.length < others.length), areEqual };
}
